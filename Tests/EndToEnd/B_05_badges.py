"""B-5: quitting five unfinished games makes a quitter, ten friends an extrovert. Seven days in a row, which make a gamer, are tried where a clock
can be set: in the tests of GameService."""

from __future__ import annotations

from installation import eventually
from player import Player
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
    assert others[0].badges(anna.account_id)["extrovert"] is True
    assert others[0].badges()["extrovert"] is False
