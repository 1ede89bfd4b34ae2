#!/bin/sh
# Brings the databases to this version's schema and reads the start data, once per start of the composition. Safe to repeat. With a command it runs that
# instead, where the databases of all services can be reached:
#
#   docker compose -f deploy/compose.yaml run --rm --no-deps -T prepare cairn-prepare cairn import realtime-database - < export.json
set -eu

connection() { sed -n 's/^CAIRN_DATABASE=//p' "/run/secrets/config-$1"; }

if [ $# -gt 0 ]; then
  CAIRN_DATABASE_AUTH=$(connection auth) CAIRN_DATABASE_GAME=$(connection game) CAIRN_DATABASE_SOCIAL=$(connection social)
  CAIRN_DATABASE_GEO=$(connection geo)
  export CAIRN_DATABASE_AUTH CAIRN_DATABASE_GAME CAIRN_DATABASE_SOCIAL CAIRN_DATABASE_GEO
  exec "$@"
fi

for service in auth game social geo; do
  cairn migrate --service "$service" --database "$(connection "$service")"
done
cairn import all --from data --database "$(connection geo)"
