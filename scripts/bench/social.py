"""What social life costs: a page of friends, an event on its way, people to whom nothing happens."""

from __future__ import annotations

from pathlib import Path

import load
import machine
from load import Run, Shape
from players import Crowd
from results import Result
from rows import REPETITIONS, median_of, with_postgres
from stage import Stage

# One of them has twenty friends: a page. An event that tells all of them has as many receivers.
PEOPLE = 21
# As many requests in flight as telephones ask at once; more would measure the queue.
SHAPE = Shape(4, 4)
# Each tells of two things in a second; more would sign up for minutes.
TELLERS = 500
PAGES = 10_000
SUBSCRIBERS = 10_000
# A gateway takes half as many connections as the system allows it open files; the usual 20,000 are less than twice as many as the above.
TELEPHONES = 5_000
# Each of two hundred people who ask one person, a second of them, and that one.
GROUPS = REPETITIONS
LIST_FRIENDS = "/cairn.social.v1.FriendService/ListFriends"
GET_MY_PROFILE = "/cairn.social.v1.ProfileService/GetMyProfile"


def friends_page(stage: Stage) -> Path:
    """A request of twenty friends."""
    request = stage.scratch / "list-friends"
    request.write_bytes(bytes([0x08, 20]))
    return request


def friends(stage: Stage) -> Result:
    pids = stage.pids()
    with Crowd(stage, "friends", PEOPLE) as crowd:
        headers = {"authorization": f"Bearer {crowd.ask('token', 'token')[0]}"}
        url = f"{stage.installation.url}{LIST_FRIENDS}"
        # AuthService too, which is asked for names that are not known.
        measured = [pids["gateway"], pids["social"], pids["auth"]]
        ours = [load.h2load(url, friends_page(stage), PAGES, measured, stage.scratch, headers, shape=SHAPE) for _ in range(REPETITIONS)]
    note = "ListFriends, a page of 20; the gateway, the social service and AuthService together. Nakama took 212 to 245"
    return Result("friends", "none", "40", ours, [], note)


def own_profile(stage: Stage) -> Result:
    pids = stage.pids()
    headers = {"authorization": f"Bearer {stage.access_token()}"}
    # Nothing is asked for, but h2load sends no empty file: the number 0 in field 15, which the request does not have.
    request = stage.scratch / "get-my-profile"
    request.write_bytes(bytes([0x78, 0]))
    measured = [pids["gateway"], pids["social"], pids["auth"]]
    ours = [with_postgres(stage, GET_MY_PROFILE, request, PAGES, measured, headers, SHAPE) for _ in range(REPETITIONS)]
    note = "GetMyProfile; the gateway, the social service and AuthService together; "
    note += f"PostgreSQL {median_of(ours, 'postgres_us'):.0f} µs besides; Nakama took 101 and 48, aim 1.2 × both"
    return Result("own_profile", "none", "179 with PostgreSQL", ours, [], note)


def events(stage: Stage) -> Result:
    return told(stage, "events", "friends", PEOPLE, f"each change is told to {PEOPLE} people")


def events_alone(stage: Stage) -> Result:
    return told(stage, "events_alone", "tellers", TELLERS, f"each event is a call and a commit of its own, of {TELLERS:,} people in turn")


def told(stage: Stage, name: str, mode: str, count: int, what: str) -> Result:
    """A thousand events a second, from the call that causes each until a receiver has it. `mode` is cairn-bench's."""
    pids = stage.pids()
    measured = [pids["gateway"], pids["social"]]
    ours = []
    with Crowd(stage, mode, count) as crowd:
        for _ in range(REPETITIONS):
            before = machine.cpu_us(*measured)
            seconds, *took = [float(word) for word in crowd.ask("tell", "told")]
            used = machine.cpu_us(*measured) - before
            took.sort()
            ours.append(
                Run(
                    cpu_us=used / len(took),
                    rps=len(took) / seconds * 1e6,
                    p50_ms=load.percentile(took, 0.5) / 1_000,
                    p99_ms=load.percentile(took, 0.99) / 1_000,
                    rss_mb=machine.rss_mb(*measured),
                )
            )
    note = "through the gateway; the time from the call that causes an event to each receiver, aim p99 50 ms; CPU µs per event received; "
    return Result(name, "none", "-", ours, [], note + what)


def friend_request(stage: Stage) -> Result:
    """A request until it is on the stream of whom it asks, two hundred a second to one person."""
    pids, postgres = stage.pids(), stage.postgres()
    measured = [pids["gateway"], pids["social"], pids["auth"]]
    ours = []
    with Crowd(stage, "requests", GROUPS) as crowd:
        for _ in range(GROUPS):
            before, before_postgres = machine.cpu_us(*measured), machine.ended_us(postgres)
            seconds, *took = [float(word) for word in crowd.ask("ask", "asked")]
            used, used_postgres = machine.cpu_us(*measured) - before, machine.ended_us(postgres) - before_postgres
            took.sort()
            ours.append(
                Run(
                    cpu_us=used / len(took),
                    rps=len(took) / seconds * 1e6,
                    p50_ms=load.percentile(took, 0.5) / 1_000,
                    p99_ms=load.percentile(took, 0.99) / 1_000,
                    more={"postgres_us": used_postgres / len(took), "arrived": len(took)},
                )
            )
    note = "200 requests a second to one person, from the call until that person's stream has it; gateway, social and auth; "
    note += f"PostgreSQL {median_of(ours, 'postgres_us'):.0f} µs besides; Nakama took 1,000 and 880, aim p99 50 ms"
    return Result("friend_request", "none", "1,880 with PostgreSQL", ours, [], note)


def subscribers(stage: Stage) -> Result:
    return idle_people(stage, "subscribers", SUBSCRIBERS, "a hundred on a connection")


def telephones(stage: Stage) -> Result:
    return idle_people(stage, "telephones", TELEPHONES, "each on a connection of its own, without TLS")


def idle_people(stage: Stage, mode: str, count: int, where: str) -> Result:
    """The memory of the gateway and the social service with as many people to whom nothing happens. `mode` is cairn-bench's."""
    # Both anew: memory that was taken before would serve the streams and not be counted.
    stage.installation.restart("social")
    gateway = stage.restart_gateway(loops=1)
    pids = stage.pids()
    measured = [gateway, pids["social"]]
    with Crowd(stage, mode, count) as crowd:
        before = [machine.rss_mb(pid) for pid in measured]
        crowd.ask("subscribe", "subscribed")
        after = [machine.rss_mb(pid) for pid in measured]
        own = machine.own_mb(*measured)
    grown = [one - other for one, other in zip(after, before)]
    note = f"{count:,} people with a stream each and no events, {where}; aim 100 MB in both for {SUBSCRIBERS:,}. "
    note += ", ".join(f"{who} {mb:.0f} MB, of it for them {more:.0f}" for who, mb, more in zip(("gateway", "social"), after, grown))
    note += f"; {own:.0f} MB in no file"
    more = {"own_mb": own, "gateway_grown_mb": grown[0], "social_grown_mb": grown[1]}
    return Result(mode, "none", "-", [Run(rss_mb=sum(after), more=more)], [], note)


ROWS = (friends, own_profile, events, events_alone, friend_request, subscribers, telephones)
