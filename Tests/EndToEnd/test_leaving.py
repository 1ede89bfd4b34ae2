"""Counts beside lists while an account waits for its deletion: neither tells of who is leaving, and both do again when they stay."""

from __future__ import annotations

import json

import pytest
from B_18_delete_account import cancel, completed, delete, sql
from installation import SHORT_TIMING, Installation, eventually
from player import Player
from test_friends import people
from test_notifications import listed

# An event's way from one service to the other.
HEARD_WITHIN = 2


@pytest.fixture(scope="module")
def house():
    with Installation(**SHORT_TIMING, CAIRN_AUTH_DELETION_GRACE_DAYS="7", CAIRN_AUTH_DELETION_SWEEP_MS="1000") as installation:
        yield installation


def shown(player: Player) -> dict:
    """What an app shows of people: each count beside what is counted."""
    answer = player.post_json("cairn.social.v1.HomeService/GetHome", {})
    assert answer.status == 200
    home, notifications = json.loads(answer.content), listed(player)
    unread = len([one for one in notifications.notifications if not one.is_read])
    return {
        "friends": (player.list_friends(), home.get("friendCount", 0)),
        "requests": (player.list_requests(), home.get("receivedRequestCount", 0)),
        "unread": (unread, notifications.unread_count, home.get("unreadNotificationCount", 0)),
    }


def expected(friends: list[Player], askers: list[Player], unread: int) -> dict:
    return {
        "friends": ([one.username for one in friends], len(friends)),
        "requests": ([one.username for one in askers], len(askers)),
        "unread": (unread, unread, unread),
    }


def acquainted(house) -> list[Player]:
    """Somebody with two friends who have accepted, and one who asks."""
    anna, berta, carla, dora = people(house.url, 4)
    for friend in (berta, carla):
        anna.ask_friend(friend.username)
        friend.answer_friend(anna)
    dora.ask_friend(anna.username)
    assert shown(anna) == expected([carla, berta], [dora], 3)
    return [anna, berta, carla, dora]


def test_counts_and_lists_agree_while_somebody_leaves_and_when_they_stay(house):
    anna, berta, carla, dora = acquainted(house)
    receipt = delete(carla).receipt_token
    delete(dora)
    eventually(lambda: shown(anna) == expected([berta], [], 1), within=HEARD_WITHIN, what="counts and lists without them")
    # One by the receipt, the other by a log-in.
    cancel(carla, receipt)
    dora.log_in(dora.username)
    eventually(lambda: shown(anna) == expected([carla, berta], [dora], 3), within=HEARD_WITHIN, what="both back, in all")
    # And once to the end.
    receipt = delete(dora).receipt_token
    eventually(lambda: shown(anna) == expected([carla, berta], [], 2), within=HEARD_WITHIN, what="all without who leaves")
    sql(
        house,
        "auth",
        "UPDATE timers SET next_time = now(), due_time = now() WHERE kind = 'account_deletion.grace_end' AND aggregate_id IN ("
        f"SELECT deletion_id FROM account_deletions WHERE account_id = '{dora.account_id}');",
    )
    completed(dora, receipt)
    assert shown(anna) == expected([carla, berta], [], 2)
    assert sql(house, "social", f"SELECT count(*) FROM leaving_people WHERE account_id = '{dora.account_id}';") == ["0"]


def test_deletions_that_waited_before_an_upgrade_are_heard_of(house):
    anna, berta, carla, dora = acquainted(house)
    delete(carla)
    eventually(lambda: shown(anna) == expected([berta], [dora], 2), within=HEARD_WITHIN, what="all without who leaves")
    # As the version before leaves it.
    house.stop_service("auth")
    sql(house, "social", f"DELETE FROM leaving_people WHERE account_id = '{carla.account_id}';")
    sql(house, "auth", f"UPDATE account_deletions SET is_told = false WHERE account_id = '{carla.account_id}';")
    house.start_service("auth")
    eventually(house.is_ready, within=30, what="the gateway's readiness")
    eventually(lambda: shown(anna) == expected([berta], [dora], 2), within=75, every=0.5, what="all without who leaves")
    carla.log_in(carla.username)
    eventually(lambda: shown(anna) == expected([carla, berta], [dora], 3), within=HEARD_WITHIN, what="all with who has stayed")
