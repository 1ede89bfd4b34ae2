#!/usr/bin/env bash
# Waits until AuthService has told the social service all it had to tell, in the cluster of CAIRN_HOME; a minute at most, then it fails. One connection
# looks again and again: one for each look would cost PostgreSQL as much as what is measured.
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

load_ports
find_postgres_home
superuser_psql cairn_auth >&2 <<'SQL'
DO $$
BEGIN
  FOR look IN 1..600 LOOP
    IF NOT EXISTS (SELECT FROM outbox_keys WHERE destination = 'social') THEN RETURN; END IF;
    PERFORM pg_sleep(0.1);
  END LOOP;
  RAISE EXCEPTION 'events have waited for a minute';
END
$$;
SQL
