"""B-15: on a new device all chats and meetings are there again; what is proposed is seen by the other within a second; answers take less than 0.2 s."""

from __future__ import annotations

import time
from datetime import timedelta

from B_13_meeting import city, hears
from local_buddy import Local, content, joined
from player import Player
from test_friends import Listener


def test_everything_is_there_on_a_new_device(cairn):
    anna, berta = joined(cairn.url), joined(cairn.url)
    milan = city(anna.player, "Mila", "Milan")
    berta.become(milan)
    chat = anna.open(berta)
    for number in range(5):
        anna.write(chat, f"{number}")
    ids = [anna.propose(berta, content(timedelta(days=day))) for day in (3, 1, 2)]
    berta.answer(ids[0])
    berta.cancel(ids[0], "Not then")
    phone = Player(cairn.url)
    phone.log_in(anna.player.username, anna.player.password)
    phone.account_id = anna.account_id
    new = Local(phone)
    assert new.chats() == [chat] and new.read(chat) == ["4", "3", "2", "1", "0"]
    assert new.agenda(page_size=1) == [ids[1], ids[2]]
    assert new.agenda(includes_ended=True) == [ids[1], ids[2], ids[0]]
    assert new.meeting(ids[0]).cancel_reason == "Not then"


def test_an_appointment_is_seen_at_once_and_answers_are_fast(cairn):
    anna, berta = joined(cairn.url), joined(cairn.url)
    milan = city(anna.player, "Mila", "Milan")
    berta.become(milan)
    anna.open(berta)
    at_berta = Listener(berta.player)
    seen, answered = [], []
    for day in range(1, 6):
        began = time.monotonic()
        anna.propose(berta, content(timedelta(days=day)))
        hears(at_berta, "meeting_changed", within=5)
        seen.append(time.monotonic() - began)
        for ask in (lambda: anna.agenda(), lambda: anna.find(milan), lambda: anna.buddy(berta)):
            began = time.monotonic()
            ask()
            answered.append(time.monotonic() - began)
    assert max(seen) < 1.0, seen
    assert sorted(answered)[len(answered) // 2] < 0.2, answered
