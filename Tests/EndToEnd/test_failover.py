"""W-94, C-53: a primary that hangs, and one that nobody reaches, while a standby stands beside it. Writes go on, and nothing that was acknowledged is lost."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

import pytest
from cairn.social.v1 import blocks_pb2
from connectrpc.errors import ConnectError
from installation import SHORT_TIMING, Installation, eventually
from player import Player

# Makes a synchronous standby of the installation's database in $1, listening on port $2, and prints the folder of the primary's sockets and its port.
STANDBY = """set -euo pipefail
source scripts/lib/home.sh; source scripts/lib/ports.sh; source scripts/lib/postgres.sh
load_ports; find_postgres_home
folder=$1 port=$2
install -d -m 700 "$folder/run"; cp "$passfile" "$folder/pgpass"; chmod 600 "$folder/pgpass"
[ "$(id -u)" != 0 ] || chown -R "$postgres_user" "$folder"
as_postgres "$postgres_binaries/pg_basebackup" -D "$folder/data" --checkpoint=fast -X stream -R \
  -d "host='$postgres_sockets' port=$CAIRN_POSTGRES_PORT user=postgres passfile='$folder/pgpass' application_name=standby"
as_postgres sh -c "cat >'$folder/data/cairn.conf'" <<SETTINGS
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = '$folder/run'
max_connections = 200
SETTINGS
as_postgres "$postgres_binaries/pg_ctl" -D "$folder/data" -l "$folder/log" -w -t 60 start >/dev/null
superuser_psql postgres -c "ALTER SYSTEM SET synchronous_standby_names = 'standby'" -c "SELECT pg_reload_conf()" >/dev/null
printf '%s\\n%s\\n%s\\n' "$postgres_sockets" "$CAIRN_POSTGRES_PORT" "$postgres_data"
"""
CONTROL = """set -euo pipefail
source scripts/lib/home.sh; source scripts/lib/ports.sh; source scripts/lib/postgres.sh
as_postgres "$postgres_binaries/pg_ctl" -D "$1/data" "${@:2}" >/dev/null"""
SERVICES = ("auth", "game", "social", "geo")


def shell(installation: Installation, script: str, *arguments: str) -> list[str]:
    run = subprocess.run(
        ["bash", "-c", script, "bash", *arguments], env=installation.environment, cwd=installation.repository, capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout.splitlines()


def free_port() -> int:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        return held.getsockname()[1]


class Pair:
    """An installation whose database has a synchronous standby."""

    def __init__(self, installation: Installation, folder: Path) -> None:
        self.installation, self.folder, self.port = installation, folder, free_port()
        folder.mkdir()
        folder.chmod(0o755)
        self.sockets, self.primary_port, self.data = shell(installation, STANDBY, str(folder), str(self.port))

    def stop(self) -> None:
        self.wake()
        shell(self.installation, CONTROL, str(self.folder), "-m", "immediate", "stop")

    def connect_services(self, hosts: str, ports: str) -> None:
        """Starts each service anew with the same settings and these servers."""
        for service in SERVICES:
            pid = self.installation.pid(service)
            environment = dict(line.split("=", 1) for line in Path(f"/proc/{pid}/environ").read_text().split("\0") if "=" in line)
            program = os.readlink(f"/proc/{pid}/exe")
            self.installation.stop_service(service)
            words = [word for word in environment["CAIRN_DATABASE"].split(" ") if not word.startswith(("host=", "port="))]
            environment["CAIRN_DATABASE"] = " ".join([*words, f"host={hosts}", f"port={ports}", "target_session_attrs=read-write"])
            with (self.installation.home / "log" / f"{service}.log").open("a") as log:
                process = subprocess.Popen([program], env=environment, cwd=self.installation.repository, stdout=log, stderr=log, start_new_session=True)
            begun = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()[19]
            (self.installation.home / "pids" / f"{service}.pid").write_text(f"{process.pid} {begun}\n")
        eventually(self.installation.is_ready, within=30, what="readiness after the services were given two servers")

    def processes(self) -> list[int]:
        """Of the primary, its postmaster last."""
        postmaster = int((Path(self.data) / "postmaster.pid").read_text().split()[0])
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(postmaster)], capture_output=True, text=True).stdout.split()
        return [*map(int, children), postmaster]

    def freeze(self) -> None:
        for pid in reversed(self.processes()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)

    def wake(self) -> None:
        for pid in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def promote(self) -> None:
        shell(self.installation, CONTROL, str(self.folder), "-w", "promote")


@pytest.fixture
def pair():
    with Installation(**SHORT_TIMING) as installation:
        pair = Pair(installation, installation.home / "standby")
        try:
            yield pair
        finally:
            pair.stop()


@contextlib.contextmanager
def deaf_port(swallows_syns: bool):
    """A port on which no word is said; where SYNs are swallowed, not even a connection is made."""
    with contextlib.ExitStack() as held:
        listener = held.enter_context(socket.socket())
        listener.bind(("127.0.0.1", 0))
        listener.listen(0 if swallows_syns else 64)
        for _ in range(4 if swallows_syns else 0):
            caller = held.enter_context(socket.socket())
            caller.setblocking(False)
            caller.connect_ex(listener.getsockname())
        time.sleep(0.05)
        yield listener.getsockname()[1]


class Writers:
    """People who write all the time, in three services: what was acknowledged is remembered, with when."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.blocker, self.player = Player(url).sign_up(), Player(url).sign_up()
        self.accounts: list[tuple[float, Player]] = []
        self.blocks: list[tuple[float, Player]] = []
        self.games: list[tuple[float, str]] = []
        self._ends = threading.Event()
        self._threads = [threading.Thread(target=self._repeat, args=(write,), daemon=True) for write in (self._sign_up, self._sign_up, self._block, self._play)]
        for thread in self._threads:
            thread.start()

    def _repeat(self, write) -> None:
        while not self._ends.is_set():
            try:
                write()
            except Exception:
                time.sleep(0.02)

    def _sign_up(self) -> None:
        self._remember(self.accounts, Player(self.url).sign_up())

    def _block(self) -> None:
        """Whoever has signed up, one after the other."""
        if len(self.accounts) <= len(self.blocks):
            time.sleep(0.02)
            return
        other = self.accounts[len(self.blocks)][1]
        self.blocker.block(other)
        self._remember(self.blocks, other)

    def _play(self) -> None:
        """A game that ends with the next one that begins. Not as fast as can be: nobody sees a place twice for a while, and a map has only so many."""
        self._remember(self.games, self.player.start_single().game_id)
        time.sleep(0.2)

    @staticmethod
    def _remember(written: list, what) -> None:
        written.append((time.monotonic(), what))

    def stop(self) -> None:
        self._ends.set()
        for thread in self._threads:
            thread.join(timeout=30)
            assert not thread.is_alive(), "a call that nobody answers"

    def written(self) -> dict[str, list]:
        return {"accounts": self.accounts, "blocks": self.blocks, "games": self.games}

    def find_lost(self) -> list:
        """What was acknowledged and is not there."""
        lost: list = []
        for _, known in self.accounts:
            try:
                known.log_in(known.username)
            except ConnectError:
                lost.append(known.username)
        blocked, token = set(), ""
        while True:
            page = self.blocker.blocks.list_blocks(blocks_pb2.ListBlocksRequest(page_token=token), headers=self.blocker.headers())
            blocked |= {one.person.account_id for one in page.blocks}
            token = page.next_page_token
            if not token:
                break
        lost += [known.username for _, known in self.blocks if known.account_id not in blocked]
        for _, game_id in self.games:
            try:
                self.player.game(game_id)
            except ConnectError:
                lost.append(game_id)
        return lost


