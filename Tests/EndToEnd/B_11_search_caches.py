"""B-11: filter by zone, difficulty and environment; the map shows exactly these; none found brings a hint."""

from __future__ import annotations

import pytest
from geocacher import Environment, Filter, Geocacher, Kind, Level, Size, Sort, Status, content
from player import Player, place, refused

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
    for _ in range(8):
        check("kantele")
    with refused("resource_exhausted", "TOO_MANY_TRIES"):
        check("kantele")
