"""Who plays by what the wire tells is seen by moderators, with the reason; nothing else happens."""

from __future__ import annotations

from B_18_delete_account import sql
from cairn.game.whereami.v1 import replays_pb2, signals_pb2
from cairn.game.whereami.v1.replays_connect import ReplayServiceClientSync
from installation import eventually
from player import State, refused
from test_friends import people
from test_reports import moderator


def signals(player, account_id: str):
    request = signals_pb2.ListSignalsRequest(account_id=account_id)
    return player.signals.list_signals(request, headers=player.headers()).signals


def replays(player) -> ReplayServiceClientSync:
    return ReplayServiceClientSync(player.url, http_client=player.http)


def test_a_client_that_reads_positions_off_the_wire_is_seen(cairn):
    (cheat,) = people(cairn.url, 1)
    game = cheat.start_single()
    for _ in range(game.round_count):
        game = cheat.loaded(game)
        place = game.rounds[-1].panorama.position
        game = cheat.ready(cheat.guess(game, place.latitude_degrees, place.longitude_degrees))
    assert game.state == State.STATE_FINISHED and game.players[0].score > 24_000
    judge = moderator(cairn).player
    seen = eventually(lambda: signals(judge, cheat.account_id), within=90, what="signals")
    Kind = signals_pb2.Signal.Kind
    assert {one.kind for one in seen} >= {Kind.KIND_PRECISE_FAST, Kind.KIND_NO_MARKER} and {one.game_id for one in seen} == {game.game_id}
    assert all(one.reason and one.sample_count == 5 for one in seen)
    looks = f"SELECT count(*) > 0 FROM signal_audit WHERE actor_account_id = '{judge.account_id}' AND target_account_id = '{cheat.account_id}';"
    assert sql(cairn, "game", looks) == ["t"], "who has looked is kept"
    # The moderator sees the game itself, and nobody else who has not played it does.
    (stranger,) = people(cairn.url, 1)
    asked = replays_pb2.GetReplayRequest(game_id=game.game_id)
    replay = replays(judge).get_replay(asked, headers=judge.headers())
    assert replay.game.game_id == game.game_id and len(replay.game.rounds) == 5 and len(replay.events) > 10
    with refused("not_found", "GAME_NOT_FOUND"):
        replays(stranger).get_replay(asked, headers=stranger.headers())
    assert sql(cairn, "game", looks.replace("> 0", "> 1")) == ["t"], "who has looked at a game, too"
    with refused("permission_denied", "PERMISSION_DENIED"):
        signals(cheat, cheat.account_id)
    assert cheat.start_single(), "no automatic ban"
