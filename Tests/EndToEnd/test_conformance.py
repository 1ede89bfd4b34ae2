"""What the public Connect conformance suite asks of a server, class by class, in every permutation that it runs:
the suite itself runs elsewhere (docs/conformance.md)."""

import base64
import gzip
import itertools
import json
import signal
import socket
import subprocess
import time

import pytest
from connectrpc.client import ResponseMetadata
from connectrpc.code import Code
from connectrpc.compat import google_protobuf_binary_codec, google_protobuf_json_codec
from connectrpc.compression.gzip import GzipCompression
from connectrpc.conformance.v1 import service_pb2 as pb
from connectrpc.conformance.v1.service_connect import ConformanceServiceClientSync
from connectrpc.errors import ConnectError
from google.protobuf import any_pb2
from suite import SERVICE, Server, binary, end_of, envelope, frames

LIMIT = 200 * 1024
CODES = [code for code in pb.Code.keys() if code != "CODE_UNSPECIFIED"]
HEADERS = [pb.Header(name="x-custom-header", value=["foo", "bar", "baz"])]
TRAILERS = [pb.Header(name="x-custom-trailer", value=["bing", "quux"])]


@pytest.fixture(scope="module")
def credentials(tmp_path_factory):
    """A certificate as the runner makes one."""
    folder = tmp_path_factory.mktemp("tls")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-addext", "basicConstraints=critical,CA:FALSE",
         "-out", folder / "cert", "-keyout", folder / "key"],
        check=True, capture_output=True,
    )  # fmt: skip
    return {"cert": (folder / "cert").read_bytes(), "key": (folder / "key").read_bytes()}


@pytest.fixture(scope="module")
def plain():
    server = Server(message_receive_limit=LIMIT)
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="module")
def tls(credentials):
    server = Server(message_receive_limit=LIMIT, use_tls=True, server_creds=credentials)
    yield server
    assert server.stop() == 0


class Suite:
    def __init__(self, server: Server, codec: str, compression: str) -> None:
        self.server = server
        zipped = GzipCompression() if compression == "gzip" else None
        self.client = ConformanceServiceClientSync(
            server.url,
            codec=google_protobuf_json_codec() if codec == "json" else google_protobuf_binary_codec(),
            send_compression=zipped,
            accept_compression=[zipped] if zipped else [],
            http_client=server.http,
        )

    def unary(self, headers=None, timeout_ms=None, data=b"", **definition):
        request = pb.UnaryRequest(request_data=data)
        if definition:
            request.response_definition.CopyFrom(pb.UnaryResponseDefinition(**definition))
        return request, self.client.unary(request, headers=headers, timeout_ms=timeout_ms).payload

    def stream(self, headers=None, timeout_ms=None, data=b"", **definition):
        request = pb.ServerStreamRequest(request_data=data)
        if definition:
            request.response_definition.CopyFrom(pb.StreamResponseDefinition(**definition))
        return request, self.client.server_stream(request, headers=headers, timeout_ms=timeout_ms)


PERMUTATIONS = list(itertools.product(["plain", "tls"], ["proto", "json"], ["identity", "gzip"]))


@pytest.fixture(params=PERMUTATIONS, ids=["-".join(p) for p in PERMUTATIONS])
def suite(request, plain, tls):
    server, codec, compression = request.param
    return Suite({"plain": plain, "tls": tls}[server], codec, compression)


def seen(payload, request) -> dict[str, list[str]]:
    """The headers that the server saw; the request must have come whole."""
    (echoed,) = payload.request_info.requests
    assert echoed.type_url == "type.googleapis.com/" + request.DESCRIPTOR.full_name
    assert type(request).FromString(echoed.value) == request
    return {header.name: list(header.value) for header in payload.request_info.request_headers}


def values(metadata, name: str) -> list[str]:
    return [part for value in metadata.getall(name) for part in value.split(", ")]


# Basic, empty definitions, duplicate metadata


