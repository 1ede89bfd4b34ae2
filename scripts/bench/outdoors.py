"""What CACHE-OUT and Qwalk cost with a million caches and a million walks: a city's box, a continent, walks nearby, caches of another
catalogue, finds, and a new cache among a million areas that people watch."""

from __future__ import annotations

import json
import os
import subprocess
import time
import uuid
from functools import cache
from pathlib import Path

import load
import machine
from load import Run
from results import Result
from rows import REPETITIONS
from stage import REPOSITORY, Stage

CACHES = int(os.environ.get("CAIRN_BENCH_CACHES", "1000000"))
REQUESTS = 4_000
IMPORTED = 50_000
FINDS = 1_000
AREAS = 1_000_000
# Tokyo, one of the largest cities of any gazetteer.
LATITUDE, LONGITUDE = 35.6895, 139.6917
# As many at once as the peer has clients: the time of one that waits for nobody else of its connection.
SHAPE = load.Shape(load.PGBENCH_CLIENTS, 1)
JSON = {"content-type": "application/json"}
# What CachesInBox sends for the box below: SearchStore.inside.
SELECT = f"""SELECT c.cache_id, c.code, c.owner_id, c.status, c.kind, c.latitude, c.longitude, c.name, c.difficulty, c.terrain, c.size, c.environment,
  c.zone_key, c.create_time, c.update_time, c.publish_time, n.find_count, n.recommendation_count, n.maintenance_time
FROM caches c JOIN cache_counts n ON n.cache_id = c.cache_id
WHERE c.mercator <@ box(point({LONGITUDE - 0.1}, degrees(ln(tan(pi() / 4 + radians({LATITUDE - 0.08}) / 2)))),
    point({LONGITUDE + 0.1}, degrees(ln(tan(pi() / 4 + radians({LATITUDE + 0.08}) / 2)))))
  AND c.status = 'available' AND c.difficulty BETWEEN 2 AND 6 AND c.environment = ANY ('{{urban,forest}}') AND c.kind = ANY ('{{traditional}}')
LIMIT 501;"""


# What a publication asks for: WatchStore.watchers, of a traditional cache in the middle of the city.
SPOT = f"box(point({LONGITUDE}, {LATITUDE}), point({LONGITUDE}, {LATITUDE}))"
WANTED = "a.difficulties & 1 <> 0 AND a.terrains & 1 <> 0 AND a.sizes & 8 <> 0 AND a.environments & 1 <> 0 AND a.kinds & 1 <> 0"
WATCHERS = f"""SELECT DISTINCT each.account_id FROM (
  SELECT a.account_id FROM cache_areas a
  WHERE a.next_time IS NULL AND (a.bounds @> {SPOT} OR a.far_bounds IS NOT NULL AND a.far_bounds @> {SPOT}) AND {WANTED}
    AND power(sind((a.latitude - {LATITUDE}) / 2), 2)
      + cosd(a.latitude) * cosd({LATITUDE}) * power(sind((a.longitude - {LONGITUDE}) / 2), 2) <= a.reach
  UNION ALL
  SELECT a.account_id FROM cache_areas a
  WHERE a.next_time IS NULL AND a.zone_key <> '' AND a.zone_key = ANY ('{{jp/,jp/Tokyo/}}') AND {WANTED}) AS each
WHERE each.account_id > '00000000-0000-0000-0000-000000000000' ORDER BY each.account_id LIMIT 500;"""


