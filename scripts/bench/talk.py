"""What writing and meeting costs, with ten million messages in the table and a thousand open streams: the figures of LocalBuddy's document."""

from __future__ import annotations

import os
import subprocess
import threading

import load
import machine
from installation import Installation, eventually
from load import Run
from players import Crowd
from results import Result
from rows import REPETITIONS
from stage import REPOSITORY, Stage

MESSAGES = int(os.environ.get("CAIRN_BENCH_MESSAGES", "10000000"))
# Each has a stream.
PEOPLE = int(os.environ.get("CAIRN_BENCH_PEOPLE", "1000"))
SENT = 2_000
HISTORY = int(os.environ.get("CAIRN_BENCH_HISTORY", "10000"))
STARTS = 50
SEARCHES = 200
MEETINGS = 200
TOLD = 20
LIVE_SECONDS = 20


def talkers(stage: Stage, installation: Installation | None = None) -> Crowd:
    """A crowd among the messages of others, which are made once."""
    installation = installation or stage.installation
    if installation not in FILLED:
        command = [str(REPOSITORY / "scripts/bench/talk.sh"), str(MESSAGES)]
        subprocess.run(command, env=installation.environment, check=True, stdin=subprocess.DEVNULL)
        FILLED.append(installation)
    return Crowd(stage, "talkers", PEOPLE, installation.url.removeprefix("http://"))


FILLED: list[Installation] = []


def run_of(words: list[str]) -> Run:
    """Times of each, of an answer of the crowd."""
    seconds, *took = [float(word) for word in words]
    took.sort()
    return Run(
        rps=len(took) / seconds * 1e6,
        p50_ms=load.percentile(took, 0.5) / 1_000,
        p99_ms=load.percentile(took, 0.99) / 1_000,
        more={"p95_ms": load.percentile(took, 0.95) / 1_000, "last_ms": took[-1] / 1_000},
    )


def timed(stage: Stage, name: str, ask: str, answer: str, note: str, history: bool = False) -> Result:
    with talkers(stage) as crowd:
        if history:
            crowd.ask(f"history {HISTORY}", "filled")
        ours = [run_of(crowd.ask(ask, answer)) for _ in range(REPETITIONS)]
    note += f"; p95 {min(run.more['p95_ms'] for run in ours):.1f} ms; {MESSAGES:,} messages in the table, {PEOPLE:,} open streams"
    return Result(name, "none", "-", ours, [], note)


def send_message(stage: Stage) -> Result:
    pids, postgres = stage.pids(), stage.postgres()
    measured = [pids["gateway"], pids["social"], pids["auth"]]
    ours = []
    with talkers(stage) as crowd:
        for _ in range(REPETITIONS):
            before, before_postgres = machine.cpu_us(*measured), machine.ended_us(postgres)
            run = run_of(crowd.ask(f"write {SENT}", "wrote"))
            run.cpu_us = (machine.cpu_us(*measured) - before) / SENT
            run.more["postgres_us"] = (machine.ended_us(postgres) - before_postgres) / SENT
            ours.append(run)
    note = f"SendMessage of pairs, both of whom have a stream, four under way; PostgreSQL {min(run.more['postgres_us'] for run in ours):.0f} µs besides"
    note += f"; {MESSAGES:,} messages in the table, {PEOPLE:,} open streams; aim of the whole 500 µs"
    return Result("send_message", "none", "150", ours, [], note)


def chat_start(stage: Stage) -> Result:
    note = f"RefreshSession, GetHome, ListConversations, ListMessages, one after the other, of somebody with {HISTORY:,} messages; aim 1 s"
    return timed(stage, "chat_start", f"begin {STARTS}", "begun", note, history=True)


def search_messages(stage: Stage) -> Result:
    note = f"SearchMessages, two usual words and a rare one, of somebody with {HISTORY:,} messages; aim p95 50 ms"
    return timed(stage, "search_messages", f"search {SEARCHES}", "found", note, history=True)


def buddies_active(stage: Stage) -> Result:
    note = "200 people who each look at chats, messages, meetings and home, or write, once a second; aim p95 100 ms, p99 200 ms"
    return timed(stage, "buddies_active", f"live {LIVE_SECONDS}", "lived", note)


def meeting_seen(stage: Stage) -> Result:
    note = "20 proposals a second, each from the call until both streams have it; aim p99 50 ms, at most 1 s"
    return timed(stage, "meeting_seen", f"meet {MEETINGS}", "met", note)


def group_hears(stage: Stage) -> Result:
    note = "a message to a group of 500, each with a stream, from the call until the last has it; aim 100 ms"
    return timed(stage, "group_hears", f"tell {TOLD}", "told", note)


def meeting_seen_restart(stage: Stage) -> Result:
    """The same while two processes of each service that takes part are restarted, one after the other."""
    installation = Installation(
        CAIRN_REPLICAS="2", CAIRN_LOOPS="1", CAIRN_LOG_LEVEL="warning", CAIRN_AUTH_SIGN_UPS_PER_ADDRESS="100000", CAIRN_RATE_SCALE="100000",
        CAIRN_SOCIAL_FRIEND_REQUESTS_PER_DAY="1000000",
    )
    try:
        installation.start()
        with talkers(stage, installation) as crowd:
            restarting = threading.Thread(target=restart_all, args=[installation])
            restarting.start()
            # Twenty a second, for as long as four processes take to come back.
            ours = [run_of(crowd.ask(f"meet {5 * MEETINGS}", "met"))]
            restarting.join()
    finally:
        installation.remove()
    note = "20 proposals a second while both processes of social and of auth are restarted, one after the other; aim p99 1 s"
    return Result("meeting_seen_restart", "none", "-", ours, [], note)


def restart_all(installation: Installation) -> None:
    for instance in ("social", "social-2", "auth", "auth-2"):
        installation.restart(instance)
        eventually(lambda: serves(installation, instance.removesuffix("-2")), within=30, every=0.2, what=f"{instance}'s return")


def serves(installation: Installation, name: str) -> bool:
    """Whether the gateway has found both processes of a service again."""
    lines = [line.split() for line in installation.operations_page("/upstreams").splitlines()]
    used = [line[3] for line in lines if line and line[0] == name and len(line) > 6 and ":" in line[1]]
    return used == ["yes", "yes"]


ROWS = (send_message, chat_start, search_messages, buddies_active, meeting_seen, group_hears, meeting_seen_restart)
