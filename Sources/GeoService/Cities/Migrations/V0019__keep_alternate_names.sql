-- Names of cities as GeoNames has them, each with its language: `cairn import names`. A source of its own, so that it outlives imports of cities, which
-- write all of city_names anew.
--
-- Retention: as long as an import names them.

CREATE TABLE city_alternate_names (
  -- Of GeoNames: the same as long as it knows the name.
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

-- Whether a name is there for city_alternate_names alone: an import of these takes away what it brought, and nothing else.
ALTER TABLE city_names ADD COLUMN is_alternate boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN city_alternate_names.alternate_name_id IS 'personal: no';
COMMENT ON COLUMN city_alternate_names.city_id IS 'personal: no';
