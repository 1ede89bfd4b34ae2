"""More is asked of the gateway than it can do, by many who each ask for little: no flood that a limit of one connection would stop.

The crowd has a core, all of ours the other, as in test_floods. First its pace is found at which the gateway has more than enough; then it
comes in that number, and then it goes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

import pytest
from floods.house import HERE, STRANGERS_CORE, House
from installation import eventually
from player import Player

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or (os.cpu_count() or 1) < 2, reason="the crowd and the gateway need a core each"
)

CONNECTIONS = 400
# More than one core of ours does together with the service behind it, on any machine that runs these tests.
TOO_MANY = 120_000
FEW = 1_000


@pytest.fixture(scope="module")
def house():
    house = House()
    try:
        yield house.start()
    finally:
        house.remove()


def crowd(house: House, per_second: int, seconds: float) -> dict:
    command = [sys.executable, str(HERE / "crowd.py"), *map(str, (house.port, CONNECTIONS, per_second, seconds, STRANGERS_CORE))]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout)


def shed(house: House) -> int:
    page = house.installation.operations_page("/metrics")
    return sum(int(line.split()[1]) for line in page.splitlines() if line.startswith("cairn_calls_shed_total "))


def test_an_overloaded_gateway_refuses_some_early_answers_the_others_in_time_and_recovers(house):
    Player(house.installation.url).sign_up()
    quiet = crowd(house, FEW, 2)
    assert quiet["refused"] == 0 and quiet["ended"] == 0 and quiet["unanswered"] <= 8, quiet
    before = shed(house)
    busy = crowd(house, TOO_MANY, 6)
    print(f"quiet {quiet}\nbusy {busy}")
    assert shed(house) > before
    # What is let in is answered while somebody still waits for it, and a refusal comes no later than an answer would.
    assert busy["refused"] > 0 and busy["admitted"] > 0, busy
    assert busy["admitted_p50_ms"] < 1_000 and busy["refused_p50_ms"] < 1_000, busy
    assert busy["ended"] == 0, busy
    # When the crowd has gone everything is as it was, within seconds.
    begin = time.monotonic()
    eventually(lambda: crowd(house, FEW, 0.5)["refused"] == 0, within=10, what="recovery")
    after = crowd(house, FEW, 2)
    assert after["refused"] == 0 and after["admitted_p99_ms"] < max(50, 5 * quiet["admitted_p99_ms"]), after
    print(f"recovered within {time.monotonic() - begin:.1f} s; then {after}")
