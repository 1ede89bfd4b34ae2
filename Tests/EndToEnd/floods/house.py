"""A house under attack: an installation whose gateway has a core of its own, an honest client, an attacker, and what was measured."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from installation import Installation, eventually

HERE = Path(__file__).resolve().parent

# Everything of ours runs on one core, the strangers on the other: an attacker that has a machine of its own.
CORES = sorted(os.sched_getaffinity(0))
STRANGERS_CORE, OUR_CORE = CORES[0], CORES[-1]


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return held.getsockname()[1]


def pin(pid: int, core: int) -> None:
    for task in os.listdir(f"/proc/{pid}/task"):
        os.sched_setaffinity(int(task), {core})


@dataclass(frozen=True)
class Memory:
    """In MB."""

    resident: float
    highest: float

    @staticmethod
    def of(pid: int) -> "Memory":
        fields = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
        return Memory(*(int(fields[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM")))


class House:
    def __init__(self, rate_scale: int = 1_000, **settings: str) -> None:
        self.bench_port = free_port()
        self.bench: subprocess.Popen | None = None
        bench = f"127.0.0.1:{self.bench_port}"
        # The honest client asks ten times what one person may, so that a second of it says something; 1 is as shipped.
        self.installation = Installation(
            CAIRN_LOOPS="1", CAIRN_LOG_LEVEL="warning", CAIRN_RATE_SCALE=str(rate_scale), CAIRN_UPSTREAM_BENCH=bench, **settings
        )
        home = self.installation.home
        keys = home / "ticket-keys-bench"
        keys.write_text(f"k1:{secrets.token_hex(32)}\n")
        self.installation.environment["CAIRN_TICKET_KEYS_BENCH"] = str(keys)

    def start(self) -> "House":
        self.installation.script("build.sh", timeout=1200)
        self._start_bench()
        self.installation.start()
        for pid in (*self.installation.pids().values(), self.bench.pid):
            pin(pid, OUR_CORE)
        return self

    def revive(self, service: str) -> None:
        """Starts a service that has ended, on the core of ours."""
        self.installation.start_service(service)
        pin(self.installation.pid(service), OUR_CORE)
        eventually(self._is_ready, within=30, what=f"{service}'s readiness")

    def _is_ready(self) -> bool:
        try:
            return self.installation.is_ready()
        except OSError:
            return False

    def _start_bench(self) -> None:
        build = Path(os.environ.get("CAIRN_BUILD_PATH", self.installation.repository / ".build"))
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("CAIRN_")}
        with (self.installation.home / "bench.log").open("wb") as log:
            self.bench = subprocess.Popen(
                [str(build / "release" / "cairn-bench")],
                env={
                    **inherited,
                    "CAIRN_LISTEN": f"127.0.0.1:{self.bench_port}",
                    "CAIRN_LOOPS": "1",
                    "CAIRN_LOG_LEVEL": "warning",
                    "CAIRN_TICKET_KEYS_BENCH": self.installation.environment["CAIRN_TICKET_KEYS_BENCH"],
                },
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def remove(self) -> None:
        try:
            self.installation.remove()
        finally:
            if self.bench:
                self.bench.send_signal(signal.SIGKILL)
                self.bench.wait()

    @property
    def port(self) -> int:
        return self.installation.ports["GATEWAY"]

    @property
    def tls_port(self) -> int:
        return self.installation.ports["TLS"]

    def metric(self, name: str) -> float:
        """A number of the gateway's page."""
        lines = self.installation.operations_page("/metrics").splitlines()
        return sum(float(line.rsplit(" ", 1)[1]) for line in lines if line.split("{")[0].split(" ")[0] == name)

    def processor_seconds(self) -> float:
        """What the gateway has used."""
        fields = Path(f"/proc/{self.installation.pid('gateway')}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> Memory:
        return Memory.of(self.installation.pid("gateway"))

    def forget_highest(self) -> None:
        """VmHWM begins anew (proc(5), clear_refs)."""
        try:
            Path(f"/proc/{self.installation.pid('gateway')}/clear_refs").write_text("5")
        except OSError:
            pass

    def honest(self, token: str, seconds: float) -> "HonestRun":
        return HonestRun(self.port, token, seconds)

    def holding(self, name: str, connections: int) -> "Holding":
        return Holding("holder.py", name, self.port, connections)

    def pressing(self, name: str, port: int) -> "Holding":
        return Holding("pressure.py", name, port)

    def attacker(self, name: str, port: int, seconds: float, connections: int) -> subprocess.Popen:
        command = [sys.executable, str(HERE / "attacker.py"), name, str(port), str(seconds), str(connections), str(STRANGERS_CORE)]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


class Holding:
    """The holder as a process of its own; everything is open when this returns."""

    def __init__(self, program: str, name: str, *numbers: int) -> None:
        command = [sys.executable, str(HERE / program), name, *map(str, numbers), str(STRANGERS_CORE)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        assert line, f"the holder ended: {self.process.stderr.read()}"
        self.figures = json.loads(line)

    def end(self) -> dict:
        """Closes all of its connections."""
        output, errors = self.process.communicate(timeout=30)
        assert self.process.returncode == 0, errors
        self.figures |= json.loads(output)
        return self.figures


class HonestRun:
    """The honest client as a process of its own; it has connected when this returns."""

    def __init__(self, port: int, token: str, seconds: float) -> None:
        self.seconds = seconds
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "honest.py"), str(port), token, str(seconds)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        os.sched_setaffinity(self.process.pid, {STRANGERS_CORE})
        self.priority = json.loads(self._line())["ready"]

    def _line(self) -> str:
        line = self.process.stdout.readline()
        assert line, f"the honest client ended: {self.process.stderr.read()}"
        return line

    def begin(self) -> "HonestRun":
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        return self

    def result(self) -> dict:
        figures = json.loads(self._line())
        self.process.wait(10)
        return figures
