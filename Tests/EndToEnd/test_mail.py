"""Mails by a real mail server: over TLS or not at all, again after a no for now, never twice lost and never forgotten."""

import os
import subprocess
import time
from pathlib import Path

import pytest
from cairn.auth.v1 import passwords_pb2
from installation import Installation, eventually
from mails import LINK_BASE, MailServer, PlainMailServer
from player import Player


@pytest.fixture(scope="module")
def server(cairn: Installation):
    server = MailServer(cairn.home / "secrets" / "tls-certificate.pem", cairn.home / "secrets" / "tls-key.pem")
    password = cairn.home / "mail-password"
    password.write_text(server.password + "\n")
    settings = {
        "CAIRN_MAIL_SERVER": f"smtp://localhost:{server.port}",
        "CAIRN_MAIL_FROM": "Cairn, tests <noreply@example.org>",
        "CAIRN_MAIL_USER": server.user,
        "CAIRN_MAIL_PASSWORD": str(password),
        "CAIRN_MAIL_AUTHORITY": str(cairn.certificate),
        "CAIRN_MAIL_TRANSFER_MS": "2000",
        "CAIRN_MAIL_LINK_BASE": LINK_BASE,
    }
    before = {name: cairn.environment.get(name) for name in settings}
    cairn.environment.update(settings)
    restart(cairn)
    try:
        yield server
    finally:
        for name, value in before.items():
            cairn.environment.pop(name, None) if value is None else cairn.environment.update({name: value})
        restart(cairn)
        server.close()


def restart(cairn: Installation) -> None:
    cairn.restart("auth")
    eventually(cairn.is_ready, within=30, what="readiness after the restart of auth")


def ask_for_reset(player: Player, email: str) -> None:
    player.passwords.request_password_reset(passwords_pb2.RequestPasswordResetRequest(email=email))


def test_a_mail_arrives_over_tls_in_the_language_of_its_reader(cairn, server):
    player = Player(cairn.url).sign_up(locale="sv-SE")
    mail = server.await_mail(player.email)
    assert mail.language == "sv" and mail.subject == "Bekräfta din e-postadress"
    assert mail.body.startswith(f"Hej {player.username},\r\n") or mail.body.startswith(f"Hej {player.username},\n")
    player.verify(mail.code)
    assert player.who_am_i().account.email_verified


def test_an_operator_tries_the_mail_server_before_people_need_it(cairn, server):
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"

    def attempt(recipient: str, **settings: str) -> subprocess.CompletedProcess:
        environment = {**cairn.environment, **settings}
        return subprocess.run([str(program), "mail", "test", recipient], env=environment, capture_output=True, text=True, timeout=30)

    run = attempt("operator@example.org")
    assert run.returncode == 0 and f"localhost:{server.port}, STARTTLS" in run.stdout, run.stdout + run.stderr
    assert "cairn mail test" in server.await_mail("operator@example.org").body
    # What the server says is told, and what is wrong with the settings.
    wrong = attempt("operator@example.org", CAIRN_MAIL_AUTHORITY="/etc/hostname")
    assert wrong.returncode != 0 and "was not taken" in wrong.stderr
    misspelt = attempt("operator@example.org", CAIRN_MAIL_SERVR="smtp://localhost:1")
    assert misspelt.returncode != 0 and "CAIRN_MAIL_SERVR is no setting: is CAIRN_MAIL_SERVER meant?" in misspelt.stderr
    assert "by=server" in [line for line in cairn.log("auth").splitlines() if " mails " in line][-1]


def test_a_server_without_starttls_hears_no_address_and_no_code(cairn, server):
    server.close()
    plain = PlainMailServer(server.port)
    try:
        player = Player(cairn.url).sign_up()
        eventually(lambda: plain.lines, within=15, what="a try")
        time.sleep(0.5)
        assert {line.split()[0] for line in plain.lines} <= {"EHLO", "HELO", "QUIT"}, plain.lines
        assert not any(player.username in line for line in plain.lines)
    finally:
        plain.stop()
    server.open()
    # Nothing is lost: it goes out as soon as it can in secret.
    assert server.await_mail(player.email, within=60).code


def test_a_mail_refused_for_now_is_sent_again_and_one_refused_for_good_is_not(cairn, server):
    server.replies += ["451 4.3.0 later", "452 4.2.2 full"]
    player = Player(cairn.url).sign_up()
    server.await_mail(player.email)
    assert len(server.to(player.email)) == 1

    before = len(server.mails)
    server.replies += ["554 5.7.1 spam"]
    refused = Player(cairn.url).sign_up()
    eventually(lambda: not server.replies, within=15, what="the refusal")
    nobody = Player(cairn.url).sign_up(email=f"nobody_{refused.username}@example.com")
    after = Player(cairn.url).sign_up()
    server.await_mail(after.email)
    time.sleep(1)
    assert server.to(refused.email) == [] and server.to(nobody.email) == []
    assert len(server.mails) == before + 1
    assert cairn.log("auth").count("a mail was refused and is dropped") >= 2
    assert refused.email not in cairn.log("auth") and nobody.email not in cairn.log("auth")


def test_a_mail_that_was_promised_is_sent_though_its_process_was_killed(cairn, server):
    player = Player(cairn.url).sign_up()
    server.await_mail(player.email)
    server.heard.clear()
    server.answering.clear()
    ask_for_reset(player, player.email)
    assert server.heard.wait(15)
    # Heard, and not acknowledged: whoever starts after this cannot know whether it was taken.
    cairn.kill("auth")
    server.answering.set()
    time.sleep(0.5)
    before = len(server.to(player.email))
    cairn.start_service("auth")
    eventually(lambda: len(server.to(player.email)) > before, within=60, what="the promised mail")
    resets = [mail for mail in server.to(player.email) if "password" in mail.subject]
    # At least once, and known for the same.
    assert len({mail.identifier for mail in resets}) == 1
    eventually(cairn.is_ready, within=30, what="readiness")
    player.reset_password("a new password of the test", token=resets[-1].token)
    player.log_in(player.username, "a new password of the test")
