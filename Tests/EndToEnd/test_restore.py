"""The drill of an operator who has to go back: play, back up, play on, restore to a moment, and look whether all services agree."""

from __future__ import annotations

import time
from datetime import datetime, timezone

import pytest
from B_02_random_opponent import matched, wait_for
from cairn.geo.v1 import parks_pb2
from connectrpc.errors import ConnectError
from installation import SHORT_TIMING, Installation, eventually
from player import Player, State, place, refusal
from test_friends import Listener
from test_imports import cairn_import, feature, square
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


def playable(player: Player) -> bool:
    """Whether the geo service has read its places."""
    try:
        player.leave(player.start_single())
        return True
    except ConnectError:
        return False


def duel(one: Player, other: Player) -> str:
    """A whole game of two, who listen: nobody else is drawn for one."""
    listeners = [Listener(player) for player in (one, other)]
    game_id = matched(one, other)
    for number in range(1, 6):
        for player in (one, other):
            player.loaded(wait_for(player, game_id, State.STATE_LOADING, number))
        for player in (one, other):
            player.guess(player.game(game_id), 10.5 + number, 20)
        for player in (one, other):
            player.ready(player.game(game_id))
    wait_for(one, game_id, State.STATE_FINISHED, 5)
    del listeners
    return game_id


def load_park(house: Installation, folder, name: str) -> None:
    """An operator's park, in a database that no player writes to."""
    extract = folder / f"{name}.geojsonl"
    extract.write_text(feature(square(), at_type="way", at_id=1, leisure="park", name=name))
    cairn_import(house, "parks", str(extract), "--name", "atlantis")


def parks(player: Player) -> list[str]:
    request = parks_pb2.FindNearbyParksRequest(position=place(-20.5, -30.5))
    return [found.park.name for found in player.parks.find_nearby_parks(request, headers=player.headers()).parks]


def played(player: Player) -> tuple:
    """What GameService tells of somebody: the counts, the games that they are of, each still there to be looked at, and the place on the board."""
    statistics, games = player.statistics(), player.history().games
    results = [player.result(game).score for game in games]
    counts = (statistics.game_count, statistics.single_game_count, statistics.multiplayer_game_count)
    return counts, statistics.rating, results, [(game.game_id, game.score) for game in games], player.leaderboard().own.SerializeToString()


def test_a_moment_is_the_same_moment_in_every_service(house, tmp_path):
    begun = time.monotonic()
    operator = Operator(house, tmp_path)
    anna, berta, carla = (Player(house.url).sign_up() for _ in range(3))
    eventually(lambda: playable(carla), within=30, what="places to play at")
    befriend(anna, berta)
    duel(anna, berta)
    house.script("backup.sh", timeout=300)
    # After the backup, before the moment: only what was kept since can bring it back.
    befriend(anna, carla)
    single = anna.play_single()
    load_park(house, tmp_path, "Poseidon's Garden")
    # Statistics follow by events: by then they are of the moment.
    eventually(lambda: played(anna)[0] == (2, 1, 1), within=10, what="the statistics of two games")
    of_the_moment = played(anna)
    assert of_the_moment[3][0][0] == single.game_id and parks(anna) == ["Poseidon's Garden"]
    time.sleep(1)
    moment = datetime.now(timezone.utc).strftime("%Y-%m-%d %H:%M:%S.%fZ")
    time.sleep(1)
    doris = Player(house.url).sign_up()
    befriend(anna, doris)
    anna.play_single()
    load_park(house, tmp_path, "Triton's Yard")
    eventually(lambda: played(anna)[0] == (3, 2, 1) and parks(anna) == ["Triton's Yard"], within=10, what="what came later")
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
    # Games, statistics, ratings and boards are those of the moment, and so is what geo has; the other player of a game is gone, and the game is not.
    assert played(anna) == of_the_moment and parks(anna) == ["Poseidon's Garden"]
    eventually(lambda: operator.run("account", "show", berta.account_id).returncode == 1, within=60, what="the purge of berta")
    # What was written between the moment and the restore is not in the log any more: nobody is given the former moment in its place.
    for none, why in ((left, "a restore left what was written then"), ("2200-01-01 00:00:00Z", "lies in the future")):
        with pytest.raises(AssertionError, match=why):
            house.script("restore.sh", "--to", none, timeout=300)
    # And it goes on, in every service.
    befriend(anna, Player(house.url).sign_up())
    eventually(lambda: playable(carla), within=30, what="places to play at")
    anna.play_single()
    eventually(lambda: played(anna)[0] == (3, 2, 1), within=10, what="the statistics of a third game")
    load_park(house, tmp_path, "Triton's Yard")
    assert parks(anna) == ["Triton's Yard"]
    house.script("backup.sh", "--keep", "1", timeout=300)
    assert len(house.script("restore.sh", "--list").split()) == 1
    print(f"the drill took {time.monotonic() - begun:.0f} s")


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
