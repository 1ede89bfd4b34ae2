-- What accounts say of people, as AuthService told it last; for whoever shows people to others.
CREATE TABLE profiles (
  account_id uuid PRIMARY KEY,
  -- Empty when it is not told.
  given_name text NOT NULL CHECK (char_length(given_name) <= 100),
  family_name text NOT NULL CHECK (char_length(family_name) <= 100),
  gender text CHECK (gender IN ('FEMALE', 'MALE', 'OTHER')),
  change_time timestamptz NOT NULL
);

COMMENT ON TABLE profiles IS 'retention: until the account is deleted';
COMMENT ON COLUMN profiles.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN profiles.given_name IS 'personal: given name';
COMMENT ON COLUMN profiles.family_name IS 'personal: family name';
COMMENT ON COLUMN profiles.gender IS 'personal: gender, as the person tells it';
COMMENT ON COLUMN profiles.change_time IS 'personal: when the person changed it';
