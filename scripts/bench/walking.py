"""What running and walking cost: chunks of tracks with PostgreSQL, two thousand runners, questions of a walk, a class and its board."""

from __future__ import annotations

import os
import subprocess

import machine
from load import Run
from players import Crowd
from results import Result
from rows import REPETITIONS
from stage import REPOSITORY, Stage
from talk import run_of

RUNNERS = int(os.environ.get("CAIRN_BENCH_RUNNERS", "2000"))
# As many as send chunks of sixty samples: signing up takes a password hash each.
SENDERS = 100
CHUNKS = 2_000
RUN_SECONDS = 60
GUESTS = 40
QUESTIONS = 2_000
ROUNDS = 10


def _costs(stage: Stage, crowd: Crowd, ask: str, answer: str, count: int, names: tuple[str, ...]) -> Run:
    """Processor time of our services for each call, and of PostgreSQL besides."""
    measured, postgres = [stage.pids()[name] for name in names], stage.postgres()
    before, before_postgres = machine.cpu_us(*measured), machine.ended_us(postgres)
    run = run_of(crowd.ask(ask, answer))
    run.cpu_us = (machine.cpu_us(*measured) - before) / count
    run.more["postgres_us"] = (machine.ended_us(postgres) - before_postgres) / count
    return run


def _postgres(runs: list[Run]) -> str:
    return f"PostgreSQL {min(run.more['postgres_us'] for run in runs):.0f} µs besides"


def _runners(stage: Stage, count: int) -> Crowd:
    """People who have begun a challenge, which one of them has built."""
    command = [str(REPOSITORY / "scripts/bench/confirmed.sh")]
    subprocess.run(command, env=stage.installation.environment, check=True, stdin=subprocess.DEVNULL)
    return Crowd(stage, "runners", count)


def track_append(stage: Stage) -> Result:
    with _runners(stage, SENDERS) as crowd:
        ours = [_costs(stage, crowd, f"chunk {CHUNKS}", "taken", CHUNKS, ("gateway", "game")) for _ in range(REPETITIONS)]
    note = f"AppendTrack of 60 samples, a course of four controls: gateway and game, four under way; {_postgres(ours)}; aim 150 µs of ours, 500 with PostgreSQL"
    return Result("track_append", "none", "150", ours, [], note)


def runners(stage: Stage) -> Result:
    chunks = RUNNERS * RUN_SECONDS // 10
    with _runners(stage, RUNNERS) as crowd:
        ours = [_costs(stage, crowd, f"run {RUN_SECONDS}", "ran", chunks, ("gateway", "game")) for _ in range(REPETITIONS)]
    note = f"{RUNNERS:,} runners, each with a chunk of ten samples every ten seconds for {RUN_SECONDS} s, the time from when each was due; {_postgres(ours)}"
    return Result("runners", "none", "p99 100 ms", ours, [], note + "; aim p99 100 ms")


def _questions(stage: Stage, name: str, wanted: str) -> Result:
    ours = []
    with Crowd(stage, "walkers", GUESTS) as crowd:
        for _ in range(REPETITIONS):
            crowd.ask(f"begin {QUESTIONS}", "begun")
            runs = {
                word: _costs(stage, crowd, f"{word} {QUESTIONS}", answer, QUESTIONS, ("gateway", "game"))
                for word, answer in (("unlock", "unlocked"), ("answer", "answered"))
            }
            ours.append(runs[wanted])
    note = f"a walk of fifty questions, guests, four under way: gateway and game; {_postgres(ours)}; aim 100 µs of ours, 400 with PostgreSQL"
    return Result(name, "none", "100", ours, [], note)


def walk_unlock(stage: Stage) -> Result:
    return _questions(stage, "walk_unlock", "unlock")


def walk_answer(stage: Stage) -> Result:
    return _questions(stage, "walk_answer", "answer")


def class_board(stage: Stage) -> Result:
    with Crowd(stage, "walkers", GUESTS) as crowd:
        ours = [run_of(crowd.ask(f"class {ROUNDS}", "seen")) for _ in range(REPETITIONS)]
    note = f"a class of forty, {ROUNDS} questions each, twenty answers a second, from each call until the teacher's stream has it; aim p99 50 ms"
    return Result("class_board", "none", "p99 50 ms", ours, [], note)


ROWS = (track_append, runners, walk_unlock, walk_answer, class_board)
