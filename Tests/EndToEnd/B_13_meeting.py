"""B-13: a traveller signs up, searches "Mi" and picks Milan, sees a buddy and none whose settings leave the traveller out, opens the profile, writes, proposes a
meeting; the buddy accepts; both are reminded at the time; both give feedback."""

from __future__ import annotations

import os
import subprocess
import time
from datetime import date, timedelta
from pathlib import Path

from B_18_delete_account import sql
from installation import eventually
from local_buddy import Answer, Gender, Kind, State, content, joined
from player import Player, refused
from test_friends import Listener, told


def city(player: Player, prefix: str, name: str) -> int:
    (found,) = [city for city in player.autocomplete(prefix) if city.name == name][:1]
    return found.city_id


def hears(listener: Listener, name: str, within: float = 10) -> None:
    """Other things are told in between."""
    heard = []
    while name not in heard:
        heard += [told(one.event)[0] for one in listener.messages.get(timeout=within).events]
        assert len(heard) < 40, heard


def begin_now(cairn, meeting_id: str) -> None:
    """The time of a meeting has come: its moment and its timer are moved, as no client can."""
    sql(cairn, "social", f"UPDATE meetings SET start_time = now(), reminded_minutes = 60 WHERE meeting_id = '{meeting_id}'")
    sql(cairn, "social", f"UPDATE timers SET due_time = now(), next_time = now() WHERE aggregate_id = '{meeting_id}'")


def test_the_documents_own_walk(cairn):
    traveller, buddy = joined(cairn.url), joined(cairn.url, "1990-01-01", Gender.GENDER_MALE)
    others = [joined(cairn.url, "1985-07-07") for _ in range(3)]
    milan = city(traveller.player, "Mi", "Milan")
    buddy.become(milan, about="I show you the roofs")
    others[0].become(milan, min_age=60)
    others[1].become(milan, genders=[Gender.GENDER_MALE])
    others[2].become(milan)
    others[2].player.block(traveller.player)
    names = traveller.names(milan)
    assert buddy.player.username in names and not {other.player.username for other in others} & set(names)
    profile = traveller.buddy(buddy)
    assert profile.about == "I show you the roofs" and profile.feedback_count == 0
    for other in others:
        with refused("not_found", "BUDDY_NOT_FOUND"):
            traveller.buddy(other)
        with refused("permission_denied", "CONTACT_NOT_ALLOWED") if other is not others[2] else refused("not_found", "USER_NOT_FOUND"):
            traveller.open(other)
    # No meeting without a conversation.
    with refused("failed_precondition", "NO_CONVERSATION"):
        traveller.propose(buddy, content())
    at_buddy, at_traveller = Listener(buddy.player), Listener(traveller.player)
    chat = traveller.open(buddy)
    traveller.write(chat, "Ciao, I am in Milan on Friday")
    eventually(lambda: buddy.read(chat) == ["Ciao, I am in Milan on Friday"], within=5, what="the message")
    buddy.write(chat, "Coffee?")
    began = time.monotonic()
    meeting_id = traveller.propose(buddy, content())
    hears(at_buddy, "meeting_changed")
    assert time.monotonic() - began < 1.0, "visible to the other within a second"
    assert buddy.meeting(meeting_id).kind == Kind.MEETING_KIND_NEW and traveller.meeting(meeting_id).kind == Kind.MEETING_KIND_PENDING
    assert buddy.notified("meeting.created", meeting_id)
    assert buddy.answer(meeting_id) == State.MEETING_STATE_ACCEPTED
    hears(at_traveller, "meeting_changed")
    assert traveller.notified("meeting.accepted", meeting_id)
    assert traveller.meeting(meeting_id).kind == buddy.meeting(meeting_id).kind == Kind.MEETING_KIND_FIXED
    with refused("failed_precondition", "MEETING_NOT_STARTED"):
        traveller.give(meeting_id, 5)
    begin_now(cairn, meeting_id)
    for listener in (at_buddy, at_traveller):
        hears(listener, "meeting_starting")
    assert traveller.notified("meeting.starting", meeting_id) and buddy.notified("meeting.starting", meeting_id)
    # Both say how it was; nobody sees it before the other has.
    assert not traveller.give(meeting_id, 5, "The best roofs").is_shown
    assert buddy.feedback(buddy).feedback_count == 0
    assert buddy.give(meeting_id, 4).is_shown
    (entry,) = traveller.feedback(buddy).entries
    assert entry.text == "The best roofs" and entry.rating == 5 and entry.author.username == traveller.player.username
    assert traveller.buddy(buddy).rating_average == 5
    with refused("already_exists", "FEEDBACK_GIVEN"):
        traveller.give(meeting_id, 1)


def test_cancelled_moved_denied(cairn):
    anna, berta = joined(cairn.url), joined(cairn.url)
    milan = city(anna.player, "Mila", "Milan")
    berta.become(milan)
    anna.open(berta)
    first = anna.propose(berta, content())
    assert berta.answer(first, Answer.ANSWER_DENY) == State.MEETING_STATE_DENIED
    second = anna.propose(berta, content())
    third = berta.move(second, content(timedelta(days=3), title="Tea"))
    assert anna.meeting(second).replacing_meeting_id == third and anna.meeting(third).kind == Kind.MEETING_KIND_NEW
    anna.answer(third)
    assert berta.cancel(third, "I am ill") == State.MEETING_STATE_CANCELLED
    assert anna.meeting(third).cancel_reason == "I am ill" and anna.notified("meeting.cancelled", third)
    begin_now(cairn, third)
    time.sleep(2)
    assert not anna.notified("meeting.starting", third), "nobody is reminded of what was cancelled"


def test_who_may_not(cairn):
    # 17 on any day of the year.
    young, untold, buddy = joined(cairn.url, f"{date.today().year - 17}-01-01"), joined(cairn.url, ""), joined(cairn.url)
    milan = city(buddy.player, "Mila", "Milan")
    buddy.become(milan)
    with refused("failed_precondition", "TOO_YOUNG"):
        young.find(milan)
    with refused("failed_precondition", "BIRTH_DATE_MISSING"):
        untold.find(milan)


def test_the_command_plays_it(cairn):
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
    command = [str(program), "demo", "localbuddy", "--gateway", cairn.url]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, env={**os.environ, "NO_PROXY": "*"})
    assert done.returncode == 0, done.stdout + done.stderr
    for said in ("Milan", "proposes a meeting", "fixed", "FEEDBACK", "cancelled"):
        assert said.lower() in done.stdout.lower(), done.stdout
