"""No lost event, ever: connections are cut and every process and PostgreSQL are killed while people ask, accept, invite each other and
part; what each device received is what the senders have written down, in order, without a gap or a double. What friends do to each other comes
from SocialService's own transactions, their invitations from GameService by outbox and inbox.

`make soak` runs it with more people, more cuts and more kills."""

from __future__ import annotations

import os
import random
import threading
import time
import uuid
from collections import defaultdict

import pytest
from cairn.game.whereami.v1.game_events_pb2 import InvitationClosed
from connectrpc.errors import ConnectError
from cutting_proxy import CuttingProxy
from installation import SHORT_TIMING, Installation, eventually
from player import Player, http2, refusal, told

IS_SOAK = bool(os.environ.get("CAIRN_SOAK"))
PEOPLE = 100 if IS_SOAK else 14
# Of each person; the others follow in the ring, so that transactions meet crosswise.
PARTNERS = (1, 3)
CUTS_MIN = 1_000 if IS_SOAK else 100
ROUNDS = 12 if IS_SOAK else 3
SECONDS_MAX = 1_800 if IS_SOAK else 300
VICTIMS = ("social", "gateway", "auth", "postgres", "game", "geo")
# One of two is always there to go on with what the other had begun.
REPLICAS = ("social", "social-2")
REPLICA_ROUNDS = 12 if IS_SOAK else 3
REPLICA_CUTS_MIN = 300 if IS_SOAK else 30

# What may be answered while something is down or was cut; each is asked again under the same key.
TRANSIENT = {"unavailable", "deadline_exceeded", "canceled", "internal", "unknown", "resource_exhausted"}


# Nobody asks so often on a first day.
SETTINGS = {**SHORT_TIMING, "CAIRN_STREAMS_PER_ACCOUNT": "1000", "CAIRN_SOCIAL_FRIEND_REQUESTS_PER_DAY": "1000000"}


@pytest.fixture
def house():
    with Installation(**SETTINGS) as installation:
        yield installation


@pytest.fixture
def doubled():
    """Two processes of every service."""
    with Installation(**SETTINGS, CAIRN_REPLICAS="2", CAIRN_LOOPS="1") as installation:
        yield installation


def asked_until_answered(player: Player, call, waiting_for: str = ""):
    """A mutation under one key, sent until its answer has arrived: then it has happened once. `waiting_for` is a refusal that passes."""
    key = str(uuid.uuid4())
    deadline = time.monotonic() + 120
    last = ""
    while True:
        try:
            return call(key)
        except ConnectError as error:
            seen = refusal(error)
            last = repr(seen)
            if seen.code == "unauthenticated":
                renew(player)
            elif waiting_for and seen.reason == waiting_for:
                # A refusal is an answer too, kept under its key: to try again is another call.
                key = str(uuid.uuid4())
            else:
                assert seen.code in TRANSIENT or seen.reason == "REQUEST_IN_PROGRESS", seen
        except (OSError, RuntimeError) as error:
            # Whatever the HTTP client makes of a connection that is gone.
            last = repr(error)
        assert time.monotonic() < deadline, f"no answer within two minutes; the last was {last}"
        time.sleep(random.uniform(0.02, 0.2))


def renew(player: Player) -> None:
    with player.renewing:
        try:
            player.log_in(player.username)
        except (ConnectError, OSError, RuntimeError):
            pass


