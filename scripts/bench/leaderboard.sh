#!/usr/bin/env bash
# Fills the leaderboard of the cluster of CAIRN_HOME with a million players, and two of its keys with fewer, of whom ACCOUNT is in the middle:
# leaderboard.sh ACCOUNT
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

account=$1
load_ports
find_postgres_home
superuser_psql cairn_game -v account="$account" >&2 <<'SQL'
-- As averages are: about 12,000, a sixth of them more than 3,000 away; the rest of a sum of four dice is near enough.
INSERT INTO board_standings (account_id, board, board_key, period, aggregation, direction, entry_count_min, entry_count, whole_value, tie, reach_time)
SELECT gen_random_uuid(), 'where_am_i.score', key, 'all', 'average', 1, 5, games, games * least(25000, greatest(0, round(1500 + 5250 * (random() + random() + random() + random()))::bigint)), games,
  now() - random() * interval '300 days'
FROM (VALUES ('', 1000000), ('hundred-thousand', 100000), ('thousand', 1000)) AS boards (key, size), generate_series(1, size) AS number, LATERAL (SELECT 5 + number % 200 AS games) AS played;
INSERT INTO board_standings (account_id, board, board_key, period, aggregation, direction, entry_count_min, entry_count, whole_value, tie, reach_time)
SELECT :'account', 'where_am_i.score', key, 'all', 'average', 1, 5, 20, 20 * 12000, 20, now() FROM unnest(ARRAY['', 'hundred-thousand', 'thousand']) AS key
ON CONFLICT (account_id, board, board_key, period) DO UPDATE SET entry_count = excluded.entry_count, whole_value = excluded.whole_value, tie = excluded.tie;
VACUUM (ANALYZE) board_standings;
VACUUM (ANALYZE) board_counts;
SQL
