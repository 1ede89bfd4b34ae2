"""A phone that does not read its stream: what it is told, that it misses nothing, and that nobody else is held up."""

from __future__ import annotations

import re
import threading
import time
import uuid

import pytest
from cairn.social.v1 import streams_pb2
from floods import frames as h2
from installation import SHORT_TIMING, Installation, eventually
from player import Player

SUBSCRIBE = "/cairn.social.v1.StreamService/SubscribeEvents"
# A slow reader is reset after so long; shipped are 30 seconds.
STALL_MS = 1_500
# Each is two events of the asked one: the request, and its end.
REQUESTS = 12


@pytest.fixture(scope="module")
def house():
    # Nobody asks so often on a first day.
    with Installation(
        **SHORT_TIMING, CAIRN_GATEWAY_OUTPUT_STALL_MS=str(STALL_MS), CAIRN_SOCIAL_FRIEND_REQUESTS_PER_DAY="10000"
    ) as installation:
        yield installation


def stalled(house: Installation) -> int:
    page = house.operations_page("/metrics")
    (value,) = re.findall(r'^cairn_http2_streams_reset_total\{side="server",reason="OUTPUT_STALLED"\} (\S+)$', page, re.MULTILINE) or re.findall(
        r'^cairn_http2_streams_reset_total\{reason="OUTPUT_STALLED",side="server"\} (\S+)$', page, re.MULTILINE
    )
    return int(float(value))


def ask(player: Player, other: Player, times: int) -> None:
    for _ in range(times):
        player.ask_friend(other.username)
        player.cancel_friend(other)


def subscribe(house: Installation, player: Player, device_id: str, after, window: int) -> h2.Peer:
    """A stream whose reader gives it so many bytes, and no more."""
    peer = h2.Peer(house.ports["GATEWAY"])
    message = streams_pb2.SubscribeEventsRequest(device_id=device_id, after=after).SerializeToString()
    block = h2.request_block(
        SUBSCRIBE, content_type="application/connect+proto", connect_protocol_version="1", authorization=f"Bearer {player.access_token}"
    )
    peer.send(h2.start(initial_window_size=window) + h2.request(1, block, h2.envelope(message)))
    return peer


def is_reset(peer: h2.Peer):
    return lambda frames: any(frame.stream == 1 and frame.kind == h2.RST_STREAM for frame in frames)


@pytest.mark.parametrize("window", [0, 300])
def test_a_phone_that_does_not_read_is_reset_and_misses_nothing(house, window):
    anna, berta = Player(house.url).sign_up(), Player(house.url).sign_up()
    ask(anna, berta, 1)
    start = berta.sync().cursor
    counted = stalled(house)

    # Another phone of the same person reads all the while.
    heard: list[int] = []
    other = berta.subscribe(str(uuid.uuid4()), after=start)
    is_open = threading.Event()

    def listen() -> None:
        for message in other:
            is_open.set()
            heard.extend(event.number for event in message.events)
            if len(heard) >= 2 * REQUESTS:
                return

    listener = threading.Thread(target=listen, daemon=True)
    listener.start()
    assert is_open.wait(10)

    device_id = str(uuid.uuid4())
    with subscribe(house, berta, device_id, start, window) as slow:
        slow.until(lambda frames: any(frame.stream == 1 and frame.kind == h2.HEADERS for frame in frames), 10)
        began = time.monotonic()
        ask(anna, berta, REQUESTS)
        listener.join(timeout=10)
        assert heard == list(range(start.number + 1, start.number + 1 + 2 * REQUESTS))
        slow.until(is_reset(slow), 10)
        assert time.monotonic() - began < 10
        (reset,) = [frame for frame in slow.stream_frames(1) if frame.kind == h2.RST_STREAM]
        assert reset.code == h2.ENHANCE_YOUR_CALM
        taken = sum(len(frame.payload) for frame in slow.stream_frames(1) if frame.kind == h2.DATA)
        assert taken <= window
        # Only that stream: its connection serves the next one, which is read.
        message = streams_pb2.SyncRequest(since=start).SerializeToString()
        block = h2.request_block("/cairn.social.v1.StreamService/Sync", connect_protocol_version="1", authorization=f"Bearer {berta.access_token}")
        slow.send(h2.request(3, block, message) + h2.window_update(3, 1 << 20))
        slow.until(lambda frames: any(frame.stream == 3 and frame.flags & h2.END_STREAM for frame in frames), 10)
    # The operator sees why.
    eventually(lambda: stalled(house) == counted + 1, within=5, what="the count of slow readers")

    # It comes back with the cursor it had, and hears everything once, in order.
    again: list[int] = []
    for message in berta.subscribe(device_id, after=start):
        again += [event.number for event in message.events]
        if len(again) >= 2 * REQUESTS:
            break
    assert again == heard
