-- Parks: their land, by place and by name, and what has changed of them. Written by imports only.

CREATE TABLE parks (
  -- The source's own, for example osm-w8042613.
  park_id text COLLATE "C" PRIMARY KEY CHECK (park_id ~ '^[a-z0-9-]{1,64}$'),
  -- The import it belongs to: an import removes what it no longer names, and nothing else.
  source text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  kind text NOT NULL CHECK (kind IN ('park', 'garden', 'nature_reserve', 'national_park')),
  -- The GeoNames id of the city it belonged to when it was imported; 0 for none. No foreign key: cities have imports of their own.
  city_id bigint NOT NULL CHECK (city_id >= 0),
  city_name text NOT NULL,
  -- The middle of the box around it, degrees.
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  area_m2 double precision NOT NULL CHECK (area_m2 > 0),
  -- As ParkOutline writes it.
  outline bytea NOT NULL CHECK (octet_length(outline) > 0),
  -- Four bytes each of longitude and latitude, in 10⁻⁷ degrees.
  entrances bytea NOT NULL CHECK (octet_length(entrances) % 8 = 0),
  facilities text[] NOT NULL,
  opening_hours text NOT NULL,
  website_url text NOT NULL,
  -- SHA-256 of all that the source says: what is the same is not written again.
  digest bytea NOT NULL CHECK (octet_length(digest) = 32),
  -- The one of park_revisions when it was written last.
  revision bigint NOT NULL
);

CREATE INDEX parks_by_revision ON parks (revision, park_id);
CREATE INDEX parks_by_city ON parks (city_id);
CREATE INDEX parks_by_source ON parks (source);

-- The box around each park, in degrees; two of them over 180°.
CREATE TABLE park_boxes (
  park_id text COLLATE "C" NOT NULL REFERENCES parks ON DELETE CASCADE,
  bounds box NOT NULL
);

CREATE INDEX park_boxes_by_place ON park_boxes USING gist (bounds);
-- For the cascade from parks.
CREATE INDEX park_boxes_by_park ON park_boxes (park_id);

-- Every name of every park, folded, and what follows each of its first words, so that a word in the middle is found by its beginning.
CREATE TABLE park_names (
  folded text COLLATE "C" NOT NULL CHECK (folded <> ''),
  park_id text COLLATE "C" NOT NULL REFERENCES parks ON DELETE CASCADE,
  is_whole boolean NOT NULL,
  PRIMARY KEY (folded, park_id)
);

CREATE INDEX park_names_by_park ON park_names (park_id);
-- Names like another one, the most alike first.
CREATE INDEX park_names_alike ON park_names USING gist (folded public.gist_trgm_ops) WHERE is_whole;

-- Parks that were removed, and when.
CREATE TABLE removed_parks (
  park_id text COLLATE "C" PRIMARY KEY,
  revision bigint NOT NULL
);

CREATE INDEX removed_parks_by_revision ON removed_parks (revision, park_id);

-- One row, locked by each import until it ends: revisions are seen in their order.
CREATE TABLE park_revisions (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  revision bigint NOT NULL
);

INSERT INTO park_revisions (revision) VALUES (0);

-- How many parks there are in each tile of the map: what a map of a country shows in place of ten thousand parks.

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
  -- Sums over the middles of the parks, in 10⁻⁷ degrees: whole numbers, which do not drift.
  latitude_sum bigint NOT NULL,
  longitude_sum bigint NOT NULL,
  PRIMARY KEY (zoom, x, y)
);

CREATE INDEX park_tiles_empty ON park_tiles (zoom) WHERE park_count = 0;

-- One change per tile for each statement, in the order of their keys: statements that run at once never wait for each other in a circle.
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

-- How many challenges can be done in each park, as GameService tells by event. Beside the parks and not of them: an import that removes a park and one
-- that brings it back find what was told, and a challenge may be told before its park is imported.
CREATE TABLE park_challenges (
  park_id text COLLATE "C" NOT NULL CHECK (park_id ~ '^[a-z0-9-]{1,64}$'),
  -- GameService's id of it.
  challenge_id uuid NOT NULL,
  PRIMARY KEY (park_id, challenge_id)
);

-- Counts that lists show, counted where a challenge comes or goes.
CREATE TABLE park_challenge_counts (
  park_id text COLLATE "C" PRIMARY KEY,
  challenge_count bigint NOT NULL CHECK (challenge_count >= 0)
);

COMMENT ON TABLE parks IS 'group: reference; retention: as long as an import names it';

COMMENT ON TABLE park_boxes IS 'group: reference; retention: as the park';

COMMENT ON TABLE park_names IS 'group: reference; retention: as the park';

COMMENT ON TABLE removed_parks IS 'group: reference; retention: for ever, so that phones hear of it';

COMMENT ON TABLE park_revisions IS 'group: reference; retention: for ever, one row';

COMMENT ON TABLE park_tiles IS 'group: reference; retention: as long as there are parks in the tile';

COMMENT ON TABLE park_challenges IS 'group: reference; retention: as long as the challenge is published';
COMMENT ON COLUMN park_challenges.challenge_id IS 'personal: no';

COMMENT ON TABLE park_challenge_counts IS 'group: reference; retention: as long as there are challenges in the park';
