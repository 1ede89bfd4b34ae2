"""A game seen again, and played against: from outside, by a client that is not ours."""

import pytest
from cairn.game.whereami.v1 import ghosts_pb2, replays_pb2
from cairn.game.whereami.v1.ghosts_connect import GhostServiceClientSync
from cairn.game.whereami.v1.replays_connect import ReplayServiceClientSync
from player import Player, State, refused


def replay(player: Player, game, page_size: int = 0):
    """The pages of a game's log."""
    service, token, pages = ReplayServiceClientSync(player.url, http_client=player.http), "", []
    while not pages or token:
        request = replays_pb2.GetReplayRequest(game_id=game.game_id, page_size=page_size, page_token=token)
        pages.append(service.get_replay(request, headers=player.headers()))
        token = pages[-1].next_page_token
    return pages


@pytest.mark.usefixtures("still_alive")
def test_a_game_is_seen_again_move_by_move(cairn, player, stranger):
    game = player.loaded(player.start_single())
    with refused("failed_precondition", "GAME_NOT_FINISHED"):
        replay(player, game)
    player.end_moving(game)
    player.place_marker(game, 10.5, 20.25)
    player.place_marker(game, 11.5, 21.25)
    revealed = player.guess(game, 12.5, 22.25)
    player.leave(revealed)
    pages = replay(player, game, page_size=2)
    kinds = replays_pb2.ReplayEvent.Kind
    events = [event for page in pages for event in page.events]
    assert [kinds.Name(event.kind).removeprefix("KIND_") for event in events] == [
        "ROUND_LOADED", "END_MOVING", "PLACE_MARKER", "PLACE_MARKER", "SUBMIT_GUESS", "LEAVE_GAME",
    ]
    assert [event.version for event in events] == [2, 3, 4, 5, 6, 7] and len(pages) == 3
    assert [event.position.latitude_degrees for event in events[2:5]] == [10.5, 11.5, 12.5]
    assert all(event.player_index == 1 for event in events)
    assert pages[0].game.state == State.STATE_ABANDONED and not pages[1].HasField("game")
    with refused("not_found", "GAME_NOT_FOUND"):
        replay(Player(cairn.url).sign_up(), game)


def test_a_recording_is_played_against(cairn, player):
    recorded = Player(cairn.url).sign_up()
    recorded.play_single(map_id="it")
    service = GhostServiceClientSync(player.url, http_client=player.http)
    key = "6f1f5c62-7d0c-4d3c-9a37-0d4d6c3b8a11"
    started = service.start_ghost(ghosts_pb2.StartGhostRequest(map_id="it", time_zone="Europe/Rome"), headers=player.headers(key))
    again = service.start_ghost(ghosts_pb2.StartGhostRequest(map_id="it", time_zone="Europe/Rome"), headers=player.headers(key))
    assert again.game.game_id == started.game.game_id
    game = started.game
    assert game.kind == game.KIND_SINGLE and len(started.ghost.rounds) == 5
    assert not any(played.HasField("position") or played.HasField("score") for played in started.ghost.rounds)
    scores = []
    for _ in range(5):
        game = player.guess(player.loaded(game), 48.8, 2.3)
        ghost = service.get_ghost(ghosts_pb2.GetGhostRequest(game_id=game.game_id), headers=player.headers()).ghost
        scores.append(ghost.rounds[game.round_number - 1].score)
        assert ghost.rounds[game.round_number - 1].HasField("distance_m") and ghost.score == sum(scores)
        game = player.ready(game)
    assert game.state == State.STATE_FINISHED
    with refused("not_found", "GAME_NOT_FOUND"):
        service.get_ghost(ghosts_pb2.GetGhostRequest(game_id=game.game_id), headers=recorded.headers())
