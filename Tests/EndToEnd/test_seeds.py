"""Content on day one: what an operator has made on the command line is there for the first guest, marked as generated."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from cairn.game.expeditions.v1 import challenges_pb2
from cairn.game.quizwalks.v1 import walks_pb2
from cairn.geo.v1 import parks_pb2
from expeditions import Runner
from geocacher import Geocacher
from installation import SHORT_TIMING, Installation, eventually
from player import Player, place
from walkers import Walker, guest

STATION = place(60.1710, 24.9414)


@pytest.fixture(scope="module")
def cairn():
    """An installation of its own: others expect to see only what they have made."""
    with Installation(**SHORT_TIMING) as installation:
        yield installation


def tool(cairn: Installation, *arguments: str, fails: bool = False) -> list[str]:
    """`cairn` as whoever has the machine calls it."""
    program = Path(os.environ.get("CAIRN_BUILD_PATH", cairn.repository / ".build")) / "release" / "cairn"
    environment = {"PATH": os.environ["PATH"], "CAIRN_HOME": str(cairn.home)}
    for service in ("geo", "game"):
        with open(f"/proc/{cairn.pid(service)}/environ", "rb") as file:
            (database,) = [entry[15:].decode() for entry in file.read().split(b"\0") if entry.startswith(b"CAIRN_DATABASE=")]
        environment[f"CAIRN_DATABASE_{service.upper()}"] = database
    run = subprocess.run([str(program), *arguments], env=environment, capture_output=True, text=True, timeout=120)
    assert (run.returncode != 0) == fails, run.stdout + run.stderr
    return (run.stderr if fails else run.stdout).splitlines()


def seed(cairn: Installation, *arguments: str) -> list[str]:
    return tool(cairn, "seed", *arguments)


def near(walker: Walker):
    request = walks_pb2.FindNearbyWalksRequest(position=STATION, limit=50)
    return [found.walk for found in walker.walks.find_nearby_walks(request, headers=walker.headers()).walks]


def test_walks_of_the_city_with_sights(cairn):
    walker = Walker(guest(cairn.url))
    assert not near(walker)
    dry = seed(cairn, "walks", "--dry-run")
    assert dry[0].startswith("Helsinki: would make ") and not near(walker)
    done = seed(cairn, "walks")
    assert done[0] == dry[0].replace("would make", "made")
    walks = near(walker)
    assert len(walks) in (6, 12, 18) and all(walk.is_generated and walk.permissions.can_play for walk in walks)
    assert {walk.lang for walk in walks} == {"de", "en", "es", "fr", "it", "sv"}
    assert "Tipspromenad: Helsinki, Uusimaa" in {walk.title for walk in walks}

    # Once more, and of the place alone: nothing is made twice.
    for arguments in ([], ["--city", "Helsinki", "--lang", "sv"]):
        assert "made 0 walks" in seed(cairn, "walks", *arguments)[-1]
    assert len(near(walker)) == len(walks)

    # It is walked as any other.
    (walk,) = [one for one in walks if one.title == "Tipspromenad: Helsinki, Uusimaa"]
    run_id = walker.start(walk.walk_id, STATION)
    first = min(walker.run(run_id).questions, key=lambda question: question.number)
    # Begun there: nobody waits for the way from the station.
    run_id = walker.start(walk.walk_id, first.position)
    asked = walker.unlock(run_id, first.question_id, first.position)
    assert asked.asked.text == "Vid vilken av de här sevärdheterna står du?" and len(asked.asked.choice.options) == 4


def test_virtual_caches_at_sights(cairn):
    cacher = Geocacher(Player(cairn.url).sign_up())
    box = (60, 24.7, 60.4, 25.2)
    dry = seed(cairn, "caches", "--dry-run")
    assert dry[0].startswith("Helsinki: would make ") and not cacher.box(*box).caches
    done = seed(cairn, "caches")
    assert done[0] == dry[0].replace("would make", "made") and "made 0 caches" in seed(cairn, "caches")[-1]
    count = int(done[0].split("made ")[1].split(" ")[0])
    assert count > 10
    # They are there as soon as it is known that no school, railway or barracks is.
    eventually(lambda: len(cacher.box(*box).caches) == count, within=30, what="the caches")
    caches = cacher.box(*box).caches
    cache = cacher.get(caches[0].cache_id)
    assert cache.is_generated and [one.language_code for one in cache.content.translations] == ["de", "es", "fr", "it", "sv"]


def test_challenges_in_the_citys_parks(cairn):
    runner = Runner(cairn.url)
    dry = seed(cairn, "challenges", "--city", "Helsinki", "--dry-run")
    assert dry[0].startswith("Helsinki: would make ")
    done = seed(cairn, "challenges", "--city", "Helsinki")
    assert done[0] == dry[0].replace("would make", "made") and "made 0 challenges" in seed(cairn, "challenges", "--city", "Helsinki")[-1]
    park_id, _ = runner.course()
    request = challenges_pb2.ListParkChallengesRequest(park_id=park_id)
    challenges = runner.ask(runner.challenges, "list_park_challenges", request).challenges
    assert 2 <= len(challenges) <= 4 and all(one.is_generated and not one.maker_id for one in challenges)
    assert {word.language_code for word in challenges[0].translations} == {"de", "en", "es", "fr", "it", "sv"}
    # GeoService hears of them.
    ask = lambda: runner.parks.get_park(parks_pb2.GetParkRequest(park_id=park_id), headers=runner.headers()).park.summary.challenge_count
    eventually(lambda: ask() == len(challenges), within=15, what="the park's count")


GPX = """<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="45.5" lon="9.5"><time>2020-01-02T03:04:05Z</time><name>OC1234</name><type>Geocache|Traditional Cache</type>
<extensions><cache xmlns="http://www.groundspeak.com/cache/1/0/1" available="True" archived="False"><name>Under the tree</name>
<container>Micro</container><difficulty>2</difficulty><terrain>1.5</terrain></cache></extensions></wpt>
<wpt lat="95" lon="9.5"><name>OC9999</name><type>Geocache|Traditional Cache</type></wpt>
</gpx>"""


def test_caches_of_another_catalogue(cairn, tmp_path):
    file, report = tmp_path / "caches.gpx", tmp_path / "left-out.txt"
    file.write_text(GPX)
    assert tool(cairn, "import", "gpx", str(file), "--dry-run")[0] == "Nothing was changed. It would be:"
    assert tool(cairn, "import", "gpx", str(file), "--report", str(report))[0] == "1 caches taken in"
    assert report.read_text() == "OC9999, line 5: its position is none: 95, 9.5\n"
    assert tool(cairn, "import", "gpx", str(file))[0] == "1 caches as they were"
    cacher = Geocacher(Player(cairn.url).sign_up())
    eventually(lambda: cacher.box(45.4, 9.4, 45.6, 9.6).caches, within=30, what="the cache")
    (cache,) = cacher.box(45.4, 9.4, 45.6, 9.6).caches
    assert cache.name == "Under the tree" and not cacher.get(cache.cache_id).is_generated
    # Nobody answers for it: the operator hides it, and shows it again.
    assert tool(cairn, "content", "hide", "cache", cache.code) == [f"{cache.code} is hidden."]
    assert not cacher.box(45.4, 9.4, 45.6, 9.6).caches
    assert tool(cairn, "content", "show", "cache", cache.code) == [f"{cache.code} is shown."]
    assert len(cacher.box(45.4, 9.4, 45.6, 9.6).caches) == 1
    assert "There is no walk K7M2PA" in "".join(tool(cairn, "content", "hide", "walk", "K7M2PA", fails=True))

    file.write_text('<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><wpt lat="1" lon="1"><name>&a;</name></wpt></gpx>')
    assert "a document type is declared" in "".join(tool(cairn, "import", "gpx", str(file), fails=True))
