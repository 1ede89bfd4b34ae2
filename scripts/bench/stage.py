"""What is measured runs here: cairn-bench, its peers, and when a measurement asks for it a whole installation with PostgreSQL."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from functools import cached_property
from pathlib import Path

import machine

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "Tests" / "EndToEnd"))
from installation import Installation  # noqa: E402

# What every service is started with.
HEAP = dict(
    line.split("=", 1) for line in (REPOSITORY / "scripts/lib/heap.env").read_text().splitlines() if line and not line.startswith("#")
)
BINARIES = Path(os.environ.get("CAIRN_BUILD_PATH", REPOSITORY / ".build")) / "release"

# As many as the requests of the figures in docs/benchmarks.md: a tag, a length, 95 characters.
BODY_BYTES = 97


class Stage:
    """Everything is ended by `close`."""

    def __init__(self) -> None:
        self.scratch = Path(tempfile.mkdtemp(prefix="cairn-bench-"))
        self.servers: list[machine.Server] = []
        self.body = self.scratch / "body"
        self.body.write_bytes(bytes([0x0A, BODY_BYTES - 2]) + b"a" * (BODY_BYTES - 2))
        self.keys = self.scratch / "ticket-keys-bench"
        self.keys.write_text(f"k1:{secrets.token_hex(32)}\n")
        self.bench_port = machine.free_port()

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

    def serve(self, name: str, command: list[str], port: int, core: int, **environment: str) -> machine.Server:
        server = machine.Server(command, port, core, self.scratch / f"{name}.log", **environment)
        self.servers.append(server)
        return server

    def bench(self, core: int = machine.MEASURED_CORE, port: int | None = None, **environment: str) -> machine.Server:
        """cairn-bench with one loop; nobody needs a ticket unless CAIRN_TICKET_KEYS_BENCH is given."""
        port = port or machine.free_port()
        settings = {"CAIRN_LISTEN": f"127.0.0.1:{port}", "CAIRN_LOOPS": "1", "CAIRN_LOG_LEVEL": "warning", **HEAP, **environment}
        return self.serve("cairn-bench", [str(BINARIES / "cairn-bench")], port, core, **settings)

    def nghttpd(self, core: int = machine.MEASURED_CORE) -> machine.Server:
        """Answers a POST with a file of as many bytes as ours answers."""
        pages = self.scratch / "pages"
        pages.mkdir(exist_ok=True)
        (pages / "echo").write_bytes(self.body.read_bytes())
        port = machine.free_port()
        return self.serve("nghttpd", ["nghttpd", "--no-tls", "-n1", "-d", str(pages), str(port)], port, core)

    def nghttpx(self, behind: machine.Server) -> machine.Server:
        port = machine.free_port()
        command = ["nghttpx", "--conf=/dev/null", "-n1", f"--frontend=127.0.0.1,{port};no-tls"]
        command += [f"--backend=127.0.0.1,{behind.port};;proto=h2", "--accesslog-file=/dev/null", "--errorlog-file=/dev/null"]
        return self.serve("nghttpx", command, port, machine.MEASURED_CORE)

    # A whole installation

    @cached_property
    def installation(self) -> Installation:
        installation = Installation(
            CAIRN_LOOPS="1",
            CAIRN_LOG_LEVEL="warning",
            # One player asks as much as a city: the limits work, and let everything through.
            CAIRN_RATE_SCALE="100000",
            CAIRN_UPSTREAM_BENCH=f"127.0.0.1:{self.bench_port}",
            CAIRN_TICKET_KEYS_BENCH=str(self.keys),
        )
        # The gateway is not ready before everybody behind it is.
        self.behind_gateway = self.bench(machine.LOAD_CORE, self.bench_port, CAIRN_TICKET_KEYS_BENCH=str(self.keys))
        self.servers.remove(self.behind_gateway)
        self.__dict__["installation"] = installation  # so that close() ends it also when it does not start
        return installation.start()

    def pids(self) -> dict[str, int]:
        return self.installation.pids()

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
