"""No lost event, ever: connections are cut and every process and PostgreSQL are killed while people ask, accept and part; what each device
received is what the senders have written down, in order, without a gap or a double.

`make soak` runs it with more people, more cuts and more kills."""

from __future__ import annotations

import os
import random
import threading
import time
import uuid
from collections import defaultdict

import pytest
from connectrpc.errors import ConnectError
from cutting_proxy import CuttingProxy
from installation import SHORT_TIMING, Installation, eventually
from player import Player, http2, refusal

IS_SOAK = bool(os.environ.get("CAIRN_SOAK"))
PEOPLE = 100 if IS_SOAK else 14
# Of each person; the others follow in the ring, so that transactions meet crosswise.
PARTNERS = (1, 3)
CUTS_MIN = 1_000 if IS_SOAK else 100
ROUNDS = 12 if IS_SOAK else 3
SECONDS_MAX = 1_800 if IS_SOAK else 300
VICTIMS = ("social", "gateway", "auth", "postgres", "game", "geo")

# What may be answered while something is down or was cut; each is asked again under the same key.
TRANSIENT = {"unavailable", "deadline_exceeded", "canceled", "internal", "unknown", "resource_exhausted"}


@pytest.fixture(scope="module")
def house():
    # Nobody asks so often on a first day.
    installation = Installation(**SHORT_TIMING, CAIRN_STREAMS_PER_ACCOUNT="1000", CAIRN_SOCIAL_FRIEND_REQUESTS_PER_DAY="1000000")
    try:
        yield installation.start()
    finally:
        installation.remove()


def asked_until_answered(player: Player, call) -> None:
    """A mutation under one key, sent until its answer has arrived: then it has happened once."""
    key = str(uuid.uuid4())
    deadline = time.monotonic() + 120
    while True:
        try:
            call(key)
            return
        except ConnectError as error:
            seen = refusal(error)
            if seen.code == "unauthenticated":
                renew(player)
            else:
                assert seen.code in TRANSIENT or seen.reason == "REQUEST_IN_PROGRESS", seen
        except (OSError, RuntimeError):
            # Whatever the HTTP client makes of a connection that is gone.
            pass
        assert time.monotonic() < deadline, "no answer within two minutes"
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
                    self.failures.append(repr(seen))
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


class Ledger:
    """What the senders know to have happened: for each person and partner, the events of the two in their order."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.entries: dict[tuple[str, str], list[str]] = defaultdict(list)

    def write(self, kind: str, *pairs: tuple[Player, Player]) -> None:
        with self._lock:
            for receiver, other in pairs:
                self.entries[(receiver.account_id, other.account_id)].append(kind)

    def count(self, receiver: Player) -> int:
        with self._lock:
            return sum(len(kinds) for (account_id, _), kinds in self.entries.items() if account_id == receiver.account_id)


def other_of(event) -> str:
    kind = event.event.WhichOneof("content")
    content = getattr(event.event, kind)
    return content.person.account_id if kind in ("friend_requested", "friend_accepted") else content.account_id


def live(one: Player, other: Player, ledger: Ledger, stop: threading.Event, failures: list[str], seed: int) -> None:
    """Two people who ask each other, accept, take back and part, again and again."""
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
            leaver, left = (one, other) if chance.random() < 0.5 else (other, one)
            asked_until_answered(leaver, lambda key: leaver.remove_friend(left, key))
            ledger.write("friend_removed", (leaver, left), (left, leaver))
    except Exception as error:
        failures.append(f"{one.username} and {other.username}: {error!r}")
        stop.set()


def test_cuts_and_kills_lose_and_double_nothing(house):
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
    kills = {victim: 0 for victim in VICTIMS}
    began = time.monotonic()
    try:
        while (min(kills.values()) < ROUNDS or proxy.cuts < CUTS_MIN) and not stop.is_set():
            assert time.monotonic() - began < SECONDS_MAX, f"{kills}, {proxy.cuts} cuts"
            if min(kills.values()) >= ROUNDS:
                time.sleep(0.5)
                continue
            for victim in VICTIMS:
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
        return any(device.failures for device in devices) or all(len(device.events) >= ledger.count(device.player) for device in devices)

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
        received: dict[str, list[str]] = defaultdict(list)
        for event in device.events:
            received[other_of(event)].append(event.event.WhichOneof("content"))
        expected = {other: kinds for (account, other), kinds in ledger.entries.items() if account == device.player.account_id}
        assert received == expected
    total = sum(len(device.events) for device in devices)
    streams = sum(device.streams for device in devices)
    print(f"{total} events at {len(devices)} devices over {streams} streams, {proxy.cuts} cuts, kills {kills}, {time.monotonic() - began:.0f} s")
    assert total > 10 * len(devices)
    assert proxy.cuts >= CUTS_MIN and min(kills.values()) >= ROUNDS
