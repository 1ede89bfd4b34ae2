"""What leads to meetings without a log-in: a calendar's path, read by two programs that are not ours, and a link for a trusted person (L-S15)."""

from __future__ import annotations

import subprocess
import sys
from datetime import timedelta
from pathlib import Path

import icalendar

from B_13_meeting import city
from local_buddy import content, joined
from player import refused

# A calendar of nobody's, and times as UTC has them.
KHAL = """[calendars]
[[all]]
path = {folder}/calendar
[locale]
local_timezone = UTC
default_timezone = UTC
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
"""


def events(answer) -> dict[str, icalendar.Event]:
    calendar = icalendar.Calendar.from_ical(bytes(answer.content))
    assert not calendar.errors
    found = calendar.walk("VEVENT")
    assert not [event.errors for event in found if event.errors]
    return {str(event["UID"]): event for event in found}


def khal(folder: Path, text: bytes) -> list[str]:
    (folder / "calendar").mkdir(exist_ok=True)
    (folder / "config").write_text(KHAL.format(folder=folder))
    (folder / "feed.ics").write_bytes(text)
    program = Path(sys.executable).parent / "khal"
    command = [program, "-c", folder / "config", "printics", "-f", "{title}|{start}|{location}", folder / "feed.ics"]
    home = {"HOME": str(folder), "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    return subprocess.run(command, env=home, check=True, capture_output=True, text=True).stdout.splitlines()


def test_a_calendar_has_the_meetings_until_its_path_is_renewed(cairn, tmp_path):
    traveller, buddy = joined(cairn.url), joined(cairn.url)
    buddy.become(city(traveller.player, "Mi", "Milan"))
    traveller.write(traveller.open(buddy), "hello")
    path = traveller.feed()
    assert events(traveller.fetch(path)) == {}
    meeting = traveller.propose(buddy, content(title="Coffee, cake; ☕", place="Piazza Duomo, 1"))
    answer = traveller.fetch(path)
    assert answer.status == 200 and answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert answer.headers["cache-control"] == "private, no-cache"
    event = events(answer)[f"{meeting}@localbuddy.cairn"]
    assert str(event["SUMMARY"]) == "Coffee, cake; ☕" and str(event["LOCATION"]) == "Piazza Duomo, 1" and str(event["STATUS"]) == "TENTATIVE"
    start = event["DTSTART"].dt
    assert start.utcoffset() == timedelta(0) and event["DTEND"].dt - start == timedelta(hours=1)
    assert f"Coffee, cake; ☕|{start:%Y-%m-%d %H:%M}|Piazza Duomo, 1" in khal(tmp_path, bytes(answer.content))
    # Nothing is sent again where nothing has changed.
    known = {"if-none-match": answer.headers["etag"]}
    assert traveller.fetch(path, known).status == 304
    buddy.answer(meeting)
    answer = traveller.fetch(path, known)
    event = events(answer)[f"{meeting}@localbuddy.cairn"]
    assert answer.status == 200 and str(event["STATUS"]) == "CONFIRMED" and event["SEQUENCE"] == 1
    assert traveller.feed() != path
    assert traveller.fetch(path).status == 404


def test_a_trusted_person_sees_where_one_is_until_one_is_home(cairn):
    traveller, buddy = joined(cairn.url), joined(cairn.url)
    buddy.become(city(traveller.player, "Mi", "Milan"))
    traveller.write(traveller.open(buddy), "hello")
    plan = content(title="Secret", place="Bar <Duomo>")
    meeting = traveller.propose(buddy, plan)
    with refused("failed_precondition", "MEETING_NOT_FIXED"):
        traveller.share(meeting)
    buddy.answer(meeting)
    path = traveller.share(meeting)
    answer = traveller.fetch(path)
    page = bytes(answer.content).decode()
    assert answer.status == 200 and answer.headers["cache-control"] == "private, no-cache"
    for part in (traveller.player.username, buddy.player.username, plan.date, plan.time, plan.time_zone, "Bar &lt;Duomo&gt;"):
        assert part in page, part
    assert "Secret" not in page and "og:" not in page
    traveller.say_home(meeting)
    answer = traveller.fetch(path)
    assert answer.status == 410 and f"{traveller.player.username} is home." in bytes(answer.content).decode()
    assert buddy.player.username not in bytes(answer.content).decode()
