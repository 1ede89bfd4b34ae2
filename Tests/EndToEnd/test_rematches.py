"""Two strangers who have played play the same again, as both want to."""

from __future__ import annotations

import uuid

from B_02_random_opponent import events_until, matched
from cairn.game.whereami.v1 import geo_guess_pb2, rematches_pb2
from player import State, refused
from test_friends import Listener, people


def again(player, game_id: str):
    request = rematches_pb2.RematchRequest(game_id=game_id, time_zone="Europe/Rome")
    return player.rematches.rematch(request, headers=player.headers(str(uuid.uuid4())))


def decline(player, game_id: str) -> str:
    request = rematches_pb2.DeclineRematchRequest(game_id=game_id)
    return player.rematches.decline_rematch(request, headers=player.headers()).game_id


def test_both_want_to_play_again_and_then_one_does_not(cairn):
    anna, berta = people(cairn.url)
    at_anna, at_berta = Listener(anna), Listener(berta)
    game_id = matched(anna, berta)
    with refused("failed_precondition", "GAME_NOT_FINISHED"):
        again(anna, game_id)
    for player in (anna, berta):
        player.leave(player.game(game_id))
    assert not again(anna, game_id).game_id
    events_until(at_berta, "rematch_offered")
    next_id = again(berta, game_id).game_id
    assert next_id and again(anna, game_id).game_id == next_id == decline(anna, game_id)
    for listener in (at_anna, at_berta):
        while "match_found" not in events_until(listener, "match_found"):
            pass
    games = [player.game(next_id) for player in (anna, berta)]
    assert [game.state for game in games] == [State.STATE_LOADING] * 2 and games[0].kind == geo_guess_pb2.Game.KIND_FRIEND
    assert {one.account_id for one in games[0].players} == {anna.account_id, berta.account_id}
    for player in (anna, berta):
        player.leave(player.game(next_id))
    assert not again(berta, next_id).game_id and decline(anna, next_id) == ""
    events_until(at_berta, "rematch_closed")
    with refused("failed_precondition", "REMATCH_OVER"):
        again(berta, next_id)
