#!/usr/bin/env bash
# Has the addresses of accounts that are made from now on count as confirmed, in the cluster of CAIRN_HOME: people who build challenges have read a mail, and
# nobody reads mails here.
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

load_ports
find_postgres_home
superuser_psql cairn_auth >&2 <<'SQL'
CREATE OR REPLACE FUNCTION confirm_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.email_verified := true;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER confirm_address BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION confirm_address();
SQL
