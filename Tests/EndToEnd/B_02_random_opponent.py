"""B-2: two users queue, same panoramas, both answer, ready, leaderboard and countdown, fifth round; the win is counted once."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

from installation import eventually
from player import Player, State, moment, refused, told
from test_friends import Listener, people

MINE, THEIRS = (48.8584, 2.2945), (-33.8568, 151.2153)


def wait_for(player, game_id: str, state: int, round_number: int, within: float = 10):
    """The game as soon as it is so for the player."""
    return eventually(
        lambda: (now := player.game(game_id)).state == state and now.round_number == round_number and now,
        within,
        what=f"state {State.Name(state)} of round {round_number}",
    )


def matched(*players) -> str:
    """The game of two who wait."""
    for player in players:
        player.join_queue()
    game_id = eventually(lambda: players[0].queue().game_id, within=15, what="an opponent")
    assert players[1].queue().game_id == game_id
    return game_id


def events_until(listener: Listener, name: str) -> list[str]:
    """What has happened, up to the first of that name."""
    heard: list[str] = []
    while name not in heard:
        message = listener.messages.get(timeout=10)
        heard += [told(event.event)[0] for event in message.events if event.HasField("event")]
    return heard


def test_two_strangers_play_a_whole_game(cairn):
    anna, berta = people(cairn.url)
    at_anna, at_berta = Listener(anna), Listener(berta)
    ticket = anna.join_queue()
    assert (ticket.map_id, ticket.rating) == ("world", 500)
    assert 119 < (moment(ticket.expire_time) - moment(ticket.join_time)).total_seconds() < 121
    assert anna.queue().ticket == ticket and not anna.queue().game_id
    game_id = matched(anna, berta)
    for listener in (at_anna, at_berta):
        events_until(listener, "match_found")
    with refused("failed_precondition", "BUSY_IN_GAME"):
        anna.join_queue()

    panoramas = []
    for number in range(1, 6):
        games = [wait_for(player, game_id, State.STATE_LOADING, number) for player in (anna, berta)]
        assert games[0].rounds[-1].panorama == games[1].rounds[-1].panorama, "both see the same"
        assert {member.username for member in games[0].players} == {anna.username, berta.username}, "both have names"
        panoramas.append(games[0].rounds[-1].panorama.SerializeToString())
        # The round begins when the panorama is on both screens.
        assert anna.loaded(games[0]).state == State.STATE_LOADING
        game = berta.loaded(games[1])
        assert game.state == State.STATE_MOVING
        # Who has answered sees nothing of the other's answer, and waits.
        mine = anna.guess(game, *MINE)
        assert mine.state in (State.STATE_MOVING, State.STATE_GUESSING) and not mine.rounds[-1].HasField("solution")
        assert [player.account_id for player in mine.players if player.has_answered] == [anna.account_id]
        assert len(berta.game(game_id).rounds[-1].guesses) == 0
        both = berta.guess(game, *THEIRS)
        assert both.state == State.STATE_REVEAL and both.rounds[-1].HasField("solution") and len(both.rounds[-1].guesses) == 2
        assert sorted(player.rank for player in both.players) in ([1, 2], [1, 1])
        assert sum(guess.score for guess in both.rounds[-1].guesses) <= sum(player.score for player in both.players)
        assert anna.ready(both).state == State.STATE_REVEAL, "the other has not seen it yet"
        ended = berta.ready(both)
        assert ended.state == (State.STATE_COUNTDOWN if number < 5 else State.STATE_FINISHED)
        if number < 5:
            left = (moment(ended.phase_end_time) - moment(ended.server_time)).total_seconds()
            assert 0 < left <= ended.timing.countdown_ms / 1000
    assert len(set(panoramas)) == 5, "a different spot each round"

    results = [player.result(ended) for player in (anna, berta)]
    by_account = {player.account_id: player for player in results[0].game.players}
    scores = {player: by_account[player.account_id].score for player in (anna, berta)}
    assert [results[index].score for index in range(2)] == [scores[anna], scores[berta]]
    with refused("failed_precondition", "GAME_FINISHED"):
        anna.guess(ended, *MINE)
    winner = next((player for player in (anna, berta) if by_account[player.account_id].player_index == ended.winner_index), None)
    assert winner is not None and scores[winner] == max(scores.values())
    for player in (anna, berta):
        player.leave(ended)  # "Go to Hub": nothing more happens
        statistics = player.statistics()
        assert (statistics.multiplayer_game_count, statistics.single_game_count, statistics.quit_count) == (1, 0, 0)
        assert statistics.win_count == (1 if player is winner else 0), "the win is counted once"
        assert statistics.rating == (520 if player is winner else 480) and statistics.rated_game_count == 1
        (change,) = player.rating_changes()
        assert change.game_id == game_id and change.change == (20 if player is winner else -20)
        (played,) = player.history().games
        assert played.is_won == (player is winner)
        assert not player.queue().game_id
    for listener in (at_anna, at_berta):
        events_until(listener, "game_changed")


def test_who_leaves_has_lost_and_both_may_look_for_another_opponent(cairn):
    anna, berta = people(cairn.url)
    listeners = Listener(anna), Listener(berta)
    assert listeners
    game_id = matched(anna, berta)
    for player in (anna, berta):
        player.loaded(player.game(game_id))
    assert anna.leave(anna.game(game_id)).state == State.STATE_ABANDONED
    seen = berta.game(game_id)
    assert seen.winner_index and [player.account_id for player in seen.players if player.has_left] == [anna.account_id]
    assert (anna.statistics().quit_count, berta.statistics().win_count) == (1, 1)
    assert (anna.statistics().rating, berta.statistics().rating) == (480, 520)
    anna.join_queue()
    assert berta.leave(seen).state == State.STATE_ABANDONED and berta.statistics().quit_count == 0
    # Nobody else is there: the two meet again.
    berta.join_queue()
    again = eventually(lambda: berta.queue().game_id, within=15, what="the same opponent")
    assert again != game_id and anna.queue().game_id == again


def test_nobody_meets_who_is_blocked_or_does_not_listen(cairn):
    anna, berta, carla = people(cairn.url, 3)
    listeners = [Listener(player) for player in (anna, berta)]
    assert listeners
    anna.block(berta)
    for player in (anna, berta, carla):
        player.join_queue()
    # Carla's telephone is in her pocket.
    eventually(lambda: anna.queue().HasField("ticket"), within=5, what="Anna waits")
    Listener(carla)
    game_id = eventually(lambda: carla.queue().game_id, within=15, what="an opponent for Carla")
    assert anna.queue().game_id == game_id and berta.queue().HasField("ticket"), "who waits longest plays first"
    assert berta.leave_queue() == "" and not berta.queue().HasField("ticket")


def test_who_logs_out_waits_no_more(cairn):
    anna, berta = people(cairn.url)
    Listener(anna)
    tablet = Player(cairn.url)
    tablet.username, tablet.account_id, tablet.password = anna.username, anna.account_id, anna.password
    tablet.log_in(anna.username)
    anna.join_queue()
    tablet.log_out()
    # Of another session of hers: nothing ends.
    time.sleep(1)
    assert anna.queue().HasField("ticket")
    anna.log_out()
    anna.log_in(anna.username)
    eventually(lambda: not anna.queue().HasField("ticket"), within=10, what="the wait is over")
    assert anna.queue().game_id == "" and berta.queue().game_id == ""


def test_two_terminals_play_each_other(cairn):
    """`cairn play --online`, which is no client of ours for the protocol, but what people try first."""
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
    command = [str(program), "play", "--auto", "--online", "--gateway", cairn.url]
    processes = [
        subprocess.Popen([*command, "--seed", seed], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for seed in ("1", "2")
    ]
    outputs = [process.communicate(timeout=120)[0] for process in processes]
    for process, output in zip(processes, outputs):
        assert process.returncode == 0, output
        assert "You wait for an opponent" in output and "Rating: " in output
    assert sorted("You have won." in output for output in outputs) == [False, True], outputs
