"""B-11: filter by zone, difficulty and environment; the map shows exactly these; none found brings a hint."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from cairn.game.geocaches.v1 import cache_imports_pb2
from cairn.social.v1 import media_pb2
from geocacher import Environment, Filter, Geocacher, Kind, Level, Size, Sort, Status, content
from installation import eventually
from player import Player, place, refused, told
from test_friends import Listener
from test_media import Phone

OULU = (65.0121, 25.4651)
ROVANIEMI = (66.5039, 25.7294)
AROUND_BOTH = (64.5, 24.0, 67.0, 27.0)
FOREST = Environment.CACHE_ENVIRONMENT_FOREST


@pytest.fixture(scope="module")
def hidden(cairn) -> dict[str, str]:
    """Caches of a stranger's in two zones, by their names."""
    owner = Geocacher(Player(cairn.url).sign_up())
    return {
        "town": owner.hide(content("Market hall", *OULU)),
        "wood": owner.hide(content("Old pine", OULU[0] + 0.02, OULU[1], difficulty=4.5, terrain=3, environment=FOREST)),
        "nano": owner.hide(content("Bridge", OULU[0], OULU[1] + 0.02, difficulty=2.5, size=Size.CACHE_SIZE_NANO)),
        "north": owner.hide(content("Arctic circle", *ROVANIEMI, environment=FOREST)),
    }


@pytest.fixture
def seeker(cairn) -> Geocacher:
    return Geocacher(Player(cairn.url).sign_up())


def ids(caches) -> set[str]:
    return {cache.cache_id for cache in caches}


def test_exactly_those_are_on_the_map(seeker, hidden):
    everything = seeker.box(*AROUND_BOTH)
    assert ids(everything.caches) == set(hidden.values()) and not everything.clusters and not everything.hints
    zone = seeker.get(hidden["town"]).summary.zone_id
    country = zone.split("/")[0]
    assert country == "fi" and zone != seeker.get(hidden["north"]).summary.zone_id
    wanted = Filter(zone_id=zone, difficulty_levels=[Level.DIFFICULTY_LEVEL_EASY], environments=[Environment.CACHE_ENVIRONMENT_URBAN])
    assert ids(seeker.box(*AROUND_BOTH, wanted).caches) == {hidden["town"]}
    assert ids(seeker.search(wanted).caches) == {hidden["town"]}
    both = Filter(zone_id=country, environments=[FOREST])
    assert ids(seeker.box(*AROUND_BOTH, both).caches) == {hidden["wood"], hidden["north"]}
    assert ids(seeker.search(Filter(zone_id=country, text="pin")).caches) == {hidden["wood"]}
    assert ids(seeker.box(*AROUND_BOTH, Filter(sizes=[Size.CACHE_SIZE_NANO])).caches) == {hidden["nano"]}


def test_none_is_no_error_and_says_what_left_none(seeker, hidden):
    zone = seeker.get(hidden["north"]).summary.zone_id
    none = seeker.box(*AROUND_BOTH, Filter(zone_id=zone, difficulty_levels=[Level.DIFFICULTY_LEVEL_DIFFICULT], environments=[FOREST]))
    assert not none.caches and not none.clusters
    assert {hint.filter: hint.cache_count for hint in none.hints} == {"zone_id": 1, "difficulty": 1}
    far = seeker.near(OULU[0] + 1, OULU[1], 1_000)
    assert not far.caches and far.hints[0].filter == "radius" and far.hints[0].cache_count >= 4


def test_the_nearest_first_and_pages_of_them(seeker, hidden):
    here = place(*OULU)
    found, token = [], ""
    while True:
        page = seeker.search(
            Filter(zone_id=seeker.get(hidden["town"]).summary.zone_id), Sort.SORT_DISTANCE, position=here, page_size=1, page_token=token
        )
        found += page.caches
        token = page.next_page_token
        if not token:
            break
    assert [cache.cache_id for cache in found] == [hidden["town"], hidden["nano"], hidden["wood"]]
    assert found[0].distance_m < 1 and 900 < found[1].distance_m < 1_000
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        seeker.search(Filter(zone_id="fi"), Sort.SORT_DISTANCE, position=here, page_size=1, page_token=found[0].cache_id)


