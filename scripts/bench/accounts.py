"""What tokens, refreshes and log-ins cost."""

from __future__ import annotations

import subprocess
from pathlib import Path

import load
import machine
import results
from load import Run, Shape
from players import Logins, Refreshes
from results import Result
from rows import REPETITIONS, median_of
from stage import BINARIES, REPOSITORY, Stage

# So many that PostgreSQL's connection for seeing when all is told is 3 µs of each.
GUESTS = 4_000
# As many at once as telephones ask; more would measure the queue.
SHAPE = Shape(4, 4)
CREATE_GUEST = "/cairn.auth.v1.GuestService/CreateGuest"


def refresh(stage: Stage) -> Result:
    with Refreshes(stage, [stage.pids()["auth"]]) as crowd:
        crowd.play()
        ours = [crowd.play() for _ in range(REPETITIONS)]
    sign = results.least([_alone("sign") for _ in range(REPETITIONS)], "cpu_us")
    note = f"the auth service alone; {crowd.COUNT} sessions at once. Of it the signature (Ed25519, BoringSSL): {sign:.1f} µs"
    return Result("refresh", "none", "60", ours, [], note)


def sign_in(stage: Stage) -> Result:
    """Somebody who has an account and proves it without a password: by the refresh token, as an app does at each start."""
    pids = stage.pids()
    with Refreshes(stage, [pids["gateway"], pids["auth"]], postgres=stage.postgres()) as crowd:
        crowd.play()
        ours = [crowd.play() for _ in range(REPETITIONS)]
    note = f"RefreshSession, {crowd.COUNT} sessions at once; gateway and auth together; PostgreSQL {median_of(ours, 'postgres_us'):.0f} µs besides; "
    note += "Nakama took 155 to 208 with PostgreSQL for an account that is there, aim 1.2 × that"
    return Result("sign_in", "none", "186 to 250 with PostgreSQL", ours, [], note)


def login(stage: Stage) -> Result:
    with Logins(stage, [stage.pids()["auth"]]) as crowd:
        ours = [crowd.play() for _ in range(REPETITIONS)]
    hashes = [_alone("argon2id") for _ in range(REPETITIONS)]
    note = "the auth service alone, one log-in after the other; the peer is the password's hash by itself"
    return Result("login", "argon2id alone", "-", ours, hashes, note)


def guest_sign_in(stage: Stage) -> Result:
    """An account without credentials and its session: what a log-in costs without a password's hash."""
    request = stage.scratch / "create-guest"
    # Where am I.
    request.write_bytes(bytes([0x08, 1]))
    ours = [_guests(stage, request) for _ in range(REPETITIONS)]
    note = "CreateGuest, a new account and its session, until the social service has heard of it; gateway, auth and social together; "
    note += f"PostgreSQL {median_of(ours, 'postgres_us'):.0f} µs besides"
    return Result("guest_sign_in", "none", "-", ours, [], note)


def _guests(stage: Stage, request: Path) -> Run:
    pids, postgres = stage.pids(), stage.postgres()
    measured = [pids["gateway"], pids["auth"], pids["social"]]
    # The warm-up is counted too: what it leaves to tell is told while the others come.
    count = GUESTS + load.warm_up(GUESTS, SHAPE)
    before, before_postgres = machine.cpu_us(*measured), machine.ended_us(postgres)
    run = load.h2load(f"{stage.installation.url}{CREATE_GUEST}", request, GUESTS, measured, stage.scratch, shape=SHAPE)
    command = [str(REPOSITORY / "scripts/bench/told.sh")]
    told = subprocess.run(command, env=stage.installation.environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if told.returncode != 0:
        raise RuntimeError(f"what was made is not told: {told.stderr}")
    run.cpu_us = (machine.cpu_us(*measured) - before) / count
    run.more["postgres_us"] = (machine.ended_us(postgres) - before_postgres) / count
    return run


def _alone(which: str) -> Run:
    """One of the numbers that `cairn-bench costs` prints, in nanoseconds."""
    words = subprocess.run([str(BINARIES / "cairn-bench"), "costs"], capture_output=True, text=True, check=True).stdout.split()
    return Run(cpu_us=int(words[words.index(which) + 1]) / 1_000)


def _token(which: str, aim: str, what: str) -> Result:
    return Result(f"token_{which}", "none", aim, [_alone(which) for _ in range(REPETITIONS)], [], what)


def token_cold(stage: Stage) -> Result:
    return _token("cold", "150", "an access token seen for the first time, in one process: signature, claims")


def token_cached(stage: Stage) -> Result:
    return _token("cached", "1", "an access token seen before, in one process: found by its bytes")


ROWS = (token_cold, token_cached, refresh, sign_in, login, guest_sign_in)
