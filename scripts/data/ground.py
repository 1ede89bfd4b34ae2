"""Land and covered ground: where a game may put its player.

No free data says where street imagery is. What is free is where people live, and imagery follows them: covered ground is the
land within `REACH_KM` of a place with at least `INHABITANTS_MIN` inhabitants, so it is never in the sea and seldom in a desert.
"""

import math

import numpy as np
import shapely
from shapely import STRtree

from sources import CountryRow, Place

# Half the usual way between two villages and then some: large enough that discs of neighbouring villages meet, so that roads
# between them count; small enough that the next road is seldom further than the radius the imagery is searched in.
REACH_KM = 10.0
# The smallest set of places that is free of hamlets and research stations.
INHABITANTS_MIN = 1_000
# Corners of the circle around a place: eight keep 90 % of the circle's area for a third of the corners of a smooth one.
DISC_CORNERS = 8
# Coasts and borders may move by this much (about 500 m), as much as the 1:10,000,000 source itself is off by in places.
LAND_TOLERANCE_DEGREES = 0.005
# The outline of the discs is arbitrary, so it may move further (about 3 km) where no coast or border bounds it.
DISC_TOLERANCE_DEGREES = 0.03
# Holes between discs below this (about 25 km²) are filled: they are land like the ground around them.
GAP_SQUARE_DEGREES = 0.002
# Corners are kept on this grid (about 110 m).
GRID_DEGREES = 0.001
# Slivers below this, left over where outlines cross, are no ground to stand on: 0.01 km².
SLIVER_SQUARE_DEGREES = 1e-6
# Land below this (about 1,200 km²) is a small state or a few islands, whose outline is all there is: ten times finer.
SMALL_SQUARE_DEGREES = 0.1
SMALL_FINENESS = 10
# A part overseas lies so near the land that its sovereign's is drawn with, degrees: about 20 km.
PART_DEGREES = 0.2
# Land without a place is counted to an overseas part from so near: the islands of Svalbard lie up to 400 km from Longyearbyen, and Clipperton, which
# is France's own, thousands from every place.
PART_REACH_KM = 500.0
# Russia is one country on two continents; every other one is counted whole to the continent GeoNames gives it.
URALS_LONGITUDE = 60.0

EARTH_RADIUS_KM = 6371.0088


def lands(
    source: list[tuple[str, shapely.Geometry]], places: list[Place], countries: dict[str, CountryRow]
) -> dict[str, shapely.Geometry]:
    """The simplified land of each country.

    Natural Earth counts overseas parts such as Réunion to their sovereign, GeoNames to themselves; GeoNames is followed: a
    separate piece of land on which most places carry another code belongs to that code. Where no place is on it (Marie-Galante, whose
    towns lie beside its outline), the nearest place decides, of the sovereign and of the parts that Natural Earth does not know.
    """
    points = STRtree(shapely.points([(place.longitude, place.latitude) for place in places]))
    parts = parts_of(source, places)
    pieces: dict[str, list[shapely.Geometry]] = {}
    for code, geometry in source:
        for piece in polygons(geometry):
            owner = usual_code(points.query(piece, "intersects"), places) or nearest_code(piece, code, parts.get(code, []), places)
            pieces.setdefault(owner if owner in countries else code, []).append(piece)
    return {code: simplified(shapely.union_all(pieces[code])) for code in sorted(pieces) if code in countries}


def parts_of(source: list[tuple[str, shapely.Geometry]], places: list[Place]) -> dict[str, list[str]]:
    """Of each code of Natural Earth the codes that it does not know and counts to it: whose places are on its land, or nearest to it."""
    known = {code for code, _ in source}
    tree = STRtree([geometry for _, geometry in source])
    votes: dict[str, list[str]] = {}
    for place in places:
        if place.country not in known:
            nearest = tree.query_nearest(shapely.Point(place.longitude, place.latitude), max_distance=PART_DEGREES)
            votes.setdefault(place.country, []).extend(source[index][0] for index in nearest[:1])
    found: dict[str, list[str]] = {}
    for part, codes in sorted(votes.items()):
        if codes:
            found.setdefault(max(sorted(set(codes)), key=codes.count), []).append(part)
    return found


def nearest_code(piece: shapely.Geometry, code: str, parts: list[str], places: list[Place]) -> str:
    """The code of the place nearest to a piece of land, of its sovereign's places and of those of the sovereign's parts."""
    if not parts:
        return code
    stretch = math.cos(math.radians(piece.centroid.y))
    flat = shapely.transform(piece, lambda corners: corners * [stretch, 1])
    candidates = [place for place in places if place.country == code or place.country in parts]
    points = shapely.points([(place.longitude * stretch, place.latitude) for place in candidates])
    distances = shapely.distance(flat, points)
    index = int(np.argmin(distances))
    near = math.radians(distances[index]) * EARTH_RADIUS_KM <= PART_REACH_KM
    return candidates[index].country if near else code


