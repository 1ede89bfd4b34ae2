#!/usr/bin/env bash
# Fills the leaderboard of the cluster of CAIRN_HOME with a million players, of whom ACCOUNT is in the middle: leaderboard.sh ACCOUNT
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

account=$1
load_ports
find_postgres_home
superuser_psql cairn_game -v account="$account" >&2 <<'SQL'
-- As averages are: about 12,000, a sixth of them more than 3,000 away; the rest of a sum of four dice is near enough.
INSERT INTO leaderboard_entries (account_id, map_id, period, game_count, score_sum, reach_time)
SELECT gen_random_uuid(), '', 'all', games, games * least(25000, greatest(0, round(1500 + 5250 * (random() + random() + random() + random()))::bigint)),
  now() - random() * interval '300 days'
FROM generate_series(1, 1000000) AS number, LATERAL (SELECT 5 + number % 200 AS games) AS played;
INSERT INTO leaderboard_entries (account_id, map_id, period, game_count, score_sum, reach_time)
VALUES (:'account', '', 'all', 20, 20 * 12000, now())
ON CONFLICT (account_id, map_id, period) DO UPDATE SET game_count = excluded.game_count, score_sum = excluded.score_sum;
VACUUM (ANALYZE) leaderboard_entries;
VACUUM (ANALYZE) leaderboard_counts;
SQL
