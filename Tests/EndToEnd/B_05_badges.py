"""B-5: quitting five unfinished games makes a quitter, ten friends an extrovert, seven days in a row a gamer."""

from __future__ import annotations

from B_18_delete_account import sql
from installation import eventually
from player import State
from test_friends import Listener, people


def test_the_fifth_quit_makes_a_quitter_and_nobody_else_sees_it(cairn):
    anna, berta = people(cairn.url)
    heard = Listener(anna)
    for _ in range(4):
        anna.quit_single()
    assert anna.badges()["quitter"] is False and anna.statistics().quit_count == 4
    anna.quit_single()
    assert anna.badges()["quitter"] is True and anna.badges()["real_quitter"] is False
    assert heard.next() == "badge_unlocked"
    assert "quitter" not in berta.badges(anna.account_id) and "fire" in berta.badges(anna.account_id)
    assert anna.statistics().quit_count == 5 and berta.statistics(anna.account_id).quit_count == 0


def test_ten_friends_make_an_extrovert(cairn):
    anna, *others = people(cairn.url, 11)
    for number, other in enumerate(others, 1):
        assert anna.badges()["extrovert"] is False, f"after {number - 1} friends"
        anna.ask_friend(other.username)
        other.answer_friend(anna)
    eventually(lambda: anna.badges()["extrovert"], within=15, what="the badge")
    assert others[0].badges(anna.account_id)["extrovert"] is False, "others see it from the next day on"
    assert others[0].badges()["extrovert"] is False


def finish_single(player) -> None:
    game = player.start_single()
    for _ in range(game.round_count):
        game = player.ready(player.guess(player.loaded(game), 41.9, 12.5))
    assert game.state == State.STATE_FINISHED


def test_seven_days_in_a_row_make_a_gamer(cairn):
    """No clock is set: instead of a day that passes, the latest day that was played becomes an earlier one."""
    anna, berta = people(cairn.url)

    def let_days_pass(count: int) -> None:
        move = f"UPDATE statistics SET last_play_day = last_play_day - {count} WHERE account_id = '{anna.account_id}' RETURNING 1;"
        assert "1" in sql(cairn, "game", move)

    finish_single(anna)
    let_days_pass(2)
    for day in range(1, 7):
        finish_single(anna)
        assert anna.statistics().day_streak_count == day, "a day that was missed begins anew"
        assert anna.badges()["gamer"] is False
        finish_single(anna)
        assert anna.statistics().day_streak_count == day, "a second game on the same day is no other day"
        let_days_pass(1)
    finish_single(anna)
    assert anna.badges()["gamer"] is True and anna.statistics().day_streak_count == 7
    assert berta.badges(anna.account_id)["gamer"] is False, "others see it from the next day on"
    assert berta.badges()["gamer"] is False
