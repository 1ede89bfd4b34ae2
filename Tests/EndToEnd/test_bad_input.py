"""Bad input at every door: each gets its documented error, at once, and the process lives."""

import base64
import hashlib
import hmac
import json
import secrets
import socket
import struct
import time
import uuid

import pytest
from player import Player, State, http2, place, refused
from cairn.game.whereami.v1 import geo_guess_pb2
from cairn.rpc.v1 import error_info_pb2

ACCOUNTS = "cairn.auth.v1.AccountService"
GAMES = "cairn.game.whereami.v1.GeoGuessService"

pytestmark = pytest.mark.usefixtures("still_alive")


def error_info(body: dict) -> error_info_pb2.ErrorInfo:
    """The details of an error answer; empty where it has none."""
    details = [detail for detail in body.get("details", []) if detail["type"] == "cairn.rpc.v1.ErrorInfo"]
    if not details:
        return error_info_pb2.ErrorInfo()
    value = details[0]["value"]
    return error_info_pb2.ErrorInfo.FromString(base64.b64decode(value + "=" * (-len(value) % 4)))


def error(response) -> tuple[int, str, str]:
    """HTTP status, code and reason of an error answer."""
    body = json.loads(response.content)
    assert "value" not in body, "an error answer is not a message"
    return response.status, body["code"], error_info(body).reason


def violations(response) -> list[tuple[str, str]]:
    """Field and reason of each mistake."""
    return [(violation.field, violation.reason) for violation in error_info(json.loads(response.content)).field_violations]


def quickly(call, within: float = 2.0):
    """The answer to a malformed request never takes long."""
    began = time.monotonic()
    answer = call()
    assert time.monotonic() - began < within
    return answer


# Bodies

BROKEN_PROTOBUF = {
    "random bytes": secrets.token_bytes(64),
    "length beyond the end": b"\x0a\xff\x01x",
    "unfinished varint": b"\x0a" + b"\xff" * 11,
    "wrong wire type": b"\x0d\x01\x02\x03\x04",
    "field number zero": b"\x02\x01x",
    "invalid UTF-8": b"\x0a\x03a\xff\xfe",
    "overlong UTF-8": b"\x0a\x02\xc0\xaf",
    "surrogate in UTF-8": b"\x0a\x03\xed\xa0\x80",
    "end of a group that never began": b"\x0c",
}


@pytest.mark.parametrize("body", BROKEN_PROTOBUF.values(), ids=BROKEN_PROTOBUF.keys())
def test_a_body_that_is_no_message_is_refused(shared_player, body):
    answer = quickly(lambda: shared_player.post(f"{GAMES}/GetGame", body))
    assert error(answer)[:2] == (400, "invalid_argument")


BROKEN_JSON = {
    "not JSON": b"{game_id",
    "an array": b"[]",
    "a number": b"1",
    "nothing": b"",
    "two values": b"{} {}",
    "a number for a string": b'{"gameId": 7}',
    "a string for a number": b'{"gameId": "x", "roundNumber": "three"}',
    "a fraction for an integer": b'{"roundNumber": 1.5}',
    "an integer out of range": b'{"roundNumber": 4294967296}',
    "invalid UTF-8": b'{"gameId": "\xff\xfe"}',
    "a lone surrogate": b'{"gameId": "\\ud800"}',
    "a control character": b'{"gameId": "\x01"}',
    "a trailing comma": b'{"gameId": "x",}',
    "NaN": b'{"position": {"latitudeDegrees": NaN}}',
}


@pytest.mark.parametrize("body", BROKEN_JSON.values(), ids=BROKEN_JSON.keys())
def test_json_that_is_no_message_is_refused(shared_player, body):
    answer = quickly(lambda: shared_player.post_json(f"{GAMES}/SubmitGuess", body))
    assert error(answer)[:2] == (400, "invalid_argument")


