"""B-1: sign up with e-mail and user name; a single game of five rounds: early end, expiry with the last marker, expiry with no
marker; the end; the statistics are right."""

import math
import time

from earth import haversine_m
from installation import SHORT_TIMING, eventually
from player import Origin, Player, State, moment, refused

WORLD_DIAGONAL_M = 14_916_862.0


def expected_score(distance_m: float) -> int:
    return 5000 if distance_m <= 25 else round(5000 * math.exp(-10 * distance_m / WORLD_DIAGONAL_M))


def seconds(name: str) -> float:
    return int(SHORT_TIMING[f"CAIRN_GAME_{name}_MS"]) / 1000


def wait_for(player: Player, game, state: int, within: float = 10):
    """The game as soon as it is in that state."""
    return eventually(
        lambda: (now := player.game(game.game_id)).state == state and now,
        within,
        what=f"state {State.Name(state)} of round {game.round_number}",
    )


def check_reveal(game, number: int, origin: int):
    """The revealed round tells the solution, the distance and the score, and they belong together."""
    assert game.state == State.STATE_REVEAL and game.round_number == number
    current = game.rounds[number - 1]
    assert current.HasField("solution")
    (guess,) = current.guesses
    assert guess.origin == origin
    assert guess.HasField("distance_m") and guess.HasField("score")
    assert abs(guess.distance_m - haversine_m(guess.position, current.solution)) < 1
    assert guess.score == expected_score(guess.distance_m)
    return guess


def check_nothing_is_told_early(game) -> None:
    """Before the reveal no solution; never a later round."""
    assert [r.round_number for r in game.rounds] == list(range(1, game.round_number + 1))
    assert not game.rounds[-1].HasField("solution")


def test_a_single_game_from_sign_up_to_statistics(cairn):
    player = Player(cairn.url).sign_up()
    me = player.who_am_i()
    assert (me.account.username, me.account.email) == (player.username, player.email)

    game = player.start_single()
    assert (game.round_count, game.round_number, game.map_id) == (5, 1, "world")
    assert (game.timing.moving_ms, game.timing.guess_ms) == (2000, 2000)
    check_nothing_is_told_early(game)
    guesses = []

    # Round 1: the player ends the moving phase early and answers.
    if game.state == State.STATE_LOADING:
        game = player.loaded(game)
    assert game.state == State.STATE_MOVING
    left = (moment(game.phase_end_time) - moment(game.server_time)).total_seconds()
    assert 0 < left <= seconds("MOVING")
    game = player.end_moving(game)
    assert game.state == State.STATE_GUESSING
    check_nothing_is_told_early(game)
    game = player.guess(game, 48.8584, 2.2945)
    guesses.append(check_reveal(game, 1, Origin.ORIGIN_SUBMITTED))
    game = player.ready(game)

    # Round 2: both clocks run out; the last of two markers counts.
    assert game.round_number == 2
    game = player.loaded(game)
    began = time.monotonic()
    game = wait_for(player, game, State.STATE_GUESSING)
    assert time.monotonic() - began < seconds("MOVING") + 1
    player.place_marker(game, 10, 10)
    player.place_marker(game, -33.8568, 151.2153)
    game = wait_for(player, game, State.STATE_REVEAL)
    guess = check_reveal(game, 2, Origin.ORIGIN_LAST_MARKER)
    assert (guess.position.latitude_degrees, guess.position.longitude_degrees) == (-33.8568, 151.2153)
    assert not guess.is_default
    guesses.append(guess)

    # The next round begins by itself.
    game = eventually(
        lambda: (now := player.game(game.game_id)).round_number == 3 and now, seconds("REVEAL") + 2, what="the third round"
    )

    # Round 3: both clocks run out without a marker; the default answer is the middle of the world.
    game = player.loaded(game)
    game = wait_for(player, game, State.STATE_REVEAL, seconds("MOVING") + seconds("GUESS") + seconds("LATE_BUFFER") + 3)
    guess = check_reveal(game, 3, Origin.ORIGIN_DEFAULT)
    assert guess.is_default
    assert (guess.position.latitude_degrees, guess.position.longitude_degrees) == (0, 0)
    guesses.append(guess)
    game = player.ready(game)

    # Round 4: answered straight out of the moving phase.
    game = player.loaded(game)
    game = player.guess(game, 0.5, -78.2)
    guesses.append(check_reveal(game, 4, Origin.ORIGIN_SUBMITTED))
    game = player.ready(game)

    # Round 5, then the end.
    game = player.loaded(player.game(game.game_id))
    with refused("failed_precondition", "GAME_NOT_FINISHED"):
        player.result(game)
    game = player.guess(game, 35.6586, 139.7454)
    guesses.append(check_reveal(game, 5, Origin.ORIGIN_SUBMITTED))
    game = player.ready(game)
    assert game.state == State.STATE_FINISHED and game.HasField("end_time")

    total = sum(guess.score for guess in guesses)
    result = player.result(game)
    assert result.score == total == game.players[0].score
    assert abs(result.distance_m - sum(guess.distance_m for guess in guesses)) < 1
    assert [r.round_number for r in result.game.rounds] == [1, 2, 3, 4, 5]
    solutions = {(r.solution.latitude_degrees, r.solution.longitude_degrees) for r in result.game.rounds}
    assert len(solutions) == 5, "a place was shown twice"

    with refused("failed_precondition", "GAME_FINISHED"):
        player.guess(game, 1, 1)

    statistics = player.statistics()
    assert (statistics.game_count, statistics.single_game_count, statistics.multiplayer_game_count) == (1, 1, 0)
    assert (statistics.score_sum, statistics.score_max, statistics.score_average) == (total, total, total)
    assert (statistics.quit_count, statistics.day_streak_count, statistics.games_today_count) == (0, 1, 1)
    assert player.statistics() == statistics, "reading the result must not count the game again"

    (summary,) = player.history().games
    assert (summary.game_id, summary.score, summary.state) == (game.game_id, total, State.STATE_FINISHED)


def test_a_game_left_in_the_middle_counts_as_a_quit_and_nothing_else(player):
    game = player.loaded(player.start_single())
    game = player.leave(game)
    assert game.state == State.STATE_ABANDONED
    statistics = player.statistics()
    assert (statistics.quit_count, statistics.game_count, statistics.score_sum) == (1, 0, 0)
    assert player.leave(game).state == State.STATE_ABANDONED
    assert player.statistics().quit_count == 1


def test_a_player_logs_in_by_name_and_by_address_and_out(player):
    assert player.log_in(player.username).account_id == player.account_id
    assert player.log_in(player.email.upper()).account_id == player.account_id
    with refused("unauthenticated", "INVALID_CREDENTIALS") as wrong:
        Player(player.url).log_in(player.username, "wrong password")
    with refused("unauthenticated", "INVALID_CREDENTIALS") as unknown:
        Player(player.url).log_in("nobody_at_all", "wrong password")
    assert wrong.refusal == unknown.refusal
    player.log_out()
    with refused("unauthenticated", "SESSION_REVOKED"):
        player.refresh()


def test_a_watcher_sees_every_phase_without_asking(player):
    game = player.loaded(player.start_single())
    seen = []
    stream = player.watch(game)
    for message in stream:
        seen.append(message.game.state)
        if message.game.state == State.STATE_REVEAL:
            break
        assert len(seen) < 10
    assert seen[0] in (State.STATE_MOVING, State.STATE_GUESSING)
    assert State.STATE_GUESSING in seen and seen[-1] == State.STATE_REVEAL
    player.leave(game)
