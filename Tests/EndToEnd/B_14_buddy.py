"""B-14: a buddy has a new photo, leaves Milan, searches "Nap" and adds Naples; a city that does not exist is an error."""

from __future__ import annotations

from math import asin, ceil, cos, radians, sin, sqrt

import pytest
from B_13_meeting import city
from local_buddy import joined
from player import refused
from test_media import Phone, sample_jpeg


def test_from_milan_to_naples(cairn):
    buddy, traveller = joined(cairn.url), joined(cairn.url)
    milan, naples = city(buddy.player, "Milan", "Milan"), city(buddy.player, "Nap", "Naples")
    buddy.become(milan)
    phone = Phone(buddy.player)
    phone.set_picture(phone.send(sample_jpeg()).media_id)
    assert traveller.buddy(buddy).person.picture.thumbnail_path
    assert buddy.remove_city(milan) == [] and buddy.player.username not in traveller.names(milan)
    with refused("not_found", "BUDDY_NOT_FOUND"):
        traveller.buddy(buddy)
    assert buddy.add_city(naples) == ["Naples"]
    (found,) = [one for one in traveller.find(naples).buddies if one.person.username == buddy.player.username]
    assert found.person.picture.thumbnail_path and found.cities[0].time_zone == "Europe/Rome" and found.distance_m == 0


@pytest.mark.parametrize("city_id", [1, 987_654_321_987])
def test_a_city_that_does_not_exist(cairn, city_id):
    buddy = joined(cairn.url)
    buddy.become()
    with refused("not_found", "CITY_NOT_FOUND"):
        buddy.add_city(city_id)
    with refused("not_found", "CITY_NOT_FOUND"):
        buddy.become(city_id)
    for near in (False, True):
        with refused("not_found", "CITY_NOT_FOUND"):
            buddy.find(city_id, near)
    assert list(buddy.settings().cities) == []


def test_near_cities_come_behind_in_rough_steps(cairn):
    at_milan, at_monza, traveller = joined(cairn.url), joined(cairn.url), joined(cairn.url)
    milan, monza = city(traveller.player, "Milan", "Milan"), city(traveller.player, "Monza", "Monza")
    at_milan.become(milan)
    at_monza.become(monza)
    assert at_monza.player.username not in traveller.names(milan)
    names = traveller.names(milan, near=True)
    assert names.index(at_milan.player.username) < names.index(at_monza.player.username)
    distances = {buddy.distance_m for buddy in traveller.find(milan, near=True).buddies}
    assert distances <= {0, 10_000, 20_000, 30_000, 40_000, 50_000}


def metres(one, other) -> float:
    """On a sphere, between two positions."""
    (lat1, lng1), (lat2, lng2) = [(radians(place[0]), radians(place[1])) for place in (one, other)]
    part = sin((lat2 - lat1) / 2) ** 2 + cos(lat1) * cos(lat2) * sin((lng2 - lng1) / 2) ** 2
    return 2 * 6_371_008.8 * asin(sqrt(part))


def distance_told(asker, buddy, city_id: int) -> int | None:
    """How far a buddy is said to be from a city; nothing where the buddy is not found."""
    token = ""
    while True:
        page = asker.find(city_id, near=True, token=token)
        for one in page.buddies:
            if one.person.username == buddy.player.username:
                return one.distance_m
        token = page.next_page_token
        if not token:
            return None


# Two ends of Milan, thirteen kilometres apart.
HOMES = [(45.5102, 9.2307), (45.4303, 9.1006)]


def test_a_hundred_accounts_learn_no_more_than_the_city_that_the_profile_names(cairn):
    """A trilateration by the real gazetteer: what is told hangs on the cities alone, neither on where the buddy is nor on where the askers are."""
    buddy = joined(cairn.url)
    names = ["Milan", "Monza", "Como", "Bergamo", "Pavia", "Lodi", "Varese", "Lecco", "Novara", "Piacenza"]
    found = [[one for one in buddy.player.autocomplete(name) if one.name == name][:1] for name in names]
    around = [one for some in found for one in some]
    centres = {one.city_id: (one.position.latitude_degrees, one.position.longitude_degrees) for one in around}
    milan = around[0].city_id
    assert around[0].name == "Milan" and len(centres) >= 5
    assert min(metres(home, centres[milan]) for home in HOMES) > 4_000
    told: dict[int, set[int | None]] = {city_id: set() for city_id in centres}
    for number in range(100):
        if number % 50 == 0:
            # The buddy looks at where they are, as an app does that offers the nearest city, and offers it.
            buddy.player.city_here(*HOMES[number // 50])
            buddy.become(milan)
        spy = joined(cairn.url)
        spy.player.city_here(45.3 + number * 0.004, 8.9 + number % 10 * 0.06)
        for city_id in centres:
            told[city_id].add(distance_told(spy, buddy, city_id))
    # One answer for each city, to everybody and wherever the buddy is: rounded up from one centre to the other, or none where that is too far.
    assert all(len(answers) == 1 for answers in told.values()), told
    distances = {city_id: distance for city_id, (distance,) in told.items() if distance is not None}
    assert distances[milan] == 0 and len(distances) >= 4
    for city_id in distances.keys() - {milan}:
        apart = metres(centres[city_id], centres[milan])
        assert distances[city_id] in {ceil((apart + error) / 10_000) * 10_000 for error in (-300, 0, 300)}, (city_id, apart)
