"""Which city somebody means and in which one they are: L-11 to L-14, and what B-6 needs of cities."""

from __future__ import annotations

import concurrent.futures
import json
import time

import pytest
from cairn.geo.v1 import cities_pb2, parks_pb2
from locks import held, superuser
from player import refused

GEONAMES = "Contains data from GeoNames (geonames.org), CC BY 4.0, modified"


@pytest.mark.parametrize(
    "typed, name",
    [("Mi", "Milan"), ("Napl", "Naples"), ("napoli", "Naples"), ("Muenchen", "Munich"), ("北京", "Beijing"), ("st peter", "Saint Petersburg")],
)
def test_a_city_is_completed_as_it_is_typed(shared_player, typed, name):
    assert name in [city.name for city in shared_player.autocomplete(typed, limit=5)]


def test_language_and_place_say_which_is_meant(shared_player):
    def first(**bias):
        return shared_player.autocomplete("Vale", limit=5, **bias)[0]

    assert first(language_code="es").name == "Valencia"
    for city, country_code in (("Caracas", "ve"), ("Madrid", "es")):
        near = shared_player.autocomplete(city, limit=1)[0]
        assert first(near_city_id=near.city_id).country_code == country_code
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        first(language_code="Spanish")


def test_cities_to_choose_from(shared_player):
    page = shared_player.featured_cities(page_size=30)
    assert len(page.cities) == 30 and page.attribution == GEONAMES
    following = shared_player.featured_cities(page_size=30, page_token=page.next_page_token)
    sizes = [city.population_count for city in [*page.cities, *following.cities]]
    assert sizes == sorted(sizes, reverse=True) and len({city.city_id for city in [*page.cities, *following.cities]}) == 60
    assert [city.name for city in shared_player.featured_cities("it", page_size=2).cities] == ["Rome", "Milan"]
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        shared_player.featured_cities("it", page_token=page.next_page_token)


def test_a_city_that_does_not_exist(shared_player):
    milan = shared_player.autocomplete("Milano", limit=1)[0]
    assert milan.matched_name == "Milano"
    milan.ClearField("matched_name")
    assert shared_player.city(milan.city_id) == milan
    with refused("not_found", "CITY_NOT_FOUND"):
        shared_player.city(1)


def test_the_city_somebody_is_in(shared_player):
    cathedral = shared_player.city_here(45.4642, 9.19)
    assert (cathedral.city.name, cathedral.city.region_name, cathedral.country.name) == ("Milan", "Lombardy", "Italy")
    assert cathedral.nearest_city == cathedral.city and 0 < cathedral.nearest_city_distance_m < 1_000
    assert GEONAMES in cathedral.attributions and "Made with Natural Earth" in cathedral.attributions
    bay = shared_player.city_here(40.81, 14.22)
    assert (bay.city.name, bay.country.country_code) == ("Naples", "it")
    ocean = shared_player.city_here(30, -40)
    assert not ocean.HasField("city") and not ocean.HasField("country") and ocean.nearest_city_distance_m > 1_000_000
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        shared_player.city_here(91, 0)


def test_who_may_ask(cairn, stranger, shared_player):
    with refused("unauthenticated", "UNAUTHENTICATED"):
        stranger.cities.autocomplete_city(cities_pb2.AutocompleteCityRequest(prefix="Mi"))
    answer = shared_player.post_json("cairn.geo.v1.CityService/AutocompleteCity", {"prefix": "Napl", "limit": 1})
    assert answer.status == 200 and json.loads(answer.content)["cities"][0]["countryCode"] == "it"


def test_where_somebody_is_cannot_be_asked_for_by_get(shared_player):
    """What is asked by GET is stored on the way: in logs, in caches."""
    headers = {"authorization": f"Bearer {shared_player.access_token}"}
    query = "?connect=v1&encoding=json&message=%7B%22position%22:%7B%22latitudeDegrees%22:45,%22longitudeDegrees%22:9%7D%7D"
    answer = shared_player.http.get(f"{shared_player.url}/cairn.geo.v1.CityService/ReverseGeocodeCity{query}", headers=headers)
    assert answer.status == 405
    query = "?connect=v1&encoding=json&message=%7B%22prefix%22:%22Napl%22%7D"
    answer = shared_player.http.get(f"{shared_player.url}/cairn.geo.v1.CityService/AutocompleteCity{query}", headers=headers)
    assert answer.status == 200 and json.loads(answer.content)["cities"][0]["name"] == "Naples"


def test_what_was_found_is_not_sent_again(shared_player):
    """The list under a phone's keyboard is asked for again and again."""
    url = f"{shared_player.url}/cairn.geo.v1.CityService/AutocompleteCity"
    query = "?connect=v1&encoding=json&message=%7B%22prefix%22:%22Milan%22,%22limit%22:5%7D"

    def get(**headers: str):
        headers["authorization"] = f"Bearer {shared_player.access_token}"
        return shared_player.http.get(url + query, headers=headers)

    first = get()
    assert first.status == 200 and json.loads(first.content)["cities"][0]["name"] == "Milan"
    assert first.headers["cache-control"] == "private, max-age=3600"
    again = get(**{"if-none-match": first.headers["etag"]})
    assert again.status == 304 and not again.content and again.headers["etag"] == first.headers["etag"]


def test_a_search_that_takes_too_long_is_ended_by_the_database_and_told_as_too_much(cairn, shared_player):
    """Five seconds of the database for a dear statement (docs/floods.md), half of what its caller waits; and it may be sent again."""

    def searched(search) -> float:
        began = time.monotonic()
        with refused("resource_exhausted", "OVERLOADED") as told:
            search()
        assert int(told.refusal.metadata["retry_after_ms"]) > 0
        return time.monotonic() - began

    searches = [
        # Too few names begin so for them to have been ranked before.
        lambda: shared_player.autocomplete("Xq", limit=5),
        lambda: shared_player.parks.search_parks(parks_pb2.SearchParksRequest(query="Parco"), headers=shared_player.headers()),
    ]
    with held(cairn, "geo", "city_names", "park_names"), concurrent.futures.ThreadPoolExecutor(len(searches)) as pool:
        assert all(4 < seconds < 9 for seconds in pool.map(searched, searches))
    running = superuser(cairn, "geo", "SELECT count(*) FROM pg_stat_activity WHERE datname = 'cairn_geo' AND state = 'active' AND wait_event_type = 'Lock'")
    assert running == "0\n"
