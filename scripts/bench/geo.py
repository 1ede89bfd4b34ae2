"""What looking places up costs: the nearest of a million, cities by what is typed, locations that are drawn."""

from __future__ import annotations

import re
import resource
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
# With the language of the phone, and with the city somebody is in: other ways through the data.
TYPED_BY = (("M", "it", ""), ("Mil", "de", ""), ("M", "", "Milano"), ("San", "es", "Madrid"))
# Where pgbench asks. PostgreSQL plans the first five executions of each script on each connection anew; with so few they are 3 %.
SCRIPTS = 16


@cache
def places(stage: Stage) -> tuple[str, Path]:
    """The connection string of the filled database, and where somebody asks from."""
    command = [str(REPOSITORY / "scripts/bench/places.sh"), str(stage.scratch)]
    made = subprocess.run(command, env=stage.installation.environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if made.returncode != 0:
        raise RuntimeError(f"the places of the measurement cannot be made: {made.stderr}")
    return made.stdout.strip(), stage.scratch / "positions"


def crowd(stage: Stage, gateway: str | None = None) -> Crowd:
    """People who look places up, through the installation's gateway or another."""
    installation = stage.installation
    return Crowd(
        stage,
        "places",
        PEOPLE,
        gateway,
        CAIRN_UPSTREAM_GEO=f"127.0.0.1:{installation.ports['GEO']}",
        CAIRN_TICKET_KEYS_GEO=str(installation.home / "secrets/ticket-keys-geo"),
    )


def _asked(stage: Stage, people: Crowd, line: str) -> Run:
    """CPU of GeoService; behind it PostgreSQL; gateway and the latencies of those who asked."""
    pids, postgres = stage.pids(), stage.postgres()
    before = machine.cpu_us(pids["geo"]), machine.ended_us(postgres), machine.cpu_us(pids["gateway"])
    words = [float(word) for word in people.ask(line, "done")]
    used = machine.cpu_us(pids["geo"]) - before[0], machine.ended_us(postgres) - before[1], machine.cpu_us(pids["gateway"]) - before[2]
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
    connection, positions = places(stage)
    points = [tuple(map(float, line.split())) for line in positions.read_text().splitlines()]
    scripts = _scripts(stage, points)
    with crowd(stage) as people:
        people.ask(f"nearest {positions}", "done")
        ours, theirs = [], []
        redis = _Redis(stage, points)
        try:
            for _ in range(REPETITIONS):
                run = _asked(stage, people, f"nearest {positions}")
                peer = _pgbench(stage, connection, scripts, len(points))
                run.more |= {"geo_us": run.cpu_us} | redis.asked(len(points))
                # The whole of it on either side: who asks PostgreSQL, and PostgreSQL.
                run.cpu_us += run.behind_us
                ours.append(run)
                theirs.append(peer)
        finally:
            redis.stop()
    note = "FindPointsOfInterest, 5 nearest of 1,000,000 within 50 km, 8 people through the gateway: GeoService and PostgreSQL. Peer: pgbench -M prepared with the same "
    note += f"SELECT, 8 clients, and PostgreSQL. PostgreSQL {_median(ours, 'behind_us')} µs of ours and {_median(theirs, 'behind_us')} of pgbench's; the "
    note += f"gateway {_median([run.more for run in ours], 'gateway_us')} µs besides. {_median(ours, 'rps')} requests/s, pgbench {_median(theirs, 'rps')}, Redis "
    note += f"GEOSEARCH BYRADIUS 50 km ASC COUNT 5 at the same positions, pipelined, {_median([run.more for run in ours], 'redis_rps')} (aim 1.3 x) and "
    note += f"{_median([run.more for run in ours], 'redis_us')} µs of CPU"
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
    postgres = stage.postgres()
    prefix = stage.scratch / "nearest-log"
    for old in stage.scratch.glob("nearest-log.*"):
        old.unlink()
    command = [load._pgbench_program(), "-M", "prepared", "-n", f"-c{PEOPLE}", "-j1", f"-t{transactions // PEOPLE}", "-l", f"--log-prefix={prefix}"]
    before, client = machine.ended_us(postgres), resource.getrusage(resource.RUSAGE_CHILDREN)
    ran = subprocess.run([*command, *scripts, connection], capture_output=True, text=True, timeout=300)
    if ran.returncode != 0:
        raise RuntimeError(ran.stderr)
    output = ran.stdout
    # Connections end a moment after their client.
    time.sleep(0.3)
    used = machine.ended_us(postgres) - before
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    asking = (after.ru_utime + after.ru_stime - client.ru_utime - client.ru_stime) * 1e6
    latencies = sorted(float(line.split()[2]) for log in stage.scratch.glob("nearest-log.*") for line in log.read_text().splitlines())
    return Run(
        cpu_us=(used + asking) / len(latencies),
        behind_us=used / len(latencies),
        rps=float(re.search(r"tps = ([\d.]+)", output).group(1)),
        p50_ms=load.percentile(latencies, 0.50) / 1_000,
        p99_ms=load.percentile(latencies, 0.99) / 1_000,
    )


class _Redis:
    """Debian's redis-server with the same places, on a port of its own, asked at the same positions."""

    def __init__(self, stage: Stage, points: list[tuple[float, float]]) -> None:
        if not shutil.which("redis-server"):
            raise RuntimeError("redis-server is not installed: apt-get install redis-server")
        self.questions = stage.scratch / "questions.redis"
        self.questions.write_text(
            "".join(f"GEOSEARCH places FROMLONLAT {longitude} {latitude} BYRADIUS 50 km ASC COUNT 5 WITHDIST\n" for latitude, longitude in points)
        )
        port = machine.free_port()
        command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(stage.scratch)]
        self.server = machine.Server(command, port, machine.BOTH_CORES, stage.scratch / "redis.log")
        self.port = port
        with open(stage.scratch / "places.redis") as commands:
            subprocess.run(["redis-cli", "-p", str(port), "--pipe"], stdin=commands, check=True, capture_output=True)

    def asked(self, requests: int) -> dict[str, float]:
        """All at once, as many in flight as fit: what redis-server can do, and what each question costs it."""
        before, begun = machine.cpu_us(self.server.pid), time.monotonic()
        with open(self.questions) as questions:
            output = subprocess.run(["redis-cli", "-p", str(self.port), "--pipe"], stdin=questions, capture_output=True, text=True, check=True).stdout
        seconds, used = time.monotonic() - begun, machine.cpu_us(self.server.pid) - before
        if f"errors: 0, replies: {requests}" not in output:
            raise RuntimeError(f"redis-server did not answer every question: {output}")
        return {"redis_us": used / requests, "redis_rps": requests / seconds}

    def stop(self) -> None:
        self.server.stop()


