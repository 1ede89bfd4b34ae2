"""Notifications: the list behind the bell, and pushes by a Firebase that the test runs."""

from __future__ import annotations

import secrets
import time
import uuid

import pytest
from cairn.social.v1 import notifications_pb2 as notifications
from cairn.social.v1 import push_devices_pb2 as devices
from installation import eventually
from player import Player, refused

FRIEND_REQUESTED, FRIEND_ACCEPTED = "friend.requested", "friend.accepted"
ACCEPT = notifications.NOTIFICATION_ACTION_ACCEPT


def people(url: str, count: int = 2) -> list[Player]:
    return [Player(url).sign_up() for _ in range(count)]


def register(player: Player, platform: int = devices.RegisterDeviceRequest.PLATFORM_ANDROID, **fields) -> str:
    """Registers a new device; its token."""
    token = "token:" + secrets.token_hex(16)
    request = devices.RegisterDeviceRequest(device_id=fields.pop("device_id", str(uuid.uuid4())), platform=platform, token=token)
    player.push_devices.register_device(request, headers=player.headers(str(uuid.uuid4())))
    return token


def listed(player: Player):
    return player.notifications.list_notifications(notifications.ListNotificationsRequest(), headers=player.headers())


def act(player: Player, notification_id: str, key: str | None = None) -> None:
    request = notifications.ActOnNotificationRequest(notification_id=notification_id, action=ACCEPT)
    player.notifications.act_on_notification(request, headers=player.headers(key or str(uuid.uuid4())))


def test_a_request_is_pushed_and_accepted_from_its_notification(cairn, firebase):
    """B-3: accept from notifications, both lists."""
    anna, berta = people(cairn.url)
    phone, tablet = register(berta), register(berta, devices.RegisterDeviceRequest.PLATFORM_IOS)
    annas = register(anna)
    anna.ask_friend(berta.username)
    answer = listed(berta)
    (asked,) = answer.notifications
    assert asked.kind == FRIEND_REQUESTED and asked.person.username == anna.username and answer.unread_count == 1
    for token in (phone, tablet):
        eventually(lambda: firebase.messages(token), within=15, what="the push")
    (message,) = firebase.messages(phone)
    assert message["data"]["notification_id"] == asked.notification_id and message["data"]["kind"] == "friend.requested"
    assert message["android"]["notification"]["title_loc_key"] == "notification_friend_requested_title"
    assert message["android"]["notification"]["body_loc_args"] == [anna.username, ""]
    (message,) = firebase.messages(tablet)
    assert message["apns"]["payload"]["aps"]["badge"] == 1
    assert message["apns"]["payload"]["aps"]["alert"]["loc-key"] == "notification_friend_requested_body"
    # The answer is lost, and asked for again.
    key = str(uuid.uuid4())
    for _ in range(2):
        act(berta, asked.notification_id, key)
    assert (anna.list_friends(), berta.list_friends()) == ([berta.username], [anna.username])
    assert not listed(berta).notifications
    assert [one.kind for one in listed(anna).notifications] == [FRIEND_ACCEPTED]
    with refused("not_found", "NOTIFICATION_NOT_FOUND"):
        act(berta, asked.notification_id)
    eventually(lambda: firebase.messages(annas), within=15, what="the push of the acceptance")
    assert firebase.messages(annas)[0]["data"]["kind"] == "friend.accepted"
    assert len(firebase.messages(phone)) == 1
    # Neither whom it is for nor what it says is in a log.
    log = cairn.log("social")
    assert phone not in log and firebase.account["private_key"] not in log


