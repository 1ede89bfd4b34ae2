-- Points of interest: what there is to see, by place. Written by imports only.
CREATE TABLE points_of_interest (
  -- The source's own, for example osm-n25042613.
  point_id text COLLATE "C" PRIMARY KEY CHECK (point_id ~ '^[a-z0-9-]{1,64}$'),
  -- The import it belongs to: an import removes what it no longer names, and nothing else.
  source text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  other_names text[] NOT NULL,
  kind text NOT NULL CHECK (kind IN ('museum', 'gallery', 'zoo', 'aquarium', 'theme_park', 'viewpoint', 'artwork', 'castle', 'ruins',
    'archaeological_site', 'monument', 'memorial', 'peak', 'place_of_worship', 'theatre', 'arts_centre', 'library', 'fountain',
    'attraction')),
  -- Degrees; of what has an area, a place inside.
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  opening_hours text NOT NULL,
  website_url text NOT NULL,
  -- For example Q1130103; empty where unknown.
  wikidata_id text NOT NULL,
  -- The plane of MercatorPoint.
  mercator point NOT NULL GENERATED ALWAYS AS (
    point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-89.5, least(89.5, latitude))) / 2))))
  ) STORED
);

CREATE INDEX points_of_interest_by_place ON points_of_interest USING spgist (mercator);
CREATE INDEX points_of_interest_by_source ON points_of_interest (source);

COMMENT ON TABLE points_of_interest IS 'group: reference; retention: as long as an import names it';
