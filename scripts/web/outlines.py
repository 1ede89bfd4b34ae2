"""Draws the countries of data/countries.geojsonl.gz coarsely, for the map of the pages: a list of countries, each a list of rings, each a list of
x, y, differences to the point before, in units of 1/25 degree.

    python3 scripts/web/outlines.py data/countries.geojsonl.gz OUTPUT.json
"""

from __future__ import annotations

import gzip
import json
import sys

UNITS_PER_DEGREE = 25
# How far a line may be off, in degrees: 7 km at the equator. A guess that far off still has 4,977 of 5,000 points.
TOLERANCE = 0.06
# Smaller islands are left out, but for the largest land of a country; square degrees.
AREA_MIN = 0.04


def area(ring: list) -> float:
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, ring[1:]))) / 2


def simplified(line: list) -> list:
    """Ramer 1972, Douglas and Peucker 1973; without recursion."""
    kept = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        (x1, y1), (x2, y2) = line[first], line[last]
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        worst, index = 0.0, 0
        for number in range(first + 1, last):
            x, y = line[number]
            off = abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length if length else ((x - x1) ** 2 + (y - y1) ** 2) ** 0.5
            if off > worst:
                worst, index = off, number
        if worst > TOLERANCE:
            kept.add(index)
            spans += [(first, index), (index, last)]
    return [line[number] for number in sorted(kept)]


def differences(ring: list) -> list[int]:
    points = [(round(x * UNITS_PER_DEGREE), round(y * UNITS_PER_DEGREE)) for x, y in ring]
    result, before = [], (0, 0)
    for point in points:
        if result and point == before:
            continue
        result += [point[0] - before[0], point[1] - before[1]]
        before = point
    return result


def rings(polygons: list) -> list[list[int]]:
    largest = max(polygons, key=lambda polygon: area(polygon[0]))
    found = []
    for polygon in polygons:
        if polygon is not largest and area(polygon[0]) < AREA_MIN:
            continue
        found += [differences(simplified(ring)) for ring in polygon if ring is polygon[0] or area(ring) >= AREA_MIN]
    return found


def main(source: str, target: str) -> None:
    with gzip.open(source, "rt", encoding="utf-8") as lines:
        countries = [rings(json.loads(line)["geometry"]["coordinates"]) for line in lines]
    with open(target, "w", encoding="utf-8") as output:
        json.dump(countries, output, separators=(",", ":"))


main(*sys.argv[1:])
