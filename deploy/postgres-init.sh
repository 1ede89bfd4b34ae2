#!/bin/bash
# Runs once, when the database volume is empty: one role and one database per service; nobody may connect to another's.
set -euo pipefail

for service in auth game social geo; do
  psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
    -v role="cairn_$service" -v password="$(cat "/run/secrets/password-$service")" <<'SQL'
CREATE ROLE :"role" LOGIN PASSWORD :'password';
CREATE DATABASE :"role" OWNER :"role" TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';
REVOKE ALL ON DATABASE :"role" FROM PUBLIC;
SQL
done
