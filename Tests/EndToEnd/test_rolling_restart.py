"""Every service is restarted in turn while people play: nobody notices, and nothing is done twice."""

from __future__ import annotations

import threading
import time
import uuid
from dataclasses import dataclass, field

import pytest
from B_03_invitations import befriended
from connectrpc.errors import ConnectError
from installation import SHORT_TIMING, Installation, eventually
from player import Player, http2, refusal
from test_friends import Listener

# As long as a usual call may take: what a restart needs is inside.
TIMEOUT_SECONDS = 30


@dataclass
class Tally:
    """What one player has seen."""

    player: Player
    reads: int = 0
    # The games that were acknowledged, by the key of their first request.
    games: dict[str, str] = field(default_factory=dict)
    # Mutations that were refused without having been begun.
    refused: int = 0
    # Mutations of which the answer does not say whether they were done.
    unknown: int = 0
    failures: list[str] = field(default_factory=list)
    slowest: float = 0


def play(tally: Tally, stop: threading.Event, is_retrying: bool) -> None:
    """Reads and starts games, as fast as the answers come. With `is_retrying` a lost connection to the gateway is taken as phones take it:
    the same request is sent again."""

    def ask(what: str, call):
        began = time.monotonic()
        for attempt in range(5 if is_retrying else 1):
            try:
                return call()
            except ConnectError as error:
                seen = refusal(error)
                if is_retrying and seen.code == "unavailable" and attempt < 4:
                    time.sleep(0.05)
                    continue
                if seen.reason == "OUTCOME_UNKNOWN":
                    tally.unknown += 1
                tally.failures.append(f"{what}: {seen.code} {seen.reason} {seen.message}")
            except Exception as error:  # whatever the HTTP client makes of a connection that is gone
                if is_retrying and attempt < 4:
                    time.sleep(0.05)
                    continue
                tally.failures.append(f"{what}: {error!r}")
            finally:
                tally.slowest = max(tally.slowest, time.monotonic() - began)
        return None

    player = tally.player
    while not stop.is_set():
        if ask("who_am_i", player.who_am_i):
            tally.reads += 1
        key = str(uuid.uuid4())
        game = ask("start_single", lambda: player.start_single(key=key))
        if game is None:
            continue
        tally.games[key] = game.game_id
        read = ask("get_game", lambda: player.game(game.game_id))
        if read:
            tally.reads += 1
        if ask("autocomplete", lambda: player.autocomplete("ro")) is not None:
            tally.reads += 1


def crowd(installation: Installation, count: int) -> list[Tally]:
    return [Tally(Player(installation.url, http2(timeout=TIMEOUT_SECONDS)).sign_up()) for _ in range(count)]


def under_load(tallies: list[Tally], during, is_retrying: bool = False) -> None:
    stop = threading.Event()
    threads = [threading.Thread(target=play, args=(tally, stop, is_retrying)) for tally in tallies]
    for thread in threads:
        thread.start()
    try:
        before = progress(tallies)
        eventually(lambda: progress(tallies) > before + len(tallies), within=30, what="the load")
        during()
        # Load again after the last restart, so that what it left behind would be seen.
        after = progress(tallies)
        eventually(lambda: progress(tallies) > after + 2 * len(tallies), within=30, what="the load after the restarts")
    finally:
        stop.set()
        for thread in threads:
            thread.join(timeout=60)


def progress(tallies: list[Tally]) -> int:
    return sum(tally.reads + len(tally.games) for tally in tallies)


def effects(player: Player) -> list[str]:
    """The games that are really there."""
    ids, token = [], ""
    while True:
        page = player.history(page_size=100, page_token=token)
        ids += [game.game_id for game in page.games]
        token = page.next_page_token
        if not token:
            return ids


def each_was_done_once(tallies: list[Tally]) -> None:
    for tally in tallies:
        found = effects(tally.player)
        assert len(found) == len(set(found))
        assert set(tally.games.values()) <= set(found), "an acknowledged game is missing"
        assert len(set(tally.games.values())) == len(tally.games), "two requests were answered with one game"
        assert len(found) == len(tally.games), f"{len(found)} games for {len(tally.games)} requests"


