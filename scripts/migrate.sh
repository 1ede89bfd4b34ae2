#!/usr/bin/env bash
# make migrate: brings the databases of this CAIRN_HOME to the schema of this checkout, without starting a service.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/databases.sh

hold_lock
mkdir -p "$CAIRN_HOME"
load_ports
scripts/build.sh
start_postgres
keep_ports
make_databases
migrate_databases
