#!/bin/sh
# Brings the databases to this version's schema and reads the start data, once per start of the composition. Safe to repeat.
set -eu

connection() { sed -n 's/^CAIRN_DATABASE=//p' "/run/secrets/config-$1"; }

for service in auth game social geo; do
  cairn migrate --service "$service" --database "$(connection "$service")"
done
cairn import all --from data --database "$(connection geo)"
