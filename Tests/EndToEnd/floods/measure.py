"""What a flood may cost others, and the gateway."""

from __future__ import annotations

import time

import pytest
from floods.house import House, Memory

P99_MS_MAX = 10
QUIET_FACTOR = 5
ATTEMPTS = 4
# While a flood runs, and after it.
RSS_GROWTH_MB_MAX = 32
# What allocators keep beside what is used.
SETTLED_GROWTH_MB = 8


def p99_bound(quiet: dict) -> float:
    return max(P99_MS_MAX, QUIET_FACTOR * quiet["p99_ms"])


def check_honest(figures: dict) -> None:
    assert not figures["failures"], figures
    assert figures["answered"] == figures["asked"] > 0, figures


def undisturbed(honest, quiet: dict, attempt, per_second: int = 0) -> tuple[dict, dict, dict]:
    """Makes attempts, numbered from 0, until one leaves the honest client undisturbed though the attacker has sent what it must: the client's
    figures, what else the attempt told, and the quiet it was compared with.

    `honest` starts another honest client.
    """
    missed = []
    for number in range(ATTEMPTS):
        figures, told = attempt(number)
        check_honest(figures)
        if figures["p99_ms"] < p99_bound(quiet) and told.get("units_per_second", per_second) >= per_second:
            return figures, told, quiet
        missed.append(f"p99 {figures['p99_ms']} ms, quiet {quiet['p99_ms']} ms, while {told}")
        quiet = honest().begin().result()
    pytest.fail("; ".join(missed))


def told_of(quiet: dict, figures: dict) -> str:
    return f"p99 quiet {quiet['p99_ms']} ms, attacked {figures['p99_ms']} ms, longest {figures['max_ms']} ms"


class Watch:
    """The gateway's memory over a flood."""

    def __init__(self, house: House) -> None:
        self.house = house
        house.forget_highest()
        self.before = house.memory()

    def settle(self, growth: int) -> Memory:
        """Waits until what was there has gone."""
        # Half a request ends with its method's time, after ten seconds; what has gone is given back to the system within two or three more.
        deadline = time.monotonic() + 15
        while (after := self.house.memory()).resident - self.before.resident > growth and time.monotonic() < deadline:
            time.sleep(0.2)
        return after

    def begin_again(self) -> None:
        """For another attempt: what the one before has left is not this one's."""
        self.settle(SETTLED_GROWTH_MB)
        self.house.forget_highest()

    def check(self) -> str:
        highest = self.house.memory().highest
        after = self.settle(RSS_GROWTH_MB_MAX)
        told = f"RSS {self.before.resident:.0f} → {after.resident:.0f} MB, at most {highest:.0f}"
        assert after.resident - self.before.resident <= RSS_GROWTH_MB_MAX, told
        assert highest - self.before.resident <= RSS_GROWTH_MB_MAX, told
        return told
