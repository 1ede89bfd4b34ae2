"""Holds connections open and does as little as possible on them.

    python holder.py NAME PORT CONNECTIONS CORE

Prints one line of JSON when everything is open, and the figures when its input ends.
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
from floods.holds import HOLDS, Hold  # noqa: E402


class Holder:
    def __init__(self, hold: Hold, port: int) -> None:
        self.hold = hold
        self.port = port
        self.sockets: list[socket.socket] = []
        self.ended = self.trickled = 0

    def open(self, count: int) -> None:
        opening = self.hold.opening()
        for _ in range(count):
            connection = socket.socket()
            if not self.hold.reads:
                # The smallest the kernel grants: what it would hold for the peer is not what is tested.
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            connection.connect(("127.0.0.1", self.port))
            connection.sendall(opening)
            self.sockets.append(connection)
            time.sleep(self.hold.pause)
        for connection in self.sockets:
            connection.setblocking(False)

    def work(self) -> None:
        """Until the input ends: reads if this one reads, and sends a byte on every connection at each interval."""
        poll = select.epoll()
        poll.register(sys.stdin.fileno(), select.EPOLLIN)
        open_ones = {connection.fileno(): connection for connection in self.sockets}
        for descriptor in open_ones:
            poll.register(descriptor, select.EPOLLIN if self.hold.reads else 0)
        next_trickle = time.perf_counter() + self.hold.interval
        while True:
            now = time.perf_counter()
            if self.hold.trickle and now >= next_trickle:
                next_trickle = now + self.hold.interval
                for connection in open_ones.values():
                    try:
                        self.trickled += connection.send(self.hold.trickle)
                    except OSError:
                        pass
            for descriptor, events in poll.poll(0.02):
                if descriptor == sys.stdin.fileno():
                    return
                try:
                    is_ended = not open_ones[descriptor].recv(262_144) if events & select.EPOLLIN else bool(events)
                except OSError:
                    is_ended = True
                if is_ended:
                    self.ended += 1
                    poll.unregister(descriptor)
                    open_ones.pop(descriptor).close()


def main() -> None:
    name, port, count, core = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    os.sched_setaffinity(0, {core})
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    holder = Holder(HOLDS[name], port)
    begin = time.perf_counter()
    holder.open(count)
    print(json.dumps({"connections": count, "opened_per_second": round(count / (time.perf_counter() - begin))}), flush=True)
    holder.work()
    print(json.dumps({"ended": holder.ended, "trickled_bytes": holder.trickled}), flush=True)


if __name__ == "__main__":
    main()