def usual_code(indices: np.ndarray, places: list[Place]) -> str | None:
    """The country of most of these places; the first of the alphabet among equals."""
    codes = [places[index].country for index in indices]
    return max(sorted(set(codes)), key=codes.count) if codes else None


def covered(lands: dict[str, shapely.Geometry], places: list[Place]) -> dict[str, shapely.Geometry]:
    """The covered ground of each country that has any."""
    discs = [disc for place in places for disc in discs_around(place)]
    tree = STRtree(discs)
    found = {}
    for code, land in lands.items():
        near = shapely.union_all([discs[index] for index in sorted(tree.query(land, "intersects"))])
        near = without_holes(shapely.simplify(near, DISC_TOLERANCE_DEGREES), GAP_SQUARE_DEGREES)
        ground = on_grid(near.intersection(land), fineness(land))
        if not ground.is_empty:
            found[code] = ground
    return found


def discs_around(place: Place) -> list[shapely.Polygon]:
    """The disc in degrees; again one turn further east or west where it reaches over 180°, because land is cut there."""
    north = math.degrees(REACH_KM / EARTH_RADIUS_KM)
    east = north / math.cos(math.radians(place.latitude))
    angles = (np.arange(DISC_CORNERS) + 0.5) * 2 * math.pi / DISC_CORNERS
    ring = np.c_[place.longitude + east * np.cos(angles), place.latitude + north * np.sin(angles)]
    turned = [ring + [turn, 0] for turn in (0, 360, -360)]
    return [shapely.Polygon(corners) for corners in turned if corners[:, 0].max() > -180 and corners[:, 0].min() < 180]


def split_by_continent(grounds: dict[str, shapely.Geometry]) -> dict[str, tuple[str, str | None, shapely.Geometry]]:
    """Ground id → (country code, continent where it differs from the country's, geometry)."""
    found = {}
    for code, geometry in grounds.items():
        if code != "ru":
            found[code] = (code, None, geometry)
            continue
        west, south, east, north = geometry.bounds
        # Chukotka beyond 180° has western longitudes and is Asia as well.
        europe = shapely.box(0, south, URALS_LONGITUDE, north)
        found["ru-asia"] = (code, "AS", on_grid(geometry.difference(europe)))
        found["ru-europe"] = (code, "EU", on_grid(geometry.intersection(europe)))
    return found


def fineness(land: shapely.Geometry) -> int:
    """How many times finer than usual the outlines of this land are kept."""
    return SMALL_FINENESS if land.area < SMALL_SQUARE_DEGREES else 1


def simplified(geometry: shapely.Geometry) -> shapely.Geometry:
    """Simplified, except where that would lose an island."""
    finer = fineness(geometry)
    pieces = []
    for piece in polygons(geometry):
        simple = on_grid(shapely.simplify(piece, LAND_TOLERANCE_DEGREES / finer), finer)
        pieces.append(simple if simple.area > 0.5 * piece.area else shapely.set_precision(piece, GRID_DEGREES / SMALL_FINENESS))
    return shapely.MultiPolygon(polygons(shapely.union_all(pieces)))


def on_grid(geometry: shapely.Geometry, finer: int = 1) -> shapely.Geometry:
    """Corners on the grid, without slivers and pinholes, in a fixed order of pieces."""
    snapped = shapely.set_precision(geometry, GRID_DEGREES / finer)
    sliver = SLIVER_SQUARE_DEGREES / finer**2
    kept = [piece for piece in polygons(without_holes(snapped, sliver)) if piece.area >= sliver]
    return shapely.normalize(shapely.MultiPolygon(kept)) if kept else shapely.MultiPolygon()


def without_holes(geometry: shapely.Geometry, smaller_than: float) -> shapely.Geometry:
    """The same with holes below an area filled."""
    filled = []
    for piece in polygons(geometry):
        holes = [hole for hole in piece.interiors if shapely.Polygon(hole).area >= smaller_than]
        filled.append(shapely.Polygon(piece.exterior, holes))
    return shapely.union_all(filled)


def polygons(geometry: shapely.Geometry) -> list[shapely.Polygon]:
    """The polygons of a geometry of any kind; lines and points are left out."""
    parts = shapely.get_parts(geometry) if hasattr(geometry, "geoms") else [geometry]
    return [part for part in parts if part.geom_type == "Polygon" and not part.is_empty]