def test_a_nul_in_a_name_is_refused_and_never_cuts_it(stranger):
    answer = stranger.post_json(
        f"{ACCOUNTS}/SignUpWithPassword",
        {"email": f"{secrets.token_hex(6)}@example.com", "username": "admin\u0000" + secrets.token_hex(4), "password": "long enough 1"},
    )
    assert error(answer) == (400, "invalid_argument", "INVALID_ARGUMENT")


@pytest.mark.parametrize(
    "method, request_",
    [
        ("auth.v1.SessionService/LogInWithPassword", {"login": "an\u0000na", "password": "x"}),
        ("auth.v1.SessionService/LogInWithPassword", {"login": "anna", "password": "x", "deviceName": "\u0000"}),
        ("auth.v1.EmailService/VerifyEmail", {"email": "a\u0000@example.org", "code": "12345678"}),
        ("auth.v1.EmailService/UndoEmailChange", {"email": "a\u0000@example.org", "code": "12345678"}),
        ("auth.v1.PasswordService/ResetPassword", {"email": "a\u0000@example.org", "code": "1", "newPassword": "long enough 1"}),
        ("game.v1.LeaderboardService/GetLeaderboard", {"leaderboard": {"realm": "REALM_WHERE_AM_I", "board": "score", "key": "\u0000"}}),
        ("game.v1.LeaderboardService/GetRankAround", {"leaderboard": {"realm": "REALM_WHERE_AM_I", "board": "score", "key": "\u0000"}}),
    ],
)
def test_no_text_with_nul_gets_any_further(shared_player, method, request_):
    answer = shared_player.post_json(f"cairn.{method}", request_)
    assert error(answer) == (400, "invalid_argument", "INVALID_ARGUMENT")


@pytest.mark.parametrize("depth", [65, 10_000])
def test_deep_json_is_refused(shared_player, depth):
    for opening, closing in ((b'{"position":', b"}"), (b'{"unknown":[', b"]}")):
        body = opening * depth + b"{}" + closing * depth
        answer = quickly(lambda: shared_player.post_json(f"{GAMES}/SubmitGuess", body))
        assert error(answer)[1] in ("invalid_argument", "resource_exhausted")


def test_deep_binary_is_refused_or_skipped(shared_player):
    body = b""
    for _ in range(10_000):
        body = b"\x1a" + varint(len(body)) + body
        if len(body) > 60_000:
            break
    answer = quickly(lambda: shared_player.post(f"{GAMES}/SubmitGuess", body))
    assert answer.status in (400, 404, 429)
    # Groups nest without lengths: 10,000 of them are 10 kB, unknown to the message, and must not be followed recursively.
    answer = quickly(lambda: shared_player.post(f"{GAMES}/SubmitGuess", b"\x7b" * 10_000 + b"\x7c" * 10_000))
    assert answer.status in (400, 404, 429)


def varint(number: int) -> bytes:
    out = b""
    while number > 127:
        out += bytes([number & 127 | 128])
        number >>= 7
    return out + bytes([number])


@pytest.mark.parametrize("content_type", ["application/proto", "application/json"])
def test_64_megabytes_are_refused_before_they_have_arrived(cairn, shared_player, content_type):
    before = {name: cairn.resident_kb(name) for name in ("gateway", "game")}
    sent = 0

    def body():
        nonlocal sent
        for _ in range(1024):
            sent += 65_536
            yield b"\x0a" * 65_536

    try:
        answer = shared_player.http.post(
            f"{cairn.url}/{GAMES}/GetGame",
            headers={"content-type": content_type, **shared_player.headers()},
            content=body(),
        )
        assert error(answer)[1] == "resource_exhausted"
    except Exception as reset:  # a server may also close the stream while the client is still sending
        assert "reset" in repr(reset).lower() or "stream" in repr(reset).lower() or "closed" in repr(reset).lower(), reset
    assert sent < 64 << 20, "the whole body was taken"
    for name, kb in before.items():
        assert cairn.resident_kb(name) - kb < 16_384, f"{name} kept the body"


