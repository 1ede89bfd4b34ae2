#!/usr/bin/env bash
# Ends the five services of CAIRN_HOME and starts them again, as make run does; PostgreSQL runs on. Prints when the start began, in seconds since 1970,
# and does not wait until they are ready.
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/lan.sh
source scripts/lib/processes.sh

load_ports
find_postgres_home
# The gateway first, as make stop does.
for ((at = ${#services[@]} - 1; at >= 0; at--)); do stop_service "${services[at]}" >&2; done
begun=$EPOCHREALTIME
for name in "${services[@]}"; do start_service "$name"; done
printf '%s\n' "$begun"
