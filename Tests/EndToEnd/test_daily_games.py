"""The game of the day: promised the day before, one try, the same places for everybody, something to show to friends."""

from __future__ import annotations

from datetime import date, timedelta

from player import State, refused
from test_friends import people


def test_everybody_plays_the_same_places_once(cairn):
    anna, berta = people(cairn.url)
    today = anna.daily()
    day = date.fromisoformat(today.day)
    tomorrow = anna.daily((day + timedelta(days=1)).isoformat())
    assert len(today.commitment) == len(tomorrow.commitment) == 32 and today.commitment != tomorrow.commitment
    assert not (today.seed or tomorrow.seed or today.location_ids or tomorrow.location_ids), "nothing is told before the day is over"
    with refused("not_found", "DAILY_NOT_FOUND"):
        anna.daily((day + timedelta(days=2)).isoformat())
    with refused("not_found", "DAILY_NOT_FOUND"):
        anna.daily("2020-02-29")

    panoramas = []
    for player in (anna, berta):
        game = player.start_daily()
        assert player.start_daily().game_id == game.game_id == player.daily().game_id
        seen = []
        for _ in range(game.round_count):
            game = player.loaded(game)
            seen.append(game.rounds[-1].panorama.SerializeToString())
            game = player.ready(player.guess(game, 48.8, 2.3))
        assert game.state == State.STATE_FINISHED
        panoramas.append(seen)
        played = player.daily()
        assert played.score == player.result(game).score and played.streak_count == 1
        assert played.share_text.startswith(f"Where am I, {today.day}\n") and played.share_text.endswith("/25,000")
        assert player.start_daily().state == State.STATE_FINISHED, "there is no second try"
    assert panoramas[0] == panoramas[1]
    assert anna.daily().score == berta.daily().score
