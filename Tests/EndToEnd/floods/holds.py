"""What those send who hold what they have got: connections, streams, answers that they do not read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Callable

from floods import frames as h2
from floods.attacks import COUNT, ECHO_BLOCK, stream_of

# cairn.bench.v1.CountRequest: a million messages, without a pause, of 16 KiB each.
ENDLESS_COUNT = b"\x08\xc0\x84\x3d" + b"\x18\x80\x80\x01"
COUNT_BLOCK = h2.request_block(COUNT, content_type="application/connect+proto")
WIDE_WINDOW = 0x7FFFFFFF


@dataclass(frozen=True)
class Hold:
    """`opening` is sent on each connection, and `trickle` again at each interval, in seconds."""

    opening: Callable[[], bytes]
    trickle: bytes = b""
    interval: float = 0.1
    reads: bool = True
    # Seconds between two connections.
    pause: float = 0


def endless_answers(streams: int, window: int) -> bytes:
    opening = h2.start(initial_window_size=window)
    if window:
        opening += h2.window_update(0, WIDE_WINDOW - 65_535)
    return opening + b"".join(h2.request(stream_of(number), COUNT_BLOCK, h2.envelope(ENDLESS_COUNT)) for number in range(streams))


def half_a_body() -> bytes:
    return h2.start() + h2.frame(h2.HEADERS, h2.END_HEADERS, 1, ECHO_BLOCK) + h2.frame(h2.DATA, 0, 1, b"\x0a")


# Just below what makes the gateway open a stream's window, fifteen times: nearly all that a connection's window allows.
HALF_BODIES, HALF_BODY_BYTES = 15, 57_000


def half_bodies() -> bytes:
    pieces = [h2.start()]
    for number in range(HALF_BODIES):
        pieces.append(h2.frame(h2.HEADERS, h2.END_HEADERS, stream_of(number), ECHO_BLOCK))
        for begin in range(0, HALF_BODY_BYTES, 16_384):
            pieces.append(h2.frame(h2.DATA, 0, stream_of(number), bytes(min(16_384, HALF_BODY_BYTES - begin))))
    return b"".join(pieces)


HOLDS: dict[str, Hold] = {
    "idle connections": Hold(h2.start),
    "silent connections": Hold(lambda: b""),
    # A field of which a byte comes now and then ("slow loris").
    "slow headers": Hold(lambda: h2.start() + h2.frame(h2.HEADERS, h2.END_HEADERS, 1, ECHO_BLOCK + bytes(8_000))[:100], trickle=b"\x00"),
    "slow bodies": Hold(half_a_body),
    "half bodies": Hold(half_bodies),
    # Answers that nobody takes: the windows of their streams are never opened … A thousand streams begin within half a second; what is
    # measured is what they cost the others by standing there, not that a service begins a thousand answers.
    "zero windows": Hold(lambda: endless_answers(50, 0), pause=0.025),
    # … or are wide open, but the socket is not read.
    "slow readers": Hold(lambda: endless_answers(50, WIDE_WINDOW), reads=False, pause=0.025),
}
