"""A crowd that together asks for more than the gateway can do: many connections, each at a modest pace that does not depend on the answers.

    python crowd.py PORT CONNECTIONS PER_SECOND SECONDS CORE

Prints one line of JSON: how much was sent, and what the first connections were answered, by status, with the latencies of what was let in
and of what was refused, counted from the moment a request was due.
"""

from __future__ import annotations

import json
import os
import resource
import select
import socket
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from floods import frames as h2  # noqa: E402
from floods.attacks import ECHO_BLOCK, ECHO_MESSAGE, stream_of  # noqa: E402

# Between two looks at the clock.
TICK = 0.01

# Connections whose answers are looked at; reading all would make the crowd slower than what it measures.
WITNESSES = 4


class Member:
    def __init__(self, port: int, is_witness: bool) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(h2.start() + h2.window_update(0, 1 << 30))
        self.socket.setblocking(False)
        self.is_witness = is_witness
        self.sent = 0
        self.unread = b""
        self.unsent = b""
        self.due: dict[int, float] = {}
        self.is_ended = False

    def ask(self, requests: bytes, count: int, now: float) -> None:
        if self.is_witness:
            self.due |= {stream_of(number): now for number in range(self.sent, self.sent + count)}
        self.sent += count
        self.unsent += requests
        self.push()

    def push(self) -> None:
        try:
            self.unsent = self.unsent[self.socket.send(self.unsent) :]
        except BlockingIOError:
            pass
        except OSError:
            self.is_ended = True

    def read(self, latencies: dict[str, list[float]]) -> None:
        try:
            piece = self.socket.recv(262_144)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        if not piece:
            self.is_ended = True
        elif self.is_witness:
            now = time.perf_counter()
            frames, self.unread = h2.split(self.unread + piece)
            for frame in frames:
                if frame.kind == h2.HEADERS:
                    kind = "admitted" if h2.status_is_200(frame.payload) else "refused"
                    latencies[kind].append(now - self.due.pop(frame.stream))


def percentile(values: list[float], share: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1_000, 1) if values else 0


def run(port: int, connections: int, per_second: int, seconds: float) -> dict:
    members = [Member(port, number < WITNESSES) for number in range(connections)]
    per_member = int(per_second * seconds / connections) + 64
    # The same bytes for everybody: streams are numbered from 1 on each connection.
    each = [h2.request(stream_of(number), ECHO_BLOCK, ECHO_MESSAGE) for number in range(per_member)]
    offsets = [0]
    for request in each:
        offsets.append(offsets[-1] + len(request))
    requests = b"".join(each)
    poll = select.epoll()
    by_descriptor = {member.socket.fileno(): member for member in members}
    for descriptor in by_descriptor:
        poll.register(descriptor, select.EPOLLIN)
    latencies: dict[str, list[float]] = {"admitted": [], "refused": []}
    begin = time.perf_counter()
    turn = 0
    while (now := time.perf_counter()) < begin + seconds:
        wanted = min(int((now - begin) * per_second / connections), per_member)
        # A part of the crowd in each tick, so that it does not come all at once.
        for member in members[turn % 8 :: 8]:
            count = wanted - member.sent
            if count > 0 and not member.is_ended:
                member.ask(requests[offsets[member.sent] : offsets[wanted]], count, now)
        turn += 1
        for descriptor, _ in poll.poll(TICK / 8):
            member = by_descriptor[descriptor]
            member.read(latencies)
            if member.unsent:
                member.push()
            if member.is_ended:
                poll.unregister(descriptor)
    took = time.perf_counter() - begin
    return {
        "sent_per_second": round(sum(member.sent for member in members) / took),
        "ended": sum(member.is_ended for member in members),
        "unanswered": sum(len(member.due) for member in members),
        **{name: len(values) for name, values in latencies.items()},
        **{f"{name}_p50_ms": percentile(values, 0.5) for name, values in latencies.items()},
        **{f"{name}_p99_ms": percentile(values, 0.99) for name, values in latencies.items()},
    }


def main() -> None:
    port, connections, per_second, seconds, core = (float(word) for word in sys.argv[1:])
    os.sched_setaffinity(0, {int(core)})
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(json.dumps(run(int(port), int(connections), int(per_second), seconds)), flush=True)


if __name__ == "__main__":
    main()
