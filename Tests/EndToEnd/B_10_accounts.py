"""B-10: log in by user name and by e-mail address; forgotten password; wrong credentials, one message."""

import os
import statistics
import subprocess
import time
from pathlib import Path

import pytest
from cairn.auth.v1 import passwords_pb2
from installation import REPOSITORY, eventually
from mails import mail_to, mails_in
from player import Player, refused


def ask_for_reset(player: Player, email: str) -> None:
    player.passwords.request_password_reset(passwords_pb2.RequestPasswordResetRequest(email=email))


def test_one_logs_in_by_name_and_by_address_in_any_case(player):
    for login in (player.username, player.username.upper(), player.email, player.email.upper()):
        assert player.log_in(login).account_id == player.account_id


def test_wrong_credentials_are_answered_alike(player):
    refusals = []
    for login in (player.username, player.email, "nobody_at_all", "nobody@example.com"):
        with refused("unauthenticated", "INVALID_CREDENTIALS") as wrong:
            Player(player.url).log_in(login, "wrong password")
        refusals.append(wrong.refusal)
    assert all(refusal == refusals[0] for refusal in refusals)


def test_a_forgotten_password_is_replaced_by_a_mailed_code(cairn, player):
    other = Player(player.url)
    other.log_in(player.username, player.password)
    ask_for_reset(player, player.email.upper())
    mail = mail_to(cairn, player.email, "password")
    with refused("failed_precondition", "CODE_INVALID"):
        other.reset_password("a new password of mine", email=player.email, code="00000000" if mail.code[0] != "0" else "11111111")
    other.reset_password("a new password of mine", email=player.email, code=mail.code)
    for device in (player, other):
        with refused("unauthenticated", "SESSION_REVOKED"):
            device.refresh()
    with refused("unauthenticated", "INVALID_CREDENTIALS"):
        other.log_in(player.username, player.password)
    assert other.log_in(player.email, "a new password of mine").account_id == player.account_id
    assert other.who_am_i().account.email_verified, "whoever read the code reads the address"
    with refused("failed_precondition", "CODE_INVALID"):
        other.reset_password("another password of mine", email=player.email, code=mail.code)
    notice = mail_to(cairn, player.email, "was changed")
    assert player.username in notice.body


def test_the_link_does_what_the_code_does(cairn, player):
    ask_for_reset(player, player.email)
    player.reset_password("a new password of mine", token=mail_to(cairn, player.email, "password").token)
    player.log_in(player.username, "a new password of mine")


def test_asking_for_a_reset_tells_nothing_about_the_address(cairn, player):
    known = [player] + [Player(player.url).sign_up() for _ in range(4)]

    def seconds_of_both() -> tuple[float, float]:
        durations: dict[bool, list[float]] = {True: [], False: []}
        for number in range(15):
            # In turns, so that what else the machine does falls on both.
            for is_known in (True, False):
                email = known[number % 5].email if is_known else f"stranger_{number % 5}_{player.username}@example.com"
                began = time.perf_counter()
                ask_for_reset(player, email)
                durations[is_known].append(time.perf_counter() - began)
        return statistics.median(durations[True]), statistics.median(durations[False])

    # An argon2 or a mail would show as a multiple, and each time: what the machine does meanwhile comes and goes. A look-up would not show: that
    # there is none is seen with the tables locked (PasswordHandlersTests).
    for _ in range(3):
        for_known, for_strangers = seconds_of_both()
        if abs(for_known - for_strangers) < max(0.5 * min(for_known, for_strangers), 0.004):
            break
    else:
        pytest.fail(f"{for_known * 1e3:.1f} ms for an address with an account, {for_strangers * 1e3:.1f} ms for one without")
    assert mails_in(cairn, f"stranger_0_{player.username}@example.com") == []


def test_cairn_mail_shows_what_was_written(cairn, player):
    mail = mail_to(cairn, player.email, "Confirm")
    program = Path(os.environ.get("CAIRN_BUILD_PATH", REPOSITORY / ".build")) / "release" / "cairn"
    folder = str(cairn.home / "mail")
    listed = subprocess.run([program, "mail", "--folder", folder, "--to", player.email], capture_output=True, text=True, timeout=30)
    assert mail.subject in listed.stdout and player.email in listed.stdout, listed.stderr
    shown = subprocess.run([program, "mail", "show", "--folder", folder, "--to", player.email], capture_output=True, text=True, timeout=30)
    assert mail.code in shown.stdout and f"Hello {player.username}," in shown.stdout, shown.stderr


def test_a_changed_password_ends_the_other_sessions(cairn, player):
    other = Player(player.url)
    other.log_in(player.username, player.password)
    request = passwords_pb2.ChangePasswordRequest(old_password=player.password, new_password="a new password of mine")
    assert player.passwords.change_password(request, headers=player.headers()).revoked_count == 1
    with refused("unauthenticated", "SESSION_REVOKED"):
        other.refresh()
    player.refresh()
    eventually(lambda: player.who_am_i().account.username == player.username, within=5)
