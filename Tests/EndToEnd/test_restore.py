"""The drill of an operator who has to go back: play, back up, play on, restore to a moment, and look whether all services agree."""

from __future__ import annotations

import time
from datetime import datetime, timezone

import pytest
from connectrpc.errors import ConnectError
from installation import SHORT_TIMING, Installation, eventually
from player import Player, refusal
from test_operators import Operator


@pytest.fixture
def house():
    installation = Installation(**SHORT_TIMING)
    installation.environment["CAIRN_BACKUPS"] = str(installation.home / "backups")
    with installation:
        yield installation


def befriend(one: Player, other: Player) -> None:
    one.ask_friend(other.username)
    other.answer_friend(one)


def ends(player: Player) -> bool:
    """Whether the account is unknown."""
    try:
        Player(player.url).log_in(player.username, player.password)
        return False
    except ConnectError as error:
        return refusal(error).reason == "INVALID_CREDENTIALS"


def back(player: Player) -> Player:
    """The same person, logged in anew."""
    there = Player(player.url)
    there.username, there.password = player.username, player.password
    there.account_id = player.account_id
    there.log_in(player.username, player.password)
    return there


def test_a_moment_is_the_same_moment_in_every_service(house, tmp_path):
    operator = Operator(house, tmp_path)
    anna, berta, carla = (Player(house.url).sign_up() for _ in range(3))
    befriend(anna, berta)
    house.script("backup.sh", timeout=300)
    # After the backup, before the moment: only what was kept since can bring it back.
    befriend(anna, carla)
    time.sleep(2)
    moment = datetime.now(timezone.utc).strftime("%Y-%m-%d %H:%M:%S.%fZ")
    time.sleep(1)
    doris = Player(house.url).sign_up()
    befriend(anna, doris)
    operator("account", "delete", berta.username, "--yes")
    # Not asked by a log-in, which takes a deletion back that has not begun.
    eventually(lambda: operator.run("account", "show", berta.account_id).returncode == 1, within=60, every=1, what="berta's deletion")
    assert len(anna.list_friends()) == 2
    left = datetime.now(timezone.utc).strftime("%Y-%m-%d %H:%M:%S.%fZ")
    house.stop()

    said = house.script("restore.sh", "--to", moment, timeout=600)
    assert "Deleted again: 1 accounts" in said
    house.start()

    # Who came later is not there, in no service; who was deleted is deleted again, everywhere.
    assert ends(doris) and ends(berta)
    anna, carla = back(anna), back(carla)
    eventually(lambda: anna.list_friends() == [carla.username], within=30, what="the friends of the moment")
    assert carla.list_friends() == [anna.username]
    eventually(lambda: operator.run("account", "show", berta.account_id).returncode == 1, within=60, what="the purge of berta")
    # What was written between the moment and the restore is not in the log any more: nobody is given the former moment in its place.
    for none, why in ((left, "a restore left what was written then"), ("2200-01-01 00:00:00Z", "lies in the future")):
        with pytest.raises(AssertionError, match=why):
            house.script("restore.sh", "--to", none, timeout=300)
    # And it goes on.
    befriend(anna, Player(house.url).sign_up())
    house.script("backup.sh", "--keep", "1", timeout=300)
    assert len(house.script("restore.sh", "--list").split()) == 1


def test_a_damaged_backup_or_the_wrong_secrets_are_refused_before_anything_is_touched(house):
    Player(house.url).sign_up()
    house.script("backup.sh", timeout=300)
    with pytest.raises(AssertionError, match="runs"):
        house.script("restore.sh", timeout=300)
    house.stop()
    key = house.home / "secrets" / "master-key-auth"
    kept = key.read_text()
    key.write_text("0" * 64 + "\n")
    with pytest.raises(AssertionError, match="is not the one that belongs to this backup"):
        house.script("restore.sh", timeout=300)
    key.write_text(kept)
    (name,) = house.script("restore.sh", "--list").split()
    version = house.home / "backups" / "base" / name / "PG_VERSION"
    text = version.read_text()
    version.write_text("16\n")
    with pytest.raises(AssertionError, match="damaged"):
        house.script("restore.sh", timeout=300)
    version.write_text(text)
    house.script("restore.sh", timeout=600)
    house.start()
    assert house.is_ready()
