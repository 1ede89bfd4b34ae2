"""The commands by which an operator helps people, tried as they stand in the runbook."""

from __future__ import annotations

import concurrent.futures
import json
import os
import re
import secrets
import stat
import subprocess
import zipfile
from pathlib import Path

import pytest
from authenticator import code, set_up
from cairn.auth.v1 import accounts_pb2, guests_pb2
from cairn.type.v1 import realm_pb2
from installation import SHORT_TIMING, Installation, eventually
from player import Player, refused
from test_reports import Reporter
from test_sessions import reason

WHO_AM_I = "AccountService/WhoAmI"


class Operator:
    """Whoever has the machine: the command with the settings that it needs, and a file of their own for the session."""

    def __init__(self, cairn: Installation, folder: Path) -> None:
        self.program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
        with open(f"/proc/{cairn.pid('auth')}/environ", "rb") as file:
            (database,) = [entry[15:].decode() for entry in file.read().split(b"\0") if entry.startswith(b"CAIRN_DATABASE=")]
        self.session = folder / "config" / "session"
        self.environment = {
            "PATH": os.environ["PATH"],
            "CAIRN_HOME": str(cairn.home),
            "CAIRN_DATABASE_AUTH": database,
            "CAIRN_SESSION_FILE": str(self.session),
            "CAIRN_GATEWAY_URL": cairn.url,
        }

    def run(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            [str(self.program), *arguments], env={**self.environment, **settings}, stdin=subprocess.DEVNULL, capture_output=True,
            text=True, timeout=120,
        )

    def __call__(self, *arguments: str, **settings: str) -> str:
        run = self.run(*arguments, **settings)
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout


@pytest.fixture
def operator(cairn, tmp_path) -> Operator:
    return Operator(cairn, tmp_path)


def expire(operator: Operator) -> None:
    """As if the access token's time were over."""
    text = operator.session.read_text()
    operator.session.write_text(re.sub(r"access_token_expire_ms \d+", "access_token_expire_ms 1", text))


# Accounts


def test_an_account_is_found_and_shown(cairn, operator, player):
    for text in (player.username, player.email.upper(), player.account_id):
        assert operator("account", "find", text).split() == [player.account_id, player.username, "user", "active"]
    shown = operator("account", "show", player.username)
    assert player.email in shown and "second factor  no" in shown and "sessions       1" in shown
    nobody = operator.run("account", "show", "nobody_at_all")
    assert nobody.returncode == 1 and "no account" in nobody.stderr


def test_a_suspension_holds_at_the_gateway_within_a_second_and_is_lifted(cairn, operator, player):
    operator("account", "suspend", player.username, "--reason", "Insults in chats", "--days", "7")
    eventually(lambda: reason(player) == "ACCOUNT_SUSPENDED", within=5, what="the suspension")
    assert "Insults in chats" in operator("account", "show", player.username)
    operator("account", "lift", player.username)
    eventually(lambda: reason(player) is None, within=5, what="the end of the suspension")


def test_all_sessions_are_ended(cairn, operator, player):
    assert "1 session has ended" in operator("account", "end-sessions", player.email)
    eventually(lambda: reason(player) == "SESSION_REVOKED", within=5, what="the end of the session")


def test_a_lost_second_factor_is_reset(cairn, operator, player):
    set_up(cairn, player)
    with refused("unauthenticated", "SECOND_FACTOR_REQUIRED"):
        player.log_in(player.username)
    operator("account", "reset-second-factor", player.username)
    player.log_in(player.username)


def test_everything_about_a_person_is_exported_for_a_letter(cairn, operator, player, tmp_path):
    path = tmp_path / "export.zip"
    operator("account", "export", player.username, "--to", str(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None and {name.split("/")[0] for name in archive.namelist()} >= {"auth", "social"}
        assert any(player.email.encode() in archive.read(name) for name in archive.namelist())
    again = operator.run("account", "export", player.username, "--to", str(path))
    assert again.returncode == 1 and "cannot be made" in again.stderr


def test_an_account_is_deleted_in_every_service(cairn, operator, player):
    refusal = operator.run("account", "delete", player.username)
    assert refusal.returncode == 1 and "--yes" in refusal.stderr and reason(player) is None
    answer = operator("account", "delete", player.username, "--yes")
    token = re.search(r"receipt: (\S+)", answer).group(1)
    eventually(lambda: reason(player) in ("SESSION_REVOKED", "UNAUTHENTICATED"), within=5, what="the end of the session")
    eventually(lambda: operator.run("account", "show", player.account_id).returncode == 1, within=20, what="the purge")
    assert len(token) > 40


def test_roles_are_given_listed_and_taken(cairn, operator, player):
    operator("account", "grant-role", "--username", player.username, "--role", "moderator")
    assert f"{player.account_id}  {player.username}  user,moderator  active" in operator("account", "roles")
    operator("account", "revoke-role", "--username", player.username, "--role", "moderator")
    assert player.account_id not in operator("account", "roles")


# The session of the terminal


def test_a_log_in_is_kept_renewed_and_ended(cairn, operator, player):
    operator("login", player.username, CAIRN_PASSWORD=player.password)
    assert stat.S_IMODE(operator.session.stat().st_mode) == 0o600
    assert json.loads(operator("call", WHO_AM_I))["account"]["accountId"] == player.account_id
    before = operator.session.read_text()
    # Several commands at once whose token is over: one renews, and none ends the session.
    expire(operator)
    with concurrent.futures.ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: json.loads(operator("call", WHO_AM_I)), range(6)))
    assert {answer["account"]["accountId"] for answer in answers} == {player.account_id}
    assert operator.session.read_text() != before
    # Without its address, it goes where the session is.
    assert player.account_id in operator("call", WHO_AM_I, CAIRN_GATEWAY_URL="")
    operator("logout")
    assert not operator.session.exists()
    nobody = operator.run("call", WHO_AM_I)
    assert nobody.returncode == 1 and "UNAUTHENTICATED" in nobody.stderr