def test_a_bomb_of_zeros_is_refused_when_unpacked(shared_player):
    import gzip

    bomb = gzip.compress(b"\x00" * (32 << 20))
    answer = quickly(lambda: shared_player.post(f"{GAMES}/GetGame", bomb, content_encoding="gzip"))
    assert error(answer)[1] in ("resource_exhausted", "invalid_argument")


def test_many_empty_submessages_stay_within_the_budget(cairn, shared_player):
    before = cairn.resident_kb("game")
    # Field 3 (position), again and again with nothing in it: 2 bytes each.
    answer = quickly(lambda: shared_player.post(f"{GAMES}/SubmitGuess", b"\x1a\x00" * 30_000))
    assert answer.status in (400, 404, 429)
    assert cairn.resident_kb("game") - before < 16_384


# Values


@pytest.mark.parametrize(
    "latitude,longitude",
    [(90.0001, 0), (-91, 0), (0, 180.5), (0, -181), (float("nan"), 0), (0, float("nan")), (float("inf"), 0), (0, float("-inf")), (1e308, 1e308)],
)
def test_coordinates_that_are_nowhere_are_refused(cairn, player, latitude, longitude):
    game = player.loaded(player.start_single())
    game = player.end_moving(game)
    with refused("invalid_argument", "INVALID_COORDINATES"):
        player.place_marker(game, latitude, longitude)
    with refused("invalid_argument", "INVALID_COORDINATES"):
        player.guess(game, latitude, longitude)


def test_an_unknown_enum_number_is_refused_with_its_field(player):
    game = player.loaded(player.start_single())
    request = geo_guess_pb2.ReportPanoramaRequest(game_id=game.game_id, round_number=1, problem=99)
    with refused("invalid_argument", "INVALID_ARGUMENT") as refusal:
        player.games.report_panorama(request, headers=player.headers())
    assert refusal.refusal.fields == ["problem"]


@pytest.mark.parametrize("game_id", ["", "x", "0", "../../etc/passwd", "' OR 1=1 --", "A" * 5000, "ＡＢＣ", "0193B2A4-7C11-7DEF-8123-456789ABCDEF0"])
def test_ids_that_are_no_ids_are_refused(shared_player, game_id):
    answer = shared_player.post_json(f"{GAMES}/GetGame", {"gameId": game_id})
    assert error(answer) == (400, "invalid_argument", "INVALID_ARGUMENT")
    assert violations(answer) == [("game_id", "INVALID_UUID" if game_id else "MISSING")]


def test_a_page_token_of_ones_own_making_is_refused(shared_player):
    for token in ("x", "AAAA", secrets.token_urlsafe(200), "%00", "🗿"):
        with refused("invalid_argument", "INVALID_ARGUMENT"):
            shared_player.history(page_token=token)
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        shared_player.history(page_size=-1)


# Doors


@pytest.mark.parametrize(
    "path",
    ["", "nonsense", GAMES, f"{GAMES}/", f"{GAMES}/Nonsense", "cairn.nothing.v1.X/Y", "%2e%2e/x"],
)
def test_an_unknown_method_is_named_as_such(shared_player, path):
    answer = shared_player.post(path, b"")
    if not path:
        # The first page of the web, which takes no calls.
        assert answer.status == 405
        return
    assert answer.status in (404, 501)
    assert error(answer)[1] in ("unimplemented", "not_found")


@pytest.mark.parametrize("method", ["cairn.geo.internal.v1.LocationService/DrawLocations", "cairn.system.v1.HealthService/Check"])
def test_inner_methods_have_no_way_in_from_outside(shared_player, method):
    answer = shared_player.post_json(method, {})
    assert answer.status in (403, 404, 501)


@pytest.mark.parametrize("content_type", ["text/plain", "application/grpc", "application/xml", "", "application/proto; charset=x", "application/connect+proto"])
def test_a_wrong_content_type_is_415(shared_player, content_type):
    answer = shared_player.post(f"{GAMES}/GetGame", b"", content_type=content_type)
    assert answer.status == 415
    assert error(answer)[1:] == ("invalid_argument", "CONTENT_TYPE_UNSUPPORTED") and b"application/proto" in answer.content


