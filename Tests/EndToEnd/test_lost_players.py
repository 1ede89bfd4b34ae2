"""Who loses the network in the middle of a game of two: forgiven for a while, then the other has won. And faults of ours, which are nobody's."""

from __future__ import annotations

import time
import uuid

import pytest
from connectrpc.errors import ConnectError
from B_02_random_opponent import MINE, THEIRS, matched
from cutting_proxy import CuttingProxy
from installation import SHORT_TIMING, Installation, eventually
from player import Player, State, http2, moment, refusal, told
from test_friends import Listener, people

GRACE = 6


@pytest.fixture(scope="module")
def patient():
    """Rounds that outlast the time to come back, and every fault of this module."""
    names = ("LOAD_TIMEOUT", "MOVING", "GUESS", "READY_TIMEOUT")
    timing = {**SHORT_TIMING, **{f"CAIRN_GAME_{name}_MS": "60000" for name in names}, "CAIRN_GAME_COUNTDOWN_MS": "3000"}
    with Installation(**timing, CAIRN_GAME_RECONNECT_GRACE_MS=str(GRACE * 1000)) as installation:
        yield installation


def changes(listener: Listener) -> list[str]:
    """What the phone has heard of games since it was last asked."""
    heard = []
    while not listener.messages.empty():
        for event in listener.messages.get().events:
            name, changed = told(event.event)
            if name == "game_changed":
                heard.append(changed.Change.Name(changed.change).removeprefix("CHANGE_"))
    return heard


def changes_until(listener: Listener, last: str) -> list[str]:
    """What the phone hears of games, up to this."""
    heard: list[str] = []

    def has_come() -> bool:
        heard.extend(changes(listener))
        return heard[-1:] == [last]

    eventually(has_come, within=10, what=last)
    return heard


def at_wire(player: Player, proxy: CuttingProxy) -> Player:
    """The same person's phone at a wire that can be cut."""
    phone = Player(f"http://127.0.0.1:{proxy.port}", http2(timeout=60))
    phone.access_token, phone.account_id = player.access_token, player.account_id
    return phone


def wait_end(game, player: Player):
    """Until when a player is waited for; None while nobody waits."""
    (member,) = [member for member in game.players if member.account_id == player.account_id]
    return moment(member.reconnect_end_time) if member.HasField("reconnect_end_time") else None


def test_back_in_time_and_not_back(patient):
    anna, berta = people(patient.url)
    proxy = CuttingProxy(patient.ports["GATEWAY"])
    try:
        Listener(at_wire(anna, proxy))
        at_berta = Listener(berta)
        game_id = matched(anna, berta)
        for player in (anna, berta):
            player.loaded(player.game(game_id))
        # Long enough for the game to have seen both.
        time.sleep(3)
        changes(at_berta)

        proxy.stop()
        end = eventually(lambda: wait_end(berta.game(game_id), anna), within=10, what="the game sees that the phone is gone")
        left = (end - moment(berta.game(game_id).server_time)).total_seconds()
        assert 0 < left <= GRACE and wait_end(berta.game(game_id), berta) is None
        second = CuttingProxy(patient.ports["GATEWAY"])
        Listener(at_wire(anna, second))
        eventually(lambda: wait_end(berta.game(game_id), anna) is None, within=10, what="the game sees that the phone is back")
        time.sleep(GRACE + 3)
        assert not [player for player in berta.game(game_id).players if player.has_left]
        assert changes(at_berta) == ["PLAYER_DISCONNECTED", "PLAYER_RETURNED"]

        second.stop()
        seen = eventually(lambda: (now := berta.game(game_id)).winner_index and now, within=GRACE + 10, what="the forfeit")
        assert [player.account_id for player in seen.players if player.has_left] == [anna.account_id]
        assert changes_until(at_berta, "PLAYER_LEFT") == ["PLAYER_DISCONNECTED", "PLAYER_LEFT"]
        assert (anna.statistics().quit_count, berta.statistics().win_count) == (1, 1)
        assert (anna.statistics().rating, berta.statistics().rating) == (480, 520)
        berta.leave(seen)
    finally:
        proxy.stop()


def patiently(call):
    """The answer, whatever is down meanwhile."""

    def answer():
        try:
            return call()
        except ConnectError as error:
            assert refusal(error).code in ("unavailable", "deadline_exceeded", "canceled", "internal", "unknown"), refusal(error)
        except (OSError, RuntimeError):
            pass

    return eventually(answer, within=40, every=0.2, what="an answer")


def fail(patient, victim: str) -> None:
    patient.kill(victim)
    patient.start_service(victim)


@pytest.mark.parametrize("victim", ["game", "social", "gateway", "postgres"])
def test_a_fault_in_each_phase_is_no_players_fault(patient, victim):
    """kill -9 while a round is loaded, played, revealed and counted down: the game goes on with what was answered, and nobody has quit."""
    both = anna, berta = people(patient.url)
    listeners = [Listener(player) for player in both]
    game_id = matched(*both)
    # What each round is disturbed in.
    phases = ["loading", "playing", "reveal", "countdown", "nothing"]
    for number, phase in enumerate(phases, start=1):
        def now(player: Player = anna):
            return patiently(lambda: player.game(game_id))

        eventually(lambda: now().state == State.STATE_LOADING and now().round_number == number, within=20, what=f"round {number}")
        patiently(lambda: anna.loaded(now()))
        if phase == "loading":
            fail(patient, victim)
        patiently(lambda: berta.loaded(now()))
        assert now().state == State.STATE_MOVING
        key = str(uuid.uuid4())
        patiently(lambda: anna.guess(now(), *MINE, key=key))
        if phase == "playing":
            fail(patient, victim)
            assert [member.account_id for member in now().players if member.has_answered] == [anna.account_id], "an answer was lost"
        key = str(uuid.uuid4())
        patiently(lambda: berta.guess(now(berta), *THEIRS, key=key))
        assert now().state == State.STATE_REVEAL and len(now().rounds[-1].guesses) == 2
        if phase == "reveal":
            fail(patient, victim)
        listeners = [listener if listener.thread.is_alive() else patiently(lambda: Listener(listener.player)) for listener in listeners]
        for player in both:
            patiently(lambda: player.ready(now(player)) if now(player).state == State.STATE_REVEAL else True)
        if phase == "countdown":
            fail(patient, victim)
    game = patiently(lambda: anna.game(game_id))
    assert game.state == State.STATE_FINISHED and game.winner_index and not [player for player in game.players if player.has_left]
    assert [len(played.guesses) for played in game.rounds] == [2] * 5
    for player in both:
        statistics = patiently(player.statistics)
        assert (statistics.multiplayer_game_count, statistics.quit_count, statistics.rated_game_count) == (1, 0, 1)
