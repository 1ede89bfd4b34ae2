"""HTTP/2 at the doors of the real processes, byte by byte: the gateway in plain text and over TLS, and a service.

The whole table of conversations is in Tests/HTTP2Tests; here is one of each kind, to see that the processes keep what the libraries do.
"""

import socket
import ssl
import struct
import time

import pytest

pytestmark = pytest.mark.usefixtures("still_alive")

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, PRIORITY, RST_STREAM, SETTINGS, PUSH_PROMISE, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = range(10)
UNKNOWN = 0xBE
END_STREAM, ACK, END_HEADERS, PADDED, WITH_PRIORITY = 0x1, 0x1, 0x4, 0x8, 0x20
NO_ERROR, PROTOCOL_ERROR, FLOW_CONTROL_ERROR, STREAM_CLOSED, FRAME_SIZE_ERROR, COMPRESSION_ERROR = 0x0, 0x1, 0x3, 0x5, 0x6, 0x9


def frame(kind: int, flags: int = 0, stream: int = 0, payload: bytes = b"") -> bytes:
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def word(value: int) -> bytes:
    return struct.pack(">I", value)


def setting(number: int, value: int) -> bytes:
    return struct.pack(">HI", number, value)


def fields(*pairs: tuple[str, str]) -> bytes:
    """Literal fields without compression (RFC 7541 §6.2.2), shorter than 127 bytes."""
    return b"".join(b"\x00" + bytes([len(part[0])]) + part[0].encode() + bytes([len(part[1])]) + part[1].encode() for part in pairs)


METHOD, SCHEME, PATH, AUTHORITY = (":method", "GET"), (":scheme", "http"), (":path", "/"), (":authority", "localhost")
REQUEST = fields(METHOD, SCHEME, PATH, AUTHORITY)
POST = fields((":method", "POST"), SCHEME, PATH, AUTHORITY)


def get(stream: int = 1, *more: tuple[str, str]) -> bytes:
    return frame(HEADERS, END_HEADERS | END_STREAM, stream, REQUEST + fields(*more))


def begin(*more: tuple[str, str]) -> bytes:
    return frame(HEADERS, END_HEADERS, 1, POST + fields(*more))


def malformed(*pairs: tuple[str, str]) -> bytes:
    return frame(HEADERS, END_HEADERS | END_STREAM, 1, fields(*pairs))


