#!/usr/bin/env bash
# make migrate: brings the databases of this CAIRN_HOME to the schema of this checkout, without starting a service.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

hold_lock
mkdir -p "$CAIRN_HOME"
load_ports
scripts/build.sh
start_postgres
keep_ports
make_databases
for name in "${databases[@]}"; do
  "$binaries/cairn" migrate --service "$name" --database "$(connection "cairn_$name" "cairn_$name")"
done
