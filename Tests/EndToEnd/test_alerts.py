"""Rules of alerts, reckoned over what the gateway tells of calls that were really made: what rings, and what does not."""

from __future__ import annotations

import concurrent.futures
import math
import re
import time
from dataclasses import dataclass, replace

import pytest
from installation import REPOSITORY
from locks import held
from player import Player
from prometheus_client.parser import text_string_to_metric_families
from test_operations import ALERTS, page


@dataclass(frozen=True)
class Rule:
    """`histogram_quantile(quantile, sum by (labels) (rate(metric{method op "pattern"}[5m]))) > bound`."""

    quantile: float
    labels: tuple[str, ...]
    metric: str
    excludes: bool
    pattern: str
    bound: float

    def takes(self, method: str) -> bool:
        return (re.fullmatch(self.pattern, method) is not None) != self.excludes

    def ringing(self, before: dict, after: dict) -> dict[tuple[str, ...], float]:
        """Groups of calls between two scrapes for which it rings, and their quantiles."""
        groups: dict[tuple[str, ...], dict[float, float]] = {}
        for (method, bound), count in after.items():
            if not self.takes(method):
                continue
            group = tuple(method for label in self.labels if label == "method")
            buckets = groups.setdefault(group, {})
            buckets[bound] = buckets.get(bound, 0) + count - before.get((method, bound), 0)
        found = {group: quantile(self.quantile, buckets) for group, buckets in groups.items()}
        return {group: value for group, value in found.items() if value > self.bound}


def quantile(wanted: float, buckets: dict[float, float]) -> float:
    """As Prometheus reckons it: on a straight line within the bucket, and the last bound where it lies above that."""
    bounds = sorted(buckets)
    total = buckets[math.inf]
    if total == 0:
        return math.nan
    lower, below = 0.0, 0.0
    for bound in bounds:
        if buckets[bound] >= wanted * total:
            return lower if bound == math.inf else lower + (bound - lower) * (wanted * total - below) / (buckets[bound] - below)
        lower, below = bound, buckets[bound]
    return lower


def rule(alert: str) -> Rule:
    text = re.search(rf"- alert: {alert}\n(?: +#.*\n)*        expr: (.*)\n", ALERTS.read_text())
    assert text, f"{alert} has no expression of one line"
    parts = re.fullmatch(
        r'histogram_quantile\(([0-9.]+), sum by \(([a-z, ]+)\) \(rate\((\w+)_bucket\{method(!~|=~)"([\w|]+)"\}\[5m\]\)\)\) > ([0-9.]+)', text[1])
    assert parts, f"{alert} is another kind of rule: {text[1]}"
    labels = tuple(label for label in re.split(r",\s*", parts[2]) if label != "le")
    return Rule(float(parts[1]), labels, parts[3], parts[4] == "!~", parts[5], float(parts[6]))


def durations(cairn) -> dict[tuple[str, float], float]:
    """Calls so far by method and upper bound of a bucket."""
    found: dict[tuple[str, float], float] = {}
    for family in text_string_to_metric_families(page(cairn, "gateway", "/metrics")[2]):
        for sample in family.samples:
            if sample.name == "cairn_gateway_request_duration_seconds_bucket":
                at = sample.labels["method"], float(sample.labels["le"])
                found[at] = found.get(at, 0) + sample.value
    return found


def contract_methods() -> set[str]:
    return {
        method
        for file in (REPOSITORY / "proto" / "cairn").rglob("*.proto")
        if "internal" not in file.parts
        for method in re.findall(r"^  rpc (\w+)\(", file.read_text(), re.MULTILINE)
    }


def test_quantiles_are_reckoned_as_prometheus_does():
    """Within a bucket as if its calls lay evenly in it; above the last bound that is one, as that."""
    buckets = {0.1: 0.0, 0.2: 50.0, 0.5: 100.0, math.inf: 100.0}
    assert quantile(0.5, buckets) == pytest.approx(0.2) and quantile(0.75, buckets) == pytest.approx(0.35)
    assert quantile(0.99, {0.1: 10.0, math.inf: 100.0}) == 0.1


def test_what_waits_for_its_turn_has_an_expectation_of_its_own():
    """Nothing is left out of the promise that has none, and what is left out is a method."""
    usual, log_ins, turns = rule("CairnSlow"), rule("CairnLogInsSlow"), rule("CairnTurnsSlow")
    apart = set(usual.pattern.split("|"))
    assert usual.excludes and usual.labels == () and not log_ins.excludes and not turns.excludes
    assert apart == set(log_ins.pattern.split("|")) | set(turns.pattern.split("|"))
    assert apart <= contract_methods(), "a method that is called otherwise by now would ring again"
    assert {"LogInWithPassword", "CompleteUpload"} <= apart and usual.takes("GetHome") and not usual.takes("CompleteUpload")
    # Each method that hashes a password is among them.
    hashing = {"SignUpWithPassword", "LogInWithPassword", "ChangePassword", "ResetPassword", "ChangeEmail", "UpgradeGuest", "DeleteAccount"}
    assert hashing <= set(log_ins.pattern.split("|"))


def test_a_crowd_at_the_log_in_wakes_nobody_and_a_slow_call_does(cairn):
    usual, log_ins = rule("CairnSlow"), rule("CairnLogInsSlow")
    everything = Rule(usual.quantile, (), usual.metric, True, "", usual.bound)
    people = [Player(cairn.url).sign_up() for _ in range(16)]

    def crowd() -> None:
        # At once as many as one address may try; each has its turn behind the others.
        with concurrent.futures.ThreadPoolExecutor(16) as pool:
            list(pool.map(lambda index: Player(cairn.url).log_in(people[index % 16].username, people[index % 16].password), range(48)))

    before = durations(cairn)
    for _ in range(300):
        people[0].who_am_i()
    crowd()
    after = durations(cairn)
    assert not usual.ringing(before, after) and not log_ins.ringing(before, after)
    # The log-ins are what would have rung first: with them the slowest hundredth is theirs, and ten times that of the others.
    with_them, without = (replace(some, bound=0).ringing(before, after)[()] for some in (everything, usual))
    assert with_them > 10 * without, (with_them, without)

    # Ten calls among three hundred that wait for the database: more than one in a hundred.
    before = durations(cairn)
    for _ in range(290):
        people[0].who_am_i()
    with concurrent.futures.ThreadPoolExecutor(10) as pool:
        with held(cairn, "geo", "city_prefixes"):
            asked = [pool.submit(people[0].autocomplete, "a", limit=5) for _ in range(10)]
            time.sleep(1)
        for future in asked:
            assert future.result()
    assert usual.ringing(before, durations(cairn))