# What is sent, in pieces, and the code of the GOAWAY that must come.
CONNECTION_ERRORS = {
    "§4.2 a frame too large": ([begin(), frame(DATA, END_STREAM, 1, bytes(16_385))], FRAME_SIZE_ERROR),
    "§4.3 a header block that cannot be decoded": ([frame(HEADERS, 5, 1, b"\xff\xff\xff\xff\xff")], COMPRESSION_ERROR),
    "§5.1 DATA on an idle stream": ([frame(DATA, END_STREAM, 1, b"x")], PROTOCOL_ERROR),
    "§5.1 DATA on a closed stream": ([get(), frame(DATA, END_STREAM, 1, b"x")], STREAM_CLOSED),
    "§5.1 HEADERS on a closed stream": ([get(), get()], STREAM_CLOSED),
    "§5.1 DATA after RST_STREAM": ([begin(), frame(RST_STREAM, 0, 1, word(8)), frame(DATA, END_STREAM, 1, b"x")], STREAM_CLOSED),
    "§5.1 HEADERS after RST_STREAM": ([begin(), frame(RST_STREAM, 0, 1, word(8)), get()], STREAM_CLOSED),
    "§5.1.1 an even number": ([get(2)], PROTOCOL_ERROR),
    "§5.1.1 a number smaller than the last": ([get(5), get(3)], PROTOCOL_ERROR),
    "RFC 7540 §5.3.1 PRIORITY on itself": ([frame(PRIORITY, 0, 1, word(1) + b"\xff")], PROTOCOL_ERROR),
    "§5.5 an unknown frame within a header block": ([frame(HEADERS, END_STREAM, 1, REQUEST) + frame(UNKNOWN, 0, 1)], PROTOCOL_ERROR),
    "§6.1 padding longer than the payload": ([begin(), frame(DATA, END_STREAM | PADDED, 1, b"\x05abc")], PROTOCOL_ERROR),
    "§6.3 PRIORITY of four bytes": ([frame(PRIORITY, 0, 1, b"\x80\x00\x00\x01")], FRAME_SIZE_ERROR),
    "§6.4 RST_STREAM on an idle stream": ([frame(RST_STREAM, 0, 1, word(8))], PROTOCOL_ERROR),
    "§6.5 an acknowledgement with a payload": ([frame(SETTINGS, ACK, 0, b"\x00")], FRAME_SIZE_ERROR),
    "§6.5.2 ENABLE_PUSH of 2": ([frame(SETTINGS, 0, 0, setting(2, 2))], PROTOCOL_ERROR),
    "§6.6 PUSH_PROMISE": ([begin(), frame(PUSH_PROMISE, END_HEADERS, 1, word(2) + REQUEST)], PROTOCOL_ERROR),
    "§6.7 PING on a stream": ([frame(PING, 0, 3, bytes(8))], PROTOCOL_ERROR),
    "§6.8 GOAWAY on a stream": ([frame(GOAWAY, 0, 1, word(0) + word(0))], PROTOCOL_ERROR),
    "§6.9 WINDOW_UPDATE of 0": ([frame(WINDOW_UPDATE, 0, 0, word(0))], PROTOCOL_ERROR),
    "§6.9.1 a connection window over 2^31-1": ([frame(WINDOW_UPDATE, 0, 0, word(0x7FFFFFFF))], FLOW_CONTROL_ERROR),
    "§6.9.2 INITIAL_WINDOW_SIZE over 2^31-1": ([frame(SETTINGS, 0, 0, setting(4, 0x80000000))], FLOW_CONTROL_ERROR),
    "§6.10 CONTINUATION after END_HEADERS": ([get(), frame(CONTINUATION, END_HEADERS, 1, fields(("x", "y")))], PROTOCOL_ERROR),
    "RFC 7541 §6.1 index 0": ([frame(HEADERS, 5, 1, REQUEST + b"\x80")], COMPRESSION_ERROR),
    "RFC 7541 §6.3 a table too large": ([frame(HEADERS, 5, 1, b"\x3f\xe2\x1f" + REQUEST)], COMPRESSION_ERROR),
    "RFC 7541 §5.2 padding of zeros": ([frame(HEADERS, 5, 1, REQUEST + b"\x00\x01x\x83\x20\xcd\x60")], COMPRESSION_ERROR),
}

# What is sent, in pieces, and the code of the RST_STREAM that must come.
STREAM_ERRORS = {
    "§6.9.1 a stream window over 2^31-1": ([begin(), frame(WINDOW_UPDATE, 0, 1, word(0x7FFFFFFF))], FLOW_CONTROL_ERROR),
    "§8.1 HEADERS again without END_STREAM": ([begin(), frame(HEADERS, END_HEADERS, 1, fields(("x", "y")))], PROTOCOL_ERROR),
    "§8.1 pseudo-header field in trailers": ([begin(), frame(HEADERS, 5, 1, fields(METHOD))], PROTOCOL_ERROR),
    "§8.1.1 content-length too small": ([begin(("content-length", "1")), frame(DATA, END_STREAM, 1, b"test")], PROTOCOL_ERROR),
    "§8.1.1 content-length too large": ([begin(("content-length", "5")), frame(DATA, END_STREAM, 1, b"test")], PROTOCOL_ERROR),
    "§8.2 upper case": ([get(1, ("X-Up", "1"))], PROTOCOL_ERROR),
    "§8.2.1 a line feed in a value": ([get(1, ("x", "a\nb"))], PROTOCOL_ERROR),
    "§8.2.2 connection": ([get(1, ("connection", "close"))], PROTOCOL_ERROR),
    "§8.2.2 te": ([get(1, ("te", "gzip"))], PROTOCOL_ERROR),
    "§8.3.1 no :path": ([malformed(METHOD, SCHEME, AUTHORITY)], PROTOCOL_ERROR),
    "§8.3.1 empty :path": ([malformed(METHOD, SCHEME, (":path", ""), AUTHORITY)], PROTOCOL_ERROR),
    "§8.3.1 two :method": ([malformed(METHOD, METHOD, SCHEME, PATH, AUTHORITY)], PROTOCOL_ERROR),
    "§8.3.1 host differs": ([get(1, ("host", "other.test"))], PROTOCOL_ERROR),
    "§8.3.1 a user's name": ([malformed(METHOD, SCHEME, PATH, (":authority", "a@localhost"))], PROTOCOL_ERROR),
}

