"""Prints free loopback ports, a line each, for scripts/lib/ports.sh.

    free_ports.py COUNT HOME

A port is free until its process listens, which is seconds after it was chosen: another installation that starts meanwhile must not choose
it too. So each choice is noted, as a file named by the port that holds HOME, and stands for as long as that folder does. Only ports below
those that the system gives to outgoing connections and to whoever asks for any (net.ipv4.ip_local_port_range) are chosen: one of these may
be taken by a stranger's connection at any moment, also while its process is started again.
"""

import fcntl
import os
import random
import socket
import sys
import time
from pathlib import Path

LOWEST = 16_384
HIGHEST = 32_767
# A folder that is not made yet: its script has just begun.
YOUNG_SECONDS = 60


def highest() -> int:
    try:
        first = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    except OSError:
        return HIGHEST
    # Where the system gives away nearly everything, there is nothing below to choose from.
    return min(HIGHEST, first - 1) if first > LOWEST + 1_000 else HIGHEST


def is_chosen(note: Path) -> bool:
    try:
        return Path(note.read_text()).exists() or time.time() - note.stat().st_mtime < YOUNG_SECONDS
    except OSError:
        return False


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def choose(count: int, home: str, notes: Path) -> list[int]:
    chosen: list[int] = []
    for port in random.sample(range(LOWEST, highest() + 1), highest() + 1 - LOWEST):
        note = notes / str(port)
        if len(chosen) == count:
            break
        if not is_chosen(note) and is_free(port):
            note.write_text(home)
            chosen.append(port)
    return chosen


def main(count: int, home: str) -> None:
    # Not where TMPDIR says: ports are the whole machine's.
    notes = Path("/tmp") / f"cairn-ports-{os.getuid()}"
    notes.mkdir(mode=0o700, exist_ok=True)
    with (notes / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        print(*choose(count, home, notes), sep="\n")


main(int(sys.argv[1]), sys.argv[2])
