"""A fast side and a slow side: the gateway holds a few megabytes, whatever is on its way."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import threading
import time

import pytest
from installation import Installation, eventually
from player import http2

from cairn.bench.v1 import bench_pb2

# What may be held: half-sent bodies within the windows of their streams, and the allocator's slack.
HELD_KB_MAX = 24 * 1024
UPLOADS = 64
UPLOAD_BYTES = 1_000_000
DOWNLOADS = 16


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture(scope="module")
def bench():
    """An installation with the bench service behind its gateway, and that service's process."""
    port = free_port()
    installation = Installation(CAIRN_UPSTREAM_BENCH=f"127.0.0.1:{port}", CAIRN_LOOPS="1")
    keys = installation.home / "bench-keys"
    keys.write_text("k1:" + "5a" * 32 + "\n")
    installation.environment["CAIRN_TICKET_KEYS_BENCH"] = str(keys)
    binary = installation.repository / ".build" / "release" / "cairn-bench"
    if "CAIRN_BUILD_PATH" in os.environ:
        binary = installation.repository / os.environ["CAIRN_BUILD_PATH"] / "release" / "cairn-bench"
    assert binary.exists(), "scripts/build.sh builds cairn-bench"
    process = subprocess.Popen(
        [str(binary)],
        env={**os.environ, "CAIRN_LISTEN": f"127.0.0.1:{port}", "CAIRN_TICKET_KEYS_BENCH": str(keys), "CAIRN_LOOPS": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield installation.start(), process
    finally:
        process.kill()
        process.wait()
        installation.remove()


def headers(**more: str) -> dict[str, str]:
    named = {name.replace("_", "-"): value for name, value in more.items()}
    return {"content-type": "application/proto", "connect-protocol-version": "1", **named}


def test_fast_uploads_into_a_service_that_stands_still(bench):
    installation, process = bench
    url = f"{installation.url}/cairn.bench.v1.BenchService/Echo"
    body = bench_pb2.EchoRequest(data=bytes(UPLOAD_BYTES)).SerializeToString()
    # Once, so that memory that is kept anyway is not counted.
    assert http2().post(url, headers=headers(), content=body).status == 200
    before = installation.resident_kb("gateway")
    statuses: list[int] = []

    def upload() -> None:
        statuses.append(http2().post(url, headers=headers(connect_timeout_ms="9000"), content=body).status)

    process.send_signal(signal.SIGSTOP)
    threads = [threading.Thread(target=upload) for _ in range(UPLOADS)]
    try:
        for thread in threads:
            thread.start()
        held, end = 0, time.monotonic() + 3
        while time.monotonic() < end:
            held = max(held, installation.resident_kb("gateway") - before)
            time.sleep(0.2)
    finally:
        process.send_signal(signal.SIGCONT)
        for thread in threads:
            thread.join(timeout=60)
    print(f"{UPLOADS} uploads of {UPLOAD_BYTES} bytes: {held} kB held")
    assert held < HELD_KB_MAX
    assert statuses == [200] * UPLOADS


def test_fast_downloads_to_clients_that_read_nothing(bench):
    installation, process = bench
    url = f"{installation.url}/cairn.bench.v1.BenchService/Count"
    request = bench_pb2.CountRequest(count=1_000_000, padding_bytes=65_536).SerializeToString()
    envelope = b"\0" + len(request).to_bytes(4, "big") + request
    before = installation.resident_kb("gateway")
    service_before = resident_kb(process.pid)
    streams = []
    for _ in range(DOWNLOADS):
        client = http2()
        streams.append((client, client.stream("POST", url, headers={**headers(), "content-type": "application/connect+proto"}, content=envelope)))
    entered = [stream.__enter__() for _, stream in streams]
    try:
        held, end = 0, time.monotonic() + 3
        while time.monotonic() < end:
            held = max(held, installation.resident_kb("gateway") - before)
            time.sleep(0.2)
        print(f"{len(entered)} unread downloads: {held} kB held by the gateway, {resident_kb(process.pid) - service_before} kB by the service")
        assert held < HELD_KB_MAX
        assert resident_kb(process.pid) - service_before < HELD_KB_MAX
    finally:
        for _, stream in streams:
            stream.__exit__(None, None, None)
    # The end of the readers ends the streams behind the gateway too.
    eventually(lambda: "bench" in installation.operations_page("/upstreams") and streams_of(installation) == 0, within=10, what="their end")


def streams_of(installation: Installation) -> int:
    for line in installation.operations_page("/upstreams").splitlines():
        words = line.split()
        if words and words[0] == "bench" and ":" in words[1]:
            return int(words[6])
    return -1


def resident_kb(pid: int) -> int:
    with open(f"/proc/{pid}/status") as status:
        return int(next(line for line in status if line.startswith("VmRSS:")).split()[1])