# What is sent, in pieces, and the first DATA of stream 1: the answer to an unknown path.
WINDOWS = {
    "§6.9.1 a window of 1": [frame(SETTINGS, 0, 0, setting(4, 1)), get()],
    "§6.9.2 a window that opens later": [frame(SETTINGS, 0, 0, setting(4, 0)), get(), frame(SETTINGS, 0, 0, setting(4, 1))],
    "§6.5.3 values in their order": [frame(SETTINGS, 0, 0, setting(4, 100) + setting(4, 1)), get()],
}


class Connection:
    def __init__(self, cairn, door: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", cairn.ports[door]), timeout=10)
        if door == "TLS":
            context = ssl.create_default_context(cafile=str(cairn.certificate))
            context.set_alpn_protocols(["h2"])
            # An end without a farewell must be told from one with it.
            self.socket = context.wrap_socket(self.socket, server_hostname="localhost", suppress_ragged_eofs=False)
        self.pings = 0
        self.heard: list[tuple[int, int, int, bytes]] = []
        self.is_ended = False
        self.unread = b""
        self.send(PREFACE + frame(SETTINGS, 0, 0, setting(4, 65_535)))
        self.settle()
        self.send(frame(SETTINGS, ACK))
        self.heard = []

    def send(self, data: bytes) -> None:
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError, ssl.SSLError):
            pass

    def next(self) -> tuple[int, int, int, bytes] | None:
        while True:
            length = int.from_bytes(self.unread[:3], "big")
            if len(self.unread) >= 9 + length:
                head, payload = self.unread[:9], self.unread[9 : 9 + length]
                self.unread = self.unread[9 + length :]
                return head[3], head[4], int.from_bytes(head[5:9], "big"), payload
            more = self.socket.recv(65_536)
            if not more:
                return None
            self.unread += more

    def settle(self) -> None:
        """Until the server has worked on everything: the answer to a PING may overtake others, that to a second one does not."""
        for _ in range(2):
            self.pings += 1
            payload = word(0xCA12) + word(self.pings)
            self.send(frame(PING, 0, 0, payload))
            while not self.is_ended:
                heard = self.next()
                if heard is None:
                    self.is_ended = True
                elif heard[0] == PING and heard[3] == payload:
                    break
                else:
                    self.heard.append(heard)

    def play(self, pieces: list[bytes]) -> None:
        for piece in pieces:
            self.send(piece)
            self.settle()

    def of(self, kind: int) -> list[tuple[int, int, int, bytes]]:
        return [heard for heard in self.heard if heard[0] == kind]


@pytest.fixture(params=["GATEWAY", "TLS", "AUTH"])
def connection(cairn, request):
    connection = Connection(cairn, request.param)
    yield connection
    connection.socket.close()


@pytest.mark.parametrize("name", CONNECTION_ERRORS)
def test_a_connection_error_is_told_and_ends_the_connection(connection, name):
    pieces, code = CONNECTION_ERRORS[name]
    connection.play(pieces)
    assert connection.is_ended
    assert connection.heard[-1][0] == GOAWAY
    assert int.from_bytes(connection.heard[-1][3][4:8], "big") == code


@pytest.mark.parametrize("name", STREAM_ERRORS)
def test_a_stream_error_is_told_and_spares_the_connection(connection, name):
    pieces, code = STREAM_ERRORS[name]
    connection.play(pieces)
    assert [int.from_bytes(payload, "big") for _, _, stream, payload in connection.of(RST_STREAM) if stream == 1] == [code]
    connection.play([get(101)])
    assert any(stream == 101 for _, _, stream, _ in connection.of(HEADERS))


