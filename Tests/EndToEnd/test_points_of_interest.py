"""C-45: what there is to see around somebody, and on the way."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from cairn.geo.v1 import points_of_interest_pb2 as points_pb2
from player import place, refused

OPENSTREETMAP = "© OpenStreetMap contributors (openstreetmap.org/copyright), ODbL 1.0"
Kind = points_pb2.PointOfInterestKind
STATION = place(60.1710, 24.9414)
SENATE_SQUARE = place(60.1695, 24.9525)


def ask(player, method: str, request):
    return getattr(player.points_of_interest, method)(request, headers=player.headers())


def around(player, **request):
    return ask(player, "find_points_of_interest", points_pb2.FindPointsOfInterestRequest(**request))


def along(player, **request):
    return ask(player, "find_points_of_interest_along", points_pb2.FindPointsOfInterestAlongRequest(**request))


def test_a_museum_near_the_station_and_all_that_is_known_of_it(shared_player):
    near = around(shared_player, position=STATION, kinds=[Kind.POINT_OF_INTEREST_KIND_MUSEUM])
    distances = [found.distance_m for found in near.points]
    assert near.points[0].point.name == "Ateneum" and 100 < distances[0] < 300 and distances == sorted(distances)
    assert {found.point.kind for found in near.points} == {Kind.POINT_OF_INTEREST_KIND_MUSEUM}
    assert list(near.attributions) == [OPENSTREETMAP]
    answer = ask(shared_player, "get_point_of_interest", points_pb2.GetPointOfInterestRequest(point_id=near.points[0].point.point_id))
    assert answer.point.name == "Ateneum" and answer.point.position == near.points[0].point.position
    assert answer.point.website_url.startswith("http") and answer.point.wikidata_id == "Q754507"
    assert "Музей Атенеум" in answer.point.other_names and answer.point.opening_hours
    assert OPENSTREETMAP in answer.attributions
    with refused("not_found", "POINT_OF_INTEREST_NOT_FOUND"):
        ask(shared_player, "get_point_of_interest", points_pb2.GetPointOfInterestRequest(point_id="osm-w1"))


def test_of_all_kinds_and_within_a_radius(shared_player):
    everything = around(shared_player, position=STATION, limit=1_000)
    assert len(everything.points) == 100 and len({found.point.kind for found in everything.points}) > 5
    few = around(shared_player, position=STATION, radius_m=150)
    assert 0 < len(few.points) < 20 and all(found.distance_m <= 150 for found in few.points)
    assert not around(shared_player, position=place(61.5, 23.75), radius_m=50_000).points


def test_on_the_way_in_its_order_and_on_pages(shared_player):
    path = {"waypoints": [STATION, place(60.1687, 24.9420), SENATE_SQUARE], "width_m": 300}
    whole = along(shared_player, page_size=100, **path)
    passed = [found.along_m for found in whole.points]
    assert len(passed) > 10 and passed == sorted(passed) and passed[-1] <= whole.length_m and 700 < whole.length_m < 1_000
    assert all(found.distance_m <= 150 for found in whole.points) and OPENSTREETMAP in whole.attributions
    first = along(shared_player, page_size=8, **path)
    second = along(shared_player, page_size=8, page_token=first.next_page_token, **path)
    assert [*first.points, *second.points] == list(whole.points)[:16]
    artworks = along(shared_player, kinds=[Kind.POINT_OF_INTEREST_KIND_ARTWORK], page_size=100, **path)
    listed = [found for found in whole.points if found.point.kind == Kind.POINT_OF_INTEREST_KIND_ARTWORK]
    assert listed and list(artworks.points) == listed
    with refused("invalid_argument", "INVALID_ARGUMENT") as wrong:
        along(shared_player, waypoints=[STATION, SENATE_SQUARE], width_m=300, page_token=first.next_page_token)
    assert wrong.refusal.fields == ["page_token"]


@pytest.mark.parametrize(
    "request_, field",
    [
        ({}, "position"), ({"position": place(91, 0)}, "position"), ({"position": STATION, "radius_m": 50_001}, "radius_m"),
        ({"position": STATION, "radius_m": float("nan")}, "radius_m"), ({"position": STATION, "kinds": [0]}, "kinds"),
        ({"position": STATION, "kinds": [77]}, "kinds"), ({"position": STATION, "limit": -1}, "limit"),
    ],
)
def test_what_cannot_be_asked_around_a_place(shared_player, request_, field):
    with refused("invalid_argument", "INVALID_ARGUMENT") as wrong:
        around(shared_player, **request_)
    assert wrong.refusal.fields == [field]


@pytest.mark.parametrize(
    "request_, field",
    [
        ({}, "waypoints"), ({"waypoints": [STATION]}, "waypoints"), ({"waypoints": [STATION] * 201}, "waypoints"),
        ({"waypoints": [STATION, place(0, 181)]}, "waypoints"), ({"waypoints": [STATION, place(62, 25)]}, "waypoints"),
        ({"waypoints": [STATION, SENATE_SQUARE], "width_m": 0}, "width_m"), ({"waypoints": [STATION, SENATE_SQUARE], "page_size": -1}, "page_size"),
    ],
)
def test_what_cannot_be_asked_along_a_way(shared_player, request_, field):
    with refused("invalid_argument", "INVALID_ARGUMENT") as wrong:
        along(shared_player, **request_)
    assert wrong.refusal.fields == [field]


def test_who_may_ask_and_how(stranger, shared_player):
    with refused("unauthenticated", "UNAUTHENTICATED"):
        stranger.points_of_interest.find_points_of_interest(points_pb2.FindPointsOfInterestRequest(position=STATION))
    query = "?connect=v1&encoding=json&message=%7B%22position%22:%7B%22latitudeDegrees%22:60,%22longitudeDegrees%22:25%7D%7D"
    url, headers = f"{shared_player.url}/cairn.geo.v1.PointOfInterestService", {"authorization": f"Bearer {shared_player.access_token}"}
    assert shared_player.http.get(f"{url}/FindPointsOfInterest{query}", headers=headers).status == 405, "a position in a log"
    query = "?connect=v1&encoding=json&message=%7B%22pointId%22:%22osm-w8042215%22%7D"
    answer = shared_player.http.get(f"{url}/GetPointOfInterest{query}", headers=headers)
    assert answer.status == 200 and json.loads(answer.content)["point"]["name"] == "Kiasma"
    assert answer.headers["cache-control"] == "private, max-age=3600"
    again = shared_player.http.get(f"{url}/GetPointOfInterest{query}", headers=headers | {"if-none-match": answer.headers["etag"]})
    assert again.status == 304


def test_a_guest_asks_on_the_command_line(cairn):
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
    command = [str(program), "points", "60.1710", "24.9414", "--kind", "museum", "--limit", "2", "--gateway", cairn.url]
    run = subprocess.run([*command, "--units", "imperial"], capture_output=True, text=True, timeout=30)
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    assert len(lines) == 3 and "ft  Ateneum, museum" in lines[0] and lines[2] == OPENSTREETMAP
    run = subprocess.run([*command[:-2], "--gateway", cairn.url], capture_output=True, text=True, timeout=30)
    assert " m  Ateneum, museum" in run.stdout