class Device:
    """A device of somebody: subscribes behind the last event it has worked in, whatever has ended the stream before."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.device_id = str(uuid.uuid4())
        self.cursor = player.sync().cursor
        self.events: list = []
        self.streams = 0
        self.failures: list[str] = []
        self._is_stopping = False
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        while not self._is_stopping:
            self.streams += 1
            try:
                for message in self.player.subscribe(self.device_id, self.cursor, timeout_ms=random.randint(5_000, 30_000)):
                    self._take(message)
                    if self._is_stopping:
                        return
            except ConnectError as error:
                seen = refusal(error)
                if seen.code == "unauthenticated":
                    renew(self.player)
                # A stream that was cut may be known to the service a little longer than to us.
                elif seen.code not in TRANSIENT and seen.reason != "STREAM_REPLACED":
                    self.failures.append(f"{seen!r} behind {self.cursor}, of {len(self.events)} events; the stream is at {self.player.sync().cursor}")
                    return
            except (OSError, RuntimeError):
                pass
            time.sleep(random.uniform(0.01, 0.1))

    def _take(self, message) -> None:
        for event in message.events:
            expected = self.events[-1].number + 1 if self.events else 1
            if event.number != expected:
                self.failures.append(f"event {event.number} came where {expected} was due")
            self.events.append(event)
        self.cursor = message.cursor

    def stop(self) -> None:
        self._is_stopping = True


# What a friend hears of an invitation that was taken back, or has expired while something was down; notified of only while it is of use.
INVITATIONS = (
    ["invitation_received", "notification_posted", "invitation_closed", "notifications_removed"],
    ["invitation_received", "invitation_closed"],
)


class Ledger:
    """What the senders know to have happened: for each person and partner, the events of the two in their order; and the invitations, each with
    who has made it and to whom."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.entries: dict[tuple[str, str], list[str]] = defaultdict(list)
        self.invitations: dict[str, tuple[str, str]] = {}

    def write_invitation(self, invitation_id: str, inviter: Player, friend: Player) -> None:
        with self._lock:
            assert invitation_id not in self.invitations, "two were made under two keys"
            self.invitations[invitation_id] = (inviter.account_id, friend.account_id)

    def invitations_of(self, friend: Player) -> list[str]:
        with self._lock:
            return [invitation_id for invitation_id, (_, account_id) in self.invitations.items() if account_id == friend.account_id]

    def write(self, kind: str, *pairs: tuple[Player, Player]) -> None:
        with self._lock:
            for receiver, other in pairs:
                self.entries[(receiver.account_id, other.account_id)].append(kind)

    def count(self, receiver: Player) -> int:
        with self._lock:
            return sum(len(kinds) for (account_id, _), kinds in self.entries.items() if account_id == receiver.account_id)


class Received:
    """What one device has heard, sorted as the ledger is."""

    def __init__(self, device: Device) -> None:
        self.of_people: dict[str, list[str]] = defaultdict(list)
        self.of_invitations: dict[str, list[str]] = defaultdict(list)
        # Those that the person had made and nobody took back in time.
        self.expired: set[str] = set()
        posted: dict[str, str] = {}
        for event in device.events:
            kind, content = told(event.event)
            if kind == "invitation_received":
                self.of_invitations[content.invitation_id].append(kind)
            elif kind == "invitation_closed":
                if content.invitation_id in self.of_invitations:
                    self.of_invitations[content.invitation_id].append(kind)
                else:
                    assert content.reason == InvitationClosed.REASON_EXPIRED and content.invitation_id not in self.expired
                    self.expired.add(content.invitation_id)
            elif kind == "notification_posted":
                posted[content.notification.notification_id] = content.notification.object_id
                self.of_invitations[content.notification.object_id].append(kind)
            elif kind == "notifications_removed":
                for notification_id in content.notification_ids:
                    self.of_invitations[posted[notification_id]].append(kind)
            else:
                self.of_people[other_of(event)].append(kind)

    def is_complete(self, ledger: Ledger, player: Player) -> bool:
        """Whether all has come that is due."""
        of_people = sum(len(kinds) for kinds in self.of_people.values())
        closed = all(self.of_invitations.get(one) in INVITATIONS for one in ledger.invitations_of(player))
        return of_people >= ledger.count(player) and closed


def other_of(event) -> str:
    kind, content = told(event.event)
    return content.person.account_id if kind in ("friend_requested", "friend_accepted") else content.account_id


def invite_and_take_back(inviter: Player, friend: Player, ledger: Ledger) -> None:
    """Invites a friend and takes it back. A telephone whose connection was cut is offline until it is back."""
    invited = asked_until_answered(inviter, lambda key: inviter.invite(friend, key), waiting_for="FRIEND_OFFLINE").invitation
    asked_until_answered(inviter, lambda key: inviter.cancel_invitation(invited))
    ledger.write_invitation(invited.invitation_id, inviter, friend)


def live(one: Player, other: Player, ledger: Ledger, stop: threading.Event, failures: list[str], seed: int) -> None:
    """Two people who ask each other, accept, invite each other, take back and part, again and again."""
    chance = random.Random(seed)
    try:
        while not stop.is_set():
            asker, asked = (one, other) if chance.random() < 0.5 else (other, one)
            asked_until_answered(asker, lambda key: asker.ask_friend(asked.username, key))
            ledger.write("friend_requested", (asked, asker))
            ending = chance.choice(("accept", "cross", "cancel"))
            if ending == "cancel":
                asked_until_answered(asker, lambda key: asker.cancel_friend(asked, key))
                ledger.write("friend_request_closed", (asked, asker), (asker, asked))
                continue
            if ending == "accept":
                asked_until_answered(asked, lambda key: asked.answer_friend(asker, True, key))
            else:
                asked_until_answered(asked, lambda key: asked.ask_friend(asker.username, key))
            ledger.write("friend_accepted", (asked, asker), (asker, asked))
            if chance.random() < 0.5:
                invite_and_take_back(*((one, other) if chance.random() < 0.5 else (other, one)), ledger)
            leaver, left = (one, other) if chance.random() < 0.5 else (other, one)
            asked_until_answered(leaver, lambda key: leaver.remove_friend(left, key))
            ledger.write("friend_removed", (leaver, left), (left, leaver))
    except Exception as error:
        failures.append(f"{one.username} and {other.username}: {error!r}")
        stop.set()


