"""Who is there, and what an app shows when it starts: two phones, and a service that is killed."""

from __future__ import annotations

import queue
import threading
import uuid

from cairn.social.v1 import friends_pb2, home_pb2, presence_pb2, profiles_pb2, streams_pb2
from cairn.social.v1.home_connect import HomeServiceClientSync
from cairn.social.v1.presence_connect import PresenceServiceClientSync
from cairn.social.v1.profiles_connect import ProfileServiceClientSync
from cairn.type.v1 import realm_pb2
from connectrpc.errors import ConnectError
from installation import eventually
from player import Player, refused
from test_friends import people

Realm = realm_pb2.Realm


class Phone:
    """A phone in an app, whose stream is read until it is put away."""

    def __init__(self, player: Player, realm=Realm.REALM_WHERE_AM_I) -> None:
        self.device_id = str(uuid.uuid4())
        self.presences: queue.Queue = queue.Queue()
        request = streams_pb2.SubscribeEventsRequest(device_id=self.device_id, realm=realm)
        self._stream = player.streams.subscribe_events(request, headers=player.headers(), timeout_ms=120_000)
        self._is_open = threading.Event()
        self._is_away = False
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        assert self._is_open.wait(10), "the stream did not begin"

    def _run(self) -> None:
        try:
            for message in self._stream:
                self._is_open.set()
                for event in message.ephemeral_events:
                    if event.WhichOneof("content") == "presence_changed":
                        self.presences.put(event.presence_changed)
                if self._is_away:
                    break
        except Exception:
            pass

    def next(self):
        return self.presences.get(timeout=20)


def service(kind, player: Player):
    return kind(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)


def friends(of: Player) -> dict:
    answer = of.friends.list_friends(friends_pb2.ListFriendsRequest(with_presence=True), headers=of.headers())
    return {friend.person.username: friend.presence for friend in answer.friends}


def seen(by: Player, other: Player):
    """Whether somebody is online, and when they were; nothing while the service is away."""
    try:
        presence = friends(by)[other.username]
        return presence.is_online, presence.last_seen
    except ConnectError:
        return None


def home(of: Player):
    return service(HomeServiceClientSync, of).get_home(home_pb2.GetHomeRequest(), headers=of.headers())


def befriend(one: Player, other: Player) -> None:
    one.ask_friend(other.username)
    other.answer_friend(one)


def test_friends_see_each_other_come_appear_offline_and_leave(cairn):
    anna, berta = people(cairn.url)
    befriend(anna, berta)
    at_anna = Phone(anna)
    assert not friends(anna)[berta.username].is_online
    request = profiles_pb2.SetAppFacetRequest(
        realm=Realm.REALM_QWALK, about_visibility=profiles_pb2.VISIBILITY_NOBODY, is_identity_shared=True
    )
    service(ProfileServiceClientSync, berta).set_app_facet(request, headers=berta.headers(str(uuid.uuid4())))
    at_berta = Phone(berta, Realm.REALM_QWALK)
    came = at_anna.next()
    assert came.account_id == berta.account_id and came.presence.is_online and came.presence.realm == Realm.REALM_QWALK
    assert friends(anna)[berta.username] == came.presence
    presence = service(PresenceServiceClientSync, berta)
    presence.set_presence(
        presence_pb2.SetPresenceRequest(device_id=at_berta.device_id, activity="walking"), headers=berta.headers()
    )
    assert at_anna.next().presence.activity == "walking"
    begun = home(anna)
    assert (begun.friend_count, begun.online_friend_count, begun.received_request_count) == (1, 1, 0)
    assert [friend.person.username for friend in begun.online_friends] == [berta.username]
    assert begun.profile.person.username == anna.username and begun.preferences.is_sound_on and not begun.missing_parts
    assert presence.set_presence(presence_pb2.SetPresenceRequest(appears_offline=True), headers=berta.headers()).appears_offline
    gone = at_anna.next().presence
    assert not gone.is_online and gone.last_seen == presence_pb2.LAST_SEEN_DAY
    assert home(anna).online_friend_count == 0 and home(berta).appears_offline
    presence.set_presence(presence_pb2.SetPresenceRequest(appears_offline=False), headers=berta.headers())
    assert at_anna.next().presence.is_online
    with refused("failed_precondition", "NOT_SUBSCRIBED"):
        presence.set_presence(
            presence_pb2.SetPresenceRequest(device_id=str(uuid.uuid4()), activity="walking"), headers=berta.headers()
        )
    berta.log_out()
    assert not at_anna.next().presence.is_online
    assert not friends(anna)[berta.username].is_online


def test_a_killed_service_leaves_nobody_online(cairn):
    anna, berta = people(cairn.url)
    befriend(anna, berta)
    Phone(berta)
    eventually(lambda: friends(anna)[berta.username].is_online, within=10, what="berta online")
    cairn.kill("social")
    cairn.start_service("social")
    # Berta's phone has lost its stream and does not come back.
    eventually(lambda: seen(anna, berta) == (False, presence_pb2.LAST_SEEN_DAY), within=30, what="berta offline")
