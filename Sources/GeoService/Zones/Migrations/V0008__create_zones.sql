-- Zones: countries, their regions and provinces, by which lists are filtered. They are the areas of the cities, and written when cities or countries
-- are imported.
CREATE TABLE zones (
  -- "it", "it/Lombardy", "it/Lombardy/Provincia di Como".
  zone_id text COLLATE "C" PRIMARY KEY CHECK (zone_id <> ''),
  -- Empty for countries.
  parent_zone_id text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('country', 'region', 'province')),
  name text NOT NULL CHECK (name <> ''),
  folded_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_name(name)) STORED,
  -- Cities of all that is in it.
  city_count bigint NOT NULL CHECK (city_count > 0),
  population_count bigint NOT NULL CHECK (population_count >= 0)
);

CREATE INDEX zones_by_name ON zones (parent_zone_id, folded_name, zone_id);

-- The zones of the cities that are there, as an import writes them.
CREATE FUNCTION write_zones() RETURNS void LANGUAGE sql AS $$
  DELETE FROM zones;
  INSERT INTO zones (zone_id, parent_zone_id, kind, name, city_count, population_count)
  SELECT z.zone_id, z.parent_zone_id, z.kind, min(z.name), count(*), sum(z.population_count)
  FROM (
    SELECT c.country_code AS zone_id, '' AS parent_zone_id, 'country' AS kind, coalesce(k.name, upper(c.country_code)) AS name, c.population_count
    FROM cities c LEFT JOIN countries k USING (country_code)
    UNION ALL
    SELECT concat_ws('/', c.country_code, replace(c.region_name, '/', '-')), c.country_code, 'region', c.region_name, c.population_count
    FROM cities c WHERE c.region_name <> ''
    UNION ALL
    SELECT c.zone_id, concat_ws('/', c.country_code, replace(c.region_name, '/', '-')), 'province', c.province_name, c.population_count
    FROM cities c WHERE c.region_name <> '' AND c.province_name <> ''
  ) AS z GROUP BY z.zone_id, z.parent_zone_id, z.kind;
$$;

COMMENT ON TABLE zones IS 'group: reference; retention: as long as a city is in the zone';
