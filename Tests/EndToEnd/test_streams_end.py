"""How server streams end when one side goes away: at once, and never with half a message that looks like a whole one."""

from __future__ import annotations

import re
import socket
import struct
import time

import pytest
from floods import frames as h2
from floods.house import House
from installation import eventually

ECHO = "/cairn.bench.v1.BenchService/Echo"
COUNT = "/cairn.bench.v1.BenchService/Count"


@pytest.fixture(scope="module")
def house():
    house = House()
    try:
        yield house.start()
    finally:
        house.remove()


def in_flight(house: House) -> int:
    page = house.installation.operations_page("/metrics")
    return sum(int(float(value)) for value in re.findall(r"^cairn_gateway_requests_in_flight\{[^}]*\} (\S+)$", page, re.MULTILINE))


def open_stream(house: House, message: bytes, start: bytes, **headers: str) -> h2.Peer:
    peer = h2.Peer(house.port)
    block = h2.request_block(COUNT, content_type="application/connect+proto", connect_protocol_version="1", **headers)
    peer.send(start + h2.request(1, block, h2.envelope(message)))
    return peer


def test_a_reader_that_leaves_is_noticed_at_once(house):
    before = in_flight(house)
    # Three messages, a minute apart: nothing would be written to a reader that has gone.
    for _ in range(20):
        peer = open_stream(house, b"\x08\x03\x10\xe0\xd4\x03", h2.start())
        peer.until(lambda frames: any(frame.stream == 1 and frame.kind == h2.DATA for frame in frames), 5)
        peer.socket.close()
    eventually(lambda: in_flight(house) <= before, within=5, what="the end of streams whose readers have gone")


def test_half_a_request_of_a_peer_that_has_ended_its_side_is_forgotten_at_once(house):
    before = in_flight(house)
    peers = []
    for _ in range(10):
        peer = h2.Peer(house.port)
        # A whole request on stream 1, half a body on stream 3, half a header list on stream 5.
        whole = h2.request(1, h2.request_block(ECHO), b"")
        half = h2.frame(h2.HEADERS, h2.END_HEADERS, 3, h2.request_block(ECHO)) + h2.frame(h2.DATA, 0, 3, b"\x0a\x64half")
        peer.send(h2.start() + whole + half)
        peer.until(lambda frames: any(frame.stream == 1 and frame.flags & h2.END_STREAM for frame in frames), 5)
        peers.append(peer)
    eventually(lambda: in_flight(house) == before + 10, within=2, what="ten halves")
    began = time.monotonic()
    for peer in peers:
        peer.send(h2.frame(h2.HEADERS, h2.END_STREAM, 5, h2.METHOD_POST))
        peer.socket.shutdown(socket.SHUT_WR)
    # A method's time is ten seconds.
    eventually(lambda: in_flight(house) == before, within=2, every=0.05, what="the end of what can never be complete")
    for peer in peers:
        received = peer.until_end(5)
        assert h2.rst(3, h2.CANCEL) in received and h2.rst(5, h2.CANCEL) in received
        peer.socket.close()
    assert time.monotonic() - began < 5


def test_a_peer_that_has_ended_its_side_reads_what_it_asked_for(house):
    with h2.Peer(house.port) as peer:
        # An answer after half a second.
        peer.send(h2.start() + h2.request(1, h2.request_block(ECHO), b"\x0a\x02hi\x20\xf4\x03"))
        peer.socket.shutdown(socket.SHUT_WR)
        peer.until_end(5)
        assert b"\x0a\x02hi" in b"".join(frame.payload for frame in peer.stream_frames(1) if frame.kind == h2.DATA)


def test_a_deadline_in_the_middle_of_a_message_resets_the_stream(house):
    # 64 KiB a message into a window of 30,000 bytes: the deadline passes within the first one.
    peer = open_stream(house, b"\x08\x64\x18\x80\x80\x04", h2.start(initial_window_size=30_000), connect_timeout_ms="800")
    with peer:
        time.sleep(1.5)
        peer.send(h2.window_update(0, 1 << 24) + h2.window_update(1, 1 << 24))
        peer.until(lambda frames: any(frame.stream == 1 and frame.kind == h2.RST_STREAM for frame in frames), 5)
        body = b"".join(frame.payload for frame in peer.stream_frames(1) if frame.kind == h2.DATA)
    assert whole_messages(body) is False
    assert b'{"error"' not in body


def test_a_deadline_between_messages_is_told_in_the_last_one(house):
    peer = open_stream(house, b"\x08\x03\x10\xe0\xd4\x03", h2.start(), connect_timeout_ms="800")
    with peer:
        peer.until(lambda frames: any(frame.stream == 1 and frame.flags & h2.END_STREAM for frame in frames), 5)
        body = b"".join(frame.payload for frame in peer.stream_frames(1) if frame.kind == h2.DATA)
    assert whole_messages(body) is True
    assert b'"deadline_exceeded"' in body


def whole_messages(body: bytes) -> bool:
    at = 0
    while at + 5 <= len(body):
        at += 5 + struct.unpack(">I", body[at + 1 : at + 5])[0]
    return at == len(body)
