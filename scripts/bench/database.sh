#!/usr/bin/env bash
# Makes the database of the measurement `lookup` in the cluster of CAIRN_HOME and prints its connection string.
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

load_ports
find_postgres_home
superuser_psql postgres -c 'CREATE DATABASE cairn_bench' >&2
superuser_psql cairn_bench >&2 <<'SQL'
CREATE TABLE bench_rows (id bigint PRIMARY KEY, text text NOT NULL);
INSERT INTO bench_rows SELECT number, repeat(md5(number::text), 3) FROM generate_series(1, 100000) AS number;
VACUUM (ANALYZE, FREEZE) bench_rows;
SQL
connection cairn_bench postgres