def test_a_map_that_was_scrolled_round_the_earth(seeker, hidden):
    south, west, north, east = AROUND_BOTH
    assert ids(seeker.box(south, west + 720, north, east + 720).caches) == set(hidden.values())
    with refused("invalid_argument", "INVALID_ARGUMENT") as error:
        seeker.box(north, west, south, east)
    assert error.refusal.fields == ["south_west"]


def test_drafts_are_nowhere(cairn, seeker, hidden):
    owner = Geocacher(Player(cairn.url).sign_up())
    draft = owner.create(content("Secret", *OULU))
    assert ids(seeker.box(*AROUND_BOTH).caches) == ids(owner.box(*AROUND_BOTH).caches) == set(hidden.values())
    with refused("not_found", "CACHE_NOT_FOUND"):
        seeker.get(draft.cache_id)
    with refused("not_found", "CACHE_NOT_FOUND"):
        seeker.log(draft.cache_id)
    with refused("not_found", "CACHE_NOT_FOUND"):
        seeker.archive(draft.cache_id)
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        seeker.box(*AROUND_BOTH, Filter(statuses=[Status.CACHE_STATUS_DRAFT]))
    assert [cache.status for cache in owner.mine()] == [Status.CACHE_STATUS_DRAFT]


def test_a_riddle_is_shown_to_who_has_solved_it(cairn, seeker):
    from cairn.game.geocaches.v1 import caches_pb2

    owner = Geocacher(Player(cairn.url).sign_up())
    riddle = owner.hide(
        content("Riddle", 68.9, 27.0, kind=Kind.CACHE_KIND_MYSTERY, final_position=place(68.91, 27.01), solution="Sampo")
    )
    seen = seeker.get(riddle)
    assert seen.has_hidden_final and not seen.content.HasField("final_position") and not seen.content.solution

    def check(word: str):
        request = caches_pb2.CheckSolutionRequest(cache_id=riddle, solution=word)
        return seeker.caches.check_solution(request, headers=seeker.headers())

    assert not check("kantele").is_solved and check("SAMPO").final_position == place(68.91, 27.01)
    assert seeker.get(riddle).content.final_position == place(68.91, 27.01)
    # A right one is given back.
    for _ in range(9):
        check("kantele")
    with refused("resource_exhausted", "TOO_MANY_TRIES"):
        check("kantele")


def test_a_region_is_taken_along_and_kept_up_to_date(cairn, seeker):
    owner = Geocacher(Player(cairn.url).sign_up())
    region = (61.6, 25.0, 61.9, 25.6)
    ids = [owner.hide(content(f"Lake {number}", 61.7 + number / 100, 25.3)) for number in range(5)]
    found, token, as_of = [], "", None
    while True:
        page = seeker.download(region, page_size=2, page_token=token, shows_hints=True)
        found += page.caches
        as_of = as_of or page.as_of_time
        assert page.as_of_time == as_of
        token = page.next_page_token
        if not token:
            break
    assert {cache.summary.cache_id for cache in found} == set(ids) == {cache.cache_id for cache in seeker.box(*region).caches}
    assert all(cache.content.hint == "Look up." and cache.content.description for cache in found)
    # A day later: one is changed, one is gone, one is new.
    cache = owner.get(ids[0])
    owner.update(ids[0], cache.version, content("Lake zero", 61.7, 25.3))
    owner.archive(ids[1])
    new = owner.hide(content("Lake five", 61.75, 25.3))
    later = seeker.download(region, since_time=as_of)
    told = {cache.summary.cache_id: cache.summary.name for cache in later.caches}
    assert told[ids[0]] == "Lake zero" and told[new] == "Lake five" and ids[1] not in told
    assert seeker.gone(region, ids) == [ids[1]]


