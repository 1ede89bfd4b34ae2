"""A whole Cairn of one's own: five real processes on a real PostgreSQL, started by the same scripts that `make run` uses."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]

# Short phases, so that a game whose clocks run out takes seconds. Long enough for a machine that is three times slower.
SHORT_TIMING = {
    "CAIRN_GAME_LOAD_TIMEOUT_MS": "4000",
    "CAIRN_GAME_MOVING_MS": "2000",
    "CAIRN_GAME_GUESS_MS": "2000",
    "CAIRN_GAME_REVEAL_MS": "1500",
    "CAIRN_GAME_READY_TIMEOUT_MS": "4000",
    "CAIRN_GAME_COUNTDOWN_MS": "1000",
    "CAIRN_GAME_LATE_BUFFER_MS": "500",
    # All who build challenges have signed up just now.
    "CAIRN_GAME_BUILDER_AGE_MS": "0",
    # All tests sign up from one address.
    "CAIRN_AUTH_SIGN_UPS_PER_ADDRESS": "100000",
    "CAIRN_AUTH_MAILS_PER_ADDRESS": "100000",
    "CAIRN_MAIL_LINK_BASE": "https://app.example.org/",
    "CAIRN_MAIL_ONE_CLICK_BASE": "https://api.example.org/",
    "CAIRN_RATE_SCALE": "1000",
}


class Installation:
    """One CAIRN_HOME with free ports, apart from whatever else runs on the machine."""

    def __init__(self, repository: Path = REPOSITORY, **settings: str) -> None:
        # In a folder of scripts/test.sh, which stops what is left there, in memory where there is enough; never in pytest's deep folders, because a
        # socket's path may have 107 bytes.
        self.home = Path(tempfile.mkdtemp(prefix="e2e-", dir=os.environ.get("CAIRN_TEST_MEMORY")))
        self.home.chmod(0o755)
        self.repository = repository
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("CAIRN_") or name == "CAIRN_BUILD_PATH"},
            "CAIRN_HOME": str(self.home),
            "CAIRN_PORTS": "free",
            "PYTHONDONTWRITEBYTECODE": "1",
            **settings,
        }

    def script(self, name: str, *arguments: str, timeout: float = 120) -> str:
        """Runs one of scripts/ in this installation and returns what it printed."""
        run = subprocess.run(
            [str(self.repository / "scripts" / name), *arguments],
            env=self.environment,
            cwd=self.repository,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=timeout,
        )
        assert run.returncode == 0, f"{name} {' '.join(arguments)} ended with {run.returncode}:\n{run.stdout}"
        return run.stdout

    def start(self) -> "Installation":
        self.script("run.sh", timeout=1200)
        return self

    def stop(self) -> None:
        self.script("stop.sh")

    def __enter__(self) -> "Installation":
        try:
            return self.start()
        except BaseException:
            self.remove()
            raise

    def __exit__(self, *_: object) -> None:
        self.remove()

    def remove(self) -> None:
        """Stops everything and leaves nothing behind; keeps the logs where CAIRN_KEEP_LOGS points."""
        try:
            self.stop()
        finally:
            kept = os.environ.get("CAIRN_KEEP_LOGS")
            if kept and (self.home / "log").exists():
                shutil.copytree(self.home / "log", Path(kept) / self.home.name, dirs_exist_ok=True)
            fallback = self.home / "postgres.home"
            if fallback.exists():
                shutil.rmtree(fallback.read_text().strip(), ignore_errors=True)
            shutil.rmtree(self.home, ignore_errors=True)

    @property
    def ports(self) -> dict[str, int]:
        lines = (self.home / "ports").read_text().splitlines()
        return {name: int(value) for name, value in (line.split("=") for line in lines)}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.ports['GATEWAY']}"

    @property
    def web_url(self) -> str:
        """Where a browser on this machine opens it."""
        return f"http://localhost:{self.ports['WEB']}"

    @property
    def tls_url(self) -> str:
        return f"https://localhost:{self.ports['TLS']}"

    @property
    def certificate(self) -> Path:
        return self.home / "secrets" / "tls-authority.pem"

    def kill(self, service: str) -> None:
        """kill -9, and wait until it is gone."""
        self.script("service.sh", "kill", service)

    def start_service(self, service: str) -> None:
        self.script("service.sh", "start", service)

    def stop_service(self, service: str) -> None:
        """SIGTERM, and wait until it is gone."""
        self.script("service.sh", "stop", service)

    def restart(self, service: str) -> None:
        self.script("service.sh", "restart", service)

    def takeover_gateway(self) -> None:
        """A new gateway on the ports of the old one, which then ends."""
        old = self.pid("gateway")
        (self.home / "pids" / "gateway.pid").unlink()
        ready = self.log("gateway").count(" ready ")
        self.environment["CAIRN_SHARE_PORTS"] = "yes"
        try:
            self.start_service("gateway")
        finally:
            del self.environment["CAIRN_SHARE_PORTS"]
        eventually(lambda: self.log("gateway").count(" ready ") > ready, within=30, what="the new gateway's readiness")
        os.kill(old, signal.SIGTERM)
        eventually(lambda: not Path(f"/proc/{old}/fd").exists() or self._is_zombie(old), within=30, what="the old gateway's end")

    @staticmethod
    def _is_zombie(pid: int) -> bool:
        try:
            return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
        except OSError:
            return True

    def operations_page(self, path: str) -> str:
        url = f"http://127.0.0.1:{self.ports['OPERATIONS']}{path}"
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.read().decode()

    def is_ready(self) -> bool:
        try:
            return bool(self.operations_page("/readyz"))
        except urllib.error.HTTPError:
            return False

    def pid(self, service: str) -> int:
        return int(self.script("service.sh", "pid", service))

    def pids(self) -> dict[str, int]:
        """Read here and not by a script, as hundreds of tests ask before and after."""
        return {name: self._running(name) for name in ("gateway", "auth", "game", "social", "geo")}

    def _running(self, service: str) -> int:
        pid, begun = (self.home / "pids" / f"{service}.pid").read_text().split()
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        assert fields[0] != "Z" and fields[19] == begun, f"{service} has ended"
        return int(pid)

    def log(self, service: str) -> str:
        return (self.home / "log" / f"{service}.log").read_text(errors="replace")

    def resident_kb(self, service: str) -> int:
        for line in Path(f"/proc/{self.pid(service)}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise AssertionError(f"{service} has no VmRSS")


def eventually(condition, within: float, every: float = 0.05, what: str = "the condition"):
    """Returns the first true value of condition(); fails when there is none in time."""
    deadline = time.monotonic() + within
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < deadline, f"{what} did not come true within {within} s"
        time.sleep(every)