def test_a_session_that_was_ended_elsewhere_says_so(cairn, operator, player):
    operator("login", player.username, CAIRN_PASSWORD=player.password)
    operator("account", "end-sessions", player.username)
    expire(operator)
    ended = operator.run("call", WHO_AM_I)
    assert ended.returncode == 1 and "cairn login" in ended.stderr and not operator.session.exists()


def test_a_moderator_works_without_pasted_tokens(cairn, operator, player):
    secret = set_up(cairn, player)
    operator("account", "grant-role", "--username", player.username, "--role", "moderator")
    missing = operator.run("login", player.username, CAIRN_PASSWORD=player.password)
    assert missing.returncode == 1 and "--code" in missing.stderr
    # The code that set it up is used up.
    operator("login", player.username, "--code", code(secret, 1), CAIRN_PASSWORD=player.password)
    eventually(
        lambda: operator.run("call", "ReportModerationService/ListReportCases").returncode == 0, within=10, what="the rank"
    )


# Sign-up


def sign_up(url: str, code: str = "") -> Player:
    player = Player(url)
    player.username = "p_" + secrets.token_hex(8)
    player.email, player.password = f"{player.username}@example.com", "correct horse " + secrets.token_hex(4)
    request = accounts_pb2.SignUpWithPasswordRequest(
        email=player.email, password=player.password, username=player.username, invitation_code=code
    )
    player.accounts.sign_up_with_password(request)
    return player


def test_a_club_lets_in_whom_it_has_invited_and_later_nobody(tmp_path):
    with Installation(**SHORT_TIMING, CAIRN_AUTH_SIGN_UP="invited") as house:
        operator = Operator(house, tmp_path)
        with refused("failed_precondition", "INVITATION_REQUIRED"):
            sign_up(house.url)
        with refused("failed_precondition", "INVITATION_INVALID"):
            sign_up(house.url, "AAAA-BBBB-CCCC-DDDD")
        code = operator("account", "invite").strip()
        player = sign_up(house.url, code.lower().replace("-", " "))
        with refused("failed_precondition", "INVITATION_INVALID"):
            sign_up(house.url, code)
        with refused("permission_denied", "GUEST_NOT_ALLOWED"):
            player.guests.create_guest(guests_pb2.CreateGuestRequest(realm=realm_pb2.Realm.REALM_WHERE_AM_I))
        house.environment["CAIRN_AUTH_SIGN_UP"] = "closed"
        house.restart("auth")
        eventually(house.is_ready, within=30, what="readiness after the restart of auth")
        with refused("failed_precondition", "SIGN_UP_CLOSED"):
            sign_up(house.url, operator("account", "invite").strip())
        Player(house.url).log_in(player.username, player.password)


# Reports


def test_a_report_that_waits_is_told_to_moderators_and_to_the_operator(cairn, operator, player):
    guard, other = Player(cairn.url).sign_up(), Player(cairn.url).sign_up()
    operator("account", "grant-role", "--username", guard.username, "--role", "moderator")
    other.ask_friend(player.username)
    player.answer_friend(other)
    Reporter(player).report(other)
    waiting = ("report.waiting", "REPORT")
    eventually(lambda: waiting in Reporter(guard).told(), within=20, what="the news for the moderator")
    assert waiting not in Reporter(other).told() + Reporter(player).told()
    eventually(lambda: re.search(r"^reports +1 waits", operator("status"), re.MULTILINE), within=20, what="the line of the status")


# Status


def test_six_lines_tell_how_it_is(cairn, operator, player):
    eventually(cairn.is_ready, within=30, what="readiness")
    lines = operator("status").splitlines()
    assert [line.split()[0] for line in lines] == ["state", "memory", "calls", "ways", "reports", "support"]
    assert lines[0].startswith("state    well: ") and all(name in lines[0] for name in ("gateway", "auth", "game", "social", "geo"))
    assert "mails: " in lines[3] and "pushes: " in lines[3]


def test_what_is_not_well_is_named(cairn, operator):
    run = operator.run("status", "--from", f"127.0.0.1:{cairn.ports['AUTH_OPERATIONS']}", "--from", "127.0.0.1:1", "--pause-ms", "1")
    assert run.returncode == 1 and "NOT WELL: 127.0.0.1:1 does not answer" in run.stdout