def test_a_name_that_is_nearly_a_methods_is_put_right(shared_player):
    answer = shared_player.post(f"{GAMES}/getgames", b"", content_type="application/proto")
    assert answer.status == 404 and f"{GAMES}/GetGame".encode() in answer.content


def test_an_unknown_compression_is_unimplemented(shared_player):
    answer = shared_player.post(f"{GAMES}/GetGame", b"xx", content_encoding="brotli-of-my-own")
    assert error(answer)[1] == "unimplemented"


@pytest.mark.parametrize("timeout", ["-1", "x", "99999999999", "1.5", ""])
def test_a_deadline_that_is_no_number_is_refused(shared_player, timeout):
    answer = shared_player.post_json(f"{ACCOUNTS}/WhoAmI", {}, connect_timeout_ms=timeout)
    assert error(answer)[:2] == (400, "invalid_argument")


# Tokens


def encode(part) -> str:
    raw = part if isinstance(part, bytes) else json.dumps(part).encode()
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(part: str):
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def test_forged_tokens_are_refused(cairn, player):
    header, claims, signature = player.access_token.split(".")
    mine = decode(claims)
    forged = {
        "no token": "Bearer",
        "garbage": "x.y.z",
        "two parts": f"{header}.{claims}",
        "cut signature": f"{header}.{claims}.{signature[:-4]}",
        "other claims": f"{header}.{encode({**mine, 'sub': str(uuid.uuid4())})}.{signature}",
        "longer life": f"{header}.{encode({**mine, 'exp': mine['exp'] + 86_400})}.{signature}",
        "algorithm none": f"{encode({**decode(header), 'alg': 'none'})}.{claims}.",
        "HMAC with the public key": hmac_token(header, claims),
        "unknown key": f"{encode({**decode(header), 'kid': 'stranger'})}.{claims}.{signature}",
        "key from the token": f"{encode({**decode(header), 'jwk': {'kty': 'OKP'}, 'jku': 'http://127.0.0.1:1/'})}.{claims}.{signature}",
        "a refresh token": player.refresh_token,
        "very long": "x" * 20_000,
    }
    for name, token in forged.items():
        answer = player.post_json(f"{ACCOUNTS}/WhoAmI", {}, authorization=f"Bearer {token}")
        assert answer.status in (401, 431), f"{name} was answered with {answer.status}"
        if answer.status == 401:
            assert error(answer)[1] == "unauthenticated", name
    assert player.who_am_i().account.account_id == player.account_id


def hmac_token(header: str, claims: str) -> str:
    head = encode({**decode(header), "alg": "HS256"})
    signature = hmac.new(b"public key", f"{head}.{claims}".encode(), hashlib.sha256).digest()
    return f"{head}.{claims}.{encode(signature)}"


def test_headers_that_only_the_gateway_may_write_are_dropped(cairn, stranger):
    answer = stranger.post_json(f"{ACCOUNTS}/WhoAmI", {}, cairn_ticket=encode(b"\x02k1" + b"\x00" * 40), on_behalf_of="admin")
    assert error(answer)[1] == "unauthenticated"


def test_a_service_answers_nobody_without_a_ticket(cairn):
    """Also not one who has found its port."""
    port = cairn.ports["AUTH"]
    answer = http2().post(
        f"http://127.0.0.1:{port}/{ACCOUNTS}/WhoAmI", headers={"content-type": "application/json"}, content=b"{}"
    )
    assert error(answer)[1] == "unauthenticated"


def test_a_used_refresh_token_ends_the_session(player):
    first = player.refresh_token
    second = player.refresh()
    # The answer was lost: the same token gives the same successor again.
    assert player.refresh(first).refresh_token == second.refresh_token
    player.refresh(second.refresh_token)
    with refused("unauthenticated", "SESSION_REVOKED"):
        player.refresh(first)


