#!/usr/bin/env bash
# Counts instructions per request, which are the same on a noisy machine as on a quiet one: docs/benchmarks.md.
#
#   scripts/bench/instructions.sh echo|tls_echo|gateway|refresh|friends|nearest|autocomplete|nghttpd|tls_nghttpd|nghttpx
source "$(dirname "$0")/../lib/home.sh"

command -v callgrind_annotate >/dev/null || fail "valgrind is missing" "apt-get install valgrind"
scripts/packages.sh install || exit 1
scripts/build.sh

PYTHONDONTWRITEBYTECODE=1 exec python3 scripts/bench/instructions.py "$@"
