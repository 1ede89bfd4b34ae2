"""What tokens, refreshes and log-ins cost."""

from __future__ import annotations

import subprocess

import results
from load import Run
from players import Logins, Refreshes
from results import Result
from rows import REPETITIONS
from stage import BINARIES, Stage


def refresh(stage: Stage) -> Result:
    with Refreshes(stage, [stage.pids()["auth"]]) as crowd:
        crowd.play()
        ours = [crowd.play() for _ in range(REPETITIONS)]
    sign = results.least([_alone("sign") for _ in range(REPETITIONS)], "cpu_us")
    note = f"the auth service alone; {crowd.COUNT} sessions at once. Of it the signature (Ed25519, BoringSSL): {sign:.1f} µs"
    return Result("refresh", "none", "60", ours, [], note)


def login(stage: Stage) -> Result:
    with Logins(stage, [stage.pids()["auth"]]) as crowd:
        ours = [crowd.play() for _ in range(REPETITIONS)]
    hashes = [_alone("argon2id") for _ in range(REPETITIONS)]
    note = "the auth service alone, one log-in after the other; the peer is the password's hash by itself"
    return Result("login", "argon2id alone", "-", ours, hashes, note)


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


ROWS = (token_cold, token_cached, refresh, login)
