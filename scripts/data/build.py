"""Makes the files of data/ from the packages of requirements.txt. Run by scripts/data.sh."""

from collections import defaultdict
from dataclasses import replace
from functools import cache
from pathlib import Path

import ground
import output
import parks
import points
import sources
from names import useful_alternates

# Cities that can be found by name. The next smaller set would add 100,000 villages and 5 MB.
CITY_INHABITANTS_MIN = 5_000
# The smallest set of the package: of it come the places of exclaves.
EXCLAVE_INHABITANTS_MIN = 500
CONTINENTS = {
    "AF": ("africa", "Africa"),
    "AS": ("asia", "Asia"),
    "EU": ("europe", "Europe"),
    "NA": ("north-america", "North America"),
    "OC": ("oceania", "Oceania"),
    "SA": ("south-america", "South America"),
}


def main() -> None:
    countries = sources.countries()
    places = sources.places(ground.INHABITANTS_MIN)
    lands = ground.lands(sources.land(), places, countries)
    grounds = ground.split_by_continent(ground.covered(lands, places))
    output.write_gzip(
        "countries.geojsonl",
        [
            output.feature(
                {
                    "country_code": code, "name": countries[code].name, "continent": countries[code].continent,
                    "languages": ",".join(countries[code].languages),
                },
                lands[code])
            for code in sorted(lands)
        ])
    output.write_gzip(
        "grounds.geojsonl",
        [output.feature({"ground_id": key, "country_code": grounds[key][0]}, grounds[key][2]) for key in sorted(grounds)])
    output.write_text("maps.tsv", map_lines(grounds, countries))
    output.write_gzip("cities.tsv", city_lines())
    write_parks()
    write_points()


def write_parks() -> None:
    lines = [output.feature(parks.properties(park), park.shape, decimals=7) for park in parks.parks()]
    output.write_gzip("parks.geojsonl", lines)


def write_points() -> None:
    lines = [output.feature(points.properties(point), point.place, decimals=points.DECIMALS) for point in points.points()]
    output.write_gzip("points.geojsonl", lines)


def city_lines() -> list[str]:
    exclaves = {int(key) for key, _ in table("exclaves.tsv")}
    small = [place for place in sources.places(EXCLAVE_INHABITANTS_MIN) if place.geoname_id in exclaves]
    assert len(small) == len(exclaves), "an exclave that the package does not know, or that needs no line any more"
    cities = sorted([*sources.places(CITY_INHABITANTS_MIN), *small], key=lambda place: place.geoname_id)
    cities = [corrected(place) for place in cities]
    areas = sources.area_names(cities)
    return [city_line(place, *areas[place.geoname_id]) for place in cities]


def map_lines(grounds: dict, countries: dict[str, sources.CountryRow]) -> list[str]:
    """map_id, display name, ground ids with commas between: the world, the continents, every country with covered ground."""
    unseen = without_imagery()
    seen = [key for key in sorted(grounds) if grounds[key][0] not in unseen]
    lines = ["world\tWorld\t" + ",".join(seen)]
    for code, (map_id, name) in sorted(CONTINENTS.items()):
        members = [key for key in seen if (grounds[key][1] or countries[grounds[key][0]].continent) == code]
        lines.append(f"{map_id}\t{name}\t" + ",".join(members))
    for code in sorted({country for country, _, _ in grounds.values()}):
        members = [key for key in sorted(grounds) if grounds[key][0] == code]
        lines.append(f"{code}\t{countries[code].name}\t" + ",".join(members))
    return lines


def without_imagery() -> set[str]:
    text = Path(__file__).with_name("without_imagery.tsv").read_text(encoding="utf-8")
    return {line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")}


def table(name: str) -> list[list[str]]:
    """The lines of a table that was written by hand, without its comments."""
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]


def corrected(place: sources.Place) -> sources.Place:
    for key, column, value, _ in table_of_corrections():
        if int(key) == place.geoname_id and column == "population":
            place = replace(place, population=int(value))
        elif int(key) == place.geoname_id:
            latitude, longitude = map(float, value.split(","))
            place = replace(place, latitude=latitude, longitude=longitude)
    return place


@cache
def table_of_corrections() -> list[list[str]]:
    return table("corrections.tsv")


def other_names(place: sources.Place) -> list[str]:
    """The package's that are worth keeping, each half of a name in two languages ("Donostia / San Sebastián"), and ours, whatever they look like:
    NYC is a name, though most of what looks so is the code of an airport. Own ones, by which those who live there or who speak English call it, have a
    "=" before them."""
    halves = tuple(place.name.split(" / ")) if " / " in place.name else ()
    own = {*useful_alternates(place.name, halves), *own_names().get(place.geoname_id, ())}
    names = {*useful_alternates(place.name, place.alternates + halves), *more_names().get(place.geoname_id, ()), *own}
    return [f"={name}" if name in own else name for name in sorted(names)]


@cache
def own_names() -> dict[int, tuple[str, ...]]:
    """GeoNames id → names written by hand."""
    found = defaultdict(tuple)
    for key, name in table("own_names.tsv"):
        found[int(key)] += (name,)
    return found


@cache
def more_names() -> dict[int, tuple[str, ...]]:
    """GeoNames id → names written by hand."""
    found = defaultdict(tuple)
    for key, name, _ in table("more_names.tsv"):
        found[int(key)] += (name,)
    return found


def city_line(place: sources.Place, region: str, province: str) -> str:
    columns = [
        str(place.geoname_id), place.name, place.country, f"{place.latitude:.4f}", f"{place.longitude:.4f}", str(place.population),
        place.time_zone, region, province, "|".join(other_names(place)),
    ]
    assert all("\t" not in column and "\n" not in column for column in columns)
    return "\t".join(columns)


if __name__ == "__main__":
    main()
