"""Writes files that are the same bytes for the same content, on every machine and day."""

import gzip
import json
from pathlib import Path

import shapely

FOLDER = Path(__file__).resolve().parents[2] / "data"


def write_gzip(name: str, lines: list[str]) -> None:
    """No time and no file name in the header."""
    path = FOLDER / f"{name}.gz"
    path.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode("utf-8"), compresslevel=9, mtime=0))
    print(f"{path.name}: {len(lines):,} lines, {path.stat().st_size / 1e6:.2f} MB")


def write_text(name: str, lines: list[str]) -> None:
    path = FOLDER / name
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(f"{path.name}: {len(lines):,} lines")


def feature(properties: dict, geometry: shapely.Geometry, decimals: int = 4) -> str:
    """One GeoJSON feature on one line (RFC 8142 without the record separators). Four decimals are eleven metres."""
    shape = json.loads(shapely.to_geojson(geometry))
    shape["coordinates"] = rounded(shape["coordinates"], decimals)
    return json.dumps(
        {"type": "Feature", "properties": properties, "geometry": shape}, ensure_ascii=False, separators=(",", ":"))


def rounded(value, decimals: int):
    """Whole degrees without a fraction."""
    if isinstance(value, list):
        return [rounded(item, decimals) for item in value]
    short = round(value, decimals)
    return int(short) if short == int(short) else short