def test_unary(suite):
    with ResponseMetadata() as metadata:
        request, payload = suite.unary(
            {"x-conformance-test": "Value1, Value2"},
            response_headers=HEADERS,
            response_data=b"test response",
            response_trailers=TRAILERS,
        )
    assert payload.data == b"test response"
    assert seen(payload, request)["x-conformance-test"] == ["Value1, Value2"]
    assert not payload.request_info.HasField("timeout_ms")
    assert not payload.request_info.HasField("connect_get_info")
    assert values(metadata.headers, "x-custom-header") == ["foo", "bar", "baz"]
    assert values(metadata.trailers, "x-custom-trailer") == ["bing", "quux"]


def test_unary_without_a_definition(suite):
    request, payload = suite.unary()
    assert payload.data == b""
    seen(payload, request)


def test_server_stream(suite):
    with ResponseMetadata() as metadata:
        request, answers = suite.stream(
            response_headers=HEADERS, response_data=[b"first", b"second"], response_trailers=TRAILERS
        )
        payloads = [answer.payload for answer in answers]
    assert [payload.data for payload in payloads] == [b"first", b"second"]
    seen(payloads[0], request)
    assert not payloads[1].HasField("request_info")
    assert values(metadata.headers, "x-custom-header") == ["foo", "bar", "baz"]
    assert values(metadata.trailers, "x-custom-trailer") == ["bing", "quux"]


def test_server_stream_without_messages(suite):
    with ResponseMetadata() as metadata:
        _, answers = suite.stream(response_headers=HEADERS, response_trailers=TRAILERS)
        assert list(answers) == []
    assert values(metadata.headers, "x-custom-header") == ["foo", "bar", "baz"]
    assert values(metadata.trailers, "x-custom-trailer") == ["bing", "quux"]
    _, answers = suite.stream()
    assert list(answers) == []


def test_unimplemented(suite):
    with pytest.raises(ConnectError) as error:
        suite.client.unimplemented(pb.UnimplementedRequest())
    assert error.value.code == Code.UNIMPLEMENTED
    assert error.value.details == () or not list(error.value.details)


def test_large_messages_both_ways(suite):
    data = bytes(range(256)) * 200
    request, payload = suite.unary(response_data=data)
    assert payload.data == data
    _, answers = suite.stream(response_data=[data, b"", data])
    assert [answer.payload.data for answer in answers] == [data, b"", data]


# GET


def test_get(suite):
    request = pb.IdempotentUnaryRequest(
        response_definition=pb.UnaryResponseDefinition(
            response_headers=HEADERS, response_data=b"test response", response_trailers=TRAILERS
        )
    )
    with ResponseMetadata() as metadata:
        payload = suite.client.idempotent_unary(request, headers={"x-conformance-test": "Value1"}, use_get=True).payload
    assert payload.data == b"test response"
    assert seen(payload, request)["x-conformance-test"] == ["Value1"]
    parameters = {parameter.name for parameter in payload.request_info.connect_get_info.query_params}
    assert {"connect", "encoding", "message"} <= parameters
    assert values(metadata.headers, "x-custom-header") == ["foo", "bar", "baz"]
    assert values(metadata.trailers, "x-custom-trailer") == ["bing", "quux"]
    # As the suite's own client writes it: parameters as a form, spaces of JSON as plus signs.
    from urllib.parse import urlencode

    message = json.dumps({"requestData": "YQ==", "responseDefinition": {"responseData": "Yg=="}})
    answer = suite.server.post(
        f"/{SERVICE}/IdempotentUnary?" + urlencode({"encoding": "json", "connect": "v1", "message": message}),
        content_type=None, verb="GET",
    )  # fmt: skip
    assert "+" in urlencode({"message": message})
    assert json.loads(answer.content)["payload"]["data"] == "Yg=="


# Errors


def details(error: ConnectError) -> list[tuple[str, bytes]]:
    return [(detail.type_name.split("/")[-1], detail.message_bytes) for detail in error.details]


