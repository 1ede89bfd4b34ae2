"""Who may not play yet, for want of a name or of a guardian, and who shows a second factor: at the gateway, over the wire."""

import re
import subprocess
import time
from datetime import date

import pytest
from authenticator import code
from cairn.auth.v1 import guardians_pb2, second_factors_pb2, usernames_pb2
from cairn.auth.v1.guardians_connect import GuardianServiceClientSync
from cairn.auth.v1.second_factors_connect import SecondFactorServiceClientSync
from cairn.auth.v1.usernames_connect import UsernameServiceClientSync
from connectrpc.errors import ConnectError
from installation import eventually
from mails import mail_to
from player import Player, refusal, refused

# Every gateway has heard of a change after so long.
SECONDS_MAX = 1.0

Verdict = usernames_pb2.CheckUsernameResponse.Verdict


def sql(cairn, statement: str) -> None:
    """What no method does: an account as the first log-in by a provider makes it."""
    with open(f"/proc/{cairn.pid('auth')}/environ", "rb") as file:
        (database,) = [entry[15:].decode() for entry in file.read().split(b"\0") if entry.startswith(b"CAIRN_DATABASE=")]
    subprocess.run(["psql", database, "-v", "ON_ERROR_STOP=1", "-qc", statement], check=True, stdin=subprocess.DEVNULL, timeout=30)


def nameless(cairn) -> Player:
    player = Player(cairn.url).sign_up()
    sql(
        cairn,
        f"DELETE FROM username_claims WHERE account_id = '{player.account_id}';"
        f"UPDATE accounts SET username = NULL, username_skeleton = NULL WHERE account_id = '{player.account_id}'",
    )
    player.refresh()
    return player


def service(kind, player: Player):
    return kind(player.url, http_client=player.http, send_compression=None, timeout_ms=20_000)


def reason(player: Player) -> str | None:
    """Why the player cannot play; nil when they can."""
    try:
        player.statistics()
        return None
    except ConnectError as error:
        return refusal(error).reason


def within_a_second(condition, what: str) -> None:
    began = time.monotonic()
    eventually(condition, within=SECONDS_MAX + 10, every=0.01, what=what)
    took = time.monotonic() - began
    assert took <= SECONDS_MAX, f"{what} took {took:.2f} s"


def test_without_a_name_nobody_plays_until_one_is_claimed(cairn):
    player = nameless(cairn)
    names = service(UsernameServiceClientSync, player)
    with refused("failed_precondition", "PROFILE_INCOMPLETE"):
        player.statistics()
    with refused("failed_precondition", "PROFILE_INCOMPLETE"):
        player.start_single()
    assert list(player.who_am_i().account.capabilities) == ["profile_incomplete"]
    taken = Player(cairn.url).sign_up().username
    check = names.check_username(usernames_pb2.CheckUsernameRequest(username=taken))
    assert check.verdict == Verdict.VERDICT_TAKEN and len(check.suggestions) == 3
    with refused("already_exists", "USERNAME_TAKEN"):
        names.claim_username(usernames_pb2.ClaimUsernameRequest(username=taken), headers=player.headers())
    old = Player(cairn.url)
    old.access_token = player.access_token
    answer = names.claim_username(usernames_pb2.ClaimUsernameRequest(username=check.suggestions[0]), headers=player.headers())
    player.access_token = answer.access_token
    # With the new token at once, with the old one within a second, and without a new log-in.
    assert reason(player) is None
    within_a_second(lambda: reason(old) is None, "the old token's admission")
    assert player.refresh().session_id
    assert reason(player) is None
    player.log_in(check.suggestions[0])


def test_a_guardian_decides_within_a_second(cairn):
    player = Player(cairn.url).sign_up(locale="it")
    guardians = service(GuardianServiceClientSync, player)
    assert reason(player) is None
    child = f"{date.today().year - 12}-01-01"
    request = guardians_pb2.SetBirthDateRequest(birth_date=child, country="IT")
    with refused("failed_precondition", "TOO_YOUNG"):
        guardians.set_birth_date(request, headers=player.headers())
    assert reason(player) is None
    guardian = f"parent.{player.username}@example.org"
    request.guardian_email = guardian
    account = guardians.set_birth_date(request, headers=player.headers()).account
    assert {"awaiting_guardian", "minor", "no_chat", "no_public_profile"} <= set(account.capabilities)
    # The token says nothing of it; the gateway hears.
    within_a_second(lambda: reason(player) == "GUARDIAN_CONSENT_REQUIRED", "the child's exclusion")
    mail = mail_to(cairn, guardian, "Un minore chiede il tuo consenso")
    (consent,) = re.findall(r"^    ([A-Z2-7]{5}-[A-Z2-7]{5})$", mail.body, re.MULTILINE)
    State = guardians_pb2.GuardianConsent.State

    def answer(consents: bool):
        # Whoever answers has no account.
        request = guardians_pb2.AnswerAsGuardianRequest(code=consent.lower(), consents=consents)
        return service(GuardianServiceClientSync, Player(cairn.url)).answer_as_guardian(request).state

    assert answer(True) == State.STATE_CONSENTED
    within_a_second(lambda: reason(player) is None, "the child's admission")
    assert answer(False) == State.STATE_WITHDRAWN
    within_a_second(lambda: reason(player) == "GUARDIAN_CONSENT_REQUIRED", "the child's exclusion after all")
    with refused("failed_precondition", "GUARDIAN_CODE_EXPIRED"):
        answer(True)
    logs = "".join(cairn.log(name) for name in ("gateway", "auth"))
    for value in (consent, guardian, child):
        assert value not in logs


def test_a_second_factor_is_asked_for_at_the_next_log_in(cairn):
    player = Player(cairn.url).sign_up()
    player.verify(mail_to(cairn, player.email, "Confirm").code)
    factors = service(SecondFactorServiceClientSync, player)
    secret = factors.enrol_totp(second_factors_pb2.EnrolTotpRequest(), headers=player.headers()).secret
    confirm = second_factors_pb2.ConfirmTotpRequest(code=code(secret))
    recovery = factors.confirm_totp(confirm, headers=player.headers()).recovery_codes
    assert len(set(recovery)) == 10
    for proof in (code(secret, 1), recovery[0]):
        with pytest.raises(ConnectError) as error:
            player.log_in(player.username)
        asked = refusal(error.value)
        assert (asked.code, asked.reason) == ("unauthenticated", "SECOND_FACTOR_REQUIRED")
        request = second_factors_pb2.VerifySecondFactorRequest(login_step=asked.metadata["login_step"], code=proof)
        answer = factors.verify_second_factor(request)
        player.access_token, player.refresh_token = answer.tokens.access_token, answer.tokens.refresh_token
        assert reason(player) is None
        with refused("unauthenticated", "LOGIN_STEP_INVALID"):
            factors.verify_second_factor(request)
    # No secret of all this is in any log.
    logs = "".join(cairn.log(name) for name in ("gateway", "auth"))
    for value in (secret, *recovery, asked.metadata["login_step"]):
        assert value not in logs
