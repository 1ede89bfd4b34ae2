"""An attacker who keeps up the pressure: whatever of theirs is refused or closed, they begin again.

    python pressure.py NAME PORT CORE

Prints one line of JSON when everything is there for the first time, and the figures when its input ends.
"""

from __future__ import annotations

import json
import os
import resource
import select
import socket
import ssl
import sys
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Callable

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from floods import frames as h2  # noqa: E402
from floods.attacks import stream_of  # noqa: E402

# A method for everybody, and what is whole of its body; a page that everybody may read.
CHECK_BLOCK = h2.request_block("/cairn.auth.v1.UsernameService/CheckUsername")
ECHO = "/cairn.bench.v1.BenchService/Echo"
# A length of 65,000 with a prefix of seven bits (RFC 7541 §5.1), and most of it.
HUGE_VALUE = b"\x7f\xe9\xfa\x03" + b"m" * 64_000
PAGE_BLOCK = h2.request_block("/.well-known/jwks.json", h2.METHOD_GET, "")


@dataclass(frozen=True)
class Pressure:
    """`request(stream)` is kept open `streams` times on each of `connections` connections, which come from `addresses` addresses in turn."""

    connections: int
    streams: int = 0
    request: Callable[[int], bytes] = lambda stream: b""
    addresses: int = 1
    initial_window: int | None = None
    is_encrypted: bool = False
    # Only this is sent, and nothing inside HTTP/2 follows.
    bytes_only: Callable[[], bytes] | None = None
    # Sent below TLS, once the first answer has come.
    part_of_record: bytes = b""
    # Seconds between two connections: what is measured is not how quickly many are accepted.
    pause: float = 0.001

    def opening(self) -> bytes:
        if self.bytes_only:
            return self.bytes_only()
        return h2.start() if self.initial_window is None else h2.start(initial_window_size=self.initial_window)


@cache
def greeting() -> bytes:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_alpn_protocols(["h2"])
    received, sent = ssl.MemoryBIO(), ssl.MemoryBIO()
    try:
        context.wrap_bio(received, sent, server_hostname="localhost").do_handshake()
    except ssl.SSLWantReadError:
        pass
    return sent.read()


def without_a_body(stream: int) -> bytes:
    return h2.frame(h2.HEADERS, h2.END_HEADERS, stream, CHECK_BLOCK)


def with_a_byte_of_a_body(stream: int) -> bytes:
    return without_a_body(stream) + h2.frame(h2.DATA, 0, stream, b"\x0a")


def with_large_headers(stream: int) -> bytes:
    return h2.frame(h2.HEADERS, h2.END_HEADERS, stream, CHECK_BLOCK + h2.literal("x-cairn-much", "m" * 14_000))


def header_block_without_end(stream: int) -> bytes:
    """A field of which as much is announced as the library keeps, and nearly all is sent."""
    block = CHECK_BLOCK + b"\x00" + h2.text("x-cairn-much") + HUGE_VALUE
    first, *more = [block[begin : begin + 16_384] for begin in range(0, len(block), 16_384)]
    return h2.frame(h2.HEADERS, 0, stream, first) + b"".join(h2.frame(h2.CONTINUATION, 0, stream, piece) for piece in more)


def whole_with_large_headers(stream: int) -> bytes:
    """Of a call that its service takes a second for."""
    block = h2.request_block(ECHO) + b"".join(h2.literal(f"x-cairn-{number}", "m" * 3_000) for number in range(4))
    return h2.request(stream, block, b"\x20\xe8\x07")


def whole_with_a_large_body(stream: int) -> bytes:
    body = b"\x12" + b"\xa8\xc3\x01" + bytes(25_000) + b"\x20\xe8\x07"
    head = h2.frame(h2.HEADERS, h2.END_HEADERS, stream, h2.request_block(ECHO))
    return head + h2.frame(h2.DATA, 0, stream, body[:16_000]) + h2.frame(h2.DATA, h2.END_STREAM, stream, body[16_000:])


PRESSURES = {
    "half header blocks": Pressure(connections=1_000, streams=1, request=header_block_without_end, addresses=8),
    "large headers of slow calls": Pressure(connections=60, streams=60, request=whole_with_large_headers, addresses=4),
    "bodies of slow calls": Pressure(connections=150, streams=10, request=whole_with_a_large_body, addresses=4),
    # As many as a loop's calls may be.
    "requests without their bodies": Pressure(connections=40, streams=250, request=without_a_body),
    "large headers without their bodies": Pressure(connections=40, streams=100, request=with_large_headers),
    "bodies of one byte": Pressure(connections=40, streams=120, request=with_a_byte_of_a_body),
    "unread answers": Pressure(
        connections=1_500, streams=8, request=lambda stream: h2.request(stream, PAGE_BLOCK, None), addresses=32, initial_window=0
    ),
    "many unread answers": Pressure(
        connections=350, streams=240, request=lambda stream: h2.request(stream, PAGE_BLOCK, None), addresses=4, initial_window=0
    ),
    "refused bodies that never end": Pressure(
        connections=60, streams=200, request=lambda stream: h2.frame(h2.HEADERS, h2.END_HEADERS, stream, h2.request_block("/nobody"))
    ),
    "idle connections of five addresses": Pressure(connections=2_000, addresses=5),
    # What an address may shake hands for at once.
    "idle TLS connections": Pressure(connections=950, is_encrypted=True, pause=0.002),
    # The client's greeting, which the gateway answers with its certificate and a signature.
    "half TLS handshakes": Pressure(connections=1_500, addresses=8, bytes_only=greeting, pause=0.002),
    "garbage instead of TLS": Pressure(connections=900, addresses=3, bytes_only=lambda: b"GET / HTTP/1.1\r\n\r\n", pause=0.002),
    # The head of a record of 16 KiB, and a little of it.
    "parts of TLS records": Pressure(
        connections=800, addresses=4, is_encrypted=True, part_of_record=b"\x17\x03\x03\x40\x00" + bytes(200), pause=0.003
    ),
}


