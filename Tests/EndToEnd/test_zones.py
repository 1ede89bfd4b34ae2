"""Zones: what lists are filtered by, from countries down to provinces, and the zones of where somebody is."""

from __future__ import annotations

from cairn.geo.v1 import cities_pb2, zones_pb2
from cairn.type.v1 import lat_lng_pb2
from player import refused


def listed(player, parent: str = "", size: int = 0):
    token, found = "", []
    while True:
        request = zones_pb2.ListZonesRequest(parent_zone_id=parent, page_size=size, page_token=token)
        page = player.zones.list_zones(request, headers=player.headers())
        assert "GeoNames" in page.attribution
        found += page.zones
        token = page.next_page_token
        if not token:
            return found


def test_from_a_country_to_its_cities(shared_player):
    countries = listed(shared_player)
    assert len(countries) > 200 and all(zone.kind == zones_pb2.ZONE_KIND_COUNTRY for zone in countries)
    finland = next(zone for zone in countries if zone.zone_id == "fi")
    regions = listed(shared_player, "fi", size=5)
    assert finland.name == "Finland" and len({zone.zone_id for zone in regions}) == len(regions) > 5
    largest = max(regions, key=lambda zone: zone.population_count)
    request = cities_pb2.ListFeaturedCitiesRequest(zone_id=largest.zone_id)
    cities = shared_player.cities.list_featured_cities(request, headers=shared_player.headers()).cities
    assert cities[0].name == "Helsinki" and all(city.zone_id.startswith(largest.zone_id) for city in cities)


def test_the_zones_of_where_somebody_is(shared_player):
    position = lat_lng_pb2.LatLng(latitude_degrees=60.17, longitude_degrees=24.94)
    place = shared_player.cities.reverse_geocode_city(
        cities_pb2.ReverseGeocodeCityRequest(position=position), headers=shared_player.headers()
    )
    answer = shared_player.zones.get_zone(zones_pb2.GetZoneRequest(zone_id=place.city.zone_id), headers=shared_player.headers())
    assert answer.zone.zone_id == place.city.zone_id and answer.parents[0].zone_id == place.country.country_code == "fi"


def test_a_zone_that_is_not_there(shared_player):
    with refused("not_found", "ZONE_NOT_FOUND"):
        shared_player.zones.get_zone(zones_pb2.GetZoneRequest(zone_id="fi/Atlantis"), headers=shared_player.headers())
    with refused("not_found", "ZONE_NOT_FOUND"):
        listed(shared_player, "xx")
