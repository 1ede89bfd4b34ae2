"""Those who ask: h2load over HTTP/2, pgbench over PostgreSQL's protocol."""

from __future__ import annotations

import os
import re
import resource
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import machine


@dataclass
class Run:
    """One repetition of one measurement. Microseconds per request; milliseconds; None where it does not apply."""

    cpu_us: float | None = None
    rps: float | None = None
    p50_ms: float | None = None
    p99_ms: float | None = None
    rss_mb: float | None = None
    # Of the service behind a proxy.
    behind_us: float | None = None
    # What only one measurement has, by the name it has in the line of the result.
    more: dict[str, float] = field(default_factory=dict)


def percentile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))]


@dataclass(frozen=True)
class Shape:
    """How much h2load has in flight."""

    connections: int
    streams: int


# What docs/benchmarks.md and its predecessors' figures stand for.
BUSY = Shape(8, 32)
# Nobody waits for anybody: the time of a request alone.
ALONE = Shape(1, 1)
# Requests that are not counted: connections open, caches fill, memory is taken.
WARM_UP = 20_000


def warm_up(requests: int, shape: Shape) -> int:
    """How many requests go before those that are counted."""
    return min(WARM_UP, max(requests // 4, shape.connections))


def h2load(
    url: str,
    body: Path,
    requests: int,
    measured: list[int],
    scratch: Path,
    headers: dict[str, str] | None = None,
    behind: int | None = None,
    shape: Shape = BUSY,
) -> Run:
    """Sends `requests` POSTs and counts what the measured processes used for them."""
    _h2load(url, body, warm_up(requests, shape), scratch, headers, shape)
    before, before_behind = machine.cpu_us(*measured), machine.cpu_us(behind) if behind else 0.0
    output, latencies = _h2load(url, body, requests, scratch, headers, shape)
    used, used_behind = machine.cpu_us(*measured) - before, (machine.cpu_us(behind) - before_behind) if behind else 0.0
    rate = re.search(r"finished in .*?, ([\d.]+) req/s", output)
    return Run(
        cpu_us=used / requests,
        rps=float(rate.group(1)) if rate else None,
        p50_ms=percentile(latencies, 0.50) / 1_000,
        p99_ms=percentile(latencies, 0.99) / 1_000,
        rss_mb=machine.rss_mb(*measured),
        behind_us=used_behind / requests if behind else None,
    )


def h2load_command(url: str, body: Path, requests: int, log: Path, headers: dict[str, str] | None, shape: Shape) -> list[str]:
    """Each line of the log: when a request began (µs since 1970), its status, how long it took (µs)."""
    command = ["taskset", "--cpu-list", str(machine.LOAD_CORE), "h2load", f"-c{shape.connections}", f"-m{shape.streams}", "-t1", f"-n{requests}"]
    # The same cipher whatever a server prefers.
    command += ["--tls13-ciphers=TLS_AES_128_GCM_SHA256", "-d", str(body), f"--log-file={log}"]
    for name, value in {"content-type": "application/proto", **(headers or {})}.items():
        command += ["-H", f"{name}: {value}"]
    return [*command, url]


def all_succeeded(output: str, requests: int) -> None:
    if f"{requests} succeeded, 0 failed, 0 errored" not in output:
        raise RuntimeError(f"not every request of h2load succeeded:\n{output}")


def _h2load(url: str, body: Path, requests: int, scratch: Path, headers: dict[str, str] | None, shape: Shape) -> tuple[str, list[float]]:
    log = scratch / "h2load.log"
    log.unlink(missing_ok=True)
    command = h2load_command(url, body, requests, log, headers, shape)
    output = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    all_succeeded(output, requests)
    return output, sorted(float(line.split("\t")[2]) for line in log.read_text().splitlines())


PGBENCH_CLIENTS = 4


def pgbench(connection: str, script: Path, transactions: int, scratch: Path) -> Run:
    """Runs a script with prepared statements; counts what pgbench itself, the client, used."""
    prefix = scratch / "pgbench"
    for old in scratch.glob("pgbench.*"):
        old.unlink()
    command = ["taskset", "--cpu-list", str(machine.MEASURED_CORE), pgbench_program(), "-M", "prepared", "-n", f"-c{PGBENCH_CLIENTS}", "-j1"]
    command += [f"-t{transactions // PGBENCH_CLIENTS}", "-f", str(script), "-l", f"--log-prefix={prefix}", connection]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime) * 1e6
    rate = re.search(r"tps = ([\d.]+)", output)
    latencies = sorted(float(line.split()[2]) for log in scratch.glob("pgbench.*") for line in log.read_text().splitlines())
    return Run(
        cpu_us=used / transactions,
        rps=float(rate.group(1)) if rate else None,
        p50_ms=percentile(latencies, 0.50) / 1_000,
        p99_ms=percentile(latencies, 0.99) / 1_000,
    )


def pgbench_program() -> str:
    folder = os.environ.get("CAIRN_POSTGRES_BINARIES", "/usr/lib/postgresql/15/bin")
    return f"{folder}/pgbench"
