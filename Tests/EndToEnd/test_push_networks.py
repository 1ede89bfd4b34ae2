"""Pushes without Firebase: by Apple's own service and by Web Push, through services that the test runs."""

from __future__ import annotations

import secrets
import time
import uuid

import pytest
from cairn.auth.v1 import server_info_pb2 as info
from cairn.social.v1 import push_devices_pb2 as devices
from fake_push_services import BUNDLE, unpacked
from installation import eventually
from player import Player, refused
from test_calls import Phone as Caller
from test_conversations import Device
from test_notifications import listed, people

ANDROID, IOS, WEB = 1, 2, 3


def register(player: Player, platform: int, **address) -> str:
    device_id = str(uuid.uuid4())
    request = devices.RegisterDeviceRequest(device_id=device_id, platform=platform, **address)
    player.push_devices.register_device(request, headers=player.headers(str(uuid.uuid4())))
    return device_id


def iphone(player: Player) -> str:
    token = secrets.token_hex(32)
    register(player, IOS, apns=devices.ApnsToken(token=token, bundle_id=BUNDLE))
    return token


def browser(player: Player, service, platform: int = WEB):
    subscription = service.subscribe()
    fields = devices.WebPushSubscription(endpoint=subscription.endpoint, p256dh=subscription.p256dh, auth=subscription.auth)
    register(player, platform, web_push=fields)
    return subscription


def test_an_app_is_told_by_what_devices_are_reached_and_for_which_key(cairn, stranger):
    answer = stranger.server_info.get_server_info(info.GetServerInfoRequest())
    assert list(answer.pushes) == [info.PUSH_NETWORK_FCM, info.PUSH_NETWORK_APNS, info.PUSH_NETWORK_WEB]
    assert len(unpacked(answer.web_push_key)) == 65
    log = cairn.log("social")
    assert all(f"by={name}" in log for name in ("fcm", "apns", "web"))


def test_an_iphone_is_reached_without_firebase(cairn, apple):
    anna, berta = people(cairn.url)
    token = iphone(berta)
    anna.ask_friend(berta.username)
    eventually(lambda: apple.messages(token), within=15, what="the push")
    (message,) = apple.messages(token)
    (asked,) = listed(berta).notifications
    assert message["aps"]["alert"]["loc-key"] == "notification_friend_requested_body"
    assert message["aps"]["alert"]["loc-args"] == [anna.username, ""] and message["aps"]["badge"] == 1
    assert message["notification_id"] == asked.notification_id and message["kind"] == "friend.requested"
    assert token not in cairn.log("social")


def test_an_iphone_rings_for_a_call_and_for_nothing_else(cairn, apple):
    anna, berta = people(cairn.url)
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    conversation, caller = Device(anna).open(berta), Caller(anna)
    notices, calls = secrets.token_hex(32), secrets.token_hex(32)
    register(berta, IOS, apns=devices.ApnsToken(token=notices, bundle_id=BUNDLE, call_token=calls))
    call = caller.ring(conversation)
    eventually(lambda: apple.messages(calls), within=15, what="the call")
    (message,) = apple.messages(calls)
    assert message["kind"] == "call.ringing" and message["object_id"] == call.call_id
    assert message["argument_1"] == anna.username and "aps" not in message
    # That it was in vain is a notice, as all else.
    caller.end(call.call_id)
    eventually(lambda: apple.messages(notices), within=15, what="the notice")
    assert apple.messages(notices)[0]["kind"] == "call.missed" and len(apple.messages(calls)) == 1
    # A token of PushKit that is none any more: the next call is told by a notice.
    apple.answer(calls, 410, {"reason": "Unregistered", "timestamp": int(time.time() * 1000) + 60_000})
    call = caller.ring(conversation)
    eventually(lambda: apple.messages(notices)[-1]["kind"] == "call.ringing", within=15, what="the call as a notice")
    assert apple.messages(notices)[-1]["object_id"] == call.call_id and calls not in cairn.log("social")


