"""A gateway of one's own with certificates made for the test, beside the installation whose services it calls."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
import struct
import subprocess
import tempfile
from pathlib import Path

from installation import REPOSITORY, eventually

BINARIES = Path(os.environ.get("CAIRN_BUILD_PATH", REPOSITORY / ".build")) / "release"
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])


class Authority:
    """Signs certificates in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "authority.pem"
        self._openssl("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=Test -keyout authority-key.pem -out authority.pem")

    def sign(self, name: str, *hosts: str, days: int = 30, rsa: bool = False) -> tuple[Path, Path]:
        kind = "rsa:2048" if rsa else "ec -pkeyopt ec_paramgen_curve:P-256"
        names = ",".join(f"IP:{host}" if host[0].isdigit() else f"DNS:{host}" for host in hosts)
        self._openssl(f"req -newkey {kind} -nodes -subj /CN={name} -addext subjectAltName={names} -keyout {name}-key.pem -out {name}.csr")
        self._openssl(
            f"x509 -req -in {name}.csr -CA authority.pem -CAkey authority-key.pem -days {days} -copy_extensions copy -out {name}.pem"
        )
        return self.folder / f"{name}.pem", self.folder / f"{name}-key.pem"

    def staple(self, name: str, days: int = 2) -> bytes:
        """What the authority says of a certificate's standing: an OCSP response (RFC 6960) that it is good."""
        serial = subprocess.run(
            ["openssl", "x509", "-noout", "-serial", "-in", f"{name}.pem"], cwd=self.folder, check=True, capture_output=True, text=True
        ).stdout.strip().split("=")[1]
        (self.folder / "index.txt").write_text(f"V\t391231235959Z\t\t{serial}\tunknown\t/CN={name}\n")
        self._openssl(f"ocsp -issuer authority.pem -cert {name}.pem -no_nonce -reqout {name}.ocsp-request")
        self._openssl(
            f"ocsp -index index.txt -CA authority.pem -rsigner authority.pem -rkey authority-key.pem -ndays {days} "
            f"-reqin {name}.ocsp-request -respout {name}.ocsp-response"
        )
        return (self.folder / f"{name}.ocsp-response").read_bytes()

    def _openssl(self, arguments: str) -> None:
        subprocess.run(["openssl", *arguments.split()], cwd=self.folder, check=True, capture_output=True)


class Door:
    """The process, its log and its port."""

    def __init__(self, cairn, certificates: list[tuple[Path, Path]], **settings: str) -> None:
        secrets = cairn.home / "secrets"
        self.log_file = Path(tempfile.mkstemp(prefix="door-", suffix=".log", dir=cairn.home)[1])
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            operations = free.getsockname()[1]
        environment = {
            "CAIRN_LOG_FORMAT": "text",
            "CAIRN_LOOPS": "2",
            "CAIRN_LISTEN": "127.0.0.1:0",
            "CAIRN_OPERATIONS_LISTEN": f"127.0.0.1:{operations}",
            "CAIRN_UPSTREAM_AUTH": f"127.0.0.1:{cairn.ports['AUTH']}",
            "CAIRN_TICKET_KEYS_AUTH": str(secrets / "ticket-keys-auth"),
            "CAIRN_TLS_LISTEN": "127.0.0.1:0",
            "CAIRN_TLS_CERTIFICATE": ",".join(str(certificate) for certificate, _ in certificates),
            "CAIRN_TLS_KEY": ",".join(str(key) for _, key in certificates),
            **settings,
        }
        with open(self.log_file, "w") as log:
            self.process = subprocess.Popen(
                [BINARIES / "cairn-gateway"], env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT
            )
        self.port = 0

    def __enter__(self) -> "Door":
        eventually(lambda: "tls_address" in self.log() or self.process.poll() is not None, within=20, what="the gateway's start")
        assert self.process.poll() is None, self.log()
        self.port = int(re.search(r"tls_address\W+127\.0\.0\.1:(\d+)", self.log())[1])
        return self

    def __exit__(self, *_) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def log(self) -> str:
        return self.log_file.read_text(errors="replace")

    def reload(self) -> None:
        self.process.send_signal(signal.SIGHUP)

    def connect(self, context: ssl.SSLContext, name: str | None = "localhost", session=None) -> ssl.SSLSocket:
        raw = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        try:
            return context.wrap_socket(raw, server_hostname=name, session=session)
        except BaseException:
            raw.close()
            raise

    def s_client(self, *arguments: str, input: bytes = b"") -> str:
        run = subprocess.run(
            ["openssl", "s_client", "-connect", f"127.0.0.1:{self.port}", "-alpn", "h2", *arguments],
            input=input, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=20,
        )
        return run.stdout.decode(errors="replace")


def trusting(authority: Authority, *protocols: str) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=str(authority.file))
    context.set_alpn_protocols(list(protocols) or ["h2"])
    return context


def serial(tls: ssl.SSLSocket) -> str:
    return tls.getpeercert()["serialNumber"]


def ping(tls: ssl.SSLSocket, payload: int = 1) -> None:
    """A PING of HTTP/2 and its answer (RFC 9113 §6.7): the connection lives."""
    word = struct.pack(">Q", payload)
    tls.sendall(bytes([0, 0, 8, 6, 0, 0, 0, 0, 0]) + word)
    while True:
        kind, flags, body = read_frame(tls)
        if kind == 6 and flags == 1 and body == word:
            return


def read_frame(tls: ssl.SSLSocket) -> tuple[int, int, bytes]:
    head = read_exactly(tls, 9)
    return head[3], head[4], read_exactly(tls, int.from_bytes(head[:3], "big"))


def read_exactly(tls: ssl.SSLSocket, count: int) -> bytes:
    data = b""
    while len(data) < count:
        piece = tls.recv(count - len(data))
        if not piece:
            raise EOFError("the connection ended")
        data += piece
    return data
