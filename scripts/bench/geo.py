"""What looking places up costs: the nearest of a million, cities by what is typed, locations that are drawn."""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import time
from functools import cache
from pathlib import Path

import load
import machine
from load import Run
from players import Crowd
from results import Result
from rows import REPETITIONS
from stage import REPOSITORY, Stage

# Who asks at once: the aim of 10 ms is meant of so many.
PEOPLE = 8
# Texts of one letter to a whole name, in three scripts; the first three are a keystroke each.
TYPED = ("M", "Mi", "Mil", "Napl", "são p", "Muenchen", "St Peter", "北京")
TIMES = 2_000
DRAWS = 4_000
# Where pgbench asks; it takes at most 128 scripts.
SCRIPTS = 100


@cache
def _places(stage: Stage) -> tuple[str, Path]:
    """The connection string of the filled database, and where somebody asks from."""
    command = [str(REPOSITORY / "scripts/bench/places.sh"), str(stage.scratch)]
    made = subprocess.run(command, env=stage.installation.environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if made.returncode != 0:
        raise RuntimeError(f"the places of the measurement cannot be made: {made.stderr}")
    return made.stdout.strip(), stage.scratch / "positions"


def _crowd(stage: Stage) -> Crowd:
    installation = stage.installation
    return Crowd(
        stage,
        "places",
        PEOPLE,
        CAIRN_UPSTREAM_GEO=f"127.0.0.1:{installation.ports['GEO']}",
        CAIRN_TICKET_KEYS_GEO=str(installation.home / "secrets/ticket-keys-geo"),
    )


def _postgres(stage: Stage) -> int:
    """The pid of the installation's PostgreSQL."""
    home = stage.installation.home
    kept = home / "postgres.home"
    folder = Path(kept.read_text().strip()) if kept.exists() else home
    return int((folder / "postgres/postmaster.pid").read_text().split()[0])


def _postgres_us(pid: int) -> float:
    """Processor time of PostgreSQL, with that of connections that have ended (in steps of 10 ms)."""
    ended = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]
    return machine.cpu_us(pid) + sum(int(ticks) for ticks in ended) * 1e6 / os.sysconf("SC_CLK_TCK")


def _asked(stage: Stage, crowd: Crowd, line: str) -> Run:
    """CPU of GeoService; behind it PostgreSQL; gateway and the latencies of those who asked."""
    pids, postgres = stage.pids(), _postgres(stage)
    before = machine.cpu_us(pids["geo"]), _postgres_us(postgres), machine.cpu_us(pids["gateway"])
    words = [float(word) for word in crowd.ask(line, "done")]
    used = machine.cpu_us(pids["geo"]) - before[0], _postgres_us(postgres) - before[1], machine.cpu_us(pids["gateway"]) - before[2]
    times = sorted(words[1:])
    return Run(
        cpu_us=used[0] / len(times),
        rps=len(times) / (words[0] / 1e6),
        p50_ms=load.percentile(times, 0.50) / 1_000,
        p99_ms=load.percentile(times, 0.99) / 1_000,
        behind_us=used[1] / len(times),
        more={"gateway_us": used[2] / len(times)},
    )


def _median(runs: list, field: str) -> str:
    values = [run[field] if isinstance(run, dict) else getattr(run, field) for run in runs]
    return f"{statistics.median(values):.0f}"


def nearest(stage: Stage) -> Result:
    connection, positions = _places(stage)
    points = [tuple(map(float, line.split())) for line in positions.read_text().splitlines()]
    scripts = _scripts(stage, points)
    with _crowd(stage) as crowd:
        crowd.ask(f"nearest {positions}", "done")
        ours, theirs = [], []
        redis = _Redis(stage) if shutil.which("redis-server") else None
        try:
            for _ in range(REPETITIONS):
                run = _asked(stage, crowd, f"nearest {positions}")
                peer = _pgbench(stage, connection, scripts, len(points))
                if redis:
                    run.more |= redis.asked(len(points))
                ours.append(run)
                theirs.append(peer)
        finally:
            if redis:
                redis.stop()
    note = "FindPointsOfInterest, 5 nearest of 1,000,000, 8 people through the gateway; behind it PostgreSQL. Peer: PostgreSQL for the same SELECT by pgbench -M prepared, "
    note += f"8 clients. PostgreSQL {_median(ours, 'behind_us')} µs of ours and {_median(theirs, 'cpu_us')} of pgbench's, the gateway "
    note += f"{_median([run.more for run in ours], 'gateway_us')} µs"
    if redis:
        note += f"; Redis GEOSEARCH BYRADIUS 10 km ASC COUNT 5 around Milan: {min(run.more['redis_us'] for run in ours):.0f} µs of CPU, "
        note += f"{max(run.more['redis_rps'] for run in ours):.0f} requests/s"
    return Result("nearest", "pgbench", "1.2 x pgbench", ours, theirs, note)


# What GeoService sends for it: PointStore.closest.
SELECT = """SELECT p.point_id, p.name, p.kind, p.latitude, p.longitude, p.opening_hours, p.website_url, p.wikidata_id
FROM points_of_interest p
ORDER BY p.mercator <-> point(:x::float8, degrees(ln(tan(pi() / 4 + radians(:y::float8) / 2)))) LIMIT 16;"""


