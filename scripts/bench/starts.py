"""What it takes until there is something that serves: a start of the five processes, a first build."""

from __future__ import annotations

import http.client
import os
import resource
import shutil
import subprocess
import time
from pathlib import Path

import machine
from load import Run
from results import Result
from rows import REPETITIONS, median_of
from stage import BINARIES, REPOSITORY, Stage

# A look at the five costs a millisecond or two that the start itself could use; figures are as exact as this.
LOOK_SECONDS = 0.02
# A start that takes longer has failed.
PATIENCE_SECONDS = 60


def ready(stage: Stage) -> Result:
    # The first is not counted: programs and data are in memory after it.
    ours = [_started(stage) for _ in range(1 + REPETITIONS)][1:]
    names = stage.pids()
    note = "from the start of the first process until /readyz of all says yes, programs and data in memory, PostgreSQL running; CPU of the five. "
    note += ", ".join(f"{name} {median_of(ours, f'{name}_ready_ms'):.0f}" for name in names) + " ms; Nakama took 40, aim 1,200"
    return Result("ready", "none", "p50 1,200 ms", ours, [], note)


def _started(stage: Stage) -> Run:
    """Starts the five services again. `p50_ms` is when the last was ready."""
    installation = stage.installation
    command = [str(REPOSITORY / "scripts/bench/restart.sh")]
    made = subprocess.run(command, env=installation.environment, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=180)
    if made.returncode != 0:
        raise RuntimeError(f"the services cannot be started again: {made.stderr}")
    # Some locales write a comma.
    begun = float(made.stdout.strip().replace(",", "."))
    ports, pids = installation.ports, stage.pids()
    waiting = {name: ports["OPERATIONS" if name == "gateway" else f"{name.upper()}_OPERATIONS"] for name in pids}
    took: dict[str, float] = {}
    while waiting:
        for name in [name for name, port in waiting.items() if _is_ready(port)]:
            took[name] = (time.time() - begun) * 1_000
            del waiting[name]
        if time.time() - begun > PATIENCE_SECONDS:
            raise RuntimeError(f"not ready within {PATIENCE_SECONDS} s: {', '.join(waiting)}")
        time.sleep(LOOK_SECONDS)
    used = machine.cpu_us(*pids.values())
    return Run(cpu_us=used, p50_ms=max(took.values()), more={f"{name}_ready_ms": value for name, value in took.items()})


def _is_ready(port: int) -> bool:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):  # it does not listen yet
        return False
    finally:
        connection.close()


def first_build(stage: Stage) -> Result:
    """What `make run` compiles in a fresh checkout."""
    folder = _fresh(stage)
    return _built("first_build", [str(REPOSITORY / "scripts/build.sh")], folder, "what is shipped, as make run compiles it (release)")


def first_build_debug(stage: Stage) -> Result:
    """The same sources for trying, without optimisation and without tests."""
    folder = _fresh(stage)
    command = ["swift", "build", "--scratch-path", str(folder), "--explicit-target-dependency-import-check", "error", "-c", "debug"]
    return _built("first_build_debug", command, folder, "all products, debug, without tests")


def _fresh(stage: Stage) -> Path:
    """A folder for a build in which nothing is compiled. Sources of other packages are there already: fetching them is no building."""
    folder = stage.scratch / "build"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    held = BINARIES.parent
    for name in ("artifacts", "checkouts", "repositories"):
        if (held / name).exists():
            shutil.copytree(held / name, folder / name, symlinks=True)
    if (held / "workspace-state.json").exists():
        shutil.copy2(held / "workspace-state.json", folder)
    return folder


def _built(name: str, command: list[str], folder: Path, what: str) -> Result:
    """Once: it takes minutes, and processor time of a compiler says much the same each time."""
    environment = os.environ | {"CAIRN_BUILD_PATH": str(folder)}
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    made = subprocess.run(
        command, env=environment, cwd=REPOSITORY, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    after, wall = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic() - begun
    if made.returncode != 0:
        raise RuntimeError(f"nothing could be built:\n{made.stdout[-4_000:]}")
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    note = f"{what}: {used:.0f} CPU-seconds, {wall:.0f} s on {os.cpu_count()} cores; sources of other packages had been fetched; Nakama's build took 113"
    return Result(name, "none", "400 CPU-s", [Run(more={"cpu_s": used, "wall_s": wall})], [], note)


# Each for itself, by its name: minutes, and both cores.
NAMED = (first_build, first_build_debug)
