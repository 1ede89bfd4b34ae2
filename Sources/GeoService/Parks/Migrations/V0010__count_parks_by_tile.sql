-- How many parks there are in each tile of the map: what a map of a country shows in place of ten thousand parks.
--
-- Retention: as long as there are parks in the tile.

-- Column and row of the tile that a place is in. The same as TileWindow's.
CREATE FUNCTION tile_x(longitude double precision, zoom integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN least((1 << zoom) - 1, floor((longitude + 180) / 360 * (1 << zoom))::integer);
CREATE FUNCTION tile_y(latitude double precision, zoom integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN greatest(0, least((1 << zoom) - 1,
  floor((1 - asinh(tan(radians(greatest(-85.0511287798066, least(85.0511287798066, latitude))))) / pi()) / 2 * (1 << zoom))::integer));

CREATE TABLE park_tiles (
  zoom smallint NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  -- Not checked to be positive: a change of less than none is first written as if it were a row.
  park_count bigint NOT NULL,
  -- Of the middles of the parks, in 10⁻⁷ degrees: whole numbers, which do not drift.
  latitude_sum bigint NOT NULL,
  longitude_sum bigint NOT NULL,
  PRIMARY KEY (zoom, x, y)
);
CREATE INDEX park_tiles_empty ON park_tiles (zoom) WHERE park_count = 0;

-- Of each statement one change per tile, in the order of their keys: statements that run at once never wait for each other in a circle.
CREATE FUNCTION count_parks_by_tile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former_latitudes double precision[];
  former_longitudes double precision[];
  latter_latitudes double precision[];
  latter_longitudes double precision[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(latitude), array_agg(longitude) INTO former_latitudes, former_longitudes FROM former_parks;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT array_agg(latitude), array_agg(longitude) INTO latter_latitudes, latter_longitudes FROM latter_parks;
  END IF;
  INSERT INTO park_tiles AS kept (zoom, x, y, park_count, latitude_sum, longitude_sum)
  SELECT z.zoom, tile_x(e.longitude, z.zoom), tile_y(e.latitude, z.zoom), sum(e.change),
    sum(e.change * round(e.latitude * 1e7)::bigint), sum(e.change * round(e.longitude * 1e7)::bigint)
  FROM (
    SELECT o.latitude, o.longitude, -1 AS change FROM unnest(former_latitudes, former_longitudes) AS o (latitude, longitude)
    UNION ALL
    SELECT n.latitude, n.longitude, 1 FROM unnest(latter_latitudes, latter_longitudes) AS n (latitude, longitude)
  ) AS e CROSS JOIN unnest(ARRAY[3, 5, 7, 9, 11]) AS z (zoom)
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (zoom, x, y) DO UPDATE SET park_count = kept.park_count + excluded.park_count,
    latitude_sum = kept.latitude_sum + excluded.latitude_sum, longitude_sum = kept.longitude_sum + excluded.longitude_sum;
  IF TG_OP <> 'INSERT' THEN DELETE FROM park_tiles WHERE park_count = 0; END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER parks_inserted AFTER INSERT ON parks REFERENCING NEW TABLE AS latter_parks
  FOR EACH STATEMENT EXECUTE FUNCTION count_parks_by_tile();
CREATE TRIGGER parks_updated AFTER UPDATE ON parks REFERENCING OLD TABLE AS former_parks NEW TABLE AS latter_parks
  FOR EACH STATEMENT EXECUTE FUNCTION count_parks_by_tile();
CREATE TRIGGER parks_deleted AFTER DELETE ON parks REFERENCING OLD TABLE AS former_parks
  FOR EACH STATEMENT EXECUTE FUNCTION count_parks_by_tile();

INSERT INTO park_tiles (zoom, x, y, park_count, latitude_sum, longitude_sum)
SELECT z.zoom, tile_x(p.longitude, z.zoom), tile_y(p.latitude, z.zoom), count(*),
  sum(round(p.latitude * 1e7)::bigint), sum(round(p.longitude * 1e7)::bigint)
FROM parks p CROSS JOIN unnest(ARRAY[3, 5, 7, 9, 11]) AS z (zoom) GROUP BY 1, 2, 3;
