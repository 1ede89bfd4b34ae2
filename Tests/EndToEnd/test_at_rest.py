"""What an installation that nobody asks anything asks of its databases: all features, with the pauses that they are shipped with."""

from __future__ import annotations

import time

from B_18_delete_account import sql
from installation import Installation

# Transactions a second of each database, with a third more than were counted: one more look a second is seen (docs/adr/0085).
TRANSACTIONS_MAX = {"auth": 6, "game": 6, "social": 7, "geo": 3}
COUNTED_SECONDS = 20


def transactions(house: Installation, database: str) -> int:
    (count,) = sql(house, database, "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()")
    return int(count)


def test_nobody_there():
    with Installation() as house:
        # A session tells what it has done ten seconds after it at the latest; by then a start is over.
        time.sleep(25)
        rates = {}
        before = {database: (transactions(house, database), time.monotonic()) for database in TRANSACTIONS_MAX}
        time.sleep(COUNTED_SECONDS)
        for database, (count, begin) in before.items():
            rates[database] = (transactions(house, database) - count) / (time.monotonic() - begin)
        assert all(rates[database] <= most for database, most in TRANSACTIONS_MAX.items()), rates
        # They are counted: each service looks after its database once a second.
        assert all(rate > 0.3 for rate in rates.values()), rates
