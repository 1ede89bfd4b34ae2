"""Tables that somebody else holds: how a statement takes as long as a test wants it to."""

from __future__ import annotations

import contextlib
import subprocess

from installation import REPOSITORY, Installation

SUPERUSER = r"""
source scripts/lib/home.sh; source scripts/lib/ports.sh; source scripts/lib/postgres.sh
load_ports; find_postgres_home; superuser_psql "cairn_$1" -At
"""


def superuser(house: Installation, database: str, *statements: str) -> str:
    """What the statements answer, each by itself."""
    return subprocess.run(
        ["bash", "-c", SUPERUSER, "psql", database], cwd=REPOSITORY, env=house.environment,
        input="\n".join(f"{statement};" for statement in statements), capture_output=True, text=True, timeout=60, check=True).stdout


@contextlib.contextmanager
def held(house: Installation, database: str, *tables: str):
    """Nobody else reads or writes the tables meanwhile."""
    holder = subprocess.Popen(
        ["bash", "-c", SUPERUSER, "psql", database], cwd=REPOSITORY, env=house.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        holder.stdin.write(f"BEGIN; LOCK TABLE {', '.join(tables)} IN ACCESS EXCLUSIVE MODE; SELECT 'held';\n")
        holder.stdin.flush()
        assert holder.stdout.readline() == "held\n"
        yield
    finally:
        # Its session ends with its input, and what it holds with its session.
        holder.stdin.close()
        holder.wait(timeout=30)
        holder.stdout.close()
