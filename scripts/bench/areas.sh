#!/usr/bin/env bash
# Fills the cluster of CAIRN_HOME with areas that people watch, 10 km around each of as many caches, once: areas.sh COUNT. Behind caches.sh.
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

count=$1
load_ports
find_postgres_home
superuser_psql cairn_game -v count="$count" >&2 <<'SQL'
-- Each of somebody else, and for all caches: every bit of what is wanted is set.
INSERT INTO cache_areas (area_id, account_id, name, latitude, longitude, radius_m, reach, bounds, zone_key, filter, difficulties, terrains, sizes,
  environments, kinds, news_time, create_time)
SELECT gen_random_uuid(), gen_random_uuid(), '', latitude, longitude, 10000, power(sin(10000 / (2 * 6371008.8)), 2),
  box(point(longitude - 0.09 / cosd(latitude), latitude - 0.09), point(longitude + 0.09 / cosd(latitude), latitude + 0.09)), '', '{}', -1, -1, -1,
  -1, -1, now(), now()
FROM caches WHERE source = 'synthetic' AND abs(latitude) < 80 AND NOT EXISTS (SELECT FROM cache_areas) LIMIT :count;
VACUUM (ANALYZE) cache_areas;
SQL
