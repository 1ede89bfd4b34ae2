#!/usr/bin/env bash
# Makes the template of that name (scripts/lib/template.sh), for make run and the tests. The caller holds the templates' lock alone.
#
#   scripts/template.sh NAME
source "$(dirname "$0")/lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/template.sh
template=$templates/${1:?usage: scripts/template.sh NAME}

# Those of other states of this checkout, and what a killed maker has left.
remove_templates
# A home of its own, as an installation has.
export CAIRN_HOME=$templates/making
mkdir -p "$CAIRN_HOME"
chmod 755 "$templates" "$CAIRN_HOME"
source scripts/lib/home.sh
source scripts/lib/ports.sh
source scripts/lib/postgres.sh
source scripts/lib/databases.sh

trap 'stop_postgres immediate' EXIT
# Nothing of it is missed after a power failure: what was half made is made again, and each copy is flushed.
export CAIRN_POSTGRES_DURABLE=off
CAIRN_POSTGRES_PORT=$(free_ports 1)
mkdir -p "$CAIRN_HOME/log"
start_postgres
make_databases
migrate_databases >"$CAIRN_HOME/log/migrate.log" || { cat "$CAIRN_HOME/log/migrate.log" >&2; exit 1; }
import_data
# What autovacuum would do in each copy.
PGOPTIONS='-c client_min_messages=warning' "$postgres_binaries/vacuumdb" --all --freeze --analyze --quiet \
  --maintenance-db "$(connection postgres postgres)"
stop_postgres
# The log of how all this was written, 300 MB: nothing reads it after a clean end.
as_postgres "$postgres_binaries/pg_resetwal" -D "$postgres_data" >/dev/null
trap - EXIT
rm -f "$postgres_data/postmaster.opts"
if [ "$(stat -c %d "$postgres_data")" = "$(stat -c %d "$templates")" ]; then
  mv "$postgres_data" "$template"
else
  cp --archive "$postgres_data" "$CAIRN_HOME/whole"
  mv "$CAIRN_HOME/whole" "$template"
fi
discard_template "$CAIRN_HOME"
