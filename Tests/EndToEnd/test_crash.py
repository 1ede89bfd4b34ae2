"""kill -9: what was acknowledged is kept, the game goes on, deadlines hold."""

import time

import pytest
from connectrpc.errors import ConnectError
from installation import eventually
from player import Origin, Player, State, moment


def ready_again(cairn, player, game):
    """The first answer after a restart; until then calls may fail as unavailable, and only so."""

    def answer():
        try:
            return player.game(game.game_id)
        except ConnectError as error:
            assert error.code.value in ("unavailable", "deadline_exceeded"), error
            return None

    return eventually(answer, within=10, what="the game service's return")


def test_a_killed_game_service_loses_nothing_and_keeps_its_deadline(cairn, player):
    game = player.loaded(player.start_single())
    game = player.end_moving(game)
    assert game.state == State.STATE_GUESSING
    player.place_marker(game, -22.9519, -43.2105)

    cairn.kill("game")
    cairn.start_service("game")

    revealed = eventually(
        lambda: (now := ready_again(cairn, player, game)).state == State.STATE_REVEAL and now, within=15, what="the reveal"
    )
    (guess,) = revealed.rounds[0].guesses
    assert guess.origin == Origin.ORIGIN_LAST_MARKER
    assert (guess.position.latitude_degrees, guess.position.longitude_degrees) == (-22.9519, -43.2105)
    # The answer is taken when the guess phase ends, its late buffer included, to one second.
    due = moment(game.phase_end_time).timestamp() + game.timing.late_buffer_ms / 1000
    assert -1.0 <= moment(guess.submit_time).timestamp() - due <= 1.0

    game = player.loaded(player.ready(revealed))
    assert player.guess(game, 1, 1).state == State.STATE_REVEAL
    player.leave(game)


def test_phases_that_ended_while_nobody_was_there_are_caught_up(cairn, player):
    game = player.loaded(player.start_single())
    cairn.kill("game")
    time.sleep(game.timing.moving_ms / 1000 + 0.5)
    cairn.start_service("game")
    eventually(
        lambda: ready_again(cairn, player, game).state in (State.STATE_GUESSING, State.STATE_REVEAL),
        within=10,
        what="the phase that was due",
    )
    player.leave(game)


def test_a_watch_is_told_when_its_service_is_killed_and_calls_go_on(cairn, player):
    """Also those that share the upstream connection with the watch."""
    game = player.loaded(player.start_single())
    watch = iter(player.watch(game))
    assert next(watch).game.game_id == game.game_id
    cairn.kill("game")
    with pytest.raises(ConnectError) as cut:
        for _ in watch:
            pass
    assert cut.value.code.value == "unavailable"
    cairn.start_service("game")
    ready_again(cairn, player, game)
    for _ in range(8):
        other = Player(cairn.url).sign_up()
        other.leave(other.start_single())
    player.leave(game)


def test_a_guess_that_was_acknowledged_survives(cairn, player):
    game = player.loaded(player.start_single())
    revealed = player.guess(game, 41.9, 12.5, key="7a1de0a6-6a2b-4a52-9d8b-6f2f6a9d6b10")
    cairn.kill("game")
    cairn.start_service("game")
    after = ready_again(cairn, player, game)
    assert after.rounds[0].guesses == revealed.rounds[0].guesses
    # The lost answer, asked for again, is the first one.
    again = player.guess(game, 41.9, 12.5, key="7a1de0a6-6a2b-4a52-9d8b-6f2f6a9d6b10")
    assert again.rounds[0].guesses == revealed.rounds[0].guesses
    player.leave(game)


@pytest.mark.parametrize("service", ["auth", "geo", "social", "gateway"])
def test_any_other_service_may_be_killed_and_comes_back(cairn, service):
    player = Player(cairn.url).sign_up()
    cairn.kill(service)
    cairn.start_service(service)

    def works():
        try:
            game = player.loaded(player.start_single())
            player.leave(game)
            return player.who_am_i().account.account_id == player.account_id
        except (ConnectError, OSError, ConnectionError):
            return False

    eventually(works, within=15, every=0.2, what=f"a game after {service} was killed")


def test_a_database_restart_is_survived(cairn, player):
    game = player.loaded(player.start_single())
    cairn.script("service.sh", "restart", "postgres")

    def works():
        try:
            return player.game(game.game_id)
        except ConnectError as error:
            assert error.code.value in ("unavailable", "deadline_exceeded", "internal"), error
            return False

    eventually(works, within=15, every=0.2, what="the game after the database came back")
    player.leave(game)


def test_stopping_answers_what_was_begun(cairn):
    """SIGTERM of the gateway while requests are on their way: each is answered or was never begun."""
    import threading

    players = [Player(cairn.url).sign_up() for _ in range(4)]
    failures: list[str] = []
    stop = threading.Event()

    def ask(player: Player) -> None:
        while not stop.is_set():
            try:
                player.who_am_i()
            except ConnectError as error:
                if error.code.value != "unavailable":
                    failures.append(repr(error))
                return

    threads = [threading.Thread(target=ask, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    time.sleep(0.5)
    cairn.script("service.sh", "stop", "gateway")
    stop.set()
    for thread in threads:
        thread.join(timeout=30)
    cairn.start_service("gateway")
    eventually(lambda: _answers(players[0]), within=15, every=0.2, what="the gateway's return")
    assert not failures


def _answers(player: Player) -> bool:
    try:
        return bool(player.who_am_i())
    except (ConnectError, OSError):
        return False