def test_what_apple_says_of_a_token_decides_about_its_device(cairn, apple):
    anna, berta, carla = people(cairn.url, 3)
    before = set(apple.tokens)
    none, ended, back, busy = (iphone(berta) for _ in range(4))
    apple.answer(none, 400, {"reason": "BadDeviceToken"})
    apple.answer(ended, 410, {"reason": "Unregistered", "timestamp": int(time.time() * 1000) + 60_000})
    # It was none an hour ago, and was registered since.
    apple.answer(back, 410, {"reason": "Unregistered", "timestamp": int(time.time() * 1000) - 3_600_000})
    apple.answer(busy, 503, {"reason": "ServiceUnavailable"}, count=2, retry_after="1")
    anna.ask_friend(berta.username)
    for token in (back, busy):
        eventually(lambda: apple.messages(token), within=30, what="the push that failed at first")
    assert apple.waiting_answers(none) == apple.waiting_answers(ended) == 0
    carla.ask_friend(berta.username)
    for token in (back, busy):
        eventually(lambda: len(apple.messages(token)) == 2, within=15, what="the next push")
    assert apple.messages(none) == apple.messages(ended) == []
    # One token of ours for all of it: Apple takes no second one within 20 minutes.
    assert len(apple.tokens - before) <= 1


@pytest.mark.parametrize("platform", [WEB, ANDROID])
def test_a_subscription_gets_what_only_it_can_read(cairn, web_push, stranger, platform):
    anna, berta = people(cairn.url)
    subscription = browser(berta, web_push, platform)
    anna.ask_friend(berta.username)
    eventually(lambda: web_push.messages(subscription.device), within=15, what="the push")
    (message,) = web_push.messages(subscription.device)
    (asked,) = listed(berta).notifications
    assert message["kind"] == "friend.requested" and message["notification_id"] == asked.notification_id
    assert message["title"] == "notification_friend_requested_title" and message["argument_1"] == anna.username
    assert all(isinstance(value, str) for value in message.values())
    # By the key that a browser was told to subscribe for; the service between has read nothing.
    assert web_push.senders == {stranger.server_info.get_server_info(info.GetServerInfoRequest()).web_push_key}
    assert not any(anna.username.encode() in body for body in web_push.bodies)
    log = cairn.log("social")
    assert subscription.device not in log and "/push/" not in log


def test_a_subscription_that_is_none_is_forgotten_and_a_service_that_fails_is_asked_again(cairn, web_push):
    anna, berta, carla = people(cairn.url, 3)
    gone, busy, led_away, kept = (browser(berta, web_push) for _ in range(4))
    elsewhere = web_push.subscribe()
    web_push.answer(gone.device, 410)
    web_push.answer(busy.device, 503, count=2, retry_after="1")
    web_push.answer(led_away.device, 307, location=elsewhere.endpoint)
    anna.ask_friend(berta.username)
    for one in (busy, kept):
        eventually(lambda: web_push.messages(one.device), within=30, what="the push")
    carla.ask_friend(berta.username)
    for one in (busy, kept):
        eventually(lambda: len(web_push.messages(one.device)) == 2, within=15, what="the next push")
    # Turned away once, not forgotten.
    eventually(lambda: web_push.messages(led_away.device), within=15, what="the next push")
    assert web_push.messages(gone.device) == web_push.messages(elsewhere.device) == []


def test_while_services_are_away_nothing_is_lost(cairn, apple, web_push):
    anna, berta = people(cairn.url)
    token, subscription = iphone(berta), browser(berta, web_push)
    apple.answer(token, 500, {"reason": "InternalServerError"})
    web_push.stop()
    try:
        anna.ask_friend(berta.username)
        eventually(lambda: apple.messages(token), within=30, what="the push by Apple")
    finally:
        web_push.start_again()
    eventually(lambda: web_push.messages(subscription.device), within=60, what="the push after the outage")


def test_what_is_no_address_is_refused(cairn, player, web_push):
    subscription = web_push.subscribe()
    fields = {"endpoint": subscription.endpoint, "p256dh": subscription.p256dh, "auth": subscription.auth}
    for change in ({"endpoint": "http://localhost/x"}, {"endpoint": "https://127.0.0.1/x"}, {"p256dh": b"\4" * 65}, {"auth": b"short"}):
        with refused("invalid_argument", "INVALID_ARGUMENT"):
            register(player, WEB, web_push=devices.WebPushSubscription(**(fields | change)))
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        register(player, IOS, apns=devices.ApnsToken(token=secrets.token_hex(32), bundle_id="org.example.other"))
