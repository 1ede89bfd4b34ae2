"""E-35, W-86, W-87: what an operator loads on the command line, first to see what would come of it, then really, is what players get."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from cairn.geo.v1 import locations_pb2, maps_pb2, parks_pb2
from cairn.geo.v1 import points_of_interest_pb2 as points_pb2
from installation import SHORT_TIMING, Installation, eventually
from player import Player, place

# In the middle of the ocean, where the repository's data has nothing: 20 to 21° S, 30 to 31° W.
SQUARE = [[-31, -21], [-30, -21], [-30, -20], [-31, -20], [-31, -21]]
# Prints the connection string of the geo service's database.
CONNECTION = """set -euo pipefail
source scripts/lib/home.sh; source scripts/lib/ports.sh; source scripts/lib/postgres.sh
load_ports; find_postgres_home; connection cairn_geo cairn_geo"""


@pytest.fixture(scope="module")
def island():
    """An installation of its own: the data of the shared one stays as other tests know it."""
    installation = Installation(**SHORT_TIMING)
    try:
        yield installation.start()
    finally:
        installation.remove()


@pytest.fixture(scope="module")
def islander(island) -> Player:
    return Player(island.url).sign_up()


def cairn_import(island, *arguments: str, fails: bool = False) -> list[str]:
    program = Path(os.environ.get("CAIRN_BUILD_PATH", island.repository / ".build")) / "release" / "cairn"
    shell = {"env": island.environment, "cwd": island.repository, "text": True, "timeout": 120}
    connection = subprocess.run(["bash", "-c", CONNECTION], check=True, capture_output=True, **shell).stdout
    command = [str(program), "import", *arguments, "--database", connection]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (run.returncode != 0) == fails, run.stdout + run.stderr
    return (run.stderr if fails else run.stdout).splitlines()


def load(island, tmp_path, *arguments: str) -> list[str]:
    """Dry, really, and once more; what the report has to say of it."""
    report = tmp_path / "report"
    dry = cairn_import(island, *arguments, "--dry-run")
    assert "would load" in dry[-1]
    done = cairn_import(island, *arguments, "--report", str(report))
    assert " loaded " in done[-1]
    # The same counts, before and after.
    assert dry[-1].split("would load ")[1].split(" in ")[0] == done[-1].split(" loaded ")[1].split(" in ")[0]
    assert cairn_import(island, *arguments) == [done[-1].split(": ")[0] + ": loaded already"]
    return report.read_text().splitlines()


def feature(geometry: dict, **properties) -> str:
    return json.dumps({"type": "Feature", "properties": {key.replace("at_", "@"): value for key, value in properties.items()}, "geometry": geometry})


def square(half: float = 0.01) -> dict:
    south, west, north, east = -20.5 - half, -30.5 - half, -20.5 + half, -30.5 + half
    return {"type": "Polygon", "coordinates": [[[west, south], [east, south], [east, north], [west, north], [west, south]]]}


def point(latitude: float, longitude: float) -> dict:
    return {"type": "Point", "coordinates": [longitude, latitude]}


def test_parks_with_what_is_in_them(island, islander, tmp_path):
    extract = tmp_path / "atlantis.geojsonl"
    extract.write_text(
        "\n".join([
            feature(square(), at_type="way", at_id=1, leisure="park", name="Poseidon's Garden"), "",
            feature(square(), at_type="way", at_id=1, leisure="park", name="Twice"),
            feature(square(), at_type="way", at_id=2, leisure="garden", name="Mine", access="private"),
            feature(point(-20.5, -30.5), at_type="node", at_id=3, amenity="bench"),
            feature(point(-20.49, -30.5), at_type="node", at_id=4, barrier="gate"),
            feature(square(), at_type="way", at_id=5, building="yes"),
        ])
    )
    report = load(island, tmp_path, "parks", str(extract), "--name", "atlantis", "--attribution", "© Atlantis")
    assert "parks:atlantis: line 3: left out: its id stands there twice" in report
    assert "parks:atlantis: line 4: left out: private" in report
    near = islander.parks.find_nearby_parks(parks_pb2.FindNearbyParksRequest(position=place(-20.5, -30.5)), headers=islander.headers())
    assert [found.park.name for found in near.parks] == ["Poseidon's Garden"]
    park = islander.parks.get_park(parks_pb2.GetParkRequest(park_id="osm-w1"), headers=islander.headers()).park
    assert list(park.facilities) == ["bench"] and len(park.entrances) == 1

    def attributions() -> list[str]:
        request = parks_pb2.FindNearbyParksRequest(position=place(-20.5, -30.5))
        return list(islander.parks.find_nearby_parks(request, headers=islander.headers()).attributions)

    eventually(lambda: "© Atlantis" in attributions(), within=40, what="the operator's attribution")


def test_points_of_interest(island, islander, tmp_path):
    extract = tmp_path / "atlantis.geojsonl"
    extract.write_text(feature(point(-20.5, -30.5), at_type="node", at_id=7, tourism="museum", name="Temple"))
    load(island, tmp_path, "points", str(extract), "--name", "atlantis")
    request = points_pb2.FindPointsOfInterestRequest(position=place(-20.5, -30.5))
    found = islander.points_of_interest.find_points_of_interest(request, headers=islander.headers())
    assert [near.point.name for near in found.points] == ["Temple"]
    # What a neighbour's extract has too stays where it is.
    assert "points:other: 1 that another import has brought left to it" in load(island, tmp_path, "points", str(extract), "--name", "other")


def test_a_map_and_the_places_of_it_that_were_seen(island, islander, tmp_path):
    shape = tmp_path / "atlantis.geojson"
    shape.write_text(json.dumps({"type": "Polygon", "coordinates": [SQUARE]}))
    load(island, tmp_path, "geojson", str(shape), "--map-id", "atlantis", "--name", "Atlantis", "--attribution", "© Plato")
    places = tmp_path / "places.jsonl"
    seen = [{"latitude": -20.1 - step / 10, "longitude": -30.25, "provider": "MAPILLARY", "panorama_id": 100 + step} for step in range(9)]
    places.write_text("\n".join(json.dumps(line) for line in [*seen, {"latitude": 1, "longitude": 1}]))
    credit = "© Mapillary contributors, CC BY-SA 4.0"
    report = load(island, tmp_path, "locations", str(places), "--map", "atlantis", "--attribution", credit)
    assert report[0] == "locations:atlantis: line 10: left out: outside of the map"

    def map_():
        maps = islander.maps.list_maps(maps_pb2.ListMapsRequest(page_size=500), headers=islander.headers()).maps
        return next((found for found in maps if found.map_id == "atlantis"), None)

    assert list(eventually(map_, within=40, what="the map").attributions) == ["© Plato"]
    game = islander.start_single(map_id="atlantis")
    panorama = game.rounds[0].panorama
    assert panorama.provider == locations_pb2.PANORAMA_PROVIDER_MAPILLARY and 100 <= int(panorama.panorama_id) < 109
    assert panorama.attribution == credit
    # Nothing of where it is: all places are on one meridian.
    assert not panorama.HasField("position") and "-30.25" not in str(game)


def test_cities_of_a_dump_of_geonames(island, islander, tmp_path):
    dump = tmp_path / "cities500.txt"
    line = ["9999999", "Atlantis", "Atlantis", "Atlantide", "-20.5", "-30.5", "P", "PPL", "BR", "", "01", "", "", "", "4000", "", "1"]
    dump.write_text("\t".join([*line, "America/Sao_Paulo", "2026-01-01"]) + "\n")
    report = load(island, tmp_path, "geonames", str(dump))
    assert report[-1].startswith("cities:geonames: loaded 1 cities, 2 names")
    assert [city.name for city in islander.autocomplete("atlantid", limit=5)] == ["Atlantis"]
    # What comes along with a release leaves it alone.
    lines = cairn_import(island, "all", "--from", str(island.repository / "data"))
    assert "maps: loaded already" in lines and "cities: loaded already" in lines
