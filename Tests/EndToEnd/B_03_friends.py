"""B-3, the friend half: a request by nickname, accepted from the notifications, both lists, with who is there and how well they do."""

from __future__ import annotations

import time
import uuid

from cairn.social.v1 import friends_pb2, notifications_pb2
from cairn.type.v1 import realm_pb2
from installation import eventually
from player import Player, refused
from test_friends import Listener, people
from test_presence import Phone

WHERE_AM_I = realm_pb2.Realm.REALM_WHERE_AM_I
ACCEPT = notifications_pb2.NOTIFICATION_ACTION_ACCEPT


def friends(of: Player, **asked):
    return of.friends.list_friends(friends_pb2.ListFriendsRequest(**asked), headers=of.headers())


def play(player: Player) -> float:
    """A whole game, answered at once everywhere; the average score that it makes."""
    game = player.start_single()
    for _ in range(game.round_count):
        game = player.loaded(game)
        game = player.end_moving(game)
        game = player.guess(game, 48.8584, 2.2945)
        game = player.ready(game)
    eventually(lambda: player.statistics().game_count == 1, within=10, what="the end of the game")
    return player.statistics().score_average


def test_two_phones_become_friends_and_see_each_other(cairn):
    anna, berta = people(cairn.url)
    at_anna, at_berta = Listener(anna), Listener(berta)
    with refused("not_found", "USER_NOT_FOUND"):
        anna.ask_friend(berta.username + "x")
    anna.ask_friend(berta.username)
    assert at_berta.next() == "friend_requested"
    answer = berta.notifications.list_notifications(notifications_pb2.ListNotificationsRequest(), headers=berta.headers())
    (asked,) = answer.notifications
    assert asked.person.username == anna.username and answer.unread_count == 1
    # The answer is lost on the way, and asked for again.
    key = str(uuid.uuid4())
    for _ in range(2):
        request = notifications_pb2.ActOnNotificationRequest(notification_id=asked.notification_id, action=ACCEPT)
        berta.notifications.act_on_notification(request, headers=berta.headers(key))
    assert (at_anna.next(), at_berta.next()) == ("friend_accepted", "friend_accepted")
    answer = berta.notifications.list_notifications(notifications_pb2.ListNotificationsRequest(), headers=berta.headers())
    assert list(answer.notifications) == [] and berta.list_requests() == []
    assert (anna.list_friends(), berta.list_friends()) == ([berta.username], [anna.username])

    # Whether they are there, by the stream that they read.
    phone = Phone(berta)
    eventually(lambda: friends(anna, with_presence=True).friends[0].presence.is_online, within=10, what="a friend who is there")
    phone._is_away = True

    # How well they do.
    average = play(berta)
    page = friends(anna, score_realm=WHERE_AM_I)
    assert page.has_scores and page.friends[0].score == average
    page = friends(berta, score_realm=WHERE_AM_I)
    assert page.has_scores and not page.friends[0].HasField("score"), "who never played has no score"
    assert not friends(anna).has_scores
    carla = Player(cairn.url).sign_up()
    anna.ask_friend(carla.username)
    carla.answer_friend(anna)
    by_score = friends(anna, score_realm=WHERE_AM_I, order=friends_pb2.ListFriendsRequest.ORDER_SCORE)
    assert [friend.person.username for friend in by_score.friends] == [berta.username, carla.username]
    assert anna.list_friends() == [carla.username, berta.username]


def test_a_page_comes_without_scores_while_nobody_tells_them(cairn):
    anna, berta = people(cairn.url)
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    cairn.kill("game")
    try:
        began = time.monotonic()
        page = friends(anna, score_realm=WHERE_AM_I)
        took = time.monotonic() - began
        assert [friend.person.username for friend in page.friends] == [berta.username] and not page.has_scores
        assert took < 1, f"a page without scores took {took:.2f} s"
    finally:
        cairn.start_service("game")
    eventually(lambda: friends(anna, score_realm=WHERE_AM_I).has_scores, within=20, what="scores again")