def nobody_noticed(tallies: list[Tally]) -> None:
    assert [failure for tally in tallies for failure in tally.failures] == []
    each_was_done_once(tallies)
    print(f"{sum(t.reads for t in tallies)} reads, {sum(len(t.games) for t in tallies)} games, slowest {max(t.slowest for t in tallies):.2f} s")


@pytest.fixture(scope="module")
def doubled():
    """Two processes of every service."""
    with Installation(CAIRN_REPLICAS="2", CAIRN_LOOPS="1", **SHORT_TIMING) as installation:
        yield installation


def serves(installation: Installation, name: str) -> bool:
    """Whether the gateway has found every replica of a service again."""
    lines = [line.split() for line in installation.operations_page("/upstreams").splitlines()]
    used = [line[3] for line in lines if line and line[0] == name and len(line) > 6 and ":" in line[1]]
    return len(used) == 2 and used == ["yes", "yes"]


def test_services_with_two_replicas_are_restarted_one_after_the_other(doubled):
    def restart_all():
        for name in ("geo", "social", "game", "auth"):
            for instance in (name, f"{name}-2"):
                doubled.restart(instance)
                eventually(lambda: serves(doubled, name), within=15, every=0.2, what=f"{instance}'s return")

    tallies = crowd(doubled, 4)
    under_load(tallies, restart_all)
    nobody_noticed(tallies)


def test_a_friend_is_invited_as_soon_as_the_stream_has_begun_at_whichever_replica(doubled):
    """Of two processes of SocialService one has the stream, and either is asked whether the friend is there."""
    for _ in range(4):
        anna, berta = befriended(doubled.url)
        at_berta = Listener(berta)
        assert at_berta.thread.is_alive() and anna.invite(berta).invitation.invitation_id


def test_a_replica_may_be_killed(doubled):
    """kill -9 under load: what it had begun is begun again by the other, where that is safe; every request here is."""

    def kill_some():
        for instance in ("game", "auth-2", "geo"):
            doubled.kill(instance)
            time.sleep(0.5)
            doubled.start_service(instance)
            eventually(lambda: serves(doubled, instance.split("-")[0]), within=15, every=0.2, what=f"{instance}'s return")

    tallies = crowd(doubled, 4)
    under_load(tallies, kill_some)
    nobody_noticed(tallies)


def test_a_new_gateway_takes_over_from_the_old_one(doubled):
    """Phones whose connection ends open another; no request is lost that was sent again."""
    tallies = crowd(doubled, 4)
    under_load(tallies, doubled.takeover_gateway, is_retrying=True)
    nobody_noticed(tallies)


def test_a_service_with_one_replica_is_waited_for(cairn):
    """Reads and mutations under a key wait, within their deadline, until the service is back."""

    def restart_all():
        for name in ("geo", "social", "game", "auth"):
            cairn.restart(name)
            eventually(cairn.is_ready, within=15, every=0.2, what=f"{name}'s return")

    tallies = crowd(cairn, 4)
    under_load(tallies, restart_all)
    nobody_noticed(tallies)


def test_a_mutation_without_a_key_is_done_once_or_refused(cairn):
    """Sign-up has no key: whatever it says, the account is there once or not at all."""
    answers: list[tuple[Player, str]] = []
    stop = threading.Event()

    def sign_up() -> None:
        while not stop.is_set():
            player = Player(cairn.url, http2(timeout=TIMEOUT_SECONDS))
            try:
                player.sign_up()
                answers.append((player, "done"))
            except ConnectError as error:
                answers.append((player, refusal(error).reason))

    threads = [threading.Thread(target=sign_up) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        eventually(lambda: len(answers) > 5, within=30, what="sign-ups")
        cairn.kill("auth")
        cairn.start_service("auth")
        seen = len(answers)
        eventually(lambda: len(answers) > seen + 6, within=30, what="sign-ups after the restart")
    finally:
        stop.set()
        for thread in threads:
            thread.join(timeout=60)
    assert {answer for _, answer in answers} <= {"done", "OUTCOME_UNKNOWN", "UNAVAILABLE"}, answers
    for player, answer in answers:
        if answer == "done":
            assert player.log_in(player.email).tokens.access_token
        elif answer == "UNAVAILABLE":
            with pytest.raises(ConnectError) as nobody:
                player.log_in(player.email)
            assert nobody.value.code.value == "unauthenticated"