def test_what_a_device_has_seen_or_who_has_left_is_not_pushed(cairn, firebase):
    anna, berta = people(cairn.url)
    device_id = str(uuid.uuid4())
    open_app, away = register(berta, device_id=device_id), register(berta)
    anna.ask_friend(berta.username)
    cursor = berta.sync(berta.sync().cursor).cursor
    berta.acknowledge(device_id, cursor)
    eventually(lambda: firebase.messages(away), within=15, what="the push to the device that was away")
    assert firebase.messages(open_app) == []
    # Logged out: nothing reaches the device any more, whose owner may be somebody else.
    carla = Player(cairn.url).sign_up()
    berta.log_out()
    watch = register(carla)
    carla.ask_friend(berta.username)
    anna.ask_friend(carla.username)
    eventually(lambda: firebase.messages(watch), within=15, what="the push that came later")
    assert len(firebase.messages(away)) == 1 and firebase.messages(open_app) == []


def test_who_has_logged_out_while_nobody_could_hear_of_it_is_not_pushed_to(cairn, firebase):
    """The event of the log-out waits for its next try; what waits to be pushed is due when SocialService is back."""
    anna, berta = people(cairn.url)
    shared = register(berta)
    at_home = Player(cairn.url)
    at_home.log_in(berta.username, berta.password)
    own = register(at_home)
    anna.ask_friend(berta.username)
    cairn.kill("social")
    berta.log_out()
    cairn.start_service("social")
    eventually(cairn.is_ready, within=30, what="readiness after the outage")
    eventually(lambda: firebase.messages(own), within=30, what="the push to the device that is logged in")
    time.sleep(1)
    assert firebase.messages(shared) == []


def test_a_token_moves_with_its_phone(cairn, firebase):
    anna, berta, carla = people(cairn.url, 3)
    token = register(anna)
    request = devices.RegisterDeviceRequest(device_id=str(uuid.uuid4()), platform=1, token=token)
    berta.push_devices.register_device(request, headers=berta.headers(str(uuid.uuid4())))
    carla.ask_friend(anna.username)
    carla.ask_friend(berta.username)
    eventually(lambda: firebase.messages(token), within=15, what="the push to the new owner")
    time.sleep(1)
    (message,) = firebase.messages(token)
    assert message["data"]["notification_id"] == listed(berta).notifications[0].notification_id


def test_what_fails_is_sent_again_and_a_token_that_is_none_is_forgotten(cairn, firebase):
    anna, berta, carla = people(cairn.url, 3)
    gone, busy, wrong = register(berta), register(berta), register(berta)
    firebase.answer(gone, 404, "UNREGISTERED")
    firebase.answer(busy, 503, "UNAVAILABLE", count=2, retry_after="1")
    firebase.answer(wrong, 400, "INVALID_ARGUMENT", fields=["message.data"])
    # And the access token is not taken any more.
    firebase.forget_access_tokens()
    anna.ask_friend(berta.username)
    eventually(lambda: firebase.messages(busy), within=30, what="the push that failed twice")
    assert firebase.waiting_answers(gone) == firebase.waiting_answers(wrong) == 0
    assert firebase.messages(gone) == firebase.messages(wrong) == []
    carla.ask_friend(berta.username)
    # A message that was wrong has cost the device nothing; one that is no more gets nothing.
    eventually(lambda: firebase.messages(wrong), within=15, what="the next push")
    eventually(lambda: len(firebase.messages(busy)) == 2, within=15, what="the next push")
    assert firebase.messages(gone) == []


def test_what_waits_survives_a_crash(cairn, firebase):
    anna, berta = people(cairn.url)
    token = register(berta)
    anna.ask_friend(berta.username)
    cairn.kill("social")
    cairn.start_service("social")
    eventually(cairn.is_ready, within=30, what="readiness after the crash")
    eventually(lambda: firebase.messages(token), within=30, what="the push")
    assert listed(berta).unread_count == 1


@pytest.mark.parametrize("platform", [1, 2, 3])
def test_every_platform_is_told_in_its_own_way(cairn, firebase, platform):
    anna, berta = people(cairn.url)
    token = register(berta, platform)
    anna.ask_friend(berta.username)
    eventually(lambda: firebase.messages(token), within=15, what="the push")
    (message,) = firebase.messages(token)
    assert [name in message for name in ("android", "apns", "webpush")] == [platform == 1, platform == 2, platform == 3]
    assert all(isinstance(value, str) for value in message["data"].values())
