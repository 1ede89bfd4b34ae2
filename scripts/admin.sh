#!/usr/bin/env bash
# make admin NAME=anna: makes somebody who has an account an admin of the running Cairn. The first one has nobody else to ask.
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

name=${1:-}
[ -n "$name" ] || fail "whose account? An account is named by its user name" "make admin NAME=anna"
load_ports
find_postgres_home
"$binaries/cairn" account grant-role --username "$name" --role admin --database "$(connection cairn_auth cairn_auth)"