def check_details(error: ConnectError, request, asked: list) -> None:
    """Those that were asked for, in their order, then what the server saw of the request; nothing of ours."""
    *first, last = details(error)
    assert first == [(message.DESCRIPTOR.full_name, message.SerializeToString()) for message in asked]
    assert last[0] == "connectrpc.conformance.v1.ConformancePayload.RequestInfo"
    seen(pb.ConformancePayload(request_info=pb.ConformancePayload.RequestInfo.FromString(last[1])), request)


@pytest.mark.parametrize("code", CODES)
def test_unary_errors(suite, code):
    detail = pb.Header(name="a detail", value=["of an error"])
    packed = any_pb2.Any()
    packed.Pack(detail)
    message = "\ntest with whitespace\r\nand Unicode BMP ☺ and non-BMP 😈\n"
    request = pb.UnaryRequest(
        response_definition=pb.UnaryResponseDefinition(
            response_headers=HEADERS,
            response_trailers=TRAILERS,
            error=pb.Error(code=code, message=message, details=[packed]),
        )
    )
    with ResponseMetadata() as metadata, pytest.raises(ConnectError) as error:
        suite.client.unary(request)
    assert error.value.code == Code[code.removeprefix("CODE_")]
    assert error.value.message == message
    check_details(error.value, request, [detail])
    assert values(metadata.headers, "x-custom-header") == ["foo", "bar", "baz"]
    assert values(metadata.trailers, "x-custom-trailer") == ["bing", "quux"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("count", [0, 2])
def test_stream_errors(suite, code, count):
    request = pb.ServerStreamRequest(
        response_definition=pb.StreamResponseDefinition(
            response_data=[b"data"] * count, error=pb.Error(code=code, message="server stream failed"), response_trailers=TRAILERS
        )
    )
    received = []
    with ResponseMetadata() as metadata, pytest.raises(ConnectError) as error:
        for answer in suite.client.server_stream(request):
            received.append(answer.payload.data)
    assert received == [b"data"] * count
    assert error.value.code == Code[code.removeprefix("CODE_")]
    assert error.value.message == "server stream failed"
    if count == 0:
        check_details(error.value, request, [])
    else:
        assert details(error.value) == []
    assert values(metadata.trailers, "x-custom-trailer") == ["bing", "quux"]


STATUS = {
    "CANCELED": 499, "UNKNOWN": 500, "INVALID_ARGUMENT": 400, "DEADLINE_EXCEEDED": 504, "NOT_FOUND": 404, "ALREADY_EXISTS": 409,
    "PERMISSION_DENIED": 403, "RESOURCE_EXHAUSTED": 429, "FAILED_PRECONDITION": 400, "ABORTED": 409, "OUT_OF_RANGE": 400,
    "UNIMPLEMENTED": 501, "INTERNAL": 500, "UNAVAILABLE": 503, "DATA_LOSS": 500, "UNAUTHENTICATED": 401,
}  # fmt: skip


@pytest.mark.parametrize("code", CODES)
def test_the_wire_form_of_errors(plain, code):
    """The suite's client looks at the JSON itself: no member that the protocol does not know, the status of the code."""
    request = pb.UnaryRequest(response_definition=pb.UnaryResponseDefinition(error=pb.Error(code=code)))
    answer = plain.post("Unary", request.SerializeToString())
    assert answer.status == STATUS[code.removeprefix("CODE_")]
    assert answer.headers["content-type"] == "application/json"
    error = json.loads(answer.content)
    assert set(error) == {"code", "details"}
    for detail in error["details"]:
        assert set(detail) == {"type", "value"}
        assert "=" not in detail["value"]
        base64.b64decode(detail["value"] + "=" * (-len(detail["value"]) % 4), validate=True)


# Time


def test_timeouts(suite):
    began = time.monotonic()
    with pytest.raises(ConnectError) as error:
        suite.unary(timeout_ms=200, response_data=b"late", response_delay_ms=20_000)
    assert error.value.code == Code.DEADLINE_EXCEEDED
    with pytest.raises(ConnectError) as error:
        list(suite.stream(timeout_ms=200, response_data=[b"late", b"later"], response_delay_ms=20_000)[1])
    assert error.value.code == Code.DEADLINE_EXCEEDED
    assert time.monotonic() - began < 15


def test_the_deadline_is_known_to_the_handler(suite):
    _, payload = suite.unary(timeout_ms=20_000, response_data=b"x")
    assert 19_900 <= payload.request_info.timeout_ms <= 20_000
    _, answers = suite.stream(timeout_ms=20_000, response_data=[b"x"])
    assert 19_900 <= next(iter(answers)).payload.request_info.timeout_ms <= 20_000


def test_the_server_itself_says_that_the_time_is_over(plain):
    late = pb.UnaryRequest(response_definition=pb.UnaryResponseDefinition(response_data=b"x", response_delay_ms=20_000))
    answer = plain.post("Unary", late.SerializeToString(), connect_timeout_ms="100")
    assert (answer.status, json.loads(answer.content)["code"]) == (504, "deadline_exceeded")
    slow = pb.ServerStreamRequest(
        response_definition=pb.StreamResponseDefinition(response_data=[b"x"] * 1_000, response_delay_ms=30)
    )
    answer = plain.post(
        "ServerStream", envelope(slow.SerializeToString()), "application/connect+proto", connect_timeout_ms="600"
    )
    assert len(frames(answer.content)) > 1
    assert end_of(answer)["error"]["code"] == "deadline_exceeded"


def test_messages_are_delivered_one_by_one(suite):
    _, answers = suite.stream(response_data=[b"x"] * 3, response_delay_ms=100)
    times = []
    for _ in answers:
        times.append(time.monotonic())
    assert times[-1] - times[0] >= 0.05


# Size


def padded(message, size: int):
    """The message, made that large in protobuf."""
    message.request_data = b"\0" * size
    message.request_data = b"\0" * (2 * size - message.ByteSize())
    while message.ByteSize() > size:
        message.request_data = message.request_data[:-1]
    assert message.ByteSize() == size
    return message


@pytest.mark.parametrize("compression", ["identity", "gzip"])
@pytest.mark.parametrize("tls_or_not", ["plain", "tls"])
def test_message_size(plain, tls, tls_or_not, compression):
    suite = Suite({"plain": plain, "tls": tls}[tls_or_not], "proto", compression)
    for definition in (pb.UnaryResponseDefinition(response_data=b"test response"), None):
        assert suite.client.unary(padded(pb.UnaryRequest(response_definition=definition), LIMIT)).payload.HasField("request_info")
        with pytest.raises(ConnectError) as error:
            suite.client.unary(padded(pb.UnaryRequest(response_definition=definition), LIMIT + 10))
        assert error.value.code == Code.RESOURCE_EXHAUSTED
        assert not list(error.value.details)
    definition = pb.StreamResponseDefinition(response_data=[b"a", b"b"])
    answers = suite.client.server_stream(padded(pb.ServerStreamRequest(response_definition=definition), LIMIT))
    assert [answer.payload.data for answer in answers] == [b"a", b"b"]
    with pytest.raises(ConnectError) as error:
        list(suite.client.server_stream(padded(pb.ServerStreamRequest(response_definition=definition), LIMIT + 10)))
    assert error.value.code == Code.RESOURCE_EXHAUSTED


# What nobody expects


@pytest.mark.parametrize("content_type", ["image/jpeg", "application/foo", "application/connect+proto", "application/grpc", None])
def test_an_unexpected_content_type(plain, content_type):
    assert plain.post("Unary", b"12345678", content_type).status == 415


def test_an_unexpected_verb(plain):
    answer = plain.post("Unary", verb="DELETE")
    assert (answer.status, answer.headers["allow"]) == (405, "POST")


def test_an_unknown_verb(plain):
    answer = plain.post("Unary", verb="BREW")
    assert (answer.status, answer.headers.get("allow")) == (501, None)


def test_an_unexpected_path(plain):
    answer = plain.post("/connectrpc.conformance.v1.UnknownService/UnknownMethod")
    assert (answer.status, json.loads(answer.content)["code"]) == (404, "unimplemented")


@pytest.mark.parametrize("method", ["ClientStream", "BidiStream"])
def test_streams_of_clients_are_unimplemented(plain, method):
    answer = plain.post(method, envelope(b""), "application/connect+proto")
    assert (answer.status, json.loads(answer.content)["code"]) == (404, "unimplemented")


def test_an_unexpected_compression(plain):
    answer = plain.post("Unary", content_encoding="foo")
    assert json.loads(answer.content)["code"] == "unimplemented"
    assert answer.headers["accept-encoding"] == "gzip"
    answer = plain.post("ServerStream", envelope(b""), "application/connect+proto", connect_content_encoding="foo")
    assert end_of(answer)["error"]["code"] == "unimplemented"
    assert answer.headers["connect-accept-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("body", "headers", "code"),
    [
        (b"", {}, "unimplemented"),
        (envelope(b"") * 2, {}, "unimplemented"),
        (envelope(b"", 1), {"connect_content_encoding": "identity"}, "internal"),
        (envelope(b"", 1), {}, "internal"),
        (envelope(gzip.compress(b""), 1), {"connect_content_encoding": "gzip"}, None),
        (envelope(b"{}", 2), {}, "invalid_argument"),
        (envelope(b"")[:3], {}, "invalid_argument"),
        (envelope(b""), {"connect_protocol_version": "2"}, "invalid_argument"),
        (envelope(b""), {"connect_timeout_ms": "soon"}, "invalid_argument"),
        (envelope(b""), {}, None),
    ],
    ids=["no message", "two", "compressed as identity", "compressed unannounced", "compressed", "end", "cut", "version", "timeout", "good"],
)
def test_an_unexpected_stream(plain, body, headers, code):
    answer = plain.post("ServerStream", body, "application/connect+proto", **headers)
    assert answer.status == 200
    assert answer.headers["content-type"] == "application/connect+proto"
    assert end_of(answer).get("error", {}).get("code") == code


@pytest.mark.parametrize(("version", "status"), [(None, 200), ("1", 200), ("2", 400), ("one", 400)])
def test_the_version_of_the_protocol(plain, version, status):
    headers = {"connect_protocol_version": version} if version else {}
    assert plain.post("Unary", **headers).status == status


# The process


def test_it_outlives_the_end_of_its_input_and_ends_by_signals():
    for how in (signal.SIGINT, signal.SIGTERM):
        server = Server()
        assert server.process.poll() is None
        assert server.post("Unary").status == 200
        assert server.stop(how) == 0


def test_without_credentials_it_makes_a_certificate():
    server = Server(use_tls=True)
    try:
        assert server.certificate.startswith(b"-----BEGIN CERTIFICATE-----")
        assert server.post("Unary").status == 200
    finally:
        server.stop()


def test_what_it_cannot_do_it_says():
    import struct

    from connectrpc.conformance.v1 import server_compat_pb2

    for wanted in ({"protocol": 2}, {"http_version": 1}, {"use_tls": True, "client_tls_cert": b"x"}):
        request = server_compat_pb2.ServerCompatRequest(**wanted).SerializeToString()
        run = subprocess.run([binary()], input=struct.pack(">I", len(request)) + request, capture_output=True, timeout=10)
        assert run.returncode == 1
        assert b"conformance: " in run.stderr and not run.stdout
    run = subprocess.run([binary()], input=b"\0\0", capture_output=True, timeout=10)
    assert run.returncode == 1


def test_by_hand_it_just_serves():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([binary(), "--listen", f"127.0.0.1:{port}"], stderr=subprocess.PIPE)
    try:
        assert f"127.0.0.1:{port}".encode() in process.stderr.readline()
        from player import http2

        answer = http2().post(
            f"http://127.0.0.1:{port}/{SERVICE}/Unary", headers={"content-type": "application/json"}, content=b"{}"
        )
        assert answer.status == 200
    finally:
        process.terminate()
        assert process.wait(10) == 0
