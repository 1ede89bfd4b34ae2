"""B-4, the half of games: rankings of all players and of friends, the own position, the way to a profile."""

from __future__ import annotations

import pytest
from player import Player, refused
from test_friends import people
from test_guests import new_guest

GAMES_MIN = 5


@pytest.fixture(scope="module")
def players(cairn):
    """Anna and Berta are friends, Carla is a stranger; each has played five games, Dora four."""
    anna, berta, carla, dora = people(cairn.url, 4)
    anna.ask_friend(berta.username)
    berta.answer_friend(anna)
    for player, (latitude, longitude) in ((anna, (48.8, 2.3)), (berta, (0.0, -160.0)), (carla, (20.0, 78.0)), (dora, (48.8, 2.3))):
        for _ in range(GAMES_MIN if player is not dora else GAMES_MIN - 1):
            player.play_single(latitude, longitude)
    return anna, berta, carla, dora


def rows_of(answer, *players: Player):
    """The rows of these players, in the order of the list."""
    mine = {player.account_id for player in players}
    return [row for row in answer.rows if row.person.account_id in mine]


def whole(player: Player, **board):
    """All rows, page by page."""
    rows, token = [], ""
    while True:
        answer = player.leaderboard(page_size=2, page_token=token, **board)
        rows += answer.rows
        token = answer.next_page_token
        if not token:
            return rows


@pytest.mark.parametrize("period", ["ALL", "MONTH", "WEEK"])
@pytest.mark.parametrize("map_id", ["", "world"])
def test_all_players_are_ranked_by_their_averages(players, period, map_id):
    anna, berta, carla, dora = players
    averages = {player.account_id: player.statistics().score_average for player in (anna, berta, carla)}
    rows = whole(anna, period=period, map_id=map_id)
    ranked = [row for row in rows if row.person.account_id in averages]
    assert [row.person.account_id for row in ranked] == sorted(averages, key=averages.get, reverse=True)
    assert all(row.value.average == averages[row.person.account_id] and row.entry_count == GAMES_MIN for row in ranked)
    assert [row.rank for row in rows] == sorted(row.rank for row in rows) and rows[0].rank == 1
    assert [row.person.username for row in rows if row.is_caller] == [anna.username]
    assert not any(row.person.account_id == dora.account_id for row in rows), "four games are too few"
    answer = anna.leaderboard(period=period, map_id=map_id)
    assert answer.player_count == len(rows)
    assert answer.own.rank == next(row.rank for row in rows if row.is_caller)
    assert answer.own.value.average == averages[anna.account_id] and answer.own.missing_entry_count == 0


def test_friends_are_ranked_among_themselves_and_the_row_leads_to_the_profile(players):
    anna, berta, carla, _ = players
    answer = anna.leaderboard(scope="FRIENDS")
    assert {row.person.username for row in answer.rows} == {anna.username, berta.username}
    assert [row.rank for row in answer.rows] == [1, 2] and answer.player_count == 2
    assert answer.own.rank == next(row.rank for row in answer.rows if row.is_caller)
    other = next(row for row in answer.rows if not row.is_caller)
    # Of others a profile tells how it stood when the day began: nobody sees by it that somebody plays now.
    assert other.entry_count == GAMES_MIN and anna.statistics(other.person.account_id).game_count == 0
    assert [row.person.username for row in carla.leaderboard(scope="FRIENDS").rows] == [carla.username]


def test_the_part_around_the_caller_is_a_part_of_the_whole(players):
    anna, _, carla, dora = players
    rows = whole(carla)
    place = next(index for index, row in enumerate(rows) if row.is_caller)
    assert list(carla.rank_around(row_count=1).rows) == rows[max(0, place - 1) : place + 2]
    novice = dora.rank_around()
    assert not novice.rows and novice.own.entry_count == 4 and novice.own.missing_entry_count == 1
    assert not novice.own.HasField("rank")
    guest = new_guest(anna)
    guest.play_single()
    with refused("permission_denied", "GUEST_NOT_ALLOWED"):
        guest.leaderboard()


def test_a_finished_game_counts_at_once_and_nobody_who_is_blocked_is_named(players):
    anna, _, carla, dora = players
    dora.play_single(10.0, 10.0)
    (own,) = rows_of(dora.leaderboard(page_size=100), dora)
    assert own.is_caller and own.rank == dora.leaderboard().own.rank
    assert rows_of(anna.leaderboard(page_size=100), dora)
    count = anna.leaderboard().player_count
    dora.block(anna)
    assert not rows_of(anna.leaderboard(page_size=100), dora), "who has blocked is not named"
    assert not rows_of(dora.leaderboard(page_size=100), anna), "nor who was blocked"
    assert anna.leaderboard().player_count == count, "and everybody keeps the rank"
    with refused("not_found", "USER_NOT_FOUND"):
        anna.statistics(dora.account_id)
