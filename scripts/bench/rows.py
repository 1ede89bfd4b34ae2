"""What the measurements have in common."""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable
from pathlib import Path

import load
import machine
from load import Run, Shape
from stage import Stage

REPETITIONS = int(os.environ.get("CAIRN_BENCH_REPETITIONS", "3"))

ECHO = "/cairn.bench.v1.BenchService/Echo"
ECHO_AS_USER = "/cairn.bench.v1.BenchService/EchoAsUser"


def alternating(ours: Callable[[], Run], theirs: Callable[[], Run] | None) -> tuple[list[Run], list[Run]]:
    """Ours, the peer's, ours again: what else happens on the machine then hurts both alike."""
    pairs = [(ours(), theirs() if theirs else None) for _ in range(REPETITIONS)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs if pair[1]]


def direct(stage: Stage, server: machine.Server, path: str, requests: int, scheme: str = "http", **how) -> Callable[[], Run]:
    """h2load straight to a server."""
    body = how.pop("body", stage.body)
    return lambda: load.h2load(f"{scheme}://127.0.0.1:{server.port}{path}", body, requests, [server.pid], stage.scratch, **how)


def with_postgres(
    stage: Stage, path: str, body: Path, requests: int, measured: list[int], headers: dict[str, str], shape: Shape
) -> Run:
    """h2load to a method of the installation; `postgres_us` is what PostgreSQL used for a request, those of the warm-up among them."""
    postgres = stage.postgres()
    before = machine.ended_us(postgres)
    run = load.h2load(f"{stage.installation.url}{path}", body, requests, measured, stage.scratch, headers, shape=shape)
    run.more["postgres_us"] = (machine.ended_us(postgres) - before) / (requests + load.warm_up(requests, shape))
    return run


def median_of(runs: list[Run], name: str) -> float:
    """Of what only one measurement has."""
    return statistics.median(run.more[name] for run in runs)


def through_gateway(
    stage: Stage, ours: str, theirs: str, requests: int, loops: int = 1, body=None, headers: dict[str, str] | None = None, **how
) -> tuple[list[Run], list[Run]]:
    """The same request through cairn-gateway to cairn-bench, and through nghttpx to nghttpd."""
    core = machine.MEASURED_CORE if loops == 1 else machine.BOTH_CORES
    gateway = stage.gateway(loops)
    machine.pin(gateway, core)
    behind = stage.nghttpd(core=machine.LOAD_CORE)
    nghttpx = stage.nghttpx(behind, core, loops)
    how |= {"headers": headers}

    def measured(url: str, proxy: int, service: machine.Server) -> Callable[[], Run]:
        return lambda: load.h2load(url, body or stage.body, requests, [proxy], stage.scratch, behind=service.pid, **how)

    return alternating(
        measured(f"{stage.installation.url}{ours}", gateway, stage.behind_gateway),
        measured(f"http://127.0.0.1:{nghttpx.port}{theirs}", nghttpx.pid, behind),
    )
