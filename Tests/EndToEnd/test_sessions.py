"""What is ended or taken away is so at every door within a second, whatever dies meanwhile."""

import os
import subprocess
import threading
import time
from contextlib import contextmanager

import pytest
from authenticator import code, factors_of, set_up
from cairn.auth.v1 import moderation_pb2, second_factors_pb2, security_events_pb2, sessions_pb2
from cairn.auth.v1.moderation_connect import ModerationServiceClientSync
from cairn.auth.v1.security_events_connect import SecurityEventServiceClientSync
from connectrpc.errors import ConnectError
from installation import REPOSITORY, Installation, eventually
from player import Player, refusal, refused

# Every gateway has heard of a revocation after so long.
SECONDS_MAX = 1.0

Kind = security_events_pb2.SecurityEvent.Kind


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextmanager
def second_gateway(cairn: Installation):
    """Another gateway before the same services, started as the first one is, on ports of its own."""
    with open(f"/proc/{cairn.pid('gateway')}/environ", "rb") as file:
        environment = dict(entry.decode().split("=", 1) for entry in file.read().split(b"\0") if b"=" in entry)
    ports = [free_port() for _ in range(3)]
    for name, port in zip(("LISTEN", "TLS_LISTEN", "OPERATIONS_LISTEN"), ports):
        environment[f"CAIRN_{name}"] = f"127.0.0.1:{port}"
    # What the first one runs, though a build may have replaced the file since.
    program = f"/proc/{cairn.pid('gateway')}/exe"
    with open(cairn.home / "log" / "gateway2.log", "ab") as log:
        process = subprocess.Popen([program], env=environment, cwd=REPOSITORY, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    try:
        yield f"http://127.0.0.1:{ports[0]}"
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture(scope="module")
def doors(cairn):
    """The addresses of two gateways."""
    with second_gateway(cairn) as other:
        probe = Player(cairn.url).sign_up()
        eventually(lambda: reason(probe, other) is None, within=20, what="the second gateway")
        yield [cairn.url, other]


def at(player: Player, url: str) -> Player:
    """The same session at another door."""
    there = Player(url)
    there.access_token, there.refresh_token = player.access_token, player.refresh_token
    there.username, there.password, there.account_id = player.username, player.password, player.account_id
    return there


def device_of(player: Player, url: str) -> Player:
    """Another device of the same person."""
    device = at(player, url)
    device.log_in(player.username)
    return device


def reason(player: Player, url: str | None = None) -> str | None:
    """Why a call is refused; nil when it is not."""
    try:
        (at(player, url) if url else player).who_am_i()
        return None
    except ConnectError as error:
        return refusal(error).reason
    except OSError:
        return "UNREACHABLE"


def refused_at_all(player: Player, doors: list[str], expected: str, since: float, within: float = SECONDS_MAX) -> float:
    """Waits until every door refuses; how long that took from `since` on."""
    there = [at(player, url) for url in doors]
    eventually(lambda: all(reason(one) == expected for one in there), within=within + 10, every=0.01, what=f"{expected} everywhere")
    took = time.monotonic() - since
    assert took <= within, f"it took {took:.2f} s"
    return took


def grant(cairn: Installation, player: Player, role: str, verb: str = "grant-role") -> None:
    program = os.path.join(os.path.dirname(os.readlink(f"/proc/{cairn.pid('gateway')}/exe")), "cairn")
    with open(f"/proc/{cairn.pid('auth')}/environ", "rb") as file:
        (database,) = [entry[15:].decode() for entry in file.read().split(b"\0") if entry.startswith(b"CAIRN_DATABASE=")]
    run = subprocess.run(
        [program, "account", verb, "--username", player.username, "--role", role, "--database", database],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def moderation(player: Player, url: str | None = None) -> ModerationServiceClientSync:
    return ModerationServiceClientSync(url or player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)


def suspend(moderator: Player, player: Player):
    request = moderation_pb2.SuspendAccountRequest(account_id=player.account_id, reason="spam")
    return moderation(moderator).suspend_account(request, headers=moderator.headers())


def lift(moderator: Player, player: Player):
    request = moderation_pb2.LiftSuspensionRequest(account_id=player.account_id)
    return moderation(moderator).lift_suspension(request, headers=moderator.headers())


def test_a_device_logged_out_elsewhere_is_out_at_every_door_within_a_second(cairn, doors):
    for _ in range(5):
        phone = Player(doors[0]).sign_up()
        laptop = device_of(phone, doors[1])
        assert [reason(laptop, url) for url in doors] == [None, None]
        listed = phone.sessions.list_sessions(sessions_pb2.ListSessionsRequest(), headers=phone.headers()).sessions
        (other,) = [session for session in listed if not session.is_current]
        began = time.monotonic()
        phone.sessions.revoke_session(sessions_pb2.RevokeSessionRequest(session_id=other.session_id), headers=phone.headers())
        refused_at_all(laptop, doors, "SESSION_REVOKED", began)
        assert [reason(phone, url) for url in doors] == [None, None]
        with refused("unauthenticated", "SESSION_REVOKED"):
            laptop.refresh()


def test_log_out_here_others_and_everywhere(cairn, doors):
    phone = Player(doors[0]).sign_up()
    devices = [device_of(phone, url) for url in doors]
    began = time.monotonic()
    answer = phone.sessions.revoke_other_sessions(sessions_pb2.RevokeOtherSessionsRequest(), headers=phone.headers())
    assert answer.revoked_count == 2
    for device in devices:
        refused_at_all(device, doors, "SESSION_REVOKED", began)
    began = time.monotonic()
    phone.sessions.log_out_everywhere(sessions_pb2.LogOutEverywhereRequest(), headers=phone.headers())
    refused_at_all(phone, doors, "SESSION_REVOKED", began)
    phone.log_in(phone.username)
    assert reason(phone) is None
    began = time.monotonic()
    phone.log_out()
    refused_at_all(phone, doors, "SESSION_REVOKED", began)


def test_a_stolen_refresh_token_ends_the_thiefs_access_too(cairn, doors):
    owner = Player(doors[0]).sign_up()
    old = owner.refresh_token
    owner.refresh()
    owner.refresh()
    began = time.monotonic()
    with refused("unauthenticated", "SESSION_REVOKED"):
        at(owner, doors[1]).refresh(old)
    refused_at_all(owner, doors, "SESSION_REVOKED", began)
    owner.log_in(owner.username)
    events = SecurityEventServiceClientSync(owner.url, http_client=owner.http, send_compression=None)
    kinds = [
        event.kind
        for event in events.list_security_events(security_events_pb2.ListSecurityEventsRequest(), headers=owner.headers()).events
    ]
    assert kinds[1:] == [Kind.KIND_REFRESH_TOKEN_REUSED, Kind.KIND_SIGN_UP]


def test_a_role_given_and_taken_counts_with_the_token_one_has(cairn, doors):
    admin, player = Player(doors[0]).sign_up(), Player(doors[1]).sign_up()
    set_up(cairn, admin)
    with refused("permission_denied", "PERMISSION_DENIED"):
        suspend(admin, player)
    grant(cairn, admin, "moderator")
    began = time.monotonic()

    def may() -> bool:
        try:
            request = moderation_pb2.GetAccountStandingRequest(account_id=player.account_id)
            return all(bool(moderation(admin, url).get_account_standing(request, headers=admin.headers())) for url in doors)
        except ConnectError:
            return False

    eventually(may, within=SECONDS_MAX, every=0.01, what="the role at both doors")
    assert time.monotonic() - began <= SECONDS_MAX
    grant(cairn, admin, "moderator", "revoke-role")
    eventually(lambda: not may(), within=SECONDS_MAX, every=0.01, what="the role's end")


def test_nobody_moderates_by_a_password_alone(cairn):
    moderator, player = Player(cairn.url).sign_up(), Player(cairn.url).sign_up()
    grant(cairn, moderator, "moderator")
    request = moderation_pb2.GetAccountStandingRequest(account_id=player.account_id)

    def look() -> None:
        moderation(moderator).get_account_standing(request, headers=moderator.headers())

    moderator.refresh()
    for attempt in (look, lambda: suspend(moderator, player), lambda: lift(moderator, player)):
        with refused("failed_precondition", "SECOND_FACTOR_MISSING"):
            attempt()
    secret = set_up(cairn, moderator)
    look()
    # The next log-in has to show it again.
    with refused("unauthenticated", "SECOND_FACTOR_REQUIRED") as asked:
        moderator.log_in(moderator.username)
    login_step = asked.refusal.metadata["login_step"]
    answer = factors_of(moderator).verify_second_factor(
        second_factors_pb2.VerifySecondFactorRequest(login_step=login_step, code=code(secret, 1))
    )
    moderator.access_token, moderator.refresh_token = answer.tokens.access_token, answer.tokens.refresh_token
    look()
    assert reason(player) is None


def test_a_suspended_player_is_stopped_in_the_middle_of_a_stream(cairn, doors):
    moderator, player = Player(doors[0]).sign_up(), Player(doors[1]).sign_up()
    grant(cairn, moderator, "moderator")
    set_up(cairn, moderator)
    moderator.refresh()
    game = player.loaded(player.start_single())
    watch = iter(player.watch(game))
    assert next(watch).game.game_id == game.game_id
    ended: list[float] = []
    errors: list[ConnectError] = []

    def read() -> None:
        try:
            for _ in watch:
                pass
        except ConnectError as error:
            errors.append(error)
        ended.append(time.monotonic())

    reader = threading.Thread(target=read)
    reader.start()
    began = time.monotonic()
    suspend(moderator, player)
    refused_at_all(player, doors, "ACCOUNT_SUSPENDED", began)
    reader.join(timeout=10)
    assert errors and refusal(errors[0]).reason == "ACCOUNT_SUSPENDED"
    assert ended[0] - began <= SECONDS_MAX
    for attempt in (lambda: player.refresh(), lambda: Player(doors[0]).log_in(player.username, player.password)):
        with refused("permission_denied", "ACCOUNT_SUSPENDED") as told:
            attempt()
        assert told.refusal.metadata == {"suspension_reason": "spam"}
    # What is the player's own stays open, also after a log-in that asks for that, at every door.
    tablet = at(player, doors[1])
    tablet.log_in(player.username, player.password, even_if_suspended=True)
    for door in doors:
        there = at(tablet, door)
        assert reason(there) == "ACCOUNT_SUSPENDED"
        assert len(there.sessions.list_sessions(sessions_pb2.ListSessionsRequest(), headers=there.headers()).sessions) == 2
    tablet.log_out()
    lift(moderator, player)
    eventually(lambda: reason(player) is None, within=SECONDS_MAX, every=0.01, what="the end of the suspension")


def test_a_killed_auth_service_loses_no_revocation(cairn, doors):
    phone = Player(doors[0]).sign_up()
    laptop, tablet = device_of(phone, doors[1]), device_of(phone, doors[1])
    # The answer has come: whatever happens to the process after that, the session has ended.
    laptop.log_out()
    cairn.kill("auth")
    # Trusted for five seconds after the last word, then closed: nothing but what is for everybody.
    eventually(lambda: all(reason(tablet, url) == "UNAVAILABLE" for url in doors), within=10, every=0.1, what="the doors to close")
    cairn.start_service("auth")
    eventually(lambda: all(reason(tablet, url) is None for url in doors), within=15, every=0.05, what="the doors to open")
    assert [reason(laptop, url) for url in doors] == ["SESSION_REVOKED", "SESSION_REVOKED"]
    assert tablet.refresh().session_id


def test_a_gateway_that_starts_later_knows_who_was_logged_out_before(cairn):
    player = Player(cairn.url).sign_up()
    other = device_of(player, cairn.url)
    other.log_out()
    with second_gateway(cairn) as url:
        eventually(lambda: reason(player, url) is None, within=20, what="the new gateway")
        assert reason(other, url) == "SESSION_REVOKED"
