"""Distances, written here once more, so that a mistake of the server is not its own proof."""

import math

RADIUS_M = 6_371_008.8


def haversine_m(a, b) -> float:
    phi1, phi2 = math.radians(a.latitude_degrees), math.radians(b.latitude_degrees)
    half = math.sin((phi2 - phi1) / 2) ** 2
    half += math.cos(phi1) * math.cos(phi2) * math.sin(math.radians(b.longitude_degrees - a.longitude_degrees) / 2) ** 2
    return 2 * RADIUS_M * math.asin(min(1, math.sqrt(half)))
