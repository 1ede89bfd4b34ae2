"""Sends one of the floods from one core, as fast as it can, and says how fast that was.

    python attacker.py NAME PORT SECONDS CONNECTIONS CORE

Keeps CONNECTIONS open; each sends its bytes, made beforehand, until they are sent or the gateway ends it, and is then replaced.
"""

from __future__ import annotations

import json
import os
import random
import select
import socket
import struct
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from floods.attacks import ATTACKS, Attack  # noqa: E402
from floods.tls import Client  # noqa: E402

# Closing with a reset leaves no socket in TIME_WAIT: the attacker would run out of ports long before the gateway of anything.
NO_LINGER = struct.pack("ii", 1, 0)

OWN_ADDRESS = "127.0.0.1"

# How long a connection on which everything was sent waits for the gateway to end it.
PATIENCE = 0.2


class Connection:
    """One attacking connection and how much of its bytes is sent."""

    def __init__(self, port: int, flood: memoryview, attack: Attack, source: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NO_LINGER)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if source != OWN_ADDRESS:
            self.socket.bind((source, 0))
        self.socket.connect((OWN_ADDRESS, port))
        self.bytes = self.encrypted(flood, attack) if attack.is_encrypted else flood
        self.socket.setblocking(False)
        self.sent = 0
        self.patience_ends = 0.0

    def encrypted(self, flood: memoryview, attack: Attack) -> memoryview:
        """No connection's bytes are another's: their keys differ."""
        self.socket.settimeout(2)
        tls = Client()
        try:
            tls.shake_hands(self.socket)
            tls.renew_keys(attack.key_updates)
            tls.write(bytes(flood))
            return memoryview(tls.pull())
        except OSError:
            self.socket.close()
            raise
        finally:
            tls.close()


class Attacker:
    def __init__(self, attack: Attack, port: int) -> None:
        self.port = port
        self.opening = attack.opening()
        flood = attack.blob()
        self.bytes = memoryview(self.opening + flood)
        self.unit_bytes = len(flood) / attack.units
        self.attack = attack
        self.units = attack.key_updates or attack.units
        self.leaves = attack.leaves
        self.pace = attack.pace
        self.counts = {"connections": 0, "units": 0, "refused": 0, "ended": 0}

    def run(self, seconds: float, connections: int) -> dict:
        begin = time.perf_counter()
        end = begin + seconds
        self.poll = select.epoll()
        self.open: dict[int, Connection] = {}
        while (now := time.perf_counter()) < end:
            while len(self.open) < connections and self.may_connect(begin, end):
                if not self.connect():
                    break
            # Whoever was refused comes again at once.
            for descriptor, events in self.poll.poll(0.01 if len(self.open) == connections else 0):
                self.serve(descriptor, events)
            done = [(fd, each) for fd, each in self.open.items() if each.sent == len(each.bytes)]
            for descriptor in [fd for fd, each in done if now > each.patience_ends]:
                self.close(descriptor)
        for descriptor in list(self.open):
            self.close(descriptor)
        took = time.perf_counter() - begin
        rates = {f"{name}_per_second": round(self.counts[name] / took) for name in ("connections", "units")}
        return {**self.counts, "seconds": round(took, 2), **rates}

    def may_connect(self, begin: float, end: float) -> bool:
        now = time.perf_counter()
        return now < end and self.counts["connections"] * self.units <= self.pace * (now - begin)

    def connect(self) -> bool:
        try:
            connection = Connection(self.port, self.bytes, self.attack, self.source())
        except OSError:
            self.counts["refused"] += 1
            return False
        self.counts["connections"] += 1
        self.open[connection.socket.fileno()] = connection
        self.poll.register(connection.socket, select.EPOLLIN | select.EPOLLOUT)
        return True

    def source(self) -> str:
        if self.attack.addresses == 1:
            return OWN_ADDRESS
        number = (self.counts["connections"] + self.counts["refused"]) % self.attack.addresses
        return f"127.1.{number >> 8}.{number & 255}"

    def serve(self, descriptor: int, events: int) -> None:
        connection = self.open[descriptor]
        if events & select.EPOLLIN:
            try:
                received = connection.socket.recv(262_144)
                if not received:
                    self.counts["ended"] += 1
                if not received or self.leaves:
                    return self.close(descriptor)
            except OSError:
                self.counts["ended"] += 1
                return self.close(descriptor)
        if events & (select.EPOLLERR | select.EPOLLHUP):
            self.counts["ended"] += 1
            return self.close(descriptor)
        if events & select.EPOLLOUT:
            try:
                connection.sent += connection.socket.send(connection.bytes[connection.sent : connection.sent + 65_536])
            except BlockingIOError:
                return
            except OSError:
                self.counts["ended"] += 1
                return self.close(descriptor)
            if connection.sent == len(connection.bytes):
                # By chance, so that the connections do not all come again in the same moment.
                connection.patience_ends = time.perf_counter() + PATIENCE * random.random()
                if self.units == 1 and not self.leaves:
                    return self.close(descriptor)
                # All is said; what remains is to see the end.
                self.poll.modify(descriptor, select.EPOLLIN)

    def close(self, descriptor: int) -> None:
        connection = self.open.pop(descriptor)
        sent = max(0, connection.sent - len(self.opening))
        self.counts["units"] += self.units if connection.sent == len(connection.bytes) else int(sent / self.unit_bytes) if self.unit_bytes else 0
        connection.socket.close()


def main() -> None:
    name, port, seconds, connections, core = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])
    os.sched_setaffinity(0, {core})
    attacker = Attacker(ATTACKS[name], port)
    print(json.dumps(attacker.run(seconds, connections)), flush=True)


if __name__ == "__main__":
    main()