def typing(question: tuple[str, str, str], times: int) -> str:
    """What `cairn-bench places` is told for a text, a language and a city."""
    text, language, city = question
    return f"type {text.replace(' ', '_')} {times} {language or '-'} {city}"


def autocomplete(stage: Stage) -> Result:
    questions = [(text, "", "") for text in TYPED] + list(TYPED_BY)
    with crowd(stage) as people:
        ours = []
        for _ in range(REPETITIONS):
            runs = [_asked(stage, people, typing(question, TIMES)) for question in questions]
            mean = Run(
                cpu_us=sum(run.cpu_us for run in runs) / len(runs),
                behind_us=sum(run.behind_us for run in runs) / len(runs),
                rps=len(runs) / sum(1 / run.rps for run in runs),
                p50_ms=sum(run.p50_ms for run in runs) / len(runs),
                p99_ms=max(run.p99_ms for run in runs),
                more={f"typed_{index}_us": run.behind_us for index, run in enumerate(runs)}
                | {f"typed_{index}_geo_us": run.cpu_us for index, run in enumerate(runs)},
            )
            ours.append(mean)
    more = [run.more for run in ours]
    typed = ", ".join(
        " ".join(word for word in question if word) + f" {_median(more, f'typed_{index}_us')}/{_median(more, f'typed_{index}_geo_us')}"
        for index, question in enumerate(questions)
    )
    note = f"AutocompleteCity, ten cities; GeoService (aim 60 µs), mean. PostgreSQL {_median(ours, 'behind_us')} µs (aim 150). PostgreSQL/GeoService by text: {typed}"
    return Result("autocomplete", "none", "60", ours, [], note)


def draw(stage: Stage) -> Result:
    with crowd(stage) as people:
        people.ask(f"draw {DRAWS}", "done")
        ours = [_asked(stage, people, f"draw {DRAWS}") for _ in range(REPETITIONS)]
    for run in ours:
        run.cpu_us, run.more = run.cpu_us / 5, {"call_us": run.cpu_us}
    note = "DrawLocations, five locations of the world, from GeoService itself: CPU of a location, a fifth of a call's. PostgreSQL "
    note += f"{_median(ours, 'behind_us')} µs a call"
    return Result("draw", "none", "60", ours, [], note)


ROWS = (nearest, autocomplete, draw)
