"""HTTP/2 byte by byte: an attacker sends what no library would."""

from __future__ import annotations

import select
import socket
import struct
import time
from typing import NamedTuple

DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = range(10)
END_STREAM, ACK, END_HEADERS, PADDED = 0x1, 0x1, 0x4, 0x8
INITIAL_WINDOW_SIZE = 0x4

# RFC 9113 §7
NO_ERROR, PROTOCOL_ERROR, INTERNAL_ERROR, FLOW_CONTROL_ERROR, SETTINGS_TIMEOUT, STREAM_CLOSED = range(6)
FRAME_SIZE_ERROR, REFUSED_STREAM, CANCEL, COMPRESSION_ERROR, CONNECT_ERROR, ENHANCE_YOUR_CALM = range(6, 12)

# The largest payload our gateway announces that it takes.
FRAME_BYTES_MAX = 16_384


def frame(kind: int, flags: int = 0, stream: int = 0, payload: bytes = b"") -> bytes:
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def settings(**values: int) -> bytes:
    numbers = {"initial_window_size": INITIAL_WINDOW_SIZE}
    return frame(SETTINGS, payload=b"".join(struct.pack(">HI", numbers[name], value) for name, value in values.items()))


def start(**values: int) -> bytes:
    """A client's first bytes. The acknowledgement of the gateway's SETTINGS is sent blindly: it is on its way."""
    return b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + settings(**values) + frame(SETTINGS, ACK)


def rst(stream: int, code: int = CANCEL) -> bytes:
    return frame(RST_STREAM, stream=stream, payload=struct.pack(">I", code))


def window_update(stream: int, increment: int) -> bytes:
    return frame(WINDOW_UPDATE, stream=stream, payload=struct.pack(">I", increment))


def goaway(last_stream: int, code: int) -> bytes:
    return frame(GOAWAY, payload=struct.pack(">II", last_stream, code))


# HPACK, as much as is needed: literals without indexing (RFC 7541 §6.2.2) cost the receiver no table.


def integer(value: int, prefix_bits: int, first: int = 0) -> bytes:
    limit = (1 << prefix_bits) - 1
    if value < limit:
        return bytes([first | value])
    out = [first | limit]
    value -= limit
    while value >= 128:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def text(value: str | bytes) -> bytes:
    raw = value.encode() if isinstance(value, str) else value
    return integer(len(raw), 7) + raw


def literal(name: str, value: str) -> bytes:
    return b"\x00" + text(name) + text(value)


def indexed_literal(name: str | bytes, value: str | bytes) -> bytes:
    """A literal that enters the table (RFC 7541 §6.2.1)."""
    return b"\x40" + text(name) + text(value)


METHOD_POST, METHOD_GET, SCHEME_HTTP = b"\x83", b"\x82", b"\x86"


def request_block(path: str, method: bytes = METHOD_POST, content_type: str = "application/proto", **fields: str) -> bytes:
    """The header block of a request; underscores of names become hyphens."""
    block = method + SCHEME_HTTP + b"\x04" + text(path) + b"\x01" + text("localhost")
    if content_type:
        block += literal("content-type", content_type)
    return block + b"".join(literal(name.replace("_", "-"), value) for name, value in fields.items())


def request(stream: int, block: bytes, body: bytes | None = None) -> bytes:
    """HEADERS, and DATA when there is a body; the stream's end in the last of them."""
    if body is None:
        return frame(HEADERS, END_HEADERS | END_STREAM, stream, block)
    return frame(HEADERS, END_HEADERS, stream, block) + frame(DATA, END_STREAM, stream, body)


def envelope(message: bytes) -> bytes:
    """One message of a Connect stream."""
    return b"\x00" + struct.pack(">I", len(message)) + message


class Frame(NamedTuple):
    kind: int
    flags: int
    stream: int
    payload: bytes

    @property
    def code(self) -> int:
        """The error code of RST_STREAM and GOAWAY."""
        return struct.unpack(">I", self.payload[4:8] if self.kind == GOAWAY else self.payload[:4])[0]


def split(received: bytes) -> tuple[list[Frame], bytes]:
    """The whole frames in what was received, and the rest."""
    frames, at = [], 0
    while len(received) - at >= 9:
        length = int.from_bytes(received[at : at + 3], "big")
        if len(received) - at - 9 < length:
            break
        kind, flags, stream = struct.unpack(">BBI", received[at + 3 : at + 9])
        frames.append(Frame(kind, flags, stream & 0x7FFFFFFF, received[at + 9 : at + 9 + length]))
        at += 9 + length
    return frames, received[at:]


def status_is_200(block: bytes) -> bool:
    """Whether a response's header block begins with `:status 200` (RFC 7541, static table 8), after changes of the table's size."""
    at = 0
    while at < len(block) and block[at] & 0xE0 == 0x20:
        at += 1
    return block[at : at + 1] == b"\x88"


class Peer:
    """One connection whose bytes are looked at: what a test asserts."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = b""
        self.is_ended = False

    def __enter__(self) -> "Peer":
        return self

    def __exit__(self, *_) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        """Sends while reading, so that neither side waits for the other; a connection that ends meanwhile is no error."""
        view = memoryview(data)
        self.socket.setblocking(False)
        while view and not self.is_ended:
            readable, writable, _ = select.select([self.socket], [self.socket], [], 10)
            assert readable or writable, "the gateway neither reads nor writes"
            if readable:
                self._read()
            if writable and not self.is_ended:
                try:
                    view = view[self.socket.send(view[:65_536]) :]
                except BlockingIOError:
                    pass
                except OSError:
                    self._drain()

    def _read(self) -> None:
        try:
            piece = self.socket.recv(262_144)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        self.received += piece
        if not piece:
            self.is_ended = True

    def _drain(self) -> None:
        while not self.is_ended:
            self._read()

    def until(self, condition, within: float = 10) -> None:
        """Reads until `condition(frames)` or the connection's end."""
        deadline = time.monotonic() + within
        self.socket.setblocking(False)
        while not self.is_ended and not condition(self.frames):
            left = deadline - time.monotonic()
            assert left > 0, f"nothing happened within {within} s; the last frames are {self.frames[-3:]}"
            if select.select([self.socket], [], [], left)[0]:
                self._read()

    def until_end(self, within: float = 10) -> bytes:
        """Everything that was received when the gateway had closed its side."""
        self.until(lambda _: False, within)
        return self.received

    @property
    def frames(self) -> list[Frame]:
        return split(self.received)[0]

    def stream_frames(self, stream: int) -> list[Frame]:
        return [frame for frame in self.frames if frame.stream == stream]
