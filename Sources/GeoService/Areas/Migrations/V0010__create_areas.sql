-- Areas in which not everything may be done: what is hidden in them is told or refused by GameService. Written by imports only.

CREATE TABLE areas (
  -- The source's own, for example osm-w8042613.
  area_id text COLLATE "C" PRIMARY KEY CHECK (area_id ~ '^[a-z0-9-]{1,64}$'),
  -- The import it belongs to: an import replaces what it has brought, and nothing else.
  source text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('protected', 'school', 'railway', 'military')),
  -- Empty where it has none.
  name text NOT NULL,
  -- As ParkOutline writes it.
  outline bytea NOT NULL CHECK (octet_length(outline) > 0)
);

CREATE INDEX areas_by_source ON areas (source);

-- The box around each area, in degrees; two of them over 180°.
CREATE TABLE area_boxes (
  area_id text COLLATE "C" NOT NULL REFERENCES areas ON DELETE CASCADE,
  bounds box NOT NULL
);

CREATE INDEX area_boxes_by_place ON area_boxes USING gist (bounds);
-- For the cascade from areas.
CREATE INDEX area_boxes_by_area ON area_boxes (area_id);

COMMENT ON TABLE areas IS 'group: reference; retention: as long as an import names it';

COMMENT ON TABLE area_boxes IS 'group: reference; retention: as the area';
