"""A crowd that together asks for more than a service can do: many connections, each at a modest pace that does not depend on the answers.
With a pace of 0, a crowd that asks for as much as it is answered: one request of each is always under way.

    python crowd.py PORT CONNECTIONS PER_SECOND SECONDS CORE MESSAGE

MESSAGE is the EchoRequest in hex that everybody sends. Prints one line of JSON: how much was sent, and what was answered, by the code, with
the latencies of what was let in ("ok") and of what was refused, counted from the moment a request was due, and the body of the first refusal.
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
from floods.attacks import ECHO_BLOCK, stream_of  # noqa: E402

# Between two looks at the clock.
TICK = 0.01

# More than any service of ours can do of what crowds ask for.
MOST_PER_SECOND = 20_000

# Of a crowd that asks for as much as it is answered, per connection.
UNDER_WAY = 1


class Member:
    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(h2.start() + h2.window_update(0, 1 << 30))
        self.socket.setblocking(False)
        self.sent = 0
        self.unread = b""
        self.unsent = b""
        self.due: dict[int, float] = {}
        # Streams that were not answered 200, until their body tells the code.
        self.refused: set[int] = set()
        self.is_ended = False

    def ask(self, requests: bytes, count: int, now: float) -> None:
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

    def read(self, latencies: dict[str, list[float]], bodies: list[str]) -> None:
        try:
            piece = self.socket.recv(262_144)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        if not piece:
            self.is_ended = True
        else:
            now = time.perf_counter()
            frames, self.unread = h2.split(self.unread + piece)
            for frame in frames:
                if frame.kind == h2.HEADERS and h2.status_is_200(frame.payload):
                    latencies.setdefault("ok", []).append(now - self.due.pop(frame.stream))
                elif frame.kind == h2.HEADERS:
                    self.refused.add(frame.stream)
                elif frame.kind == h2.DATA and frame.stream in self.refused:
                    self.refused.discard(frame.stream)
                    bodies.append(frame.payload.decode())
                    latencies.setdefault(json.loads(frame.payload)["code"], []).append(now - self.due.pop(frame.stream))


def percentile(values: list[float], share: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1_000, 1) if values else 0


def run(port: int, connections: int, per_second: int, seconds: float, message: bytes) -> dict:
    members = [Member(port) for _ in range(connections)]
    per_member = int((per_second or MOST_PER_SECOND) * seconds / connections) + 64
    # The same bytes for everybody: streams are numbered from 1 on each connection.
    each = [h2.request(stream_of(number), ECHO_BLOCK, message) for number in range(per_member)]
    offsets = [0]
    for request in each:
        offsets.append(offsets[-1] + len(request))
    requests = b"".join(each)
    poll = select.epoll()
    by_descriptor = {member.socket.fileno(): member for member in members}
    for descriptor in by_descriptor:
        poll.register(descriptor, select.EPOLLIN)
    latencies: dict[str, list[float]] = {}
    bodies: list[str] = []
    begin = time.perf_counter()
    turn = 0
    while (now := time.perf_counter()) < begin + seconds:
        due = int((now - begin) * per_second / connections)
        # A part of the crowd in each tick, so that it does not come all at once.
        for member in members[turn % 8 :: 8] if per_second else members:
            wanted = min(due if per_second else member.sent + UNDER_WAY - len(member.due), per_member)
            count = wanted - member.sent
            if count > 0 and not member.is_ended:
                member.ask(requests[offsets[member.sent] : offsets[wanted]], count, now)
        turn += 1
        for descriptor, _ in poll.poll(TICK / 8 if per_second else TICK):
            member = by_descriptor[descriptor]
            member.read(latencies, bodies)
            if member.unsent:
                member.push()
            if member.is_ended:
                poll.unregister(descriptor)
    took = time.perf_counter() - begin
    return {
        "sent_per_second": round(sum(member.sent for member in members) / took),
        "ended": sum(member.is_ended for member in members),
        "unanswered": sum(len(member.due) for member in members),
        "answers": {
            code: {"count": len(values), "p50_ms": percentile(values, 0.5), "p99_ms": percentile(values, 0.99)}
            for code, values in latencies.items()
        },
        "refusal": bodies[0] if bodies else "",
    }


def main() -> None:
    port, connections, per_second, seconds, core = (float(word) for word in sys.argv[1:6])
    os.sched_setaffinity(0, {int(core)})
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(json.dumps(run(int(port), int(connections), int(per_second), seconds, bytes.fromhex(sys.argv[6]))), flush=True)


if __name__ == "__main__":
    main()
