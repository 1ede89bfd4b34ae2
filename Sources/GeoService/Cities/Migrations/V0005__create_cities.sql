-- Cities and their names, for search by what a name begins with and by place. Written by imports only.

-- How names are compared: compatible forms joined, accents taken off, lower-case. Signs that stand between words are spaces, so that who types
-- "saint etienne" finds Saint-Étienne; the forms of an Arabic letter that many do not tell apart are one, without the signs for vowels. With ICU's
-- rules for letters, because the database's own locale may know ASCII alone. Immutable, because the dictionary is named and never changed here. In a
-- language whose functions are prepared once a session and not once a statement, which would take 50 µs of each.
CREATE FUNCTION fold_name(name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN ltrim(replace(replace(
    translate(
      lower(public.unaccent('public.unaccent'::regdictionary, normalize(name, NFKC)) COLLATE "und-x-icu"),
      U&'-\2010\2011\2013''\2019\02BB\02BC\2018`.\00B7\0623\0625\0622\0671\0649\0629\064B\064C\064D\064E\064F\0650\0651\0652',
      U&'            \0627\0627\0627\0627\064A\0647'),
    '  ', ' '), '  ', ' '));
END $$;

CREATE TABLE cities (
  -- The GeoNames id.
  city_id bigint PRIMARY KEY CHECK (city_id > 0),
  name text NOT NULL CHECK (name <> ''),
  -- As fold_name makes it of the name.
  folded_name text NOT NULL GENERATED ALWAYS AS (fold_name(name)) STORED,
  country_code text NOT NULL CHECK (country_code ~ '^[a-z]{2}$'),
  -- English name of the first-order area, name of the second-order one; empty where unknown.
  region_name text NOT NULL DEFAULT '',
  province_name text NOT NULL DEFAULT '',
  -- The smallest zone that the city is in: codes and names with slashes between them.
  zone_id text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    country_code || CASE WHEN region_name = '' THEN '' ELSE
      '/' || replace(region_name, '/', '-') || CASE WHEN province_name = '' THEN '' ELSE '/' || replace(province_name, '/', '-') END
    END
  ) STORED,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- The plane of MercatorPoint.
  mercator point NOT NULL GENERATED ALWAYS AS (
    point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-89.5, least(89.5, latitude))) / 2))))
  ) STORED,
  -- The square of a degree it lies in, counted from the south-west corner of the map: CitySquare. A city on the last edge belongs to the square before.
  square integer NOT NULL GENERATED ALWAYS AS (
    least(179, floor(latitude)::integer + 90) * 360 + least(359, floor(longitude)::integer + 180)
  ) STORED,
  -- The squares in which something may be that is near.
  squares_around integer[] NOT NULL DEFAULT '{}',
  population_count bigint NOT NULL CHECK (population_count >= 0),
  time_zone text NOT NULL CHECK (time_zone <> '')
);

CREATE INDEX cities_by_place ON cities USING spgist (mercator);
-- The cities of a country, largest first.
CREATE INDEX cities_by_country ON cities (country_code, population_count DESC, city_id);
-- The largest cities of the world.
CREATE INDEX cities_by_size ON cities (population_count DESC, city_id) WHERE population_count >= 1000000;
CREATE INDEX cities_by_zone ON cities (zone_id);

-- Every name of every city, folded. Bytes are compared ("C"), so that a prefix is a range of the primary key. No foreign key: an
-- import writes all names and all cities in one transaction, and nothing else ever writes here; a key would double its time.
CREATE TABLE city_names (
  folded text COLLATE "C" NOT NULL CHECK (folded <> ''),
  city_id bigint NOT NULL,
  population_count bigint NOT NULL,
  -- As it is written.
  name text NOT NULL CHECK (name <> ''),
  -- Whether those who live there call it so, or English does: the first name of a source, and those of city_own_names.
  is_own boolean NOT NULL DEFAULT false,
  -- Whether a name is there for city_alternate_names alone: an import of these takes away what it brought, and nothing else.
  is_alternate boolean NOT NULL DEFAULT false,
  PRIMARY KEY (folded, city_id) INCLUDE (population_count, is_own)
);

-- Own names beside the first one, folded: of this repository's data. Files that an operator loads do not tell them from others, so they outlive those.
CREATE TABLE city_own_names (
  city_id bigint NOT NULL,
  folded text COLLATE "C" NOT NULL CHECK (folded <> ''),
  PRIMARY KEY (city_id, folded)
);

