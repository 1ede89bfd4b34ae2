#!/usr/bin/env bash
# Fills the cluster of CAIRN_HOME with a million points of interest, as places of a game lie: 960,000 around cities, 40,000 anywhere. Writes into
# FOLDER: places.redis, the same for redis-cli --pipe, and positions, where somebody may ask, a line "LATITUDE LONGITUDE" each.
#
#   places.sh FOLDER
#
# Prints the connection string of the database.
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

folder=$1
load_ports
find_postgres_home
superuser_psql cairn_geo >&2 <<'SQL'
SELECT setseed(0.5);
-- Larger cities have more: each place takes one of ten thousand people who were drawn among all.
CREATE TEMP TABLE people AS
SELECT row_number() OVER () AS number, latitude, longitude FROM (
  SELECT c.latitude, c.longitude FROM cities c, generate_series(1, 1 + (c.population_count / 200000)::int) ORDER BY random() LIMIT 10000
) AS drawn;
INSERT INTO points_of_interest (point_id, source, name, other_names, kind, latitude, longitude, opening_hours, website_url, wikidata_id)
SELECT 'bench-' || g.number, 'bench', 'Place ' || g.number, '{}', 'attraction',
  greatest(-89.9, least(89.9, p.latitude + (random() + random() - 1) * 0.2)),
  greatest(-180, least(180, p.longitude + (random() + random() - 1) * 0.3)), '', '', ''
FROM generate_series(1, 960000) AS g (number) JOIN people p ON p.number = 1 + g.number % 10000;
INSERT INTO points_of_interest (point_id, source, name, other_names, kind, latitude, longitude, opening_hours, website_url, wikidata_id)
SELECT 'bench-' || g.number, 'bench', 'Place ' || g.number, '{}', 'attraction', degrees(asin(2 * random() - 1)), random() * 360 - 180, '', '', ''
FROM generate_series(960001, 1000000) AS g (number);
VACUUM (ANALYZE) points_of_interest;
SQL
superuser_psql cairn_geo -At -c "SELECT format('GEOADD places %s %s %s', longitude::numeric(10, 6), latitude::numeric(9, 6), point_id)
  FROM points_of_interest WHERE abs(latitude) < 85" >"$folder/places.redis"
superuser_psql cairn_geo -At -F ' ' -c "SELECT setseed(0.25)" -c "SELECT latitude + (random() + random() - 1) * 0.2,
  greatest(-180, least(180, longitude + (random() + random() - 1) * 0.3))
  FROM points_of_interest WHERE point_id LIKE 'bench-%' AND abs(latitude) < 84 ORDER BY random() LIMIT 20000" | tail -n +2 >"$folder/positions"
connection cairn_geo cairn_geo
