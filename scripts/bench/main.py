"""make bench: measures what it is asked for, prints the table, appends the results. See docs/benchmarks.md."""

from __future__ import annotations

import sys
import time

import accounts
import games
import geo
import load
import machine
import outdoors
import results
import social
import starts
import streams
import talk
import tracks
import transport
import walking
from load import Run
from players import PacedPlayers, Players
from results import Result
from rows import REPETITIONS, alternating, direct, median_of
from stage import Stage

LOOKUPS = 100_000


def lookup(stage: Stage) -> Result:
    bench = stage.bench(CAIRN_DATABASE=stage.database)
    body, script = stage.scratch / "lookup", stage.scratch / "lookup.sql"
    body.write_bytes(bytes([0x08, 77]))
    script.write_text("\\set id random(1, 100000)\nSELECT id, text FROM bench_rows WHERE id = :id;\n")
    ours = direct(stage, bench, "/cairn.bench.v1.BenchService/Lookup", LOOKUPS, body=body)

    def theirs():
        return load.pgbench(stage.database, script, LOOKUPS, stage.scratch)

    note = f"pgbench -M prepared, {load.PGBENCH_CLIENTS} clients, is a client only: it neither decodes a request nor answers one"
    return Result("lookup", "pgbench", "7", *alternating(ours, theirs), note)


# Of the services, and of PostgreSQL.
GUESS_AIM = "250 + 400"


def submit_guess(stage: Stage) -> Result:
    pids = list(stage.pids().values())
    with Players(stage, pids, postgres=stage.postgres()) as players:
        ours = [players.play() for _ in range(REPETITIONS)]
    note = f"all five services together; {players.COUNT} players guess at once; PostgreSQL {median_of(ours, 'postgres_us'):.0f} µs besides. "
    return Result("submit_guess", "none", GUESS_AIM, ours, [], note + "No peer has such a method")


def submit_guess_paced(stage: Stage) -> Result:
    pids = list(stage.pids().values())
    with PacedPlayers(stage, pids, postgres=stage.postgres()) as players:
        ours = [players.play() for _ in range(REPETITIONS)]
    note = f"all five services together; {players.PER_SECOND} guesses a second, each on time; the time from when it was due, aim p99 20 ms; "
    return Result("submit_guess_paced", "none", GUESS_AIM, ours, [], note + f"PostgreSQL {median_of(ours, 'postgres_us'):.0f} µs besides")


def idle_rss(stage: Stage) -> Result:
    memory = {name: machine.rss_mb(pid) for name, pid in stage.pids().items()}
    own = machine.own_mb(*stage.pids().values())
    note = ", ".join(f"{name} {megabytes:.1f}" for name, megabytes in memory.items()) + f" MB, {own:.1f} of all in no file; aim 150 MB together"
    return Result("idle_rss", "none", "-", [Run(rss_mb=sum(memory.values()), more={"own_mb": own})], [], note)


# A minute: what looks only now and then is among it.
REST_SECONDS = 60


def idle_cpu(stage: Stage) -> Result:
    pids, postgres = stage.pids(), stage.postgres()
    # What a start has left to do is done by then.
    time.sleep(20)
    before = {name: (machine.cpu_us(pid), machine.wakeups(pid)) for name, pid in pids.items()}
    before_postgres = machine.ended_us(postgres)
    time.sleep(REST_SECONDS)
    used = {name: (machine.cpu_us(pid) - before[name][0]) / REST_SECONDS for name, pid in pids.items()}
    woken = {name: (machine.wakeups(pid) - before[name][1]) / REST_SECONDS for name, pid in pids.items()}
    postgres_us = (machine.ended_us(postgres) - before_postgres) / REST_SECONDS
    own = sum(used.values())
    pss = machine.pss_mb(*pids.values())
    note = "a second of rest, nobody there: " + ", ".join(f"{name} {used[name]:.0f} µs and {woken[name]:.0f} wake-ups" for name in used)
    note += f"; PostgreSQL {postgres_us:.0f} µs; aim 2,000 µs of all, 10 wake-ups of each; {pss:.0f} MB of the five by their shares (PSS), aim 60"
    more = {"postgres_us": postgres_us, "pss_mb": pss} | {f"{name}_wakeups": count for name, count in woken.items()}
    return Result("idle_cpu", "none", "2,000", [Run(cpu_us=own + postgres_us, more=more)], [], note)


# Memory first: it is meant of services that have served nobody yet. Thousands of guests, and a gateway that is started again for two loops: last.
ROWS = (
    *(idle_rss, idle_cpu, starts.ready),
    *streams.ROWS,
    *transport.ROWS[:-1],
    *accounts.ROWS[:-1],
    *tracks.ROWS,
    *(lookup, submit_guess, submit_guess_paced),
    *games.ROWS,
    *geo.ROWS,
    *social.ROWS,
    *talk.ROWS,
    *outdoors.ROWS,
    *walking.ROWS,
    *(accounts.ROWS[-1], transport.ROWS[-1]),
)
# What takes a quarter of an hour is measured only where it is named.
MEASUREMENTS = {function.__name__: function for function in (*ROWS, *starts.NAMED)}


def main() -> None:
    wanted = sys.argv[1:] or [function.__name__ for function in ROWS]
    unknown = [name for name in wanted if name not in MEASUREMENTS]
    if unknown:
        sys.exit(f"cairn: no measurement is called {unknown[0]}; there are {', '.join(MEASUREMENTS)}")
    stage = Stage()
    try:
        print("\n" + results.table([measured(name, stage) for name in wanted]))
    finally:
        stage.close()


def measured(name: str, stage: Stage) -> Result:
    print(f"== {name}", end=" ", flush=True)
    begin = time.monotonic()
    stage.forget_statements()
    result = MEASUREMENTS[name](stage)
    stage.tell_statements()
    stage.stop_servers()
    results.record(result)
    print(f"{time.monotonic() - begin:.0f} s", flush=True)
    return result


if __name__ == "__main__":
    main()