def test_files_are_well_formed_and_hide_what_is_hidden(cairn, seeker):
    owner = Geocacher(Player(cairn.url).sign_up())
    region = (62.1, 25.0, 62.3, 25.6)
    name = 'Rapids & <falls> "here" ]]>'
    owner.hide(content(name, 62.2, 25.3))
    owner.hide(content("Riddle", 62.21, 25.3, kind=Kind.CACHE_KIND_MYSTERY, final_position=place(62.2223, 25.3334), solution="Sampo"))
    text = seeker.gpx(region, shows_hints=True)
    assert "62.2223" not in text and "Sampo" not in text
    spaces = {"gpx": "http://www.topografix.com/GPX/1/0", "gs": "http://www.groundspeak.com/cache/1/0/1"}
    points = ElementTree.fromstring(text).findall("gpx:wpt", spaces)
    assert {point.find("gs:cache/gs:name", spaces).text for point in points} == {name, "Riddle"}
    (point,) = [point for point in points if point.find("gs:cache/gs:name", spaces).text == name]
    assert abs(float(point.get("lat")) - 62.2) < 1e-6 and point.find("gs:cache/gs:encoded_hints", spaces).text == "Look up."
    cache_id = next(cache.cache_id for cache in seeker.box(*region).caches if cache.name == name)
    seeker.log(cache_id, comment="<script>alert(1)</script>")
    mine = ElementTree.fromstring(seeker.my_finds())
    assert mine.find("gpx:wpt/gs:cache/gs:logs/gs:log/gs:text", spaces).text == "<script>alert(1)</script>"


def test_a_file_of_ones_own_comes_back_as_drafts(cairn, seeker):
    """C-59: sent in pieces, taken in by a job, and nothing twice."""
    owner = Geocacher(Player(cairn.url).sign_up())
    region = (62.6, 25.0, 62.8, 25.6)
    for name in ("Mill & weir", "Ferry"):
        owner.hide(content(name, 62.7, 25.3))
    seeker.hide(content("Somebody else's", 62.71, 25.3))
    phone, data = Phone(owner.player), owner.gpx(region).encode()
    purpose = media_pb2.MEDIA_PURPOSE_IMPORT
    media_id = phone.send(data, purpose).media_id
    with refused("invalid_argument", "INVALID_ARGUMENT"):
        seeker.import_gpx(media_id, "anybody")

    def taken(is_dry_run: bool):
        import_id = owner.import_gpx(media_id, owner.player.username, is_dry_run)
        pending = cache_imports_pb2.GpxImport.STATE_PENDING
        return eventually(lambda: (done := owner.imported(import_id)).state != pending and done, within=60, what="the import")

    for is_dry_run, drafts in ((True, 2), (False, 2), (False, 0)):
        done = taken(is_dry_run)
        assert done.state == cache_imports_pb2.GpxImport.STATE_DONE and done.draft_count == drafts, done
        assert done.left_out_count == 1 and done.remarks[0].line > 1
    assert {cache.name for cache in owner.mine(Status.CACHE_STATUS_DRAFT)} == {"Mill & weir", "Ferry"}


def test_who_watches_an_area_hears_of_a_new_cache(cairn, seeker):
    owner = Geocacher(Player(cairn.url).sign_up())
    seeker.watch_area(63.0, 26.0, 5_000)
    listener = Listener(seeker.player)
    far = owner.hide(content("Far", 63.1, 26.0))
    near = owner.hide(content("Near", 63.01, 26.0))
    heard = []
    while not heard:
        for one in listener.messages.get(timeout=20).events:
            name, news = told(one.event)
            heard += [cache.cache_id for cache in news.caches] if name == "area_news" else []
    assert heard == [near] and far != near
