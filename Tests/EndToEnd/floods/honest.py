"""The honest client: asks at a steady rate on one connection of its own, and measures.

    python honest.py PORT TOKENS SECONDS

TOKENS are separated by commas: one for each of the persons who ask in turn.

Prints one line of JSON when its connection is up ("ready"), one with the figures at the end. Latency counts from the moment a request
was due, not from when it could be sent: waiting for one's turn is part of it.
"""

from __future__ import annotations

import gc
import json
import os
import select
import socket
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from floods import frames as h2  # noqa: E402

RATE = 200

# The gateway alone; an upstream with a token; the real auth service with its database. One after the other.
PAGE = h2.request_block("/.well-known/jwks.json", h2.METHOD_GET, "")


def requests(tokens: str) -> list[tuple[bytes, bytes | None]]:
    return [request for token in tokens.split(",") for request in requests_of(token)]


def requests_of(token: str) -> list[tuple[bytes, bytes | None]]:
    authorization = {"authorization": f"Bearer {token}"}
    echo = h2.request_block("/cairn.bench.v1.BenchService/EchoAsUser", **authorization)
    who_am_i = h2.request_block("/cairn.auth.v1.AccountService/WhoAmI", **authorization)
    return [(PAGE, None), (echo, b"\x0a\x05hello"), (who_am_i, b""), (echo, b"\x0a\x05hello")]


def take_priority() -> str:
    """The attacker keeps this core busy. What is measured is the gateway, so this client must get the core the moment an answer is there;
    it uses a few percent of it."""
    try:
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1))
        return "SCHED_FIFO"
    except OSError:
        try:
            os.nice(-10)
            return "nice"
        except OSError:
            return "none"


# Not the attacker's: whoever shares an address with a flood shares what that address may ask.
OWN_ADDRESS = "127.0.0.2"


class Honest:
    def __init__(self, port: int, tokens: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(OWN_ADDRESS, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.requests = requests(tokens)
        self.unread = b""
        self.unsent = h2.start() + h2.window_update(0, 1 << 30)
        self.next_stream = 1
        self.due: dict[int, float] = {}
        self.latencies: list[float] = []
        self.failures: list[str] = []

    def ask(self, due: float) -> None:
        block, body = self.requests[self.next_stream // 2 % len(self.requests)]
        self.unsent += h2.request(self.next_stream, block, body)
        self.due[self.next_stream] = due
        self.next_stream += 2
        self.push()

    def push(self) -> None:
        try:
            self.unsent = self.unsent[self.socket.send(self.unsent) :]
        except BlockingIOError:
            pass

    def read(self) -> None:
        try:
            piece = self.socket.recv(65_536)
        except BlockingIOError:
            return
        now = time.perf_counter()
        if not piece:
            raise ConnectionError("the gateway closed the honest connection")
        received, self.unread = h2.split(self.unread + piece)
        for frame in received:
            self.take(frame, now)

    def take(self, frame: h2.Frame, now: float) -> None:
        if frame.kind == h2.GOAWAY:
            raise ConnectionError(f"the gateway said GOAWAY {frame.code}")
        if frame.kind == h2.PING and not frame.flags & h2.ACK:
            self.unsent += h2.frame(h2.PING, h2.ACK, payload=frame.payload)
        if frame.stream not in self.due:
            return
        if frame.kind == h2.RST_STREAM:
            self.failures.append(f"reset {frame.code}")
            del self.due[frame.stream]
        elif frame.kind == h2.HEADERS and not h2.status_is_200(frame.payload):
            self.failures.append(f"status of {frame.payload[:8].hex()}")
            del self.due[frame.stream]
        elif frame.kind in (h2.DATA, h2.HEADERS) and frame.flags & h2.END_STREAM:
            self.latencies.append(now - self.due.pop(frame.stream))

    def run(self, seconds: float) -> None:
        self.socket.setblocking(False)
        self.push()
        begin = time.perf_counter()
        end = begin + seconds
        asked = 0
        while True:
            now = time.perf_counter()
            next_due = begin + asked / RATE
            if now >= next_due and next_due < end:
                asked += 1
                self.ask(next_due)
                continue
            # Whoever has no answer a second after the last question never gets one in time.
            if next_due >= end and (not self.due or now > end + 1):
                break
            wait = max(0.0, next_due - now) if next_due < end else end + 1 - now
            if select.select([self.socket], [self.socket] if self.unsent else [], [], wait)[0]:
                self.read()
            if self.unsent:
                self.push()
        self.failures += ["no answer"] * len(self.due)


def main() -> None:
    port, tokens, seconds = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    honest = Honest(port, tokens)
    priority = take_priority()
    gc.disable()
    print(json.dumps({"ready": priority}), flush=True)
    sys.stdin.readline()
    try:
        honest.run(seconds)
    except OSError as error:
        honest.failures.append(str(error))
    ordered = sorted(honest.latencies)
    print(json.dumps({
        "asked": honest.next_stream // 2,
        "answered": len(ordered),
        "failures": honest.failures[:5],
        "p50_ms": round(ordered[len(ordered) // 2] * 1000, 3) if ordered else None,
        "p99_ms": round(ordered[max(0, len(ordered) * 99 // 100 - 1)] * 1000, 3) if ordered else None,
        "max_ms": round(ordered[-1] * 1000, 3) if ordered else None,
    }), flush=True)


if __name__ == "__main__":
    main()
