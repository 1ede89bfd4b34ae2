"""What others see of a name: SocialService remembers names, and must not show one that is over."""

from __future__ import annotations

import uuid

import pytest
from B_18_delete_account import delete
from cairn.auth.v1 import usernames_pb2
from cairn.auth.v1.usernames_connect import UsernameServiceClientSync
from installation import SHORT_TIMING, Installation, eventually
from player import Player
from test_friends import Listener, people
from test_people import service

# What a change takes from one process to the other: the log is looked at every 50 ms, and one may just have looked.
SEEN_WITHIN = 1
# Friends are told after five seconds, and it is looked each second for whom to tell of.
TOLD_WITHIN = 20


@pytest.fixture(scope="module")
def house():
    """With a grace, in which an account is hidden by nothing but its name."""
    with Installation(**SHORT_TIMING, CAIRN_AUTH_DELETION_GRACE_DAYS="7") as installation:
        yield installation


def rename(player: Player) -> str:
    name = "q_" + uuid.uuid4().hex[:12]
    request = usernames_pb2.ChangeUsernameRequest(username=name)
    service(UsernameServiceClientSync, player).change_username(request, headers=player.headers())
    player.username = name
    return name


def befriend(one: Player, others: list[Player]) -> None:
    for other in others:
        one.ask_friend(other.username)
        other.answer_friend(one)


def test_a_new_name_is_seen_and_who_leaves_is_not(house):
    anna, berta, carla, dora = people(house.url, 4)
    befriend(anna, [berta, carla])
    dora.ask_friend(anna.username)
    before = [carla.username, berta.username]
    for _ in range(3):
        assert anna.list_friends() == before and anna.list_requests() == [dora.username]
    for player in (berta, dora):
        rename(player)
    eventually(lambda: anna.list_friends() == [carla.username, berta.username], within=SEEN_WITHIN, what="the friend's new name")
    eventually(lambda: anna.list_requests() == [dora.username], within=SEEN_WITHIN, what="the other's new name")
    delete(carla)
    eventually(lambda: anna.list_friends() == [berta.username], within=SEEN_WITHIN, what="a list without who is leaving")
    # Who stays after all is there again as soon as SocialService hears of it.
    carla.log_in(carla.username)
    eventually(lambda: anna.list_friends() == [carla.username, berta.username], within=SEEN_WITHIN, what="who has stayed")


def test_friends_and_other_devices_hear_of_a_new_name_and_see_it_when_they_ask(house):
    anna, berta = people(house.url)
    befriend(anna, [berta])
    at_anna, at_berta = Listener(anna), Listener(berta)
    # So that it is remembered in the process that is asked.
    for _ in range(3):
        assert anna.list_friends() == [berta.username]
    name = rename(berta)
    assert at_anna.next(TOLD_WITHIN) == "profile_updated"
    # At once: whoever hears of it reads it once, and not again.
    assert anna.list_friends() == [name]
    assert at_berta.next(TOLD_WITHIN) == "profile_updated"


@pytest.mark.parametrize("restarted", ["auth", "social"])
def test_what_changes_while_a_service_is_away_is_seen(house, restarted):
    anna, berta, carla, dora = people(house.url, 4)
    befriend(anna, [berta, carla, dora])
    assert anna.list_friends() == [player.username for player in (dora, carla, berta)]
    # So that the log is lost in the middle of it.
    house.kill(restarted)
    if restarted == "auth":
        house.start_service("auth")
        eventually(house.is_ready, within=30, what="the gateway's readiness")
    rename(berta)
    delete(carla)
    if restarted == "social":
        house.start_service("social")
        eventually(house.is_ready, within=30, what="the gateway's readiness")
    # The old AuthService is heard no more, and its last word is good for 2.5 s.
    eventually(lambda: anna.list_friends() == [dora.username, berta.username], within=4, what="the new name, and nobody who is leaving")
    rename(dora)
    eventually(lambda: anna.list_friends() == [dora.username, berta.username], within=4, what="the other new name")


def test_names_are_remembered_and_asked_for_no_more(house):
    anna, berta = people(house.url)
    befriend(anna, [berta])
    assert eventually(lambda: anna.list_friends() == [berta.username], within=4, what="the friend")
    house.kill("auth")
    try:
        # For as long as the last word of the log is good, nobody needs AuthService.
        assert anna.list_friends() == [berta.username]
    finally:
        house.start_service("auth")
    eventually(house.is_ready, within=30, what="the gateway's readiness")
    eventually(lambda: anna.list_friends() == [berta.username], within=30, what="the friend, of an AuthService that is back")
