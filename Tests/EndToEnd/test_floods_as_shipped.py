"""Floods against a gateway with the settings that it is shipped with, by attackers who begin again whatever of theirs is refused or closed.

What is measured is what test_floods.py measures. The honest client is two persons, with accounts that nobody has used before: who asks 200
times a second for longer than a second or two is no honest client in this house.
"""

from __future__ import annotations

import json
import os
import socket
import ssl
import sys
import time

import pytest
from connectrpc.code import Code
from connectrpc.errors import ConnectError
from floods import frames as h2
from floods.house import House
from floods.measure import Watch, check_honest, told_of, undisturbed
from installation import eventually
from player import Player

pytestmark = [
    pytest.mark.alone,
    pytest.mark.skipif(
        sys.platform != "linux" or (os.cpu_count() or 1) < 2, reason="the attacker and the gateway need a core each, and /proc"
    ),
]

SECONDS = 1.3
# Nobody else may need a connection's place before these are there.
CONNECTIONS = 1_500


@pytest.fixture(scope="module")
def house():
    # Tests sign up from one address.
    house = House(rate_scale=1, CAIRN_AUTH_SIGN_UPS_PER_ADDRESS="100000")
    try:
        yield house.start()
    finally:
        house.remove()


@pytest.fixture(scope="module")
def crowded_house():
    house = House(rate_scale=1, CAIRN_AUTH_SIGN_UPS_PER_ADDRESS="100000", CAIRN_GATEWAY_CONNECTIONS=str(CONNECTIONS))
    try:
        yield house.start()
    finally:
        house.remove()


def strangers(house) -> str:
    """The tokens of two who have asked nothing yet. The flood of the test before came from this address and may have used up its budget: ten calls a second come back."""

    def stranger() -> str | None:
        try:
            return Player(house.installation.url).sign_up().access_token
        except ConnectError as error:
            if error.code is not Code.RESOURCE_EXHAUSTED:
                raise
            return None

    return ",".join(eventually(stranger, within=20, every=0.5, what="a sign-up behind a flood") for _ in range(2))


def honest(house):
    return house.honest(strangers(house), SECONDS)


@pytest.fixture
def quiet(house) -> dict:
    """The honest client's figures without an attack."""
    return honest(house).begin().result()


# Name, and whether it is sent inside TLS.
PRESSURES = [
    "half header blocks",
    "large headers of slow calls",
    "bodies of slow calls",
    "requests without their bodies",
    "large headers without their bodies",
    "bodies of one byte",
    "unread answers",
    "many unread answers",
    "refused bodies that never end",
    "half TLS handshakes",
    "garbage instead of TLS",
    "idle TLS connections",
    "parts of TLS records",
]


@pytest.mark.parametrize("name", PRESSURES)
def test_pressure_costs_others_nothing(house, quiet, name):
    watch = Watch(house)
    port = house.tls_port if "TLS" in name else house.port

    def press(number: int) -> tuple[dict, dict]:
        if number:
            watch.begin_again()
        tokens = strangers(house)
        attacker = house.pressing(name, port)
        figures = house.honest(tokens, SECONDS).begin().result()
        return figures, attacker.end()

    figures, told, quiet = undisturbed(lambda: honest(house), quiet, press)
    assert told["opened"] > 0
    print(f"{name}: {told}; {told_of(quiet, figures)}; {watch.check()}")


# What those send as quickly as they can whom nothing but their connection's own limits stops; the others are in test_floods.py.
FLOODS = ["rapid reset within the limit", "small HPACK references", "gzip bombs", "refused with the body still coming", "connections"]


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_costs_others_nothing(house, quiet, name):
    watch = Watch(house)

    def send(number: int) -> tuple[dict, dict]:
        if number:
            watch.begin_again()
        client = honest(house)
        attacker = house.attacker(name, house.port, SECONDS + 0.3, 16)
        time.sleep(0.2)
        figures = client.begin().result()
        output, errors = attacker.communicate(timeout=30)
        assert attacker.returncode == 0, errors
        return figures, json.loads(output)

    figures, told, quiet = undisturbed(lambda: honest(house), quiet, send)
    print(f"{name}: {told['units_per_second']:,}/s; {told_of(quiet, figures)}; {watch.check()}")


