#!/usr/bin/env bash
# make clean: stops Cairn and removes what it made: databases, keys, logs, the build.
source "$(dirname "$0")/lib/home.sh"
scripts/stop.sh
source scripts/lib/postgres.sh
[ ! -d "$CAIRN_HOME" ] || remove_postgres_fallback
rm -rf "$CAIRN_HOME" "$CAIRN_BUILD_PATH"
say "Removed $CAIRN_HOME and $CAIRN_BUILD_PATH."
