#!/usr/bin/env bash
# Fills the cluster of CAIRN_HOME with a million caches around the largest cities, once, and with a million walks around the same.
#
#   caches.sh COUNT
#
# Prints the connection string of the database of cairn-game.
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

count=$1
load_ports
find_postgres_home
"${CAIRN_BUILD_PATH:-.build}/release/cairn" seed caches --count "$count" \
  --geo-database "$(connection cairn_geo cairn_geo)" --game-database "$(connection cairn_game cairn_game)" >&2
superuser_psql cairn_game -v count="$count" >&2 <<'SQL'
-- A walk at each cache: their places are what is asked for.
INSERT INTO quiz_walks (walk_id, account_id, title, description, lang, alt_text, radius_m, is_in_order, route_points, tie_lower, tie_upper, tie_answer,
  revision, published_revision, visibility, version, published_title, is_generated, create_time, publish_time, latitude, longitude)
SELECT c.cache_id, c.cache_id, c.name, '', 'sv', '', 25, false, '{}', 0, 0, 0, 1, 1, 4, 1, c.name, true, c.create_time, c.publish_time,
  round(c.latitude::numeric, 2), round(c.longitude::numeric, 2)
FROM caches c WHERE c.source = 'synthetic' ON CONFLICT DO NOTHING;
INSERT INTO quiz_walk_versions (walk_id, version, account_id, title, description, lang, alt_text, radius_m, is_in_order, route_points, tie_lower, tie_upper,
  tie_answer, question_count, create_time)
SELECT w.walk_id, 1, w.account_id, w.title, '', 'sv', '', 25, false, '{}', 0, 0, 0, 8, w.create_time FROM quiz_walks w ON CONFLICT DO NOTHING;
VACUUM (ANALYZE) caches, cache_counts, cache_tiles, quiz_walks, quiz_walk_versions;
SQL
connection cairn_game cairn_game