class Connection:
    def __init__(self, pressure: Pressure, port: int, source: str) -> None:
        self.pressure = pressure
        self.source = source
        self.socket = socket.socket()
        self.socket.bind((source, 0))
        self.socket.settimeout(10)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if pressure.is_encrypted:
            self._shake_hands()
        self.unsent = pressure.opening()
        self.unread = b""
        self.live: set[int] = set()
        self.begun = 0
        self.renew()
        self.socket.setblocking(False)
        self.push()

    def _shake_hands(self) -> None:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_alpn_protocols(["h2"])
        self.tls = context.wrap_socket(self.socket, server_hostname="localhost", do_handshake_on_connect=True)
        self.tls.sendall(self.pressure.opening())
        self.tls.recv(1)
        if self.pressure.part_of_record:
            os.write(self.tls.fileno(), self.pressure.part_of_record)
        self.socket = self.tls

    def renew(self) -> None:
        while len(self.live) < self.pressure.streams:
            stream = stream_of(self.begun)
            self.begun += 1
            self.live.add(stream)
            self.unsent += self.pressure.request(stream)

    def push(self) -> None:
        if self.pressure.is_encrypted:
            return
        try:
            self.unsent = self.unsent[self.socket.send(self.unsent) :]
        except BlockingIOError:
            pass

    def read(self) -> bool:
        """Whether the connection goes on."""
        try:
            piece = self.socket.recv(65_536)
        except (BlockingIOError, ssl.SSLWantReadError):
            return True
        except OSError:
            return False
        if not piece:
            return False
        if self.pressure.is_encrypted or self.pressure.bytes_only:
            return True
        received, self.unread = h2.split(self.unread + piece)
        for frame in received:
            is_over = frame.kind == h2.RST_STREAM or (frame.kind in (h2.HEADERS, h2.DATA) and frame.flags & h2.END_STREAM)
            if is_over and frame.stream in self.live:
                self.live.discard(frame.stream)
                # Its end is sent as well, so that it makes room for the next.
                if frame.kind != h2.RST_STREAM and self.pressure.initial_window is None:
                    self.unsent += h2.frame(h2.DATA, h2.END_STREAM, frame.stream)
        self.renew()
        return True


class Attacker:
    def __init__(self, pressure: Pressure, port: int) -> None:
        self.pressure = pressure
        self.port = port
        self.connections: dict[int, Connection] = {}
        self.poll = select.epoll()
        self.opened = self.ended = self.failed = 0

    def open(self) -> None:
        source = f"127.4.{self.opened % self.pressure.addresses}.1"
        self.opened += 1
        try:
            connection = Connection(self.pressure, self.port, source)
        except OSError:
            self.failed += 1
            return
        self.connections[connection.socket.fileno()] = connection
        self.poll.register(connection.socket.fileno(), select.EPOLLIN)

    def fill(self, most: int) -> None:
        for _ in range(min(most, self.pressure.connections - len(self.connections))):
            self.open()
            time.sleep(self.pressure.pause)

    def work(self) -> None:
        """Until the input ends."""
        self.poll.register(sys.stdin.fileno(), select.EPOLLIN)
        while True:
            self.fill(20)
            for descriptor, _ in self.poll.poll(0.005):
                if descriptor == sys.stdin.fileno():
                    return
                self.attend(descriptor)
            for connection in list(self.connections.values()):
                if connection.unsent:
                    try:
                        connection.push()
                    except OSError:
                        self.drop(connection)

    def attend(self, descriptor: int) -> None:
        connection = self.connections.get(descriptor)
        if connection and not connection.read():
            self.drop(connection)

    def drop(self, connection: Connection) -> None:
        self.ended += 1
        self.poll.unregister(connection.socket.fileno())
        del self.connections[connection.socket.fileno()]
        connection.socket.close()

    def figures(self) -> dict:
        requests = sum(connection.begun for connection in self.connections.values())
        return {"open": len(self.connections), "opened": self.opened, "ended": self.ended, "failed": self.failed, "requests": requests}


def main() -> None:
    name, port, core = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    os.sched_setaffinity(0, {core})
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    attacker = Attacker(PRESSURES[name], port)
    attacker.fill(PRESSURES[name].connections)
    print(json.dumps(attacker.figures()), flush=True)
    attacker.work()
    print(json.dumps(attacker.figures()), flush=True)


if __name__ == "__main__":
    main()
