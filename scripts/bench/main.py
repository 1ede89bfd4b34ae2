"""make bench: measures what it is asked for, prints the table, appends the results. See docs/benchmarks.md."""

from __future__ import annotations

import os
import subprocess
import sys

import load
import machine
import results
from load import Run
from players import Players, Refreshes
from results import Result
from stage import BINARIES, Stage

REPETITIONS = int(os.environ.get("CAIRN_BENCH_REPETITIONS", "3"))
REQUESTS = 200_000
LOOKUPS = 100_000


def alternating(ours, theirs) -> tuple[list[Run], list[Run]]:
    """Ours, the peer's, ours again: what else happens on the machine then hurts both alike."""
    pairs = [(ours(), theirs() if theirs else None) for _ in range(REPETITIONS)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs if pair[1]]


def echo(stage: Stage) -> Result:
    bench, nghttpd = stage.bench(), stage.nghttpd()

    def measure(server, path):
        return lambda: load.h2load(f"http://127.0.0.1:{server.port}{path}", stage.body, REQUESTS, [server.pid], stage.scratch)

    ours, theirs = alternating(measure(bench, "/cairn.bench.v1.BenchService/Echo"), measure(nghttpd, "/echo"))
    return Result("echo", "nghttpd, static file", "3.5", ours, theirs)


def gateway(stage: Stage) -> Result:
    token, pids = stage.access_token(), stage.pids()
    machine.pin(pids["gateway"], machine.MEASURED_CORE)
    bench = stage.behind_gateway
    behind = stage.nghttpd(core=machine.LOAD_CORE)
    nghttpx = stage.nghttpx(behind)

    # The same request to both: decompressing a token costs whoever receives it.
    headers = {"authorization": f"Bearer {token}"}

    def measured(url, proxy, service):
        return lambda: load.h2load(url, stage.body, REQUESTS, [proxy], stage.scratch, headers=headers, behind=service.pid)

    ours = measured(f"{stage.installation.url}/cairn.bench.v1.BenchService/EchoAsUser", pids["gateway"], bench)
    theirs = measured(f"http://127.0.0.1:{nghttpx.port}/echo", nghttpx.pid, behind)

    ours, theirs = alternating(ours, theirs)
    note = (
        "what the proxy adds; both get the same token, ours checks it and signs a ticket. Behind it: "
        f"cairn-bench {results.median(ours, 'behind_us'):.2f} µs, nghttpd {results.median(theirs, 'behind_us'):.2f} µs"
    )
    return Result("gateway", "nghttpx", "4.5", ours, theirs, note)


def lookup(stage: Stage) -> Result:
    bench = stage.bench(CAIRN_DATABASE=stage.database)
    body, script = stage.scratch / "lookup", stage.scratch / "lookup.sql"
    body.write_bytes(bytes([0x08, 77]))
    script.write_text("\\set id random(1, 100000)\nSELECT id, text FROM bench_rows WHERE id = :id;\n")

    def ours():
        url = f"http://127.0.0.1:{bench.port}/cairn.bench.v1.BenchService/Lookup"
        return load.h2load(url, body, LOOKUPS, [bench.pid], stage.scratch)

    def theirs():
        return load.pgbench(stage.database, script, LOOKUPS, stage.scratch)

    note = f"pgbench -M prepared, {load.PGBENCH_CLIENTS} clients, is a client only: it neither decodes a request nor answers one"
    return Result("lookup", "pgbench", "7", *alternating(ours, theirs), note)


def submit_guess(stage: Stage) -> Result:
    pids = list(stage.pids().values())
    with Players(stage, pids) as players:
        ours = [players.play() for _ in range(REPETITIONS)]
    note = f"all five services together; {players.COUNT} players guess at once. No peer has such a method"
    return Result("submit_guess", "none", "-", ours, [], note)


def refresh(stage: Stage) -> Result:
    with Refreshes(stage, [stage.pids()["auth"]]) as crowd:
        crowd.play()
        ours = [crowd.play() for _ in range(REPETITIONS)]
    note = f"the auth service alone: one transaction, one signature; {crowd.COUNT} sessions at once. No peer has such a method"
    return Result("refresh", "none", "60", ours, [], note)


def _tokens(which: str, aim: str, what: str) -> Result:
    runs = []
    for _ in range(REPETITIONS):
        words = subprocess.run([str(BINARIES / "cairn-bench"), "tokens"], capture_output=True, text=True, check=True).stdout.split()
        runs.append(Run(cpu_us=int(words[words.index(which) + 1]) / 1_000))
    return Result(f"token_{which}", "none", aim, runs, [], what)


def token_cold(stage: Stage) -> Result:
    return _tokens("cold", "150", "an access token seen for the first time, in one process: signature, claims")


def token_cached(stage: Stage) -> Result:
    return _tokens("cached", "1", "an access token seen before, in one process: found by its bytes")


def idle_rss(stage: Stage) -> Result:
    memory = {name: machine.rss_mb(pid) for name, pid in stage.pids().items()}
    note = ", ".join(f"{name} {megabytes:.1f}" for name, megabytes in memory.items()) + " MB; aim 150 MB together"
    return Result("idle_rss", "none", "-", [Run(rss_mb=sum(memory.values()))], [], note)


# Memory first: it is meant of services that have served nobody yet.
MEASUREMENTS = {function.__name__: function for function in (idle_rss, echo, gateway, token_cold, token_cached, lookup, refresh, submit_guess)}


def main() -> None:
    wanted = sys.argv[1:] or list(MEASUREMENTS)
    unknown = [name for name in wanted if name not in MEASUREMENTS]
    if unknown:
        sys.exit(f"cairn: no measurement is called {unknown[0]}; there are {', '.join(MEASUREMENTS)}")
    stage = Stage()
    try:
        print("\n" + results.table([measured(name, stage) for name in wanted]))
    finally:
        stage.close()


def measured(name: str, stage: Stage) -> Result:
    print(f"== {name}", flush=True)
    result = MEASUREMENTS[name](stage)
    stage.stop_servers()
    results.record(result)
    return result


if __name__ == "__main__":
    main()
