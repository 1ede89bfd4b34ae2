#!/usr/bin/env bash
# make bench: what a request costs here, side by side with what it costs others, in one run.
#
#   scripts/bench.sh [NAME]    one of the names in docs/benchmarks.md; all of them without a name
#
# Prints a table and appends a line per measurement to Benchmarks/results/<name>.jsonl. Everything it needs, a PostgreSQL of its
# own too, is started below a throw-away folder and ended afterwards. What is measured and how: docs/benchmarks.md.
#
# CAIRN_BENCH_REPETITIONS=3    how often each measurement is repeated; ours and the peer's alternate
# CAIRN_BENCH_RECORD=no        prints the table only
# CAIRN_BENCH_STATEMENTS=yes   prints what each statement of PostgreSQL took, too
source "$(dirname "$0")/lib/home.sh"

require_linux() {
  [ "$(uname)" = Linux ] || fail "make bench needs Linux: it counts processor time in /proc and pins processes to cores"
}

require_linux
scripts/packages.sh install bench || exit 1
scripts/build.sh

PYTHONDONTWRITEBYTECODE=1 exec python3 scripts/bench/main.py "$@"
