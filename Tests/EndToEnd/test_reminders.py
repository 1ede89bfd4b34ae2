"""Reminders of meetings while SocialService dies and comes back: to both within five seconds of the moment, once, and never of what was called off or moved
(L-36, L-S14)."""

from __future__ import annotations

import os
import signal
import time
from datetime import timedelta

import pytest
from B_13_meeting import city
from B_18_delete_account import sql
from installation import Installation, eventually
from local_buddy import Local, content, joined

# The promise: five seconds over restarts.
LATE_MAX_SECONDS = 5.0
MEETINGS = 12


@pytest.fixture(scope="module")
def doubled():
    """Two processes of every service."""
    with Installation(CAIRN_REPLICAS="2", CAIRN_LOOPS="1") as installation:
        yield installation


@pytest.fixture(scope="module")
def pair(doubled) -> tuple[Local, Local]:
    traveller, buddy = joined(doubled.url), joined(doubled.url)
    buddy.become(city(traveller.player, "Mi", "Milan"))
    traveller.write(traveller.open(buddy), "hello")
    return traveller, buddy


def fixed(pair: tuple[Local, Local]) -> str:
    traveller, buddy = pair
    meeting = traveller.propose(buddy, content())
    buddy.answer(meeting)
    return meeting


def begin_in(house: Installation, meetings: dict[str, float]) -> None:
    """The times of meetings are so many seconds ahead: their moments and their timers are moved, as no client can."""
    rows = ", ".join(f"('{meeting}'::uuid, now() + interval '{seconds} seconds')" for meeting, seconds in meetings.items())
    sql(house, "social", f"UPDATE meetings m SET start_time = v.at, reminded_minutes = 60 FROM (VALUES {rows}) AS v (id, at) WHERE meeting_id = v.id;")
    sql(house, "social", f"UPDATE timers t SET due_time = v.at, next_time = v.at FROM (VALUES {rows}) AS v (id, at) WHERE aggregate_id = v.id;")


def reminded(house: Installation, meetings: list[str]) -> dict[str, list[float]]:
    """How many seconds behind the beginning of each the two were told, as their notifications have it."""
    listed = ", ".join(f"'{meeting}'" for meeting in meetings)
    rows = sql(
        house,
        "social",
        "SELECT n.object_id, extract(epoch FROM n.create_time - m.start_time) FROM notifications n JOIN meetings m ON m.meeting_id::text = n.object_id "
        f"WHERE n.kind = 'meeting.starting' AND n.object_id IN ({listed});",
    )
    late: dict[str, list[float]] = {meeting: [] for meeting in meetings}
    for row in rows:
        meeting, seconds = row.split("|")
        late[meeting].append(float(seconds))
    return late


def heard(house: Installation, meetings: list[str]) -> dict[str, int]:
    """How often the two were told on their streams."""
    listed = ", ".join(f"'{meeting}'" for meeting in meetings)
    rows = sql(
        house,
        "social",
        "SELECT m.meeting_id, count(*) FROM meetings m JOIN stream_events e ON e.account_id IN (m.proposer_account_id, m.other_account_id) "
        f"AND position(convert_to(m.meeting_id::text, 'UTF8') IN e.payload) > 0 WHERE e.type = 'meeting.starting' AND m.meeting_id IN ({listed}) "
        "GROUP BY 1;",
    )
    return {meeting: int(count) for meeting, count in (row.split("|") for row in rows)}


def test_both_are_reminded_in_time_though_a_process_dies(doubled, pair):
    kept = [fixed(pair) for _ in range(MEETINGS)]
    cancelled, moved = fixed(pair), fixed(pair)
    ahead = {meeting: 5 + number for number, meeting in enumerate([*kept, cancelled, moved])}
    begin_in(doubled, ahead)
    pair[0].cancel(cancelled, "I am ill")
    later = pair[1].move(moved, content(timedelta(days=3)))
    began = time.monotonic()
    time.sleep(5 + MEETINGS / 2)
    os.kill(doubled.pid("social"), signal.SIGKILL)
    try:
        time.sleep(max(0.0, began + max(ahead.values()) + LATE_MAX_SECONDS - time.monotonic()))
        late = reminded(doubled, kept)
        # Each of the two once.
        assert {meeting: len(times) for meeting, times in late.items()} == dict.fromkeys(kept, 2)
        assert heard(doubled, [*kept, cancelled, moved]) == dict.fromkeys(kept, 2)
        times = sorted(one for each in late.values() for one in each)
        print(f"{len(times)} reminders, late by {times[len(times) // 2] * 1000:.0f} ms in the middle, {times[-1] * 1000:.0f} ms at most")
        assert 0 <= times[0] and times[-1] < LATE_MAX_SECONDS
        assert reminded(doubled, [cancelled, moved, later]) == {cancelled: [], moved: [], later: []}
    finally:
        doubled.kill("social")
        doubled.start_service("social")
        eventually(doubled.is_ready, within=15, every=0.2, what="the return of social")


def test_a_moment_at_which_nobody_was_there_is_told_at_the_return(doubled, pair):
    kept, cancelled = fixed(pair), fixed(pair)
    begin_in(doubled, {kept: 4, cancelled: 4})
    pair[1].cancel(cancelled)
    for process in ("social", "social-2"):
        doubled.kill(process)
    time.sleep(5)
    assert reminded(doubled, [kept]) == {kept: []}
    for process in ("social", "social-2"):
        doubled.start_service(process)
    eventually(doubled.is_ready, within=15, every=0.2, what="the return of social")
    eventually(lambda: len(reminded(doubled, [kept])[kept]) == 2, within=LATE_MAX_SECONDS, every=0.2, what="the reminder of both")
    time.sleep(2)
    assert len(reminded(doubled, [kept])[kept]) == 2 and reminded(doubled, [cancelled]) == {cancelled: []}
