-- Signs that stand between words are spaces, so that who types "saint etienne" finds Saint-Étienne; and the forms of an Arabic letter that many do
-- not tell apart are one, without the signs for vowels. Names that were folded before are written anew by the next import, whose version is higher.
CREATE OR REPLACE FUNCTION fold_name(name text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ltrim(replace(replace(
  translate(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(name, NFKC)) COLLATE "und-x-icu"),
    U&'-\2010\2011\2013''\2019\02BB\02BC\2018`.\00B7\0623\0625\0622\0671\0649\0629\064B\064C\064D\064E\064F\0650\0651\0652',
    U&'            \0627\0627\0627\0627\064A\0647'),
  '  ', ' '), '  ', ' '));

-- Cities are found by place too, and say in which areas they are.
ALTER TABLE cities
  -- English name of the first-order area, name of the second-order one; empty where unknown.
  ADD COLUMN region_name text NOT NULL DEFAULT '',
  ADD COLUMN province_name text NOT NULL DEFAULT '',
  -- As fold_name makes it of the name.
  ADD COLUMN folded_name text NOT NULL GENERATED ALWAYS AS (fold_name(name)) STORED,
  -- The plane of MercatorPoint.
  ADD COLUMN mercator point NOT NULL GENERATED ALWAYS AS (
    point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-89.5, least(89.5, latitude))) / 2))))
  ) STORED;
CREATE INDEX cities_by_place ON cities USING spgist (mercator);
-- The cities of a country, largest first.
CREATE INDEX cities_by_country ON cities (country_code, population_count DESC, city_id);
-- The largest cities of the world.
CREATE INDEX cities_by_size ON cities (population_count DESC, city_id) WHERE population_count >= 1000000;
