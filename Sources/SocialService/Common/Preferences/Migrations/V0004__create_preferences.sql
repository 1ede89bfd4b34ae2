-- Settings of people, which they find again on every device.
CREATE TABLE preferences (
  account_id uuid PRIMARY KEY,
  is_sound_on boolean NOT NULL,
  -- Null: as is usual where the person is.
  units text CHECK (units IN ('METRIC', 'IMPERIAL')),
  -- A tag of BCP 47; empty: the device's.
  language text NOT NULL CHECK (char_length(language) <= 40),
  -- A name of the IANA time zone database; empty: the device's.
  time_zone text NOT NULL CHECK (char_length(time_zone) <= 64),
  -- The apps whose introduction was seen.
  seen_intros text[] NOT NULL CHECK (cardinality(seen_intros) <= 16),
  version bigint NOT NULL CHECK (version >= 1),
  change_time timestamptz NOT NULL
);

COMMENT ON TABLE preferences IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN preferences.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN preferences.is_sound_on IS 'personal: whether the person wants to hear the apps';
COMMENT ON COLUMN preferences.units IS 'personal: the units the person thinks in';
COMMENT ON COLUMN preferences.language IS 'personal: the language the person reads';
COMMENT ON COLUMN preferences.time_zone IS 'personal: roughly where the person lives';
COMMENT ON COLUMN preferences.seen_intros IS 'personal: the apps the person has opened';
COMMENT ON COLUMN preferences.version IS 'personal: how often the person changed them';
COMMENT ON COLUMN preferences.change_time IS 'personal: when the person changed them';
