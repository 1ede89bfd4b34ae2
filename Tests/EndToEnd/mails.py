"""Mails as their readers see them: read by Python's own parser, from the folder of an installation or from a mail server of the test."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import threading
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from installation import Installation, eventually

LINK_BASE = "https://app.example.org/"


@dataclass
class Mail:
    """One mail, decoded."""

    to: str
    subject: str
    body: str
    language: str
    identifier: str
    # Header fields about how such mails end; empty where there are none.
    unsubscribe: str = ""
    unsubscribe_post: str = ""

    @property
    def code(self) -> str:
        (code,) = re.findall(r"^    (\d{4} \d{4})$", self.body, re.MULTILINE)
        return code

    @property
    def token(self) -> str:
        (token,) = re.findall(r"^    \S+#(\S+)$", self.body, re.MULTILINE)
        return token


def decoded(raw: bytes) -> Mail:
    message = message_from_bytes(raw, policy=policy.SMTP)
    assert isinstance(message, EmailMessage) and not message.defects and not message.is_multipart()
    (to,) = message["to"].addresses
    assert message["from"].addresses and message["date"].datetime and message["auto-submitted"] == "auto-generated"
    body = message.get_content().replace("\r\n", "\n")
    return Mail(to.addr_spec, message["subject"], body, message["content-language"], message["message-id"], message["list-unsubscribe"] or "",
                message["list-unsubscribe-post"] or "")


def mails_in(cairn: Installation, to: str) -> list[Mail]:
    """What an installation without a mail server has written to an address, oldest first."""
    files = sorted((cairn.home / "mail").glob("*.eml"))
    return [mail for mail in (decoded(file.read_bytes()) for file in files) if mail.to.lower() == to.lower()]


def mail_to(cairn: Installation, to: str, subject: str) -> Mail:
    """The newest mail to an address, as soon as it is there."""
    return eventually(
        lambda: next((mail for mail in reversed(mails_in(cairn, to)) if subject in mail.subject), None), within=15, what=f"a mail to {to}"
    )


class MailServer:
    """A real mail server: STARTTLS with a certificate for localhost, log-in, and whatever a test has it answer."""

    user, password = "cairn", "a password of the test"

    def __init__(self, certificate: Path, key: Path) -> None:
        self.mails: list[Mail] = []
        # What the next messages are answered with; "" is taken.
        self.replies: list[str] = []
        # While it is not set, a message that has come is not answered.
        self.answering = threading.Event()
        self.answering.set()
        self.heard = threading.Event()
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate, key)
        self.port = free_port()
        self.open()

    def open(self) -> None:
        self.controller = Controller(
            self, hostname="127.0.0.1", port=self.port, tls_context=self.context, require_starttls=True, auth_required=True,
            authenticator=self._log_in,
        )
        self.controller.start()

    def close(self) -> None:
        self.answering.set()
        self.controller.stop()

    def _log_in(self, server, session, envelope, mechanism, data) -> AuthResult:
        assert session.ssl is not None
        return AuthResult(success=(data.login, data.password) == (self.user.encode(), self.password.encode()))

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("nobody_"):
            return "550 5.1.1 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        mail = decoded(envelope.content)
        assert envelope.rcpt_tos == [mail.to]
        self.heard.set()
        while not self.answering.is_set():
            await asyncio.sleep(0.02)
        reply = self.replies.pop(0) if self.replies else ""
        if reply:
            return reply
        self.mails.append(mail)
        return "250 OK"

    def to(self, address: str) -> list[Mail]:
        return [mail for mail in self.mails if mail.to == address]

    def await_mail(self, address: str, within: float = 20) -> Mail:
        return eventually(lambda: self.to(address)[-1:] or None, within=within, what=f"a mail to {address}")[0]


class PlainMailServer:
    """A mail server that does not know STARTTLS, and remembers every line it hears."""

    def __init__(self, port: int) -> None:
        self.lines: list[str] = []
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(("127.0.0.1", port))
        self.socket.listen(8)
        threading.Thread(target=self._serve, daemon=True).start()

    def stop(self) -> None:
        # shutdown wakes the thread that waits in accept; close alone would leave the port taken.
        self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            threading.Thread(target=self._talk, args=(connection,), daemon=True).start()

    def _talk(self, connection: socket.socket) -> None:
        with connection, connection.makefile("rwb", buffering=0) as file:
            file.write(b"220 localhost ESMTP\r\n")
            for line in file:
                self.lines.append(line.decode(errors="replace").strip())
                file.write(b"250-localhost\r\n250 AUTH PLAIN LOGIN\r\n" if line[:4].upper() == b"EHLO" else b"250 OK\r\n")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