-- The names of each city in one row, to tell by which one it was found: the first one, then other own ones, then all others.
CREATE TABLE city_forms (
  city_id bigint PRIMARY KEY,
  names text[] NOT NULL,
  -- Each as fold_name makes it.
  folded text[] NOT NULL,
  -- How many of them, from the beginning, are own.
  own_count integer NOT NULL CHECK (own_count BETWEEN 0 AND cardinality(names))
);

-- Names that begin nearly as was typed: trigrams over those of the larger cities. An index over all 69,472 cities would be five times as large and a
-- search take 80 ms in place of 14, and whoever mistypes the name of a village can look at it again.
CREATE INDEX city_names_alike ON city_names USING gist (folded public.gist_trgm_ops) WHERE population_count >= 100000;

-- One to four letters may begin a crowd of names: for each, those that can be meant are kept in their order, so that nobody looks through thousands of
-- names while somebody types.
CREATE TABLE city_prefixes (
  -- As fold_name makes it. Only those that begin more names than an answer may have cities.
  prefix text COLLATE "C" NOT NULL CHECK (prefix <> ''),
  -- By weight, from 1.
  rank smallint NOT NULL CHECK (rank > 0),
  city_id bigint NOT NULL,
  -- How many of the city's names begin so, and what they are to it: NameStanding.
  form_count bigint NOT NULL CHECK (form_count > 0),
  standing smallint NOT NULL CHECK (standing BETWEEN 0 AND 2),
  -- How likely the city is meant by somebody of whom nothing is known: CityRules.usualWeight.
  weight double precision NOT NULL,
  PRIMARY KEY (prefix, rank)
);

-- Which cities somebody can mean, and what there is around a city, is packed as CityCrowd and CitySurroundings read it, so that a few rows hold all that
-- is weighed: row by row it would be hundreds for ten answers.

-- All cities of each prefix in city_prefixes, by rank: 34 bytes each, up to 400 of them.
CREATE TABLE city_crowds (
  prefix text COLLATE "C" PRIMARY KEY CHECK (prefix <> ''),
  cities bytea NOT NULL
);

-- Compressing them saves a third and would be undone with each keystroke.
ALTER TABLE city_crowds ALTER COLUMN cities SET STORAGE EXTERNAL;

-- All names in a square of a degree that begin with a letter, by city.
CREATE TABLE city_squares (
  -- The square of the cities.
  square integer NOT NULL,
  -- A scalar, as fold_name makes it.
  initial text COLLATE "C" NOT NULL CHECK (initial <> ''),
  names bytea NOT NULL,
  PRIMARY KEY (square, initial)
);

ALTER TABLE city_squares ALTER COLUMN names SET STORAGE EXTERNAL;

-- Names of cities as GeoNames has them, each with its language: `cairn import names`. A source of its own, so that it outlives imports of cities, which
-- write all of city_names anew.
CREATE TABLE city_alternate_names (
  -- GeoNames' own: the same as long as it knows the name.
  alternate_name_id bigint PRIMARY KEY CHECK (alternate_name_id > 0),
  -- No foreign key: cities come and go by imports of their own, and who is loaded again has its names.
  city_id bigint NOT NULL CHECK (city_id > 0),
  -- ISO 639, with a variant where there is one ("zh-Hant"); empty where the source does not tell.
  language_code text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  -- As the source judges them. All are found alike: who types "Constantinople" means Istanbul.
  is_preferred boolean NOT NULL,
  is_short boolean NOT NULL,
  is_colloquial boolean NOT NULL,
  is_historic boolean NOT NULL
);

COMMENT ON TABLE cities IS 'group: reference; retention: as long as an import names it';

COMMENT ON TABLE city_names IS 'group: reference; retention: as its city, or as long as an import names it';

COMMENT ON TABLE city_own_names IS 'group: reference; retention: until the next import of this repository''s cities';

COMMENT ON TABLE city_forms IS 'group: reference; retention: until the next import';

COMMENT ON TABLE city_prefixes IS 'group: reference; retention: until the next import';

COMMENT ON TABLE city_crowds IS 'group: reference; retention: until the next import';

COMMENT ON TABLE city_squares IS 'group: reference; retention: until the next import';

COMMENT ON TABLE city_alternate_names IS 'group: reference; retention: as long as an import names it';
COMMENT ON COLUMN city_alternate_names.alternate_name_id IS 'personal: no';
COMMENT ON COLUMN city_alternate_names.city_id IS 'personal: no';
