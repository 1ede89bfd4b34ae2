"""What the track of an attempt costs: a chunk while somebody runs, and all of it at the end."""

from __future__ import annotations

import subprocess

from load import Run
from results import Result
from rows import REPETITIONS
from stage import BINARIES, Stage


def _alone(which: str) -> Run:
    """One of the numbers that `cairn-bench tracks` prints, in nanoseconds."""
    words = subprocess.run([str(BINARIES / "cairn-bench"), "tracks"], capture_output=True, text=True, check=True).stdout.split()
    return Run(cpu_us=int(words[words.index(which) + 1]) / 1_000)


def track_chunk(stage: Stage) -> Result:
    note = "60 samples at the end of a run of four hours, 50 controls, in one process: from what is kept of the attempt to what is kept"
    return Result("track_chunk", "none", "150", [_alone("chunk") for _ in range(REPETITIONS)], [], note)


def track_whole(stage: Stage) -> Result:
    note = "a run of four hours, 14,400 samples, 50 controls, in one process: the judge, and the marks of copies"
    return Result("track_whole", "none", "20,000", [_alone("whole") for _ in range(REPETITIONS)], [], note)


ROWS = (track_chunk, track_whole)
