"""What is measured runs here: cairn-bench, its peers, and when a measurement asks for it a whole installation with PostgreSQL."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

import machine

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "Tests" / "EndToEnd"))
from installation import Installation, eventually  # noqa: E402

# What every service is started with.
HEAP = dict(
    line.split("=", 1) for line in (REPOSITORY / "scripts/lib/heap.env").read_text().splitlines() if line and not line.startswith("#")
)
BINARIES = Path(os.environ.get("CAIRN_BUILD_PATH", REPOSITORY / ".build")) / "release"

# Whether PostgreSQL counts what each statement takes: it costs a few microseconds of each, so that figures with it are not for the record.
STATEMENTS = os.environ.get("CAIRN_BENCH_STATEMENTS") == "yes"

# As many as the requests of the figures in docs/benchmarks.md: a tag, a length, 95 characters.
BODY_BYTES = 97
# The largest request of Echo.
LARGE_BYTES = 1 << 20


class Stage:
    """Everything is ended by `close`."""

    def __init__(self) -> None:
        self.scratch = Path(tempfile.mkdtemp(prefix="cairn-bench-"))
        self.servers: list[machine.Server] = []
        self.body, self.large_body = self.scratch / "echo", self.scratch / "large"
        self.body.write_bytes(bytes([0x0A, BODY_BYTES - 2]) + b"a" * (BODY_BYTES - 2))
        # Field 2, three bytes of length, the rest of a MiB.
        length = LARGE_BYTES - 4
        self.large_body.write_bytes(bytes([0x12, length & 127 | 128, length >> 7 & 127 | 128, length >> 14]) + b"a" * length)
        self.keys = self.scratch / "ticket-keys-bench"
        self.keys.write_text(f"k1:{secrets.token_hex(32)}\n")
        self.bench_port = machine.free_port()
        # Of the player in the middle of the boards, once they are filled.
        self.board_token = ""

    def stop_servers(self) -> None:
        """Ends the single processes; an installation, once started, serves the next measurement too."""
        while self.servers:
            self.servers.pop().stop()

    def close(self) -> None:
        self.stop_servers()
        if "installation" in self.__dict__:
            self.installation.remove()
            self.behind_gateway.stop()
        shutil.rmtree(self.scratch, ignore_errors=True)

    # Single processes

    def serve(self, name: str, command: list[str], port: int, core: int | str, **environment: str) -> machine.Server:
        server = machine.Server(command, port, core, self.scratch / f"{name}.log", **environment)
        self.servers.append(server)
        return server

    def bench(self, core: int | str = machine.MEASURED_CORE, port: int | None = None, **environment: str) -> machine.Server:
        """cairn-bench with one loop; nobody needs a ticket unless CAIRN_TICKET_KEYS_BENCH is given."""
        port = port or machine.free_port()
        settings = {"CAIRN_LISTEN": f"127.0.0.1:{port}", "CAIRN_LOOPS": "1", "CAIRN_LOG_LEVEL": "warning", **HEAP, **environment}
        return self.serve("cairn-bench", [str(BINARIES / "cairn-bench")], port, core, **settings)

    def nghttpd(
        self, core: int | str = machine.MEASURED_CORE, loops: int = 1, tls: bool = False, under: Sequence[str] = ()
    ) -> machine.Server:
        """Answers a POST of /echo or /large with a file of as many bytes as ours answers; `under` a tool that counts."""
        pages = self.scratch / "pages"
        pages.mkdir(exist_ok=True)
        for body in (self.body, self.large_body):
            (pages / body.name).write_bytes(body.read_bytes())
        port = machine.free_port()
        command = [*under, "nghttpd", f"-n{loops}", "-d", str(pages)]
        command += [str(port), str(self.key), str(self.certificate)] if tls else ["--no-tls", str(port)]
        return self.serve("nghttpd", command, port, core)

    def nghttpx(
        self,
        behind: machine.Server,
        core: int | str = machine.MEASURED_CORE,
        loops: int = 1,
        tls: bool = False,
        under: Sequence[str] = (),
        single_process: bool = False,
    ) -> machine.Server:
        port = machine.free_port()
        command = [*under, "nghttpx", *(["--single-process"] if single_process else []), "--conf=/dev/null", f"-n{loops}", f"--frontend=127.0.0.1,{port}{'' if tls else ';no-tls'}"]
        command += [f"--backend=127.0.0.1,{behind.port};;proto=h2", "--accesslog-file=/dev/null", "--errorlog-file=/dev/null"]
        command += [str(self.key), str(self.certificate)] if tls else []
        return self.serve("nghttpx", command, port, core)

    @cached_property
    def certificate(self) -> Path:
        """For localhost, with a P-256 key: what the gateway has by default, and both sides of a comparison."""
        certificate = self.scratch / "certificate.pem"
        command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
        command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
        subprocess.run([*command, "-keyout", str(self.key), "-out", str(certificate)], check=True, capture_output=True)
        return certificate

    @property
    def key(self) -> Path:
        return self.scratch / "key.pem"

    def postgres(self) -> int:
        """The pid of the installation's PostgreSQL."""
        home = self.installation.home
        kept = home / "postgres.home"
        folder = Path(kept.read_text().strip()) if kept.exists() else home
        return int((folder / "postgres/postmaster.pid").read_text().split()[0])

    # What PostgreSQL executes

    def forget_statements(self) -> None:
        """What was executed until now is not the next measurement's: the import of cities is dearer than all that follows."""
        if STATEMENTS:
            self.installation.pids()
            self._statements()

    def tell_statements(self) -> None:
        """Prints what each statement of the last measurement took, what was made ready for it among them, where that is asked for."""
        if STATEMENTS:
            print("\n" + self._statements())

    def _statements(self) -> str:
        command = [str(REPOSITORY / "scripts/bench/statements.sh")]
        return subprocess.run(command, env=self.installation.environment, check=True, capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout

    # A whole installation

    @cached_property
    def installation(self) -> Installation:
        installation = Installation(
            CAIRN_LOOPS="1",
            CAIRN_LOG_LEVEL="warning",
            CAIRN_AUTH_SIGN_UPS_PER_ADDRESS="100000",
            # One player asks as much as a city: the limits work, and let everything through.
            CAIRN_RATE_SCALE="100000",
            # Who signs up for a measurement is new, and asks twenty people at once.
            CAIRN_SOCIAL_FRIEND_REQUESTS_PER_DAY="1000000",
            # So is the one who builds a challenge for the others.
            CAIRN_GAME_BUILDER_AGE_MS="0",
            CAIRN_UPSTREAM_BENCH=f"127.0.0.1:{self.bench_port}",
            CAIRN_TICKET_KEYS_BENCH=str(self.keys),
            CAIRN_BENCH_STATEMENTS="yes" if STATEMENTS else "no",
        )
        # The gateway is not ready before everybody behind it is.
        self.behind_gateway = self.bench(machine.LOAD_CORE, self.bench_port, CAIRN_TICKET_KEYS_BENCH=str(self.keys))
        self.servers.remove(self.behind_gateway)
        self.__dict__["installation"] = installation  # so that close() ends it also when it does not start
        return installation.start()

    def pids(self) -> dict[str, int]:
        return self.installation.pids()

    def gateway(self, loops: int) -> int:
        """The pid of a gateway with so many loops."""
        if self.installation.environment["CAIRN_LOOPS"] == str(loops):
            return self.pids()["gateway"]
        return self.restart_gateway(loops)

    def restart_gateway(self, loops: int) -> int:
        """The gateway with another number of loops; says its pid once it is ready."""
        self.installation.environment["CAIRN_LOOPS"] = str(loops)
        self.installation.restart("gateway")
        eventually(self._is_ready, within=30, what="the gateway's readiness")
        return self.pids()["gateway"]

    def _is_ready(self) -> bool:
        try:
            return self.installation.is_ready()
        except OSError:  # it does not listen yet
            return False

    def access_token(self) -> str:
        """Of a player who has just signed up."""
        person = {"email": f"{secrets.token_hex(8)}@example.com", "password": secrets.token_hex(12), "username": "b_" + secrets.token_hex(8)}
        answer = subprocess.run(
            ["curl", "--silent", "--fail-with-body", "--http2-prior-knowledge", "--header", "content-type: application/json"]
            + ["--data", json.dumps(person), f"{self.installation.url}/cairn.auth.v1.AccountService/SignUpWithPassword"],
            capture_output=True,
            text=True,
        )
        if answer.returncode != 0:
            raise RuntimeError(f"nobody can sign up: {answer.stdout}")
        return json.loads(answer.stdout)["tokens"]["accessToken"]

    @cached_property
    def database(self) -> str:
        """The connection string of a database with the table that Lookup reads."""
        made = subprocess.run(
            [str(REPOSITORY / "scripts" / "bench" / "database.sh")], env=self.installation.environment, capture_output=True, text=True
        )
        if made.returncode != 0:
            raise RuntimeError(f"the database of the measurement cannot be made: {made.stderr}")
        return made.stdout.strip()
