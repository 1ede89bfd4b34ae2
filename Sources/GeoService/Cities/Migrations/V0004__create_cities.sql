-- Cities and their names, for search by what a name begins with. Written by imports only.
--
-- Retention: as long as an import names them.

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

-- How names are compared: compatible forms joined, accents taken off, lower-case. With ICU's rules for letters, because the
-- database's own locale may know ASCII alone. Immutable, because the dictionary is named and never changed here.
CREATE FUNCTION fold_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(public.unaccent('public.unaccent'::regdictionary, normalize(name, NFKC)) COLLATE "und-x-icu");

CREATE TABLE cities (
  -- The GeoNames id.
  city_id bigint PRIMARY KEY CHECK (city_id > 0),
  name text NOT NULL CHECK (name <> ''),
  country_code text NOT NULL CHECK (country_code ~ '^[a-z]{2}$'),
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  population_count bigint NOT NULL CHECK (population_count >= 0),
  time_zone text NOT NULL CHECK (time_zone <> '')
);

-- Every name of every city, folded. Bytes are compared ("C"), so that a prefix is a range of the primary key. No foreign key: an
-- import writes all names and all cities in one transaction, and nothing else ever writes here; a key would double its time.
CREATE TABLE city_names (
  folded text COLLATE "C" NOT NULL CHECK (folded <> ''),
  city_id bigint NOT NULL,
  population_count bigint NOT NULL,
  PRIMARY KEY (folded, city_id) INCLUDE (population_count)
);
-- Short prefixes have thousands of names; the largest cities are all that is shown of them.
CREATE INDEX city_names_prominent ON city_names (folded) INCLUDE (city_id, population_count) WHERE population_count >= 100000;
