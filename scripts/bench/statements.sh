#!/usr/bin/env bash
# What PostgreSQL has executed for the services of CAIRN_HOME since the last call of this script, the dearest first: how often, the microseconds of
# execution and of planning of one call, its rows, its text. Needs a cluster that was started with CAIRN_BENCH_STATEMENTS=yes.
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

load_ports
find_postgres_home
superuser_psql postgres <<'SQL'
CREATE EXTENSION IF NOT EXISTS pg_stat_statements;
\pset format aligned
\pset pager off
SELECT substr(d.datname, 7) AS of, s.calls, round((s.total_exec_time * 1000 / s.calls)::numeric) AS exec_us,
       round((s.total_plan_time * 1000 / s.calls)::numeric) AS plan_us, s.plans, round((s.total_exec_time + s.total_plan_time)::numeric) AS all_ms,
       round(s.rows::numeric / s.calls, 1) AS rows, left(regexp_replace(s.query, '\s+', ' ', 'g'), 150) AS statement
FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
WHERE d.datname LIKE 'cairn\_%' AND s.calls > 0
ORDER BY s.total_exec_time + s.total_plan_time DESC LIMIT 40;
SELECT pg_stat_statements_reset() IS NULL AS begun_anew;
SQL