def test_whole_requests_pass_where_thousands_are_half(house):
    """Of those who hold most the oldest are refused, and nobody else: neither a request that comes whole, nor one that comes slowly."""
    refused = house.metric("cairn_gateway_half_requests_refused_total")
    attacker = house.pressing("bodies of one byte", house.port)
    block = h2.request_block("/cairn.auth.v1.UsernameService/CheckUsername")
    with h2.Peer(house.port, "127.0.0.3") as slow, h2.Peer(house.port, "127.0.0.4") as quick:
        slow.send(h2.start() + h2.frame(h2.HEADERS, h2.END_HEADERS, 1, block) + h2.frame(h2.DATA, 0, 1, b"\x0a\x0b"))
        quick.send(h2.start())
        for number in range(40):
            quick.send(h2.request(2 * number + 1, block, b"\x0a\x0banna_banana"))
            quick.until(lambda frames: any(frame.stream == 2 * number + 1 and frame.flags & h2.END_STREAM for frame in frames))
            time.sleep(0.05)
        assert all(h2.status_is_200(frame.payload) for frame in quick.frames if frame.kind == h2.HEADERS)
        slow.send(h2.frame(h2.DATA, h2.END_STREAM, 1, b"anna_banana"))
        slow.until(lambda frames: any(frame.stream == 1 and frame.flags & h2.END_STREAM for frame in frames))
        assert h2.status_is_200(slow.stream_frames(1)[0].payload)
    told = attacker.end()
    assert house.metric("cairn_gateway_half_requests_refused_total") > refused + 100, told


def test_handshakes_that_fail_keep_nobody_out(house):
    context = ssl.create_default_context(cafile=str(house.installation.certificate))
    context.set_alpn_protocols(["h2"])
    attacker = house.pressing("garbage instead of TLS", house.tls_port)
    for _ in range(30):
        with socket.create_connection(("127.0.0.1", house.tls_port), timeout=5, source_address=("127.0.0.3", 0)) as raw:
            # Between greeting and answer somebody far away is a while in their handshake.
            received, sent = ssl.MemoryBIO(), ssl.MemoryBIO()
            tls = context.wrap_bio(received, sent, server_hostname="localhost")
            is_done = False
            while not is_done:
                try:
                    tls.do_handshake()
                    is_done = True
                except ssl.SSLWantReadError:
                    raw.sendall(sent.read())
                    time.sleep(0.05)
                    piece = raw.recv(65_536)
                    assert piece, "closed in the middle of the handshake"
                    received.write(piece)
    attacker.end()


def test_who_leaves_most_unread_hears_that_it_was_too_much(house):
    """A reader who takes nothing loses the connection when thousands like it press; whoever reads at all hears why."""
    with h2.Peer(house.port, "127.4.1.1") as witness:
        page = h2.request_block("/.well-known/jwks.json", h2.METHOD_GET, "")
        witness.send(h2.start(initial_window_size=0) + b"".join(h2.request(2 * number + 1, page) for number in range(8)))
        attacker = house.pressing("many unread answers", house.port)
        witness.until(lambda frames: any(frame.kind == h2.GOAWAY for frame in frames))
        assert witness.frames[-1].code == h2.ENHANCE_YOUR_CALM
        attacker.end()


def test_idle_connections_make_way(crowded_house):
    """Of those who have most, the longest idle; whoever has one keeps it, and whoever comes is let in."""
    house = crowded_house
    page = h2.request_block("/.well-known/jwks.json", h2.METHOD_GET, "")
    displaced = house.metric("cairn_http2_connections_displaced_total")
    with h2.Peer(house.port, "127.0.0.3") as resident:
        resident.send(h2.start() + h2.request(1, page))
        resident.until(lambda frames: any(frame.stream == 1 and frame.flags & h2.END_STREAM for frame in frames))
        attacker = house.pressing("idle connections of five addresses", house.port)
        figures = honest(house).begin().result()
        for number in range(5):
            with h2.Peer(house.port, "127.0.0.4") as newcomer:
                newcomer.send(h2.start() + h2.request(1, page))
                newcomer.until(lambda frames: any(frame.stream == 1 and frame.flags & h2.END_STREAM for frame in frames))
                assert h2.status_is_200(newcomer.stream_frames(1)[0].payload)
        resident.send(h2.request(3, page))
        resident.until(lambda frames: any(frame.stream == 3 and frame.flags & h2.END_STREAM for frame in frames))
        assert not resident.is_ended
        told = attacker.end()
    check_honest(figures)
    assert told["ended"] > 0
    assert house.metric("cairn_http2_connections_displaced_total") > displaced
