-- Places at which no panorama could be shown. No personal data: a report does not say who made it.
CREATE TABLE location_reports (
  location_id uuid PRIMARY KEY,
  -- The cell of the place and the area around it, as LocationID and AreaID number them.
  cell bigint NOT NULL CHECK (cell >= 0),
  area bigint NOT NULL CHECK (area >= 0),
  first_report_time timestamptz NOT NULL,
  last_report_time timestamptz NOT NULL,
  CHECK (last_report_time >= first_report_time)
);

CREATE INDEX location_reports_by_area ON location_reports (area) INCLUDE (cell, last_report_time);
CREATE INDEX location_reports_by_age ON location_reports (last_report_time);

-- Places whose imagery somebody has seen, listed by an operator for a map: a draw of that map picks one of them instead of any place on its
-- ground. Written by imports only; every service process keeps all of them in memory. No personal data: what stands here was published.
CREATE TABLE pack_places (
  map_id text NOT NULL CHECK (map_id ~ '^[a-z0-9-]{1,64}$'),
  -- As LocationID numbers it; from it comes the place's id, so a place of two packs is one place.
  cell bigint NOT NULL CHECK (cell >= 0),
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- ISO 3166-1 alpha-2, lower-case; empty where unknown.
  country_code text NOT NULL CHECK (country_code ~ '^([a-z]{2})?$'),
  provider text NOT NULL CHECK (provider IN ('google', 'mapillary', 'panoramax', 'own')),
  -- The provider's id of the picture; empty where it is found by its position.
  panorama_id text NOT NULL CHECK (octet_length(panorama_id) <= 256),
  -- Where to look at first, degrees clockwise from north. Null where each draw chooses.
  heading double precision CHECK (heading >= 0 AND heading < 360),
  licence text NOT NULL,
  attribution text NOT NULL,
  PRIMARY KEY (map_id, cell),
  CHECK ((provider = 'google') = (panorama_id = ''))
);

COMMENT ON TABLE location_reports IS 'group: local; retention: 180 days after the place was last reported';
COMMENT ON COLUMN location_reports.location_id IS 'personal: no';

COMMENT ON TABLE pack_places IS 'group: reference; retention: as long as an import names it';
COMMENT ON COLUMN pack_places.attribution IS 'personal: no';