# Moves that are not the caller's to make


def test_another_players_game_does_not_exist(cairn, player):
    game = player.loaded(player.start_single())
    other = Player(cairn.url).sign_up()
    for move in (
        lambda: other.game(game.game_id),
        lambda: other.loaded(game),
        lambda: other.end_moving(game),
        lambda: other.place_marker(game, 1, 1),
        lambda: other.guess(game, 1, 1),
        lambda: other.ready(game),
        lambda: other.leave(game),
        lambda: other.result(game),
    ):
        with refused("not_found", "GAME_NOT_FOUND"):
            move()
    assert player.game(game.game_id).state == State.STATE_MOVING


def test_a_guess_for_a_closed_round_is_refused(player):
    game = player.loaded(player.start_single())
    revealed = player.guess(game, 10, 10)
    player.ready(revealed)
    with refused("failed_precondition", "ROUND_CLOSED"):
        player.guess(game, 20, 20)
    for number in (0, -1, 6, 2_147_483_647):
        request = geo_guess_pb2.SubmitGuessRequest(game_id=game.game_id, round_number=number, position=place(1, 1))
        with pytest.raises(Exception) as caught:
            player.games.submit_guess(request, headers=player.headers())
        assert caught.value.code.value in ("failed_precondition", "invalid_argument")


def test_the_same_guess_twice(player):
    game = player.loaded(player.start_single())
    key = str(uuid.uuid4())
    first = player.guess(game, 10, 10, key=key)
    again = player.guess(game, 10, 10, key=key)
    assert again.rounds[0].guesses == first.rounds[0].guesses, "the same key answers the same"
    with refused("aborted", "IDEMPOTENCY_MISMATCH"):
        player.guess(game, 20, 20, key=key)
    with refused("failed_precondition", "ALREADY_ANSWERED"):
        player.guess(game, 10, 10)
    with refused("failed_precondition", "ALREADY_ANSWERED"):
        player.guess(game, 10, 10, key=str(uuid.uuid4()))


@pytest.mark.parametrize("key", ["x", "", "not-a-uuid", "0" * 500])
def test_a_key_that_is_no_uuid_is_refused(player, key):
    answer = player.post_json(f"{GAMES}/StartSingle", {}, idempotency_key=key)
    assert error(answer)[:2] == (400, "invalid_argument")


# Below HTTP


def test_http_1_is_told_in_its_own_words_what_is_spoken_here(cairn):
    with socket.create_connection(("127.0.0.1", cairn.ports["GATEWAY"]), timeout=5) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        answer = b"".join(iter(lambda: connection.recv(65_536), b""))
    assert answer.startswith(b"HTTP/1.1 505 ") and answer.endswith(b"curl --http2-prior-knowledge\n")


@pytest.mark.parametrize(
    "bytes_sent",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 64,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\xff" * 4096,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + struct.pack(">I", 0xFFFFFF)[1:] + b"\x00\x00" + b"\x00" * 4,
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00\x04\x00\x00\x00\x00\x00" + b"\x00\x00\x04\x03\x00\x00\x00\x00\x01" + b"\x00" * 4,
        b"\x00" * 10_000,
    ],
    ids=["HTTP/1", "TLS on the plain port", "noise after the preface", "a frame of 16 MB", "a reset of an idle stream", "zeros"],
)
def test_what_is_not_http2_closes_the_connection(cairn, stranger, bytes_sent):
    with socket.create_connection(("127.0.0.1", cairn.ports["GATEWAY"]), timeout=5) as connection:
        try:
            connection.sendall(bytes_sent)
            while connection.recv(65_536):
                pass
        except (ConnectionResetError, BrokenPipeError):
            pass
        except TimeoutError:
            pytest.fail("the connection stayed open")
    assert stranger.post_json(f"{ACCOUNTS}/WhoAmI", {}).status == 401
