"""Moving in from Firebase as an operator does it: the users, then what they have, by the commands that stand in the runbook."""

from __future__ import annotations

import json
import os
import subprocess
import time
from datetime import date, timedelta
from pathlib import Path

import pytest
from cairn.auth.v1 import guardians_pb2
from cairn.auth.v1.guardians_connect import GuardianServiceClientSync
from cairn.social.v1 import notifications_pb2
from connectrpc.errors import ConnectError
from geocacher import Geocacher, Status
from installation import SHORT_TIMING, Installation, eventually
from local_buddy import Answer, Kind, Local, State
from player import Player
from walkers import Section, Walker

# A project's parameters, a password and its hash, as Firebase publishes them with its scrypt (github.com/firebase/scrypt, README).
PARAMETERS = """hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}
"""
PASSWORD = "user1password"
SALT = "42xEC+ixf3L2lw=="
HASH = "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="

STATISTICS = {
    "avgScore": 12000, "day_in_row": 8, "game_in_day": 2, "max_score": 24000, "nGames": 10, "nGames_multi": 4, "nGames_sing": 6, "win": 3,
    "win_in_row": 2, "quit": 1,
}


def users(*ids: str) -> dict:
    """As `firebase auth:export` writes them."""
    return {
        "users": [
            {
                "localId": uid, "email": f"{uid}@example.org", "emailVerified": True, "passwordHash": HASH, "salt": SALT,
                "createdAt": "1500000000000", "lastSignedInAt": "1600000000000", "providerUserInfo": [],
            }
            for uid in ids
        ]
    }


def friend(name: str) -> dict:
    return {"username": name, "userpic": "https://example.org/p.png"}


# As the console's "Export JSON" writes it, on one line.
TREE = {
    "games": {
        "-Mdone": {
            "date": 1600000000000, "finished": True, "type": "multiplayer",
            "player1": {"user": "uidAnna", "username": "Anna_R", "score": 5000, "badge": {"center": True}},
            "player2": {"user": "uidBerta", "username": "Berta_R", "score": 12},
            "roundCoordinates": {
                "round_1": {
                    "lat": 48.8584, "lng": 2.2945,
                    "player1_answer": {"ready": True, "score": 5000, "coordinates": {"lat": 48.8584, "lng": 2.2945}},
                    "player2_answer": {"ready": True, "score": 12, "coordinates": {"lat": 0, "lng": 0}},
                }
            },
        },
        "-Mopen": {"date": 1600000000000, "finished": False, "type": "single", "player1": {"user": "uidAnna"}},
    },
    "quizzes": {
        "-Mquiz": {
            "creator": "uidAnna", "title": "Around the lake", "description": "Ten questions",
            "questions": [
                {
                    "title": "One", "text": "How deep is it?", "alternatives": ["3 m", "30 m"], "rightAnswer": 1,
                    "position": {"lat": 59.3, "lng": 18.1},
                }
            ],
        },
    },
    "caches": {
        "-Mcache": {
            "creator": "uidAnna", "name": "Sotto il ponte", "description": "Una scatola", "hint": "In alto", "difficulty": "easy", "size": "small",
            "environment": "urban", "position": {"lat": 45.81, "lng": 9.08}, "date": 1500000000000,
            "finds": {
                "-Mfind": {"user": "uidBerta", "date": 1600000000000, "comment": "Bello"},
                "-Mown": {"user": "uidAnna", "date": 1600000000000}, "-Mgone": {"user": "uidGone", "date": 1600000000000},
            },
        },
        "-Mplan": {"creator": "uidBerta", "name": "Un'idea"},
    },
    "chats": {
        "-Mchat": {
            "users": {"uidAnna": True, "uidBerta": True},
            "messages": {
                "-M1": {"user": "uidAnna", "date": 1600000000000, "text": "Ciao"}, "-M2": {"user": "uidBerta", "date": 1600000060000, "text": "Ciao!"},
                "-M3": {"user": "uidGone", "date": 1600000070000, "text": "?"},
            },
        },
        "-Mold": {"uidAnna": True, "uidBerta": True},
    },
    "meetings": {
        "-Mcoffee": {
            "creator": "uidAnna", "user": "uidBerta", "date": (date.today() + timedelta(days=3)).isoformat(), "time": "18:30", "timeZone": "Europe/Rome",
            "accepted": True, "title": "Caffè", "place": "Duomo",
        },
        "-Mask": {"creator": "uidBerta", "user": "uidAnna", "date": (date.today() + timedelta(days=4)).isoformat(), "time": "09:00"},
        "-Mlong": {"creator": "uidBerta", "user": "uidAnna", "date": "2019-01-01", "time": "09:00", "accepted": True},
    },
    "users": {
        "uidAnna": {
            "username": "Anna_R", "userpic": "https://example.org/a.png", "online": True, "last_access": 1600000000000, "token": "device",
            "statistics": STATISTICS,
            "badge": {"center": True, "doppelganger": False, "extrovert": False, "fire": True, "gamer": False, "time": False},
            "friends": {"uidBerta": friend("Berta_R"), "uidGone": friend("Gone")}, "requests": {"uidCarla": friend("Carla_R")},
        },
        "uidBerta": {"username": "Berta_R", "statistics": {"nGames": "many"}, "friends": {"uidAnna": friend("Anna_R")}},
        "uidCarla": {"username": "Carla_R"},
        "uidGone": {"username": "Gone", "statistics": STATISTICS},
    },
    "waitingRoom": {"-Mticket": {"user": "uidAnna"}},
}


