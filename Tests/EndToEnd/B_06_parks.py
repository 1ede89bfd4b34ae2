"""B-6: five parks nearest first; search by name and by city, five results; none, a hint; details; a pack for the way; a map."""

from __future__ import annotations

import pytest
from cairn.geo.v1 import parks_pb2
from cairn.type.v1 import lat_lng_pb2
from earth import haversine_m
from player import refused

OPENSTREETMAP = "© OpenStreetMap contributors (openstreetmap.org/copyright), ODbL 1.0"
MARKET_SQUARE = lat_lng_pb2.LatLng(latitude_degrees=60.1675, longitude_degrees=24.9525)


def ask(player, method: str, request):
    return getattr(player.parks, method)(request, headers=player.headers())


def test_the_nearest_parks_and_one_of_them(shared_player):
    near = ask(shared_player, "find_nearby_parks", parks_pb2.FindNearbyParksRequest(position=MARKET_SQUARE))
    distances = [found.distance_m for found in near.parks]
    assert len(near.parks) == 5 and distances == sorted(distances) and near.parks[0].park.name == "Esplanadinpuisto"
    assert OPENSTREETMAP in near.attributions
    answer = ask(shared_player, "get_park", parks_pb2.GetParkRequest(park_id=near.parks[0].park.park_id))
    assert answer.park.summary == near.parks[0].park and len(answer.park.polygons[0].exterior.points) > 10
    assert "fountain" in answer.park.facilities and OPENSTREETMAP in answer.attributions
    with refused("not_found", "PARK_NOT_FOUND"):
        ask(shared_player, "get_park", parks_pb2.GetParkRequest(park_id="osm-w1"))


def test_without_a_position_a_city_is_chosen(shared_player):
    helsinki = shared_player.autocomplete("Helsinki", limit=1)[0]
    near = ask(shared_player, "find_nearby_parks", parks_pb2.FindNearbyParksRequest(city_id=helsinki.city_id))
    assert len(near.parks) == 5 and {found.park.city_name for found in near.parks} == {"Helsinki"}
    with refused("not_found", "CITY_NOT_FOUND"):
        ask(shared_player, "find_nearby_parks", parks_pb2.FindNearbyParksRequest(city_id=1))


@pytest.mark.parametrize("typed", ["kirkkop", "VANHA KIRKKOPUISTO", "gamla kyrko", "Vanha kirkopuisto"])
def test_a_park_is_found_by_its_name(shared_player, typed):
    answer = ask(shared_player, "search_parks", parks_pb2.SearchParksRequest(query=typed))
    assert answer.parks[0].name == "Vanha kirkkopuisto"


def test_the_parks_of_a_city_five_at_a_time(shared_player):
    first = ask(shared_player, "search_parks", parks_pb2.SearchParksRequest(query="helsinki"))
    second = ask(shared_player, "search_parks", parks_pb2.SearchParksRequest(query="helsinki", page_token=first.next_page_token))
    assert len(first.parks) == len(second.parks) == 5 and not second.next_page_token
    assert len({park.park_id for park in [*first.parks, *second.parks]}) == 10


def test_in_another_city_the_nearer_parks_come_first(shared_player):
    espoo = shared_player.autocomplete("Espoo", limit=1)[0]
    search = parks_pb2.SearchParksRequest(query="helsinki", page_size=10, near_city_id=espoo.city_id)
    found = ask(shared_player, "search_parks", search).parks
    metres = [haversine_m(espoo.position, park.centre) for park in found]
    assert len(metres) == 10 and metres == sorted(metres)


def test_nothing_found_is_no_error_and_brings_a_hint(shared_player):
    answer = ask(shared_player, "search_parks", parks_pb2.SearchParksRequest(query="Simonvägen"))
    assert not answer.parks and "Simonpuistikko" in answer.suggestions


def test_a_pack_for_the_way_and_what_is_new(shared_player):
    pack = ask(shared_player, "list_park_changes", parks_pb2.ListParkChangesRequest())
    names = {change.park.summary.name for change in pack.changes}
    assert len(names) == 10 and "Kaisaniemen puisto" in names and pack.revision > 0 and OPENSTREETMAP in pack.attributions
    assert all(change.park.polygons for change in pack.changes)
    later = ask(shared_player, "list_park_changes", parks_pb2.ListParkChangesRequest(after_revision=pack.revision))
    assert not later.changes and later.revision == pack.revision


def test_a_pack_of_one_zone(shared_player):
    helsinki = shared_player.autocomplete("Helsinki", limit=1)[0]
    assert helsinki.zone_id.startswith("fi/")
    pack = ask(shared_player, "list_park_changes", parks_pb2.ListParkChangesRequest(zone_id=helsinki.zone_id))
    assert len(pack.changes) == 10 and {change.park.summary.city_name for change in pack.changes} == {"Helsinki"}
    elsewhere = ask(shared_player, "list_park_changes", parks_pb2.ListParkChangesRequest(zone_id="it"))
    assert not elsewhere.changes and elsewhere.revision == pack.revision


def test_the_parks_on_a_map(shared_player):
    def corner(latitude: float, longitude: float):
        return lat_lng_pb2.LatLng(latitude_degrees=latitude, longitude_degrees=longitude)

    def shown(south_west, north_east, **more):
        return ask(shared_player, "find_parks_in_box", parks_pb2.FindParksInBoxRequest(south_west=south_west, north_east=north_east, **more))

    town = shown(corner(60.1, 24.8), corner(60.2, 25.1), zoom=12)
    assert len(town.parks) == 10 and not town.clusters and OPENSTREETMAP in town.attributions
    areas = [park.area_m2 for park in town.parks]
    assert areas == sorted(areas, reverse=True)
    # From Asia eastwards to America: not over Finland. From America eastwards to Asia: over it.
    assert not shown(corner(-90, 100), corner(90, -100)).parks
    assert len(shown(corner(-90, -100), corner(90, 100)).parks) == 10
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        shown(corner(61, 24), corner(60, 25))
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        shown(corner(60, 24), corner(61, 25), zoom=31)


def test_whether_somebody_is_in_a_park(shared_player):
    park = ask(shared_player, "search_parks", parks_pb2.SearchParksRequest(query="Esplanadinpuisto")).parks[0]
    inside = ask(shared_player, "check_in_park", parks_pb2.CheckInParkRequest(park_id=park.park_id, position=park.centre))
    assert inside.is_inside and inside.distance_m < 50
    kallio = lat_lng_pb2.LatLng(latitude_degrees=60.18, longitude_degrees=24.95)
    outside = ask(shared_player, "check_in_park", parks_pb2.CheckInParkRequest(park_id=park.park_id, position=kallio))
    assert not outside.is_inside and outside.distance_m > 1_000