def test_a_frozen_primary_is_given_up_and_nothing_acknowledged_is_lost(pair):
    url = pair.installation.url
    pair.connect_services(f"{pair.sockets},{pair.folder}/run", f"{pair.primary_port},{pair.port}")
    # They write before, while it is frozen and nothing is promoted yet, and behind that: what is on the way at the moment of the freeze is what could be lost.
    writers = Writers(url)
    eventually(lambda: all(len(written) >= 5 for written in writers.written().values()), within=30, what="writes in every service")
    pair.freeze()
    frozen = time.monotonic()
    time.sleep(1.5)
    promoting = time.monotonic()
    pair.promote()
    promoted = time.monotonic()
    eventually(
        lambda: all(written[-1][0] > promoted for written in writers.written().values()), within=15, what="writes at the new primary in every service")
    time.sleep(1)
    writers.stop()
    for name, written in writers.written().items():
        # What the frozen one has taken and the standby has not is acknowledged to nobody.
        assert not [entry for entry in written if frozen + 0.5 < entry[0] < promoting], name
        took = min(entry[0] for entry in written if entry[0] > promoting) - promoted
        print(f"{name}: {sum(entry[0] < frozen for entry in written)} before the freeze, {len(written)} in all, again {took:.1f} s after the promotion")
        assert took < 5, f"{name} are written again {took:.1f} s after the promotion:\n" + pair.installation.log("auth")[-3000:]
    # Every service, and what waits for it.
    eventually(pair.installation.is_ready, within=10, what="readiness at the new primary")
    assert writers.find_lost() == []
    # The old one wakes: nobody goes back to it.
    pair.wake()
    assert Player(url).sign_up().who_am_i().account.username


@pytest.mark.parametrize("swallows_syns", [True, False])
def test_a_first_host_that_says_nothing_hides_the_second_for_its_own_time_only(pair, swallows_syns):
    with deaf_port(swallows_syns) as deaf:
        begin = time.monotonic()
        pair.connect_services(f"127.0.0.1,{pair.sockets}", f"{deaf},{pair.primary_port}")
        assert time.monotonic() - begin < 30
        begin = time.monotonic()
        Player(pair.installation.url).sign_up()
        assert time.monotonic() - begin < 5
