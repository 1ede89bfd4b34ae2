#!/usr/bin/env bash
# make stop: ends the services and the database cluster that make run started in this CAIRN_HOME, and nothing else.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/lan.sh
source scripts/lib/processes.sh

[ -d "$CAIRN_HOME" ] || { say "Cairn was never started in $CAIRN_HOME."; exit 0; }
hold_lock
stop_services
stop_postgres
say "Cairn is stopped. Its data stays in $CAIRN_HOME; make clean removes it."
