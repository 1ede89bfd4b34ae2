"""A gateway that is told to end answers every request it has begun, and says of the others that it has not.

Clients ask without a pause, over plain connections and over TLS, while the process gets SIGTERM. Some heed the first GOAWAY and ask nothing
new; the others go on until they know which of their requests is the last that is served (RFC 9113 §6.8).
"""

from __future__ import annotations

import os
import signal
import socket
import ssl
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from floods import frames as h2
from floods.house import House
from installation import eventually

# cairn.bench.v1.EchoRequest: an answer that takes 20 ms.
SLOW_ECHO = b"\x20\x14"
ECHO_BLOCK = h2.request_block("/cairn.bench.v1.BenchService/Echo")
CLIENTS = 6
AT_ONCE = 16
NOTICE = 0x7FFFFFFF


@pytest.fixture(scope="module")
def started():
    house = House()
    try:
        yield house.start()
    finally:
        house.remove()


@pytest.fixture
def house(started):
    """With a gateway that nobody has told to end yet."""
    started.revive("gateway")
    return started


@dataclass
class Client(threading.Thread):
    socket: socket.socket
    is_polite: bool
    started: int = 0
    answered: set[int] = field(default_factory=set)
    failed: list[str] = field(default_factory=list)
    goaways: list[int] = field(default_factory=list)
    asked: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__(daemon=True)

    __hash__ = threading.Thread.__hash__

    @property
    def last(self) -> int:
        return self.goaways[-1] if self.goaways else NOTICE

    @property
    def may_ask(self) -> bool:
        return not self.goaways if self.is_polite else self.last == NOTICE

    def run(self) -> None:
        unread = b""
        status: set[int] = set()
        self.socket.settimeout(20)
        self.socket.sendall(h2.start() + h2.window_update(0, 1 << 30))
        try:
            while True:
                self._ask()
                piece = self.socket.recv(65_536)
                if not piece:
                    return
                received, unread = h2.split(unread + piece)
                for frame in received:
                    self._take(frame, status)
        except OSError as error:
            self.failed.append(f"{type(error).__name__}: {error}")

    def _ask(self) -> None:
        while self.may_ask and len(self.asked) - len(self.answered) < AT_ONCE:
            stream = 2 * self.started + 1
            self.started += 1
            self.asked.add(stream)
            self.socket.sendall(h2.request(stream, ECHO_BLOCK, SLOW_ECHO))

    def _take(self, frame: h2.Frame, status: set[int]) -> None:
        if frame.kind == h2.GOAWAY:
            self.goaways.append(int.from_bytes(frame.payload[:4], "big"))
            if frame.code != h2.NO_ERROR:
                self.failed.append(f"GOAWAY {frame.code}")
        elif frame.kind == h2.RST_STREAM:
            self.failed.append(f"reset {frame.code} of {frame.stream}")
        elif frame.kind == h2.HEADERS and not h2.status_is_200(frame.payload):
            self.failed.append(f"status of {frame.stream}")
        if frame.kind in (h2.HEADERS, h2.DATA) and frame.flags & h2.END_STREAM:
            self.answered.add(frame.stream)


def connect(house: House, is_encrypted: bool) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", house.tls_port if is_encrypted else house.port))
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if not is_encrypted:
        return raw
    context = ssl.create_default_context(cafile=str(house.installation.certificate))
    context.set_alpn_protocols(["h2"])
    return context.wrap_socket(raw, server_hostname="localhost")


