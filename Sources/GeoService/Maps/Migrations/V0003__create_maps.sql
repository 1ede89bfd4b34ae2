-- Maps of games and the ground they are made of. Written by imports only; every service process keeps all of it in memory.

-- Covered ground: land from which places are drawn, cut into triangles in the equal-area plane.
CREATE TABLE grounds (
  -- For a map that an operator has drawn it begins with "operator:", so that a release may bring a ground of any other id.
  ground_id text PRIMARY KEY CHECK (ground_id ~ '^(operator:)?[a-z0-9-]{1,64}$'),
  -- The import it belongs to: an import removes what it no longer names, and nothing else.
  source text NOT NULL,
  -- ISO 3166-1 alpha-2, lower-case; empty where unknown.
  country_code text NOT NULL CHECK (country_code ~ '^([a-z]{2})?$'),
  south double precision NOT NULL,
  west double precision NOT NULL,
  north double precision NOT NULL,
  east double precision NOT NULL,
  -- 24 bytes a triangle: three times x, y as big-endian int4, in the units of PlanePoint.
  triangles bytea NOT NULL CHECK (octet_length(triangles) > 0 AND octet_length(triangles) % 24 = 0),
  CHECK (south BETWEEN -90 AND north AND north <= 90),
  CHECK (west BETWEEN -180 AND 180 AND east BETWEEN -180 AND 180)
);

CREATE TABLE maps (
  map_id text PRIMARY KEY CHECK (map_id ~ '^[a-z0-9-]{1,64}$'),
  source text NOT NULL,
  display_name text NOT NULL CHECK (display_name <> ''),
  attributions text[] NOT NULL,
  is_world boolean NOT NULL
);

CREATE TABLE map_grounds (
  map_id text NOT NULL REFERENCES maps ON DELETE CASCADE,
  ground_id text NOT NULL REFERENCES grounds ON DELETE CASCADE,
  PRIMARY KEY (map_id, ground_id)
);

-- For the cascade from grounds.
CREATE INDEX map_grounds_by_ground ON map_grounds (ground_id);

COMMENT ON TABLE grounds IS 'group: reference; retention: as long as an import names it';

COMMENT ON TABLE maps IS 'group: reference; retention: as long as an import names it';

COMMENT ON TABLE map_grounds IS 'group: reference; retention: as the map';
