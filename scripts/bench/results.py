"""What came out: a table for people, a line of JSON for whoever compares runs."""

from __future__ import annotations

import dataclasses
import json
import os
import statistics
import subprocess
from pathlib import Path

import machine
from load import Run

REPOSITORY = Path(__file__).resolve().parents[2]
FOLDER = REPOSITORY / "Benchmarks" / "results"


@dataclasses.dataclass
class Result:
    """All repetitions of one name, ours and the peer's."""

    name: str
    peer: str
    aim: str
    ours: list[Run]
    theirs: list[Run]
    note: str = ""
    compares_latency: bool = False


def median(runs: list[Run], field: str) -> float | None:
    values = [getattr(run, field) for run in runs if getattr(run, field) is not None]
    return statistics.median(values) if values else None


def least(runs: list[Run], field: str) -> float | None:
    return min((getattr(run, field) for run in runs if getattr(run, field) is not None), default=None)


def more(result: Result) -> dict[str, float]:
    """Medians of what only this measurement has; of the peer's latencies when they are what is compared."""
    values = {name: statistics.median(run.more[name] for run in result.ours) for name in (result.ours[0].more if result.ours else {})}
    if result.compares_latency:
        values |= {f"peer_{name}": median(result.theirs, name) for name in ("p50_ms", "p99_ms")}
    return values


def commit() -> str:
    """The commit that was measured; "+" when the tree has changes on top of it."""

    def git(*arguments: str) -> str:
        return subprocess.run(["git", "-C", str(REPOSITORY), *arguments], capture_output=True, text=True).stdout.strip()

    return git("rev-parse", "--short", "HEAD") + ("+" if git("status", "--porcelain", "--", "Sources", "Benchmarks/*.swift") else "")


def record(result: Result) -> None:
    """Appends the medians."""
    if os.environ.get("CAIRN_BENCH_RECORD") == "no":
        return
    line = {
        "name": result.name,
        "peer": result.peer,
        "cpu_us": median(result.ours, "cpu_us"),
        "peer_cpu_us": median(result.theirs, "cpu_us"),
        "rps": median(result.ours, "rps"),
        "p50_ms": median(result.ours, "p50_ms"),
        "p99_ms": median(result.ours, "p99_ms"),
        "rss_mb": median(result.ours, "rss_mb"),
        **more(result),
        "commit": commit(),
        "machine": machine.description(),
        # More than the three or so of the measurement itself: others were at work.
        "load": os.getloadavg()[0],
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / f"{result.name}.jsonl").open("a") as file:
        file.write(json.dumps({key: round(value, 3) if isinstance(value, float) else value for key, value in line.items()}) + "\n")


COLUMNS = ["name", "CPU µs min", "median", "aim", "peer", "peer µs min", "median", "req/s", "p50 ms", "p99 ms", "RSS MB"]


def table(results: list[Result]) -> str:
    rows = [COLUMNS] + [_row(result) for result in results]
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    text = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    text.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(text + [f"{result.name}: {result.note}" for result in results if result.note])


def _row(result: Result) -> list[str]:
    def shown(value: float | None, digits: int = 2) -> str:
        return "-" if value is None else f"{value:,.{digits}f}"

    return [
        result.name,
        shown(least(result.ours, "cpu_us")),
        shown(median(result.ours, "cpu_us")),
        result.aim,
        result.peer,
        shown(least(result.theirs, "cpu_us")),
        shown(median(result.theirs, "cpu_us")),
        shown(median(result.ours, "rps"), 0),
        shown(median(result.ours, "p50_ms")),
        shown(median(result.ours, "p99_ms")),
        shown(median(result.ours, "rss_mb"), 1),
    ]
