"""People who ask for much and for nothing that they may not ask for, each on a connection of their own: at a steady rate all together, or each as soon as
answers are there.

    python askers.py PORT SECONDS CORE

The plan is one line of JSON on the input: `path`; `bodies`, in hex, sent in turn; `askers`, each an `address` and the `fields` of its requests; `per_second` of
all together, or 0 and `under_way` of each. Prints a line when all are connected, and one line of JSON at the end: how much was sent, answered and refused.
"""

from __future__ import annotations

import json
import os
import select
import socket
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from floods import frames as h2  # noqa: E402

# Between two looks at the clock.
TICK = 0.005


class Asker:
    def __init__(self, port: int, path: str, address: str, fields: dict[str, str]) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(address, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(h2.start() + h2.window_update(0, 1 << 30))
        self.socket.setblocking(False)
        self.block = h2.request_block(path, **fields)
        self.unread = self.unsent = b""
        self.next_stream = 1
        self.answered = self.refused = 0
        self.is_ended = False

    @property
    def sent(self) -> int:
        return self.next_stream // 2

    @property
    def under_way(self) -> int:
        return self.sent - self.answered - self.refused

    def ask(self, body: bytes) -> None:
        self.unsent += h2.request(self.next_stream, self.block, body)
        self.next_stream += 2
        self.push()

    def push(self) -> None:
        try:
            self.unsent = self.unsent[self.socket.send(self.unsent) :]
        except BlockingIOError:
            pass
        except OSError:
            self.is_ended = True

    def read(self) -> None:
        try:
            piece = self.socket.recv(262_144)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        self.is_ended = not piece
        frames, self.unread = h2.split(self.unread + piece)
        for frame in frames:
            if frame.kind == h2.RST_STREAM:
                self.refused += 1
            elif frame.kind == h2.HEADERS and not frame.flags & h2.END_STREAM:
                self.answered += h2.status_is_200(frame.payload)
                self.refused += not h2.status_is_200(frame.payload)


def main() -> None:
    port, seconds, core = int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
    os.sched_setaffinity(0, {core})
    plan = json.loads(sys.stdin.readline())
    bodies = [bytes.fromhex(body) for body in plan["bodies"]]
    askers = [Asker(port, plan["path"], asker["address"], asker["fields"]) for asker in plan["askers"]]
    print("connected", flush=True)
    begin, count = time.perf_counter(), 0

    def ask(asker: Asker) -> None:
        nonlocal count
        asker.ask(bodies[count % len(bodies)])
        count += 1

    while (now := time.perf_counter()) < begin + seconds:
        living = [asker for asker in askers if not asker.is_ended]
        if not living:
            break
        if plan["per_second"]:
            while count < (now - begin) * plan["per_second"]:
                ask(living[count % len(living)])
        else:
            for asker in living:
                while asker.under_way < plan["under_way"]:
                    ask(asker)
        for asker in select.select([asker.socket for asker in living], [], [], TICK)[0]:
            next(each for each in living if each.socket is asker).read()
        for asker in living:
            if asker.unsent:
                asker.push()
    print(json.dumps({
        "sent": count,
        "answered": sum(asker.answered for asker in askers),
        "refused": sum(asker.refused for asker in askers),
    }), flush=True)


if __name__ == "__main__":
    main()