def _scripts(stage: Stage, points: list[tuple[float, float]]) -> list[str]:
    """A script for each of some places, which asks around there."""
    scripts = []
    for number, (latitude, longitude) in enumerate(points[:SCRIPTS]):
        script = stage.scratch / f"nearest-{number}.sql"
        script.write_text(
            f"\\set x {longitude} + random(-1000, 1000) / 10000.0\n\\set y {latitude} + random(-1000, 1000) / 10000.0\n{SELECT.replace(chr(10), ' ')}\n"
        )
        scripts += ["-f", str(script)]
    return scripts


def _pgbench(stage: Stage, connection: str, scripts: list[str], transactions: int) -> Run:
    postgres = _postgres(stage)
    prefix = stage.scratch / "nearest-log"
    for old in stage.scratch.glob("nearest-log.*"):
        old.unlink()
    command = [load._pgbench_program(), "-M", "prepared", "-n", f"-c{PEOPLE}", "-j1", f"-t{transactions // PEOPLE}", "-l", f"--log-prefix={prefix}"]
    before = _postgres_us(postgres)
    ran = subprocess.run([*command, *scripts, connection], capture_output=True, text=True, timeout=300)
    if ran.returncode != 0:
        raise RuntimeError(ran.stderr)
    output = ran.stdout
    # Connections end a moment after their client.
    time.sleep(0.3)
    used = _postgres_us(postgres) - before
    latencies = sorted(float(line.split()[2]) for log in stage.scratch.glob("nearest-log.*") for line in log.read_text().splitlines())
    return Run(
        cpu_us=used / len(latencies),
        rps=float(re.search(r"tps = ([\d.]+)", output).group(1)),
        p50_ms=load.percentile(latencies, 0.50) / 1_000,
        p99_ms=load.percentile(latencies, 0.99) / 1_000,
    )


class _Redis:
    """Debian's redis-server with the same places, on a port of its own."""

    def __init__(self, stage: Stage) -> None:
        port = machine.free_port()
        command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(stage.scratch)]
        self.server = machine.Server(command, port, machine.BOTH_CORES, stage.scratch / "redis.log")
        self.port = port
        with open(stage.scratch / "places.redis") as commands:
            subprocess.run(["redis-cli", "-p", str(port), "--pipe"], stdin=commands, check=True, capture_output=True)

    def asked(self, requests: int) -> dict[str, float]:
        """Around Milan: redis-benchmark knows one random number. Its -r is of 12 digits, which stand behind the comma."""
        command = ["redis-benchmark", "-p", str(self.port), "-c", str(PEOPLE), "-n", str(requests), "-r", "300000000000", "--csv"]
        command += ["GEOSEARCH", "places", "FROMLONLAT", "9.__rand_int__", "45.__rand_int__", "BYRADIUS", "10", "km", "ASC", "COUNT", "5", "WITHDIST"]
        before = machine.cpu_us(self.server.pid)
        output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        used = machine.cpu_us(self.server.pid) - before
        return {"redis_us": used / requests, "redis_rps": float(re.findall(r'"([\d.]+)"', output.splitlines()[-1])[0])}

    def stop(self) -> None:
        self.server.stop()


def autocomplete(stage: Stage) -> Result:
    with _crowd(stage) as crowd:
        ours = []
        for _ in range(REPETITIONS):
            runs = [_asked(stage, crowd, f"type {text.replace(' ', '_')} {TIMES}") for text in TYPED]
            mean = Run(
                cpu_us=sum(run.cpu_us for run in runs) / len(runs),
                behind_us=sum(run.behind_us for run in runs) / len(runs),
                rps=len(runs) / sum(1 / run.rps for run in runs),
                p50_ms=sum(run.p50_ms for run in runs) / len(runs),
                p99_ms=max(run.p99_ms for run in runs),
                more={f"typed_{index}_us": run.behind_us for index, run in enumerate(runs)},
            )
            ours.append(mean)
    typed = ", ".join(f"{text} {_median([run.more for run in ours], f'typed_{index}_us')}" for index, text in enumerate(TYPED))
    note = f"AutocompleteCity, ten cities; GeoService (aim 60 µs). PostgreSQL {_median(ours, 'behind_us')} µs (aim 150): {typed}"
    return Result("autocomplete", "none", "60", ours, [], note)


def draw(stage: Stage) -> Result:
    with _crowd(stage) as crowd:
        crowd.ask(f"draw {DRAWS}", "done")
        ours = [_asked(stage, crowd, f"draw {DRAWS}") for _ in range(REPETITIONS)]
    for run in ours:
        run.cpu_us, run.more = run.cpu_us / 5, {"call_us": run.cpu_us}
    note = "DrawLocations, five locations of the world, from GeoService itself: CPU of a location, a fifth of a call's. PostgreSQL "
    note += f"{_median(ours, 'behind_us')} µs a call"
    return Result("draw", "none", "60", ours, [], note)


ROWS = (nearest, autocomplete, draw)
