#!/usr/bin/env bash
# Begins the server of the composition, unless its volume holds a cluster that it would not find: it would make an empty one beside it without a word.
set -euo pipefail
home=${home:-/var/lib/postgresql/data}
data=$home/cluster

fail() { printf 'postgres: %s\n' "$@" >&2; exit 1; }

if [ ! -e "$data/PG_VERSION" ]; then
  [ ! -e "$home/PG_VERSION" ] ||
    fail "the cluster lies in the volume itself: move it into the folder cluster first" 'see docs/runbook.md, "Back up and restore containers"'
  [ -z "$(find "$home" -mindepth 1 -maxdepth 1 -name 'before-*' -print -quit)" ] ||
    fail "there are former clusters only: move the one that is wanted to the folder cluster" 'see docs/runbook.md, "Back up and restore containers"'
fi
exec docker-entrypoint.sh "$@"
