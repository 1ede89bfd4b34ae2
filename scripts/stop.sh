#!/usr/bin/env bash
# make stop: ends the services and the database cluster that make run started in this CAIRN_HOME, and nothing else.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/processes.sh

[ -d "$CAIRN_HOME" ] || { say "Cairn was never started in $CAIRN_HOME."; exit 0; }
hold_lock
# The gateway first: it stops taking requests while the others still answer what was begun.
for name in gateway geo social game auth; do stop_service "$name"; done
stop_postgres
say "Cairn is stopped. Its data stays in $CAIRN_HOME; make clean removes it."
