-- Countries and their land. Written by imports only; every service process keeps all of it in memory.
CREATE TABLE countries (
  -- ISO 3166-1 alpha-2, lower-case.
  country_code text PRIMARY KEY CHECK (country_code ~ '^[a-z]{2}$'),
  name text NOT NULL CHECK (name <> ''),
  -- ISO 639 codes, the most spoken first.
  language_codes text[] NOT NULL,
  -- The land as a GeoJSON feature (RFC 7946), as it was imported.
  land text NOT NULL CHECK (land <> '')
);

COMMENT ON TABLE countries IS 'group: reference; retention: as long as an import names it';