def is_gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.parametrize("is_encrypted", [False, True], ids=["plain", "TLS"])
def test_every_request_that_was_started_is_answered(house, is_encrypted):
    clients = [Client(connect(house, is_encrypted), is_polite=number % 2 == 0) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    time.sleep(1)
    pid = house.installation.pid("gateway")
    os.kill(pid, signal.SIGTERM)
    eventually(lambda: is_gone(pid), within=20, what="the gateway's end")
    for client in clients:
        client.join(20)
        assert not client.is_alive()
        assert client.failed == []
        # The notice, then the number of the last request that is served.
        assert client.goaways[0] == NOTICE and len(client.goaways) >= 2 and client.last < NOTICE, client.goaways
        served = {stream for stream in client.asked if stream <= client.last}
        assert served == client.answered
        if client.is_polite:
            assert served == client.asked
        # They asked until they were told, and more than a few.
        assert len(served) > 2 * AT_ONCE
    print(f"{sum(len(client.asked) for client in clients)} asked, {sum(len(client.answered) for client in clients)} answered")


class Newcomer(threading.Thread):
    """Connects anew for each request. Lost is one that was neither answered nor said to be none that is served."""

    def __init__(self, port: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.answered = 0
        self.lost: list[str] = []

    def run(self) -> None:
        while True:
            try:
                connection = socket.create_connection(("127.0.0.1", self.port), timeout=20)
            except ConnectionRefusedError:
                return
            except ConnectionResetError:
                # Nothing was sent.
                continue
            with connection:
                self.ask(connection)

    def ask(self, connection: socket.socket) -> None:
        received, last = b"", NOTICE
        try:
            connection.sendall(h2.start() + h2.request(1, ECHO_BLOCK, SLOW_ECHO))
            while True:
                piece = connection.recv(65_536)
                received += piece
                frames = h2.split(received)[0]
                last = min([int.from_bytes(frame.payload[:4], "big") for frame in frames if frame.kind == h2.GOAWAY], default=NOTICE)
                if any(frame.stream == 1 and frame.flags & h2.END_STREAM for frame in frames if frame.kind in (h2.HEADERS, h2.DATA)):
                    self.answered += 1
                    return
                if not piece:
                    break
        except OSError as error:
            if last >= 1:
                self.lost.append(f"{type(error).__name__} after {received[:40]!r}")
            return
        if last >= 1:
            self.lost.append(f"ended after {received[:40]!r}")


def test_who_comes_while_it_ends_is_answered_or_told(house):
    newcomers = [Newcomer(house.port) for _ in range(20)]
    for newcomer in newcomers:
        newcomer.start()
    time.sleep(1)
    pid = house.installation.pid("gateway")
    os.kill(pid, signal.SIGTERM)
    eventually(lambda: is_gone(pid), within=20, what="the gateway's end")
    for newcomer in newcomers:
        newcomer.join(20)
    assert [lost for newcomer in newcomers for lost in newcomer.lost] == []
    assert all(newcomer.answered > 5 for newcomer in newcomers)


@pytest.mark.alone
def test_a_gateway_that_is_late_refuses_some_at_once_and_is_well_again(house):
    """A machine that takes the processor away makes the gateway late: it refuses a share of what comes rather than being late for all, and
    takes everything again when it is in time. What must never be shed is not."""
    page = h2.request_block("/.well-known/jwks.json", h2.METHOD_GET, "")
    pid = house.installation.pid("gateway")
    already = house.metric("cairn_calls_shed_total")
    with h2.Peer(house.port) as peer:
        peer.send(h2.start() + h2.request(1, page))
        number = 1
        for _ in range(6):
            os.kill(pid, signal.SIGSTOP)
            try:
                for _ in range(30):
                    peer.socket.setblocking(True)
                    peer.socket.sendall(h2.request(2 * number + 1, ECHO_BLOCK, b"\x0a\x05hello"))
                    number += 1
                time.sleep(0.4)
            finally:
                os.kill(pid, signal.SIGCONT)
            time.sleep(0.04)
        asked = {2 * each + 1 for each in range(number)}
        peer.until(lambda frames: asked <= {frame.stream for frame in frames if frame.flags & h2.END_STREAM and frame.kind != h2.SETTINGS})
        refused = [stream for stream in asked if not h2.status_is_200(peer.stream_frames(stream)[0].payload)]
        assert 0 < len(refused) < len(asked)
        for stream in refused:
            body = b"".join(frame.payload for frame in peer.stream_frames(stream) if frame.kind == h2.DATA)
            assert b"OVERLOADED" in body and b"retry_after_ms" in body, body
        assert house.metric("cairn_calls_shed_total") == already + len(refused)
        time.sleep(1)
        for _ in range(20):
            stream = 2 * number + 1
            number += 1
            peer.send(h2.request(stream, ECHO_BLOCK, b"\x0a\x05hello"))
            peer.until(lambda frames: any(frame.stream == stream and frame.flags & h2.END_STREAM for frame in frames))
            assert h2.status_is_200(peer.stream_frames(stream)[0].payload)
