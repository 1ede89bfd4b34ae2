"""Ten thousand open server streams: what an idle one takes, what a message costs, how long until the last receiver has it."""

from __future__ import annotations

import json
import subprocess
import time
from datetime import datetime
from pathlib import Path

import load
import machine
from load import Run, Shape
from results import Result
from rows import ECHO
from stage import Stage

SERVICE = "/cairn.bench.v1.BenchService"
# A hundred streams on each connection, as clients have them: half of what the gateway allows.
SHAPE = Shape(100, 100)
COUNT = SHAPE.connections * SHAPE.streams
CONNECTIONS_PER_SECOND = 10
# Messages to every stream that are counted; one more ends the streams and is timed.
ROUNDS = 5


class Subscribers:
    """h2load holds the streams; its log says when each of them ended."""

    def __init__(self, stage: Stage, url: str, method: str, headers: dict[str, str]) -> None:
        self.url = url
        self.log = stage.scratch / "streams.log"
        self.log.unlink(missing_ok=True)
        request = stage.scratch / "subscribe"
        # Connect's envelope around last_number.
        request.write_bytes(bytes([0, 0, 0, 0, 2, 0x08, ROUNDS + 1]))
        headers = {"content-type": "application/connect+proto", **headers}
        command = load.h2load_command(f"{url}{SERVICE}/{method}", request, COUNT, self.log, headers, SHAPE)
        # All headers of a connection come before its first body: of ten thousand half requests in one moment the gateway refuses most.
        command.insert(-1, f"--rate={CONNECTIONS_PER_SECOND}")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def publish(self, number: int) -> tuple[int, float]:
        """Tells a number to all streams; says how many waited for it, and when (µs since 1970)."""
        command = ["curl", "--silent", "--fail-with-body", "--http2-prior-knowledge", "--header", "content-type: application/json"]
        command += ["--data", json.dumps({"number": str(number)}), f"{self.url}{SERVICE}/Publish"]
        answer = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, timeout=30).stdout)
        return answer.get("waitingCount", 0), datetime.fromisoformat(answer["publishTime"]).timestamp() * 1e6

    def wait_for_all(self) -> None:
        deadline = time.monotonic() + 30
        while self.publish(0)[0] < COUNT:
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"not every stream waits: {self.process.stdout.read() if self.process.poll() is not None else ''}")
            time.sleep(0.1)
        # What the service has sent is still on its way through the gateway.
        time.sleep(0.5)

    def ends(self) -> list[float]:
        """When the streams ended, in order (µs since 1970)."""
        output = self.process.communicate(timeout=60)[0]
        load.all_succeeded(output, COUNT)
        lines = [line.split("\t") for line in self.log.read_text().splitlines()]
        return sorted(float(line[0]) + float(line[2]) for line in lines)


def _measure(stage: Stage, url: str, method: str, headers: dict[str, str], measured: int, behind: int | None) -> Run:
    # Code is read from disk and the heap takes its first megabytes whatever the number of streams.
    load.h2load(f"{url}{ECHO}", stage.body, 1_000, [measured], stage.scratch, shape=load.ALONE)
    processes = [pid for pid in (measured, behind) if pid]
    before = [machine.rss_mb(pid) for pid in processes]
    crowd = Subscribers(stage, url, method, headers)
    try:
        crowd.wait_for_all()
        open_mb = [machine.rss_mb(pid) for pid in processes]
        used = [machine.cpu_us(pid) for pid in processes]
        for number in range(1, ROUNDS + 1):
            crowd.publish(number)
            crowd.wait_for_all()
        used = [(machine.cpu_us(pid) - begun) / (ROUNDS * COUNT) for pid, begun in zip(processes, used)]
        _, published = crowd.publish(ROUNDS + 1)
        took = [(end - published) / 1_000 for end in crowd.ends()]
    finally:
        crowd.process.kill()
        crowd.process.wait()
    stream_kb = [(with_streams - without) * 1_000 / COUNT for with_streams, without in zip(open_mb, before)]
    more = {"stream_kb": stream_kb[0], "last_ms": took[-1]}
    if behind:
        more |= {"behind_stream_kb": stream_kb[1], "behind_us": used[1]}
    return Run(cpu_us=used[0], p50_ms=load.percentile(took, 0.5), p99_ms=load.percentile(took, 0.99), rss_mb=open_mb[0], more=more)


def _result(name: str, run: Run) -> Result:
    more = run.more
    note = f"{COUNT:,} streams, {more['stream_kb']:.2f} kB each (aim 4), CPU µs per message, ms from publishing to the last receiver {more['last_ms']:.0f}"
    if "behind_us" in more:
        note += f"; the service behind: {more['behind_stream_kb']:.2f} kB, {more['behind_us']:.2f} µs"
    return Result(name, "none", "-", [run], [], note)


def streams(stage: Stage) -> Result:
    server = stage.bench()
    return _result("streams", _measure(stage, f"http://127.0.0.1:{server.port}", "Subscribe", {}, server.pid, None))


def streams_gateway(stage: Stage) -> Result:
    headers = {"authorization": f"Bearer {stage.access_token()}"}
    # Both anew: memory that was taken before would serve the streams and not be counted.
    gateway = stage.restart_gateway(loops=1)
    machine.pin(gateway, machine.MEASURED_CORE)
    return _result(
        "streams_gateway", _measure(stage, stage.installation.url, "SubscribeAsUser", headers, gateway, stage.behind_gateway.pid)
    )


ROWS = (streams, streams_gateway)
