"""What the measurements have in common."""

from __future__ import annotations

import os
from collections.abc import Callable

import load
import machine
from load import Run
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