@cache
def filled(stage: Stage) -> str:
    """The connection string of the filled database."""
    command = [str(REPOSITORY / "scripts/bench/caches.sh"), str(CACHES)]
    made = subprocess.run(command, env=stage.installation.environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if made.returncode != 0:
        raise RuntimeError(f"the caches of the measurement cannot be made: {made.stderr}")
    return made.stdout.strip()


def _asked(stage: Stage, method: str, request: dict) -> Run:
    """CPU of gateway and GameService, and of PostgreSQL besides."""
    body = stage.scratch / "outdoors.json"
    body.write_text(json.dumps(request))
    pids, postgres = stage.pids(), stage.postgres()
    headers = {**JSON, "authorization": f"Bearer {_token(stage)}"}
    before, measured = machine.ended_us(postgres), [pids["gateway"], pids["game"], pids["social"]]
    run = load.h2load(f"{stage.installation.url}{method}", body, REQUESTS, measured, stage.scratch, headers, shape=SHAPE)
    run.more["postgres_us"] = (machine.ended_us(postgres) - before) / (REQUESTS + load.warm_up(REQUESTS, SHAPE))
    return run


@cache
def _token(stage: Stage) -> str:
    return stage.access_token()


def _box(south: float, west: float, north: float, east: float, **wanted) -> dict:
    return {
        "southWest": {"latitudeDegrees": south, "longitudeDegrees": west},
        "northEast": {"latitudeDegrees": north, "longitudeDegrees": east},
        "filter": wanted,
    }


BOX = "/cairn.game.geocaches.v1.CacheSearchService/CachesInBox"


def caches_city(stage: Stage) -> Result:
    connection = filled(stage)
    wanted = {"difficultyMax": 3, "environments": ["CACHE_ENVIRONMENT_URBAN", "CACHE_ENVIRONMENT_FOREST"], "kinds": ["CACHE_KIND_TRADITIONAL"]}
    request = _box(LATITUDE - 0.08, LONGITUDE - 0.1, LATITUDE + 0.08, LONGITUDE + 0.1, **wanted)
    script = stage.scratch / "caches.sql"
    script.write_text(SELECT.replace("\n", " ") + "\n")
    ours, theirs = [], []
    for _ in range(REPETITIONS):
        ours.append(_asked(stage, BOX, request))
        theirs.append(load.pgbench(connection, script, REQUESTS, stage.scratch))
    note = f"CachesInBox, a city's box with three filters among {CACHES:,} caches: gateway, game and social, one request after the other on four connections. Peer: "
    note += f"pgbench -M prepared with the same SELECT. PostgreSQL {min(run.more['postgres_us'] for run in ours):.0f} µs besides. Aim p99 20 ms, and 1.3 x"
    return Result("caches_city", "pgbench", "1.3 x pgbench, p99 20 ms", ours, theirs, note)


def caches_continent(stage: Stage) -> Result:
    filled(stage)
    ours = [_asked(stage, BOX, _box(34, -25, 72, 45) | {"zoom": 4}) for _ in range(REPETITIONS)]
    note = f"CachesInBox, Europe in tiles among {CACHES:,} caches. PostgreSQL {min(run.more['postgres_us'] for run in ours):.0f} µs besides. Aim p99 20 ms"
    return Result("caches_continent", "none", "p99 20 ms", ours, [], note)


def walks_near(stage: Stage) -> Result:
    filled(stage)
    request = {"position": {"latitudeDegrees": LATITUDE, "longitudeDegrees": LONGITUDE}, "limit": 20}
    ours = [_asked(stage, "/cairn.game.quizwalks.v1.WalkService/FindNearbyWalks", request) for _ in range(REPETITIONS)]
    note = f"FindNearbyWalks, the nearest 20 of {CACHES:,} walks. PostgreSQL {min(run.more['postgres_us'] for run in ours):.0f} µs besides. Aim p99 20 ms"
    return Result("walks_near", "none", "p99 20 ms", ours, [], note)


def gpx_import(stage: Stage) -> Result:
    connection = filled(stage)
    file = stage.scratch / "caches.gpx"
    _write(file)
    program = str(Path(os.environ.get("CAIRN_BUILD_PATH", REPOSITORY / ".build")) / "release" / "cairn")
    ours = []
    for number in range(REPETITIONS):
        begin = time.monotonic()
        command = [program, "import", "gpx", str(file), "--source", f"bench-{number}", "--database", connection]
        importing = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, used = os.wait4(importing.pid, 0)
        if status != 0:
            raise RuntimeError("the caches were not taken in")
        seconds = time.monotonic() - begin
        run = Run(cpu_us=(used.ru_utime + used.ru_stime) * 1e6 / IMPORTED, rps=IMPORTED / seconds, rss_mb=used.ru_maxrss / 1_024)
        run.more["seconds"] = seconds
        ours.append(run)
    # They wait for a look at what lies there, which is not to go on beside the next measurement.
    _query(connection, "UPDATE caches SET is_zone_stale = false, zone_import_time = 'infinity' WHERE source LIKE 'bench-%'")
    slowest, largest = max(run.more["seconds"] for run in ours), max(run.rss_mb for run in ours)
    note = f"cairn import gpx, {IMPORTED:,} caches of 2 kB with two places each, into {CACHES:,}: CPU of the tool for each cache. At most {slowest:.0f} s and "
    note += f"{largest:.0f} MB; aim 60 s, 300 MB"
    return Result("gpx_import", "none", "60 s, 300 MB", ours, [], note)


def _write(file: Path) -> None:
    """Caches as a pocket query has them."""
    words = "Go along the river, count the windows of the mill, and look under the third stone. " * 20
    with file.open("w") as gpx:
        gpx.write('<?xml version="1.0"?><gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0" xmlns:g="http://www.groundspeak.com/cache/1/0/1">\n')
        for number in range(IMPORTED):
            place = f'lat="{45 + number % 500 / 100}" lon="{5 + number // 500 / 20}"'
            gpx.write(
                f"<wpt {place}><time>2020-01-01T00:00:00Z</time><name>GC{number:05d}</name><type>Geocache|Traditional Cache</type>"
                f'<g:cache available="True" archived="False"><g:name>Cache {number}</g:name><g:container>Small</g:container>'
                f"<g:difficulty>2</g:difficulty><g:terrain>1.5</g:terrain><g:long_description>{words}</g:long_description></g:cache></wpt>\n"
            )
            for prefix in ("PK", "S1"):
                gpx.write(f"<wpt {place}><name>{prefix}{number:05d}</name><desc>Place</desc><type>Waypoint|Parking Area</type></wpt>\n")
        gpx.write("</gpx>\n")


def log_find(stage: Stage) -> Result:
    connection = filled(stage)
    ids = _query(connection, f"SELECT cache_id FROM caches WHERE source = 'synthetic' ORDER BY cache_id LIMIT {FINDS * (REPETITIONS + 1)}")
    pids, postgres = stage.pids(), stage.postgres()
    measured = [pids["gateway"], pids["game"], pids["social"]]
    ours = []
    # The first ones are not counted: after them the tables are analyzed, as autovacuum does within a minute, and plans made for empty ones go.
    for number in range(-1, REPETITIONS):
        script = stage.scratch / "finds.curl"
        script.write_text(_finds(stage, ids[(number + 1) * FINDS : (number + 2) * FINDS]))
        before, before_postgres, begun = machine.cpu_us(*measured), machine.ended_us(postgres), time.monotonic()
        done = subprocess.run(["curl", "--silent", "--show-error", "--fail-early", "--config", str(script)], capture_output=True, text=True)
        seconds = time.monotonic() - begun
        if done.returncode != 0:
            raise RuntimeError(f"the finds were not logged: {done.stderr[-400:]} {done.stdout[-400:]}")
        if number < 0:
            _query(connection, "ANALYZE")
            continue
        run = Run(cpu_us=(machine.cpu_us(*measured) - before) / FINDS, rps=FINDS / seconds)
        run.more["postgres_us"] = (machine.ended_us(postgres) - before_postgres) / FINDS
        ours.append(run)
    note = f"SubmitLog, {FINDS:,} finds of one person, the first each, one after the other, with points, boards and medal: gateway, game and social. PostgreSQL "
    note += f"{min(run.more['postgres_us'] for run in ours):.0f} µs besides. Aim 250 µs, and 900 with PostgreSQL"
    return Result("log_find", "none", "250 and 900 µs", ours, [], note)


def _finds(stage: Stage, ids: list[str]) -> str:
    """Requests for curl, all on one connection."""
    token = _token(stage)
    requests = []
    for cache_id in ids:
        body = json.dumps({"cacheId": cache_id, "content": {"kind": "LOG_KIND_FOUND", "timeZone": "Asia/Tokyo", "comment": "Thanks for the cache!"}})
        # The preface of HTTP/2 is sent once: asked for again on the open connection, it is an error of framing to curl.
        lines = [] if requests else ["http2-prior-knowledge"]
        lines += ["fail-with-body", f'header = "authorization: Bearer {token}"', 'header = "content-type: application/json"']
        lines += [f'header = "idempotency-key: {uuid.uuid4()}"', f"data = {json.dumps(body)}", "output = /dev/null"]
        lines.append(f'url = "{stage.installation.url}/cairn.game.geocaches.v1.CacheLogService/SubmitLog"')
        requests.append("\n".join(lines))
    return "\nnext\n".join(requests) + "\n"


def _query(connection: str, text: str) -> list[str]:
    program = str(Path(load.pgbench_program()).with_name("psql"))
    found = subprocess.run([program, connection, "-XAtc", text], capture_output=True, text=True, check=True)
    return found.stdout.split()


def areas_matched(stage: Stage) -> Result:
    connection = filled(stage)
    command = [str(REPOSITORY / "scripts/bench/areas.sh"), str(AREAS)]
    subprocess.run(command, env=stage.installation.environment, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    script = stage.scratch / "watchers.sql"
    script.write_text(WATCHERS.replace("\n", " ") + "\n")
    ours = [load.pgbench(connection, script, REQUESTS, stage.scratch) for _ in range(REPETITIONS)]
    note = f"a new cache in the middle of a city: the first 500 of those who watch its place among {AREAS:,} areas of 10 km around the largest cities, PostgreSQL "
    note += "alone. Aim 10 ms"
    return Result("areas_matched", "none", "p99 10 ms", ours, [], note)


ROWS = (caches_city, caches_continent, walks_near, gpx_import, log_find, areas_matched)
