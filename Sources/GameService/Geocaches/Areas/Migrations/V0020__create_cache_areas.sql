-- Areas that people watch, and new caches that have to be told to those who watch where they lie.

CREATE TABLE cache_areas (
  area_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  name text NOT NULL,
  -- Centre of a circle, degrees; NULL for a zone.
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  -- Metres; 0 for a zone.
  radius_m double precision NOT NULL CHECK (radius_m >= 0),
  -- Square of the sine of half the angle of the radius: what the haversine formula is compared with.
  reach double precision NOT NULL CHECK (reach >= 0),
  -- The box around the circle, in degrees, and the part of it on the other side of 180°.
  bounds box,
  far_bounds box,
  -- GeoService's zone with a slash behind it; empty for a circle.
  zone_key text COLLATE "C" NOT NULL,
  -- The filter that is wanted, as JSON of a CacheFilter, and the same as bits by the place of each word in the contract.
  filter text NOT NULL,
  difficulties integer NOT NULL,
  terrains integer NOT NULL,
  sizes integer NOT NULL,
  environments integer NOT NULL,
  kinds integer NOT NULL,
  -- Caches published until then are told, of those that are told once a day.
  news_time timestamptz NOT NULL,
  -- When the next are told; NULL where each is told when it is published.
  next_time timestamptz,
  create_time timestamptz NOT NULL,
  CHECK ((latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (zone_key <> '') AND (latitude IS NULL) = (bounds IS NULL))
);

CREATE INDEX cache_areas_account ON cache_areas (account_id, create_time, area_id);
CREATE INDEX cache_areas_bounds ON cache_areas USING gist (bounds) WHERE next_time IS NULL;
CREATE INDEX cache_areas_far_bounds ON cache_areas USING gist (far_bounds) WHERE next_time IS NULL AND far_bounds IS NOT NULL;
CREATE INDEX cache_areas_zone ON cache_areas (zone_key, account_id) WHERE next_time IS NULL AND zone_key <> '';
CREATE INDEX cache_areas_due ON cache_areas (next_time, area_id) WHERE next_time IS NOT NULL;

-- New caches that are not told to everybody yet.
CREATE TABLE cache_announcements (
  cache_id uuid PRIMARY KEY REFERENCES caches ON DELETE CASCADE,
  publish_time timestamptz NOT NULL,
  -- Accounts up to this one are told.
  last_account uuid NOT NULL
);

CREATE INDEX cache_announcements_order ON cache_announcements (publish_time);

COMMENT ON TABLE cache_areas IS 'group: local; retention: until it is removed or the account is deleted';
COMMENT ON COLUMN cache_areas.area_id IS 'personal: no';
COMMENT ON COLUMN cache_areas.account_id IS 'personal: account';
COMMENT ON COLUMN cache_areas.name IS 'personal: text';
COMMENT ON COLUMN cache_areas.latitude IS 'personal: place';
COMMENT ON COLUMN cache_areas.longitude IS 'personal: place';
COMMENT ON COLUMN cache_areas.radius_m IS 'personal: no';
COMMENT ON COLUMN cache_areas.reach IS 'personal: no';
COMMENT ON COLUMN cache_areas.bounds IS 'personal: place';
COMMENT ON COLUMN cache_areas.far_bounds IS 'personal: place';
COMMENT ON COLUMN cache_areas.zone_key IS 'personal: place';
COMMENT ON COLUMN cache_areas.filter IS 'personal: no';
COMMENT ON COLUMN cache_areas.difficulties IS 'personal: no';
COMMENT ON COLUMN cache_areas.terrains IS 'personal: no';
COMMENT ON COLUMN cache_areas.sizes IS 'personal: no';
COMMENT ON COLUMN cache_areas.environments IS 'personal: no';
COMMENT ON COLUMN cache_areas.kinds IS 'personal: no';
COMMENT ON COLUMN cache_areas.news_time IS 'personal: no';
COMMENT ON COLUMN cache_areas.next_time IS 'personal: no';
COMMENT ON COLUMN cache_areas.create_time IS 'personal: no';

COMMENT ON TABLE cache_announcements IS 'group: local; queue; retention: until those who watch its place are told, some seconds';
COMMENT ON COLUMN cache_announcements.cache_id IS 'personal: no';
COMMENT ON COLUMN cache_announcements.publish_time IS 'personal: no';
COMMENT ON COLUMN cache_announcements.last_account IS 'personal: no';
