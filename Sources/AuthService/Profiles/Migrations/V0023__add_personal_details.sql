-- What an account says of the person.
ALTER TABLE accounts
  -- Empty when it is not told.
  ADD COLUMN given_name text NOT NULL DEFAULT '' CHECK (char_length(given_name) <= 100),
  ADD COLUMN family_name text NOT NULL DEFAULT '' CHECK (char_length(family_name) <= 100),
  ADD COLUMN gender text CHECK (gender IN ('FEMALE', 'MALE', 'OTHER'));

COMMENT ON COLUMN accounts.given_name IS 'personal: given name';
COMMENT ON COLUMN accounts.family_name IS 'personal: family name';
COMMENT ON COLUMN accounts.gender IS 'personal: gender, as the person tells it';
