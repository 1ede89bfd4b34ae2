"""B-14: a buddy has a new photo, leaves Milan, searches "Nap" and adds Naples; a city that does not exist is an error."""

from __future__ import annotations

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
