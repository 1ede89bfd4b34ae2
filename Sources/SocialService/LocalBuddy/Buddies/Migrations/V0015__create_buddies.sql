-- Locals whom travellers may find (requirements L-10 … L-23), with whom they let find them.
CREATE TABLE buddies (
  account_id uuid PRIMARY KEY,
  -- Years of travellers who find the buddy; 99 is for 99 and over.
  min_age smallint NOT NULL CHECK (min_age >= 18),
  max_age smallint NOT NULL CHECK (max_age <= 99),
  -- Genders of travellers who find the buddy; empty for any, also one that is not told.
  genders text[] NOT NULL CHECK (genders <@ ARRAY['FEMALE', 'MALE', 'OTHER'] AND cardinality(genders) <= 3),
  -- Tags of BCP 47, the best first.
  languages text[] NOT NULL CHECK (cardinality(languages) <= 10),
  -- Empty when nothing is said.
  about text NOT NULL CHECK (char_length(about) <= 1000),
  -- A tag of BCP 47; empty when it is not told.
  about_language text NOT NULL CHECK (char_length(about_language) <= 40),
  is_paused boolean NOT NULL,
  start_time timestamptz NOT NULL,
  change_time timestamptz NOT NULL,
  -- Raised by each change.
  version bigint NOT NULL CHECK (version >= 1),
  CONSTRAINT buddies_age_check CHECK (min_age <= max_age)
);

-- Cities in which they are found: no position of anybody.
CREATE TABLE buddy_cities (
  account_id uuid NOT NULL REFERENCES buddies ON DELETE CASCADE,
  -- A GeoNames id.
  city_id bigint NOT NULL CHECK (city_id > 0),
  -- Order of the owner, from 0.
  place smallint NOT NULL CHECK (place >= 0),
  -- As the gazetteer had them when the city was chosen.
  name text NOT NULL,
  country_code text NOT NULL,
  time_zone text NOT NULL,
  PRIMARY KEY (account_id, city_id)
);

-- For who looks for buddies of a city.
CREATE INDEX buddy_cities_find_idx ON buddy_cities (city_id, account_id);

-- People whose texts moderators have hidden. By itself, so that the end of being a buddy and another beginning does not show them again.
CREATE TABLE hidden_buddies (
  account_id uuid PRIMARY KEY,
  hide_time timestamptz NOT NULL
);

COMMENT ON TABLE buddies IS 'group: local; retention: until the person is no buddy any more, or the account is deleted';
COMMENT ON COLUMN buddies.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN buddies.min_age IS 'personal: whom the person lets find them';
COMMENT ON COLUMN buddies.max_age IS 'personal: whom the person lets find them';
COMMENT ON COLUMN buddies.genders IS 'personal: whom the person lets find them';
COMMENT ON COLUMN buddies.languages IS 'personal: what the person speaks';
COMMENT ON COLUMN buddies.about IS 'personal: what the person tells travellers';
COMMENT ON COLUMN buddies.about_language IS 'personal: in which language the person tells it';
COMMENT ON COLUMN buddies.is_paused IS 'personal: whether the person is found for now';
COMMENT ON COLUMN buddies.start_time IS 'personal: since when the person has been a buddy';
COMMENT ON COLUMN buddies.change_time IS 'personal: when the person changed it';
COMMENT ON COLUMN buddies.version IS 'personal: how often the person changed it';

COMMENT ON TABLE buddy_cities IS 'group: local; retention: until the person takes the city away, is no buddy any more, or the account is deleted';
COMMENT ON COLUMN buddy_cities.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN buddy_cities.city_id IS 'personal: where the person meets travellers';
COMMENT ON COLUMN buddy_cities.place IS 'personal: which city the person names first';
COMMENT ON COLUMN buddy_cities.name IS 'personal: where the person meets travellers';
COMMENT ON COLUMN buddy_cities.country_code IS 'personal: where the person meets travellers';
COMMENT ON COLUMN buddy_cities.time_zone IS 'personal: where the person meets travellers';

COMMENT ON TABLE hidden_buddies IS 'group: local; retention: until moderators show the text again, or the account is deleted';
COMMENT ON COLUMN hidden_buddies.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN hidden_buddies.hide_time IS 'personal: when moderators have hidden what the person tells travellers';