@pytest.mark.parametrize("name", WINDOWS)
def test_an_answer_keeps_to_its_window(connection, name):
    connection.play(WINDOWS[name])
    assert [len(payload) for _, _, stream, payload in connection.of(DATA) if stream == 1] == [1]
    assert not connection.is_ended


def test_what_is_allowed_is_served(connection):
    padded = frame(HEADERS, END_HEADERS | END_STREAM | PADDED | WITH_PRIORITY, 1, b"\x02" + word(0) + b"\xff" + REQUEST + b"\x00\x00")
    body = frame(HEADERS, END_HEADERS, 3, POST) + frame(DATA, 0, 3, b"te") + frame(DATA, PADDED, 3, b"\x02st\x00\x00")
    trailers = frame(HEADERS, END_HEADERS | END_STREAM, 3, fields(("x-sum", "1")))
    cut = frame(HEADERS, END_STREAM, 5, REQUEST[:7]) + frame(CONTINUATION, END_HEADERS, 5, REQUEST[7:])
    connection.play([frame(PRIORITY, 0, 7, word(0) + b"\x00"), padded, body + trailers, cut, frame(UNKNOWN, 0xFF, 9, b"x")])
    assert {stream for _, _, stream, _ in connection.of(HEADERS)} == {1, 3, 5}
    assert not connection.of(GOAWAY) and not connection.of(RST_STREAM) and not connection.is_ended


# Requests whose clients wait, or are not waited for


def asking(*more: tuple[str, str], path: str = "/") -> bytes:
    """The headers of a request whose body is still to come."""
    fixed = [(":method", "POST"), SCHEME, (":path", path), AUTHORITY, ("content-type", "application/proto")]
    return frame(HEADERS, END_HEADERS, 1, fields(*fixed, *more))


# `:status 100` as a literal whose name is entry 8 of the static table, in plain letters or in Huffman's.
STATUS_100 = (b"\x48\x03100", b"\x48\x82\x08\x01", b"\x08\x03100", b"\x08\x82\x08\x01")


def is_continue(heard: tuple[int, int, int, bytes]) -> bool:
    return heard[0] == HEADERS and heard[1] & END_STREAM == 0 and heard[3] in STATUS_100


@pytest.mark.parametrize("door", ["GATEWAY", "TLS"])
def test_a_client_that_waits_to_be_asked_for_its_body_is_asked(cairn, door):
    connection = Connection(cairn, door)
    connection.play([asking(("expect", "100-continue"), path="/cairn.auth.v1.SessionService/LogInWithPassword")])
    assert [is_continue(heard) for heard in connection.of(HEADERS)] == [True]
    connection.send(frame(DATA, END_STREAM, 1, b""))
    while not any(heard[1] & END_STREAM for heard in connection.heard if heard[2] == 1):
        connection.heard.append(connection.next())
    assert len(connection.of(HEADERS)) == 2 and not connection.of(RST_STREAM)
    connection.socket.close()


def test_a_body_that_nobody_wants_is_not_asked_for(connection):
    connection.play([asking(("expect", "100-continue"))])
    assert len(connection.of(HEADERS)) == 1 and not is_continue(connection.of(HEADERS)[0])
    assert connection.heard[-1][1] & END_STREAM


LOG_IN = "/cairn.auth.v1.SessionService/LogInWithPassword"
EXPECT = (":method", "POST"), SCHEME, (":path", LOG_IN), AUTHORITY, ("expect", "100-continue")
# Refused by the service whatever body comes: the gateway, which reads none, says so itself instead of asking for it (RFC 9110 §10.1.1).
REFUSED_UNSEEN = {
    "415 its content type": (415, fields(*EXPECT, ("content-type", "text/plain"))),
    "415 no content type": (415, fields(*EXPECT)),
    "501 its coding": (501, fields(*EXPECT, ("content-type", "application/proto"), ("content-encoding", "br"))),
    "400 its version": (400, fields(*EXPECT, ("content-type", "application/proto"), ("connect-protocol-version", "2"))),
    "400 its time": (400, fields(*EXPECT, ("content-type", "application/proto"), ("connect-timeout-ms", "x"))),
    "429 its length": (429, fields(*EXPECT, ("content-type", "application/proto"), ("content-length", "100000000"))),
}


