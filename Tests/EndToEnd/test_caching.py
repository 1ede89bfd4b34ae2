"""What a client keeps of an answer and does not get again: ETags of every method whose answers may be kept."""

from __future__ import annotations

import base64
import importlib
from pathlib import Path

import pytest
from cairn.auth.v1 import server_info_pb2
from cairn.game.expeditions.v1 import challenges_pb2
from cairn.game.whereami.v1 import statistics_pb2
from cairn.geo.v1 import cities_pb2, maps_pb2, parks_pb2, points_of_interest_pb2, zones_pb2
from cairn.rpc.v1 import options_pb2

# Two requests with different answers for each.
REQUESTS = {
    "cairn.auth.v1.ServerInfoService/GetServerInfo": [server_info_pb2.GetServerInfoRequest(), None],
    "cairn.game.expeditions.v1.ChallengeService/GetChallengeTypes": [challenges_pb2.GetChallengeTypesRequest(), None],
    "cairn.game.whereami.v1.StatisticsService/GetDay": [statistics_pb2.GetDayRequest(), None],
    "cairn.geo.v1.CityService/AutocompleteCity": [
        cities_pb2.AutocompleteCityRequest(prefix="Mila", limit=5), cities_pb2.AutocompleteCityRequest(prefix="Roma", limit=5)],
    "cairn.geo.v1.CityService/GetCity": [cities_pb2.GetCityRequest(city_id=3173435), cities_pb2.GetCityRequest(city_id=658225)],
    "cairn.geo.v1.CityService/ListFeaturedCities": [
        cities_pb2.ListFeaturedCitiesRequest(), cities_pb2.ListFeaturedCitiesRequest(country_code="it")],
    "cairn.geo.v1.MapService/GetMap": [maps_pb2.GetMapRequest(map_id="world"), maps_pb2.GetMapRequest(map_id="europe")],
    "cairn.geo.v1.MapService/ListMaps": [maps_pb2.ListMapsRequest(), maps_pb2.ListMapsRequest(page_size=3)],
    "cairn.geo.v1.ParkService/GetPark": [
        parks_pb2.GetParkRequest(park_id="osm-r6627217"), parks_pb2.GetParkRequest(park_id="osm-w28328802")],
    "cairn.geo.v1.ParkService/ListParkChanges": [
        parks_pb2.ListParkChangesRequest(), parks_pb2.ListParkChangesRequest(page_size=2, zone_id="fi")],
    "cairn.geo.v1.ParkService/SearchParks": [
        parks_pb2.SearchParksRequest(query="helsinki"), parks_pb2.SearchParksRequest(query="kirkkop")],
    "cairn.geo.v1.PointOfInterestService/GetPointOfInterest": [
        points_of_interest_pb2.GetPointOfInterestRequest(point_id="osm-w8042215"), None],
    "cairn.geo.v1.ZoneService/GetZone": [zones_pb2.GetZoneRequest(zone_id="fi"), zones_pb2.GetZoneRequest(zone_id="it")],
    "cairn.geo.v1.ZoneService/ListZones": [zones_pb2.ListZonesRequest(), zones_pb2.ListZonesRequest(parent_zone_id="fi")],
}


def kept() -> dict[str, int]:
    """Methods whose answers may be kept, and for how many seconds, as the contract has them. Without those of the bench, which is served for
    measurements only."""
    client = Path(cities_pb2.__file__).parents[3]
    methods = {}
    for path in client.glob("cairn/**/*_pb2.py"):
        module = importlib.import_module(".".join(path.relative_to(client).with_suffix("").parts))
        for service in module.DESCRIPTOR.services_by_name.values():
            for method in service.methods:
                seconds = method.GetOptions().Extensions[options_pb2.policy].cache_seconds
                if seconds > 0 and not service.full_name.startswith("cairn.bench."):
                    methods[f"{service.full_name}/{method.name}"] = seconds
    return methods


KEPT = kept()


def test_every_method_whose_answers_may_be_kept_is_tried_here():
    assert set(KEPT) == set(REQUESTS)


@pytest.mark.parametrize("method", sorted(REQUESTS))
def test_what_has_not_changed_is_not_sent_again(shared_player, method):
    def get(request, encoding: str = "proto", **headers: str):
        message = base64.urlsafe_b64encode(request.SerializeToString()).decode().rstrip("=")
        url = f"{shared_player.url}/{method}?connect=v1&encoding={encoding}&base64=1&message={message}"
        return shared_player.http.get(url, headers={"authorization": f"Bearer {shared_player.access_token}", **headers})

    request, other = REQUESTS[method]
    if method.endswith("/GetDay"):
        # Where nobody has played there is nothing to tell.
        shared_player.play_single()
    first = get(request)
    assert first.status == 200 and first.content and first.headers["etag"]
    assert first.headers["cache-control"] == f"private, max-age={KEPT[method]}"
    again = get(request, **{"if-none-match": first.headers["etag"]})
    assert again.status == 304 and not again.content and again.headers["etag"] == first.headers["etag"]
    assert again.headers["cache-control"] == first.headers["cache-control"]
    stale = get(request, **{"if-none-match": '"something-else"'})
    assert stale.status == 200 and stale.content == first.content and stale.headers["etag"] == first.headers["etag"]
    if other:
        another = get(other, **{"if-none-match": first.headers["etag"]})
        assert another.status == 200 and another.headers["etag"] != first.headers["etag"]