def test_cuts_and_kills_lose_and_double_nothing(house):
    cut_and_kill(house, VICTIMS, ROUNDS, CUTS_MIN)


def test_two_replicas_that_are_killed_in_turn_lose_and_double_nothing(doubled):
    cut_and_kill(doubled, REPLICAS, REPLICA_ROUNDS, REPLICA_CUTS_MIN)


def cut_and_kill(house: Installation, victims: tuple[str, ...], rounds: int, cuts_min: int) -> None:
    proxy = CuttingProxy(house.ports["GATEWAY"])
    url = f"http://127.0.0.1:{proxy.port}"
    people = []
    for _ in range(PEOPLE):
        player = Player(url, http2(timeout=40)).sign_up()
        player.renewing = threading.Lock()
        people.append(player)
    # Every third one has two devices.
    devices = [Device(player) for index, player in enumerate(people) for _ in range(2 if index % 3 == 0 else 1)]
    ledger, stop, failures = Ledger(), threading.Event(), []
    pairs = [(people[index], people[(index + step) % PEOPLE]) for index in range(PEOPLE) for step in PARTNERS]
    drivers = [threading.Thread(target=live, args=(*pair, ledger, stop, failures, seed), daemon=True) for seed, pair in enumerate(pairs)]
    for driver in drivers:
        driver.start()

    def keep_cutting() -> None:
        while not stop.is_set():
            proxy.cut()
            time.sleep(0.25 if not IS_SOAK else 0.6)

    cutter = threading.Thread(target=keep_cutting, daemon=True)
    cutter.start()
    kills = {victim: 0 for victim in victims}
    began = time.monotonic()
    try:
        while (min(kills.values()) < rounds or proxy.cuts < cuts_min) and not stop.is_set():
            assert time.monotonic() - began < SECONDS_MAX, f"{kills}, {proxy.cuts} cuts"
            if min(kills.values()) >= rounds:
                time.sleep(0.5)
                continue
            for victim in victims:
                time.sleep(random.uniform(0.2, 1.5))
                house.kill(victim)
                kills[victim] += 1
                time.sleep(random.uniform(0, 0.3))
                house.start_service(victim)
            # Something has to happen between the rounds, too.
            before = sum(ledger.count(player) for player in people)
            eventually(
                lambda: stop.is_set() or sum(ledger.count(player) for player in people) > before + len(people), within=60, what="life after a round"
            )
    finally:
        stop.set()
        for driver in drivers:
            driver.join(timeout=150)
        cutter.join(timeout=10)
    assert not failures, failures
    assert not any(driver.is_alive() for driver in drivers)

    def complete() -> bool:
        return any(device.failures for device in devices) or all(Received(device).is_complete(ledger, device.player) for device in devices)

    try:
        eventually(complete, within=90, every=0.2, what="the last events at every device")
        # What should not come has time to come.
        time.sleep(1.5)
    finally:
        for device in devices:
            device.stop()
        proxy.stop()
    for device in devices:
        assert not device.failures, device.failures
        assert [event.number for event in device.events] == list(range(1, len(device.events) + 1))
        received = Received(device)
        expected = {other: kinds for (account, other), kinds in ledger.entries.items() if account == device.player.account_id}
        assert received.of_people == expected
        assert set(received.of_invitations) == set(ledger.invitations_of(device.player))
        assert all(kinds in INVITATIONS for kinds in received.of_invitations.values()), received.of_invitations
        # Only to who has made them.
        assert all(ledger.invitations[one][0] == device.player.account_id for one in received.expired)
    assert len(ledger.invitations) > len(people), "hardly anybody was invited"
    total = sum(len(device.events) for device in devices)
    streams = sum(device.streams for device in devices)
    print(
        f"{total} events at {len(devices)} devices over {streams} streams, {len(ledger.invitations)} invitations, {proxy.cuts} cuts, "
        f"kills {kills}, {time.monotonic() - began:.0f} s"
    )
    assert total > 10 * len(devices)
    assert proxy.cuts >= cuts_min and min(kills.values()) >= rounds
