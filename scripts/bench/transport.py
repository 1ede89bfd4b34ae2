"""What HTTP/2 itself costs: small and large bodies, one at a time, two loops, TLS."""

from __future__ import annotations

import dataclasses

import load
import machine
import results
from handshakes import handshakes
from load import Run, Shape
from results import Result
from rows import ECHO, ECHO_AS_USER, REPETITIONS, alternating, direct, through_gateway
from stage import Stage

REQUESTS = 200_000
# With nobody else waiting a request takes longer than it costs.
LONE_REQUESTS = 5_000
# A GiB there and back, on few streams: more would wait for each other in the loops' buffers.
LARGE_REQUESTS = 256
LARGE = Shape(4, 2)
HANDSHAKES = 200


def echo(stage: Stage) -> Result:
    ours = direct(stage, stage.bench(), ECHO, REQUESTS)
    return Result("echo", "nghttpd, static file", "3.5", *alternating(ours, direct(stage, stage.nghttpd(), "/echo", REQUESTS)))


def echo_2_loops(stage: Stage) -> Result:
    ours = direct(stage, stage.bench(machine.BOTH_CORES, CAIRN_LOOPS="2"), ECHO, REQUESTS)
    theirs = direct(stage, stage.nghttpd(machine.BOTH_CORES, loops=2), "/echo", REQUESTS)
    note = "two loops on two cores, one of which h2load uses as well"
    return Result("echo_2_loops", "nghttpd -n2", "-", *alternating(ours, theirs), note)


def tls_echo(stage: Stage) -> Result:
    ours = direct(stage, _tls_bench(stage), ECHO, REQUESTS, "https")
    theirs = direct(stage, stage.nghttpd(tls=True), "/echo", REQUESTS, "https")
    note = "TLS 1.3, TLS_AES_128_GCM_SHA256, P-256; connections stay open; aim: 1.3 x nghttpd"
    return Result("tls_echo", "nghttpd over TLS", "1.3x", *alternating(ours, theirs), note)


def _tls_bench(stage: Stage) -> machine.Server:
    return stage.bench(CAIRN_TLS_CERTIFICATE=str(stage.certificate), CAIRN_TLS_KEY=str(stage.key))


def _handshake(stage: Stage, name: str, resumed: bool) -> Result:
    # nghttpd resumes no session; nghttpx does, and speaks to nobody behind it before there is a request.
    ours, theirs = _tls_bench(stage), stage.nghttpx(stage.nghttpd(core=machine.LOAD_CORE), tls=True)
    runs = alternating(lambda: handshakes(ours, HANDSHAKES, resumed), lambda: handshakes(theirs, HANDSHAKES, resumed))
    note = "per connection: accept, TLS 1.3 with a P-256 certificate" + (", resumed by a ticket" if resumed else "") + ", SETTINGS, close"
    return Result(name, "nghttpx over TLS", "-", *runs, note)


def handshake(stage: Stage) -> Result:
    return _handshake(stage, "handshake", resumed=False)


def handshake_resumed(stage: Stage) -> Result:
    return _handshake(stage, "handshake_resumed", resumed=True)


def latency(stage: Stage) -> Result:
    ours = direct(stage, stage.bench(), ECHO, LONE_REQUESTS, shape=load.ALONE)
    runs = alternating(ours, direct(stage, stage.nghttpd(), "/echo", LONE_REQUESTS, shape=load.ALONE))
    return _compared(Result("latency", "nghttpd", "-", *runs, "one request at a time"))


def latency_gateway(stage: Stage) -> Result:
    headers = {"authorization": f"Bearer {stage.access_token()}"}
    runs = through_gateway(stage, ECHO_AS_USER, "/echo", LONE_REQUESTS, headers=headers, shape=load.ALONE)
    return _compared(Result("latency_gateway", "nghttpx", "-", *runs, "one request at a time"))


def _compared(result: Result) -> Result:
    """With the peer's latencies, in the note and in the line."""
    theirs = [results.median(result.theirs, name) or 0 for name in ("p50_ms", "p99_ms")]
    note = f"{result.note}; {result.peer}: p50 {theirs[0]:.3f} ms, p99 {theirs[1]:.3f} ms"
    return dataclasses.replace(result, note=note, compares_latency=True)


def large_body(stage: Stage) -> Result:
    how = {"shape": LARGE, "body": stage.large_body}
    ours = direct(stage, stage.bench(), ECHO, LARGE_REQUESTS, **how)
    theirs = direct(stage, stage.nghttpd(), "/large", LARGE_REQUESTS, **how)
    return _per_mib(Result("large_body", "nghttpd", "-", *alternating(ours, theirs), "µs per MiB moved: one up and one down per request"))


def large_body_gateway(stage: Stage) -> Result:
    runs = through_gateway(stage, ECHO, "/large", LARGE_REQUESTS, body=stage.large_body, shape=LARGE)
    return _per_mib(Result("large_body_gateway", "nghttpx", "-", *runs, "µs per MiB that passes the proxy, in either direction"))


def _per_mib(result: Result) -> Result:
    def halved(runs: list[Run]) -> list[Run]:
        return [dataclasses.replace(run, cpu_us=run.cpu_us / 2) for run in runs]

    return dataclasses.replace(result, ours=halved(result.ours), theirs=halved(result.theirs))


def _gateway(stage: Stage, name: str, aim: str, loops: int) -> Result:
    # The same request to both: decompressing a token costs whoever receives it.
    headers = {"authorization": f"Bearer {stage.access_token()}"}
    ours, theirs = through_gateway(stage, ECHO_AS_USER, "/echo", REQUESTS, loops=loops, headers=headers)
    note = (
        "what the proxy adds; both get the same token, ours checks it and signs a ticket. Behind it: "
        f"cairn-bench {results.median(ours, 'behind_us'):.2f} µs, nghttpd {results.median(theirs, 'behind_us'):.2f} µs"
    )
    return Result(name, "nghttpx" if loops == 1 else f"nghttpx -n{loops}", aim, ours, theirs, note)


def gateway(stage: Stage) -> Result:
    return _gateway(stage, "gateway", "5", loops=1)


def gateway_2_loops(stage: Stage) -> Result:
    return _gateway(stage, "gateway_2_loops", "-", loops=2)


ROWS = (
    echo,
    echo_2_loops,
    tls_echo,
    handshake,
    handshake_resumed,
    latency,
    latency_gateway,
    large_body,
    large_body_gateway,
    gateway,
    gateway_2_loops,
)
