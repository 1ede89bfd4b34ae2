-- Parks: their land, by place and by name, and what has changed of them. Written by imports only.
--
-- Retention: as long as an import names them; what is removed leaves its id, so that phones hear of it.

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE TABLE parks (
  -- Of the source, for example osm-w8042613.
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
  -- Of park_revisions, when it was written last.
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

-- What was removed, and when.
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
