"""Who deletes the account in the middle of a game: the others play on, and of two the game is void."""

from __future__ import annotations

import uuid

from B_02_random_opponent import wait_for
from B_18_delete_account import delete
from player import State
from test_friends import people
from test_rooms import Room


def test_an_account_that_goes_takes_no_game_along(cairn):
    players = people(cairn.url, 3)
    anna, berta, carla = players
    at = [Room(player) for player in players]
    room = at[0].create()
    for one in at[1:]:
        one.join(room.code)
        one.ready(room)
    game_id = at[0].start(room)
    for player in players:
        player.loaded(wait_for(player, game_id, State.STATE_LOADING, 1))
    for player in players[:2]:
        player.guess(player.game(game_id), 41.9, 12.5, key=str(uuid.uuid4()))
    delete(carla)
    game = wait_for(anna, game_id, State.STATE_REVEAL, 1, within=30)
    assert [one.has_left for one in game.players] == [False, False, True]
    assert game.players[2].account_id != carla.account_id and not game.HasField("winner_index")
    for number in range(1, 6):
        if number > 1:
            for player in players[:2]:
                player.loaded(wait_for(player, game_id, State.STATE_LOADING, number))
            anna.guess(anna.game(game_id), 41.9, 12.5, key=str(uuid.uuid4()))
            berta.guess(berta.game(game_id), -10.5, 100.25, key=str(uuid.uuid4()))
        for player in players[:2]:
            player.ready(player.game(game_id))
    ended = wait_for(berta, game_id, State.STATE_FINISHED, 5)
    assert ended.HasField("winner_index") and ended.players[2].rank == 3
    assert anna.statistics().multiplayer_game_count == 1
    assert [member.account_id for member in at[1].now().members] == [anna.account_id, berta.account_id]
    at[1].ready(room)
    game_id = at[0].start(room)
    for player in players[:2]:
        player.loaded(wait_for(player, game_id, State.STATE_LOADING, 1))
    delete(berta)
    game = wait_for(anna, game_id, State.STATE_ABANDONED, 1, within=30)
    assert not game.HasField("winner_index") and anna.statistics().multiplayer_game_count == 1