@pytest.fixture(scope="module")
def parameters(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("project") / "parameters.txt"
    path.write_text(PARAMETERS)
    return path


@pytest.fixture(scope="module")
def cairn(parameters):
    """An installation of its own, which knows the project's key."""
    with Installation(**SHORT_TIMING, CAIRN_AUTH_FIREBASE_HASH=str(parameters)) as installation:
        yield installation


class Mover:
    """Whoever has the machine, with the connection strings of the services."""

    def __init__(self, cairn: Installation, folder: Path) -> None:
        self.folder = folder
        self.program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
        self.environment = {"PATH": os.environ["PATH"], "CAIRN_HOME": str(cairn.home)}
        for service in ("auth", "game", "social"):
            with open(f"/proc/{cairn.pid(service)}/environ", "rb") as file:
                (database,) = [entry[15:].decode() for entry in file.read().split(b"\0") if entry.startswith(b"CAIRN_DATABASE=")]
            self.environment[f"CAIRN_DATABASE_{service.upper()}"] = database

    def run(self, *arguments: str, text: str | None = None, timeout: float = 120) -> subprocess.CompletedProcess:
        return subprocess.run(
            [str(self.program), "import", *arguments], env=self.environment, input=text or "", capture_output=True, text=True, timeout=timeout
        )

    def __call__(self, *arguments: str, text: str | None = None) -> list[str]:
        run = self.run(*arguments, text=text)
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout.splitlines()

    def file(self, name: str, content: dict) -> str:
        path = self.folder / name
        path.write_text(json.dumps(content))
        return str(path)


@pytest.fixture
def mover(cairn, tmp_path) -> Mover:
    return Mover(cairn, tmp_path)


def logged_in(cairn: Installation, login: str) -> Player:
    player = Player(cairn.url)
    answer = player.log_in(login, PASSWORD)
    player.account_id, player.username = answer.account_id, answer.username
    return player


def begun(player: Player):
    """A game; None while the geo service has not read its places yet."""
    try:
        return player.start_single()
    except ConnectError:
        return None


def all_of(player: Player) -> tuple:
    """What somebody sees of what has moved along."""
    asked = player.notifications.list_notifications(notifications_pb2.ListNotificationsRequest(), headers=player.headers())
    return (
        player.statistics().SerializeToString(), player.badges(), player.list_friends(), player.list_requests(),
        [game.game_id for game in player.history().games], player.leaderboard().own.SerializeToString(),
        sorted(one.notification_id for one in asked.notifications),
    )


def test_people_move_in_with_what_they_have(cairn, mover, parameters, tmp_path):
    mover("firebase-auth", mover.file("users.json", users("uidAnna", "uidBerta", "uidCarla")), "--hash-parameters", str(parameters))
    export = mover.file("export.json", TREE)

    # What would be.
    would_be = tmp_path / "would-be-left-out.txt"
    told = mover("realtime-database", export, "--dry-run", "--report", str(would_be))
    assert {"caches/-Mcache/finds/-Mown: nobody logs an own cache", "caches/-Mplan: a draft: it lacks position, difficulty, size"} <= set(
        would_be.read_text().splitlines())
    assert told[0] == "Nothing was changed. It would be:" and "3 people taken in" in told and "1 games taken in" in told
    anna = logged_in(cairn, "uidAnna@example.org")
    assert anna.username == ""
    assert mover("realtime-database", export, "--dry-run") == told

    # The end of the file is missing: what stands before is taken, and the whole file comes again.
    text = json.dumps(TREE)
    cut = mover.run("realtime-database", "-", text=text[: text.index("uidCarla", text.index('"uidBerta": {"username"'))])
    assert cut.returncode == 1 and "ends in the middle" in cut.stderr

    report = tmp_path / "left-out.txt"
    told = mover("realtime-database", export, "--report", str(report))
    assert "1 people left out: nobody with their id has moved in" in told
    assert set(report.read_text().splitlines()) == {
        "caches/-Mcache/finds/-Mgone/user: nobody with this id has moved in",
        "chats/-Mchat/messages/-M3/user: its sender is none of the two",
        "chats/-Mold: no chat of two users",
        "meetings/-Mlong: it began more than a year ago",
        "games/-Mopen: it was not finished",
        "users/uidAnna/friends/uidGone: nobody with this id has moved in",
        "users/uidBerta/statistics/nGames: no whole number from 0 to 20000000",
        "users/uidGone: nobody with this id has moved in (cairn import firebase-auth)",
        "waitingRoom: nothing of this node is taken in",
    }

    # By the name and the password of former days.
    anna = logged_in(cairn, "Anna_R")
    statistics = anna.statistics()
    assert (statistics.game_count, statistics.single_game_count, statistics.score_average) == (10, 6, 12000)
    assert (statistics.score_max, statistics.win_count, statistics.win_streak_count, statistics.quit_count) == (24000, 3, 2, 1)
    assert {name for name, is_there in anna.badges().items() if is_there} == {"center", "fire", "gamer"}
    assert (anna.list_friends(), anna.list_requests()) == (["Berta_R"], ["Carla_R"])
    berta, carla = logged_in(cairn, "Berta_R"), logged_in(cairn, "uidCarla@example.org")
    assert berta.list_friends() == ["Anna_R"] and carla.list_requests("SENT") == ["Anna_R"]
    (game,) = anna.history().games
    assert game.score == 5000 and [line.game_id for line in berta.history().games] == [game.game_id]
    assert anna.result(game).ByteSize() > 0
    assert anna.leaderboard().own.rank == 1

    # Telephones that are there already ring for nothing of it: badges are no news, and a request that waits is in the list without a push.
    time.sleep(2)
    asked = anna.notifications.list_notifications(notifications_pb2.ListNotificationsRequest(), headers=anna.headers())
    assert [one.kind for one in asked.notifications] == ["friend.requested"]

    # Again: nothing is changed.
    before = [all_of(person) for person in (anna, berta, carla)]
    told = mover("realtime-database", "-", text=text)
    assert "3 people already there" in told and "1 games already there" in told and not any("taken in" in line for line in told)
    assert [all_of(person) for person in (anna, berta, carla)] == before

    # The quiz is a draft, to be looked at and published by its maker.
    assert "1 quiz walks already there" in told
    walker = Walker(anna)
    (walk,) = walker.list(Section.SECTION_MINE)
    assert walk.title == "Around the lake" and len(walker.draft(walk.walk_id).questions) == 1 and walker.publish(walk.walk_id) == 1

    # The cache is there to be found, with the finds of former days; what lacked something is a draft of its owner.
    assert "2 caches already there" in told
    cacher, finder = Geocacher(anna), Geocacher(berta)
    eventually(lambda: cacher.mine(Status.CACHE_STATUS_AVAILABLE), within=30, what="the cache, when it is known what lies there")
    (cache,) = cacher.mine(Status.CACHE_STATUS_AVAILABLE)
    (log,) = finder.visits(cache.cache_id)
    assert (log.author.account_id, log.content.comment, log.is_first_find) == (berta.account_id, "Bello", True)
    assert finder.stats().find_count == 1 and len(finder.mine(Status.CACHE_STATUS_DRAFT)) == 1

    # What two have written to each other is read, at both, and a meeting is agreed upon as it was; one that waits is answered here. Denied,
    # as who accepts has to have told a birthday.
    assert "1 chats already there" in told and "2 meetings already there" in told
    at_anna, at_berta = Local(anna), Local(berta)
    (chat,) = at_anna.chats()
    assert at_berta.chats() == [chat] and at_anna.read(chat) == at_berta.read(chat) == ["Ciao!", "Ciao"]
    coffee, asked = at_anna.agenda()
    assert at_anna.meeting(coffee).kind == at_berta.meeting(coffee).kind == Kind.MEETING_KIND_FIXED and at_anna.meeting(coffee).content.place == "Duomo"
    assert at_anna.meeting(asked).kind == Kind.MEETING_KIND_NEW
    assert at_anna.answer(asked, Answer.ANSWER_DENY) == State.MEETING_STATE_DENIED

    # Life goes on from there.
    anna.answer_friend(carla)
    assert sorted(anna.list_friends()) == ["Berta_R", "Carla_R"]
    game = eventually(lambda: begun(anna), within=30, every=1, what="a place to begin at")
    for _ in range(game.round_count):
        game = anna.ready(anna.guess(anna.loaded(game), 48.8, 2.3))
    eventually(lambda: anna.statistics().game_count == 11, within=10, what="the eleventh game")


def test_what_a_minor_has_with_others_and_a_second_chat_of_two_stay_behind(cairn, mover, parameters, tmp_path):
    mover("firebase-auth", mover.file("users.json", users("uidDora", "uidElio", "uidFina")), "--hash-parameters", str(parameters))
    names = {"uidDora": "Dora_R", "uidElio": "Elio_R", "uidFina": "Fina_R"}
    mover("realtime-database", mover.file("people.json", {"users": {uid: {"username": name} for uid, name in names.items()}}))
    dora, elio, fina = (logged_in(cairn, name) for name in names.values())
    guardians = GuardianServiceClientSync(dora.url, http_client=dora.http, send_compression=None, timeout_ms=20_000)
    # Fifteen, and old enough to decide alone in Italy.
    birth_date = (date.today() - timedelta(days=15 * 365 + 100)).isoformat()
    guardians.set_birth_date(guardians_pb2.SetBirthDateRequest(birth_date=birth_date, country="IT"), headers=dora.headers())

    def chat(one: str, other: str, text: str, when: str) -> dict:
        return {"users": [one, other], "messages": {"m": {"user": one, "date": when, "text": text}}}

    day = (date.today() + timedelta(days=3)).isoformat()
    export = mover.file("export.json", {
        "chats": {
            "a": chat("uidElio", "uidDora", "?", "2024-05-01T18:30:05Z"), "b": chat("uidElio", "uidFina", "First", "2024-05-01T18:30:05.250Z"),
            "c": chat("uidFina", "uidElio", "Second", "2024-05-02T18:30:05Z"),
        },
        "meetings": {"a": {"creator": "uidElio", "user": "uidDora", "date": day, "time": "18:30", "accepted": True}},
    })
    left_out = {
        "chats/a: one of the two is a minor here", "chats/c: the two have another chat in the export, which comes first",
        "meetings/a: one of the two is a minor here",
    }
    # A dry run, the import, and the import again say the same of what stays behind.
    for number, arguments in enumerate((["--dry-run"], [], [])):
        report = tmp_path / f"left-out-{number}.txt"
        told = mover("realtime-database", export, "--report", str(report), *arguments)
        assert set(report.read_text().splitlines()) == left_out
        assert ("1 chats taken in" if number < 2 else "1 chats already there") in told and "2 chats left out" in told
    at_elio = Local(elio)
    (chat_id,) = at_elio.chats()
    assert at_elio.read(chat_id) == ["First"] and Local(fina).chats() == [chat_id] and at_elio.agenda() == []


def test_a_large_export_takes_little_memory(mover):
    """As many bytes for each user as apps copy of friends; nobody of them is here. Half a gigabyte with CAIRN_SOAK."""
    megabytes = 512 if os.environ.get("CAIRN_SOAK") else 48
    entry = json.dumps({"username": "x" * 20, "statistics": STATISTICS, "friends": {f"uid{n}": friend("y" * 20) for n in range(120)}})
    path = mover.folder / "large.json"
    with path.open("w") as file:
        file.write('{"users": {')
        for number in range(megabytes * 1_048_576 // len(entry)):
            file.write(f'{"," if number else ""}"nobody{number}": {entry}')
        file.write("}}")
    begun = os.times().elapsed
    run = subprocess.Popen(
        [str(mover.program), "import", "realtime-database", str(path)], env=mover.environment, stdout=subprocess.PIPE, text=True)
    output = run.stdout.read()
    _, status, usage = os.wait4(run.pid, 0)
    run.returncode = os.waitstatus_to_exitcode(status)
    print(f"{megabytes} MB in {os.times().elapsed - begun:.1f} s, {usage.ru_maxrss // 1024} MB of memory")
    assert run.returncode == 0 and "people left out" in output
    assert usage.ru_maxrss < 256 * 1024


def test_hostile_exports_harm_nobody(cairn, mover):
    deep = "[" * 100_000 + "]" * 100_000
    told = mover("realtime-database", "-", text=f'{{"users": {{"a": {deep}, "b": {{"friends": {deep}}}, "c": 5}}, "games": "no", "x": {deep}}}')
    assert "1 people left out: nobody with their id has moved in" in told
    for text in ("", "[]", "<html>", '{"users": ', "\0"):
        refused = mover.run("realtime-database", "-", text=text)
        assert refused.returncode == 1 and "no export of the Realtime Database" in refused.stderr
    assert mover("realtime-database", "-", text="{}") == ["There is nothing in this export that is taken in."]
