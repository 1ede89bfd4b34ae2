"""Processes, the cores they run on, and what they have used."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from pathlib import Path

# What is measured has a core for itself; whoever asks, and whoever answers behind it, share the other.
MEASURED_CORE = 0
LOAD_CORE = 1 if (os.cpu_count() or 1) > 1 else 0
# For processes of two loops; then nobody has a core for itself.
BOTH_CORES = f"{MEASURED_CORE},{LOAD_CORE}"


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return held.getsockname()[1]


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*"):
        try:
            children = (task / "children").read_text().split()
        except OSError:
            continue
        for child in children:
            found += family(int(child))
    return found


def pin(pid: int, cores: int | str) -> None:
    """Keeps every thread of a process, and of its descendants, on one core, or on those of a list like "0,1"."""
    for member in family(pid):
        for task in os.listdir(f"/proc/{member}/task"):
            os.sched_setaffinity(int(task), {int(core) for core in str(cores).split(",")})


def cpu_us(*pids: int) -> float:
    """Processor time, user and system, that the processes and their descendants have used, in microseconds.

    From the scheduler's counter of each thread, in nanoseconds: the counters of /proc/PID/stat move in steps of 10 ms.
    """
    nanoseconds = 0
    for pid in pids:
        for member in family(pid):
            for task in Path(f"/proc/{member}/task").glob("*"):
                try:
                    nanoseconds += int((task / "schedstat").read_text().split()[0])
                except OSError:  # it has ended since the folder was read
                    continue
    return nanoseconds / 1_000


def wakeups(*pids: int) -> int:
    """How often threads of the processes and their descendants have gone to sleep, to be woken again."""
    count = 0
    for pid in pids:
        for member in family(pid):
            for task in Path(f"/proc/{member}/task").glob("*"):
                for line in (task / "status").read_text().splitlines():
                    if line.startswith("voluntary_ctxt_switches:"):
                        count += int(line.split()[1])
    return count


def pss_mb(*pids: int) -> float:
    """Memory of the processes and their descendants, in MB: of what several share, each has its part."""
    kilobytes = 0
    for pid in pids:
        for member in family(pid):
            for line in Path(f"/proc/{member}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    kilobytes += int(line.split()[1])
    return kilobytes / 1_000


def ended_us(pid: int) -> float:
    """Processor time of a process and its descendants, with that of descendants that have ended (in steps of 10 ms): PostgreSQL's, whose connections end."""
    ended = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]
    return cpu_us(pid) + sum(int(ticks) for ticks in ended) * 1e6 / os.sysconf("SC_CLK_TCK")


def rss_mb(*pids: int) -> float:
    """Resident memory of the processes and their descendants, in MB: their own, and the pages of their programs and libraries."""
    return _memory_mb("VmRSS:", pids)


def own_mb(*pids: int) -> float:
    """What of it is in no file: heap, stacks, relocated data. The rest is in the page cache, shared by processes and given up when room is needed."""
    return _memory_mb("RssAnon:", pids)


def _memory_mb(field: str, pids: tuple[int, ...]) -> float:
    kilobytes = 0
    for pid in pids:
        for member in family(pid):
            for line in Path(f"/proc/{member}/status").read_text().splitlines():
                if line.startswith(field):
                    kilobytes += int(line.split()[1])
    return kilobytes / 1_000


class Server:
    """A process that listens on a port of the loopback interface until `stop`."""

    def __init__(self, command: list[str], port: int, core: int | str, log: Path, **environment: str) -> None:
        self.port = port
        self.log = log
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("CAIRN_")}
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                ["taskset", "--cpu-list", str(core), *command],
                env={**inherited, **environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self._wait()

    @property
    def pid(self) -> int:
        return self.process.pid

    def _wait(self) -> None:
        # A minute: under valgrind a start takes long.
        for _ in range(1_200):
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        self.stop()
        raise RuntimeError(f"{self.process.args} does not listen:\n{self.log.read_text(errors='replace')}")

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def description() -> str:
    """The processor's name and the number of cores."""
    names = [line.split(":", 1)[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")]
    return f"{names[0] if names else 'unknown'} x{os.cpu_count()}"
