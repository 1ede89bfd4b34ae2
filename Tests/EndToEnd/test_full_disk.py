"""A disk without room, as people, probes and operators see it: a real file system that is full, below a table that is written."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.error
import urllib.request

import pytest
from cairn.auth.v1 import guests_pb2, server_info_pb2
from cairn.type.v1.realm_pb2 import Realm
from connectrpc.errors import ConnectError
from installation import SHORT_TIMING, Installation, eventually
from locks import superuser
from player import Player, Refusal, refusal

# What DatabaseWatch remembers of a refusal: as long as that a process is not ready.
ROOM_LOSS_SECONDS = 5

@pytest.fixture(scope="module")
def house():
    with Installation(**SHORT_TIMING) as installation:
        yield installation


@pytest.fixture
def small_disk(house):
    """A file system of two megabytes, where cairn-auth's accounts lie."""
    folder = house.home / "small"
    folder.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m,mode=0777", "none", str(folder)], capture_output=True).returncode != 0:
        folder.rmdir()
        pytest.skip("a file system of its own can be mounted by root alone")
    try:
        (folder / "space").mkdir()
        server = superuser(house, "auth", "SHOW data_directory").strip()
        subprocess.run(["chown", f"--reference={server}", str(folder / "space")], check=True)
        superuser(house, "auth", f"CREATE TABLESPACE small LOCATION '{folder}/space'")
        superuser(house, "auth", "ALTER TABLE accounts SET TABLESPACE small")
        yield folder
        (folder / "filling").unlink(missing_ok=True)
        superuser(house, "auth", "ALTER TABLE accounts SET TABLESPACE pg_default", "CHECKPOINT")
        superuser(house, "auth", "DROP TABLESPACE small")
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder) -> None:
    """Takes what room there is."""
    with open(folder / "filling", "wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4_096))
        except OSError:
            pass


def readiness(house: Installation) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{house.ports['AUTH_OPERATIONS']}/readyz", timeout=5) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def refusals(house: Installation) -> float:
    with urllib.request.urlopen(f"http://127.0.0.1:{house.ports['AUTH_OPERATIONS']}/metrics", timeout=5) as answer:
        lines = answer.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("cairn_database_out_of_room_total"))


@pytest.mark.skipif(sys.platform != "linux", reason="tmpfs")
def test_a_full_disk_is_told_to_who_writes_and_to_probes_and_is_over_when_there_is_room(house, small_disk):
    player = Player(house.url)

    def arrive() -> Refusal | None:
        try:
            player.guests.create_guest(guests_pb2.CreateGuestRequest(realm=Realm.REALM_QWALK, device_name="phone"))
            return None
        except ConnectError as error:
            return refusal(error)

    assert arrive() is None and readiness(house)[0] == 200 and refusals(house) == 0
    fill(small_disk)
    # What room its last page has is used up first.
    refused = eventually(arrive, within=60, every=0, what="a refusal")
    assert (refused.code, refused.reason) == ("unavailable", "UNAVAILABLE") and int(refused.metadata["retry_after_ms"]) > 0, refused
    status, page = eventually(lambda: (found := readiness(house))[0] == 503 and found, within=ROOM_LOSS_SECONDS, what="a process that is not ready")
    assert "has no room: its disk or memory is full" in page
    assert refusals(house) >= 1
    # Who only reads goes on.
    assert player.server_info.get_server_info(server_info_pb2.GetServerInfoRequest()).version

    (small_disk / "filling").unlink()
    began = time.monotonic()
    assert eventually(lambda: arrive() is None, within=30, what="room again")
    eventually(lambda: readiness(house)[0] == 200, within=ROOM_LOSS_SECONDS + 10, what="readiness")
    assert time.monotonic() - began < 45
