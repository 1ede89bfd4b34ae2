"""Points of interest of OpenStreetMap, read from the extract that a Python package carries."""

import importlib.util
from dataclasses import dataclass
from pathlib import Path

import osmium
import shapely
from shapely import wkb

import parks

# Kind by tag; of several the first counts, and an attraction is only what is nothing else.
KINDS = {
    "tourism": ("museum", "gallery", "zoo", "aquarium", "theme_park", "viewpoint", "artwork"),
    "historic": ("castle", "ruins", "archaeological_site", "monument", "memorial"),
    "natural": ("peak",),
    "amenity": ("place_of_worship", "theatre", "arts_centre", "library", "fountain"),
}
# As many decimals as OpenStreetMap has: a centimetre.
DECIMALS = 7


@dataclass(frozen=True)
class Point:
    """Something to see that has a name and is open to the public."""

    point_id: str
    tags: dict[str, str]
    kind: str
    place: shapely.Point


def kind_of(tags: dict[str, str]) -> str | None:
    """What there is to see, by the tags; None for nothing."""
    found = [tags[key] for key, kinds in KINDS.items() if tags.get(key) in kinds]
    return found[0] if found else "attraction" if tags.get("tourism") == "attraction" else None


def points() -> list[Point]:
    """Every point of interest of the extract, by id; of those with an area a place inside."""
    package, path = parks.EXTRACT
    file = Path(importlib.util.find_spec(package).submodule_search_locations[0]) / path
    factory = osmium.geom.WKBFactory()
    found = []
    for item in osmium.FileProcessor(str(file)).with_areas():
        tags = dict(item.tags)
        kind = kind_of(tags)
        if not kind or not tags.get("name") or tags.get("access") in {"private", "no"}:
            continue
        if item.is_node():
            found.append(Point(f"osm-n{item.id}", tags, kind, shapely.Point(item.lon, item.lat)))
        elif item.is_area():
            shape = wkb.loads(factory.create_multipolygon(item), hex=True)
            point_id = f"osm-{'w' if item.from_way() else 'r'}{item.orig_id()}"
            found.append(Point(point_id, tags, kind, shapely.point_on_surface(shape)))
    return sorted(found, key=lambda point: point.point_id)


def properties(point: Point) -> dict[str, str]:
    """What the importer reads: the tags by their own names, and what was gathered."""
    kept = ("name", "website", "wikidata", "opening_hours")
    names = {value for key, value in point.tags.items() if key.startswith(("name:", "alt_name", "loc_name", "short_name"))}
    found = {"point_id": point.point_id, "kind": point.kind} | {key: point.tags[key] for key in kept if key in point.tags}
    found.setdefault("website", point.tags.get("contact:website", ""))
    found["other_names"] = "|".join(sorted(names - {point.tags["name"]}))
    return {key: value for key, value in found.items() if value}