def is_status(heard: tuple[int, int, int, bytes], status: int) -> bool:
    """As a literal whose name is entry 8 of the static table, or an entry itself, or Huffman's letters: numbers of five or six bits."""
    bits = "".join(f"{int(digit):05b}" if digit in "012" else f"{int(digit) + 0x16:06b}" for digit in str(status))
    letters = int(bits.ljust(-(-len(bits) // 8) * 8, "1"), 2).to_bytes(-(-len(bits) // 8), "big")
    plain, packed = str(status).encode(), bytes([0x80 | len(letters)]) + letters
    entry = {200: 8, 204: 9, 206: 10, 304: 11, 400: 12, 404: 13, 500: 14}.get(status)
    starts = [bytes([first]) + value for first in (0x48, 0x08, 0x18) for value in (b"\x03" + plain, packed)]
    return heard[0] == HEADERS and heard[3].startswith(tuple(starts + ([bytes([0x80 | entry])] if entry else [])))


@pytest.mark.parametrize("door", ["GATEWAY", "TLS"])
@pytest.mark.parametrize("name", REFUSED_UNSEEN)
def test_nobody_is_asked_for_a_body_that_would_be_refused_unseen(cairn, door, name):
    status, block = REFUSED_UNSEEN[name]
    connection = Connection(cairn, door)
    connection.play([frame(HEADERS, END_HEADERS, 1, block)])
    assert [is_status(heard, status) for heard in connection.of(HEADERS)] == [True], connection.of(HEADERS)
    assert any(heard[1] & END_STREAM for heard in connection.heard if heard[2] == 1), "the answer is whole"
    connection.socket.close()


# What is known from the headers alone, at the gateway.
REFUSED_AT_ONCE = {
    "nobody has logged in": asking(path="/cairn.auth.v1.AccountService/WhoAmI"),
    "an unknown path": asking(path="/nobody/Knows"),
    "too large": asking(("content-length", "100000000"), path="/cairn.auth.v1.SessionService/LogInWithPassword"),
    "another method": frame(HEADERS, END_HEADERS, 1, fields((":method", "PUT"), SCHEME, (":path", "/.well-known/jwks.json"), AUTHORITY)),
    "an unknown method": frame(HEADERS, END_HEADERS, 1, fields((":method", "BREW"), SCHEME, (":path", "/.well-known/jwks.json"), AUTHORITY)),
}


@pytest.mark.parametrize("name", REFUSED_AT_ONCE)
def test_a_refusal_does_not_wait_for_the_body(cairn, name):
    connection = Connection(cairn, "GATEWAY")
    connection.play([REFUSED_AT_ONCE[name]])
    answer = [heard for heard in connection.heard if heard[2] == 1]
    assert answer[0][0] == HEADERS and answer[-1][1] & END_STREAM, "the whole answer is there"
    # A little of the rest is read, and then the client is told without harm that the rest is not wanted.
    connection.play([frame(DATA, 0, 1, bytes(16_000)), frame(DATA, 0, 1, bytes(10_000))])
    assert not connection.of(RST_STREAM)
    connection.play([frame(DATA, 0, 1, bytes(16_000))])
    assert connection.of(RST_STREAM) == [(RST_STREAM, 0, 1, word(NO_ERROR))]
    connection.play([get(3)])
    assert any(stream == 3 for _, _, stream, _ in connection.of(HEADERS))
    connection.socket.close()


def test_the_rest_of_a_refused_body_is_not_waited_for_long(cairn):
    connection = Connection(cairn, "GATEWAY")
    connection.play([REFUSED_AT_ONCE["an unknown path"]])
    begin = time.monotonic()
    while not connection.of(RST_STREAM) and time.monotonic() - begin < 8:
        time.sleep(0.1)
        connection.settle()
    assert connection.of(RST_STREAM) == [(RST_STREAM, 0, 1, word(NO_ERROR))]
    assert time.monotonic() - begin > 1
    connection.socket.close()
