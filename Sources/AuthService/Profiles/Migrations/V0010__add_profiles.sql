-- Accounts that have no user name yet (first log-in by a provider) or no address (guests, providers that tell none). Uniqueness holds
-- between those that have one.
ALTER TABLE accounts
  ALTER COLUMN username DROP NOT NULL,
  ALTER COLUMN username_folded DROP NOT NULL,
  ALTER COLUMN username_skeleton DROP NOT NULL,
  ALTER COLUMN email DROP NOT NULL,
  ALTER COLUMN email_normalized DROP NOT NULL,
  -- Made without credentials; false from the moment it gets some.
  ADD COLUMN is_guest boolean NOT NULL DEFAULT false,
  -- Null when it was not told.
  ADD COLUMN birth_date date,
  -- ISO 3166-1 alpha-2; null when it was not told.
  ADD COLUMN country text,
  -- Null while no guardian has consented, or after one has withdrawn it. What is on record of it is in guardian_consents.
  ADD COLUMN guardian_consent_time timestamptz,
  ADD CONSTRAINT accounts_username_both_check CHECK ((username IS NULL) = (username_skeleton IS NULL)),
  ADD CONSTRAINT accounts_email_both_check CHECK ((email IS NULL) = (email_normalized IS NULL)),
  ADD CONSTRAINT accounts_email_verified_check CHECK (email IS NOT NULL OR NOT email_verified),
  ADD CONSTRAINT accounts_birth_date_check CHECK (birth_date BETWEEN DATE '1900-01-01' AND DATE '9999-12-31'),
  ADD CONSTRAINT accounts_country_check CHECK (country ~ '^[A-Z]{2}$');

COMMENT ON COLUMN accounts.is_guest IS 'personal: whether the person has credentials';
COMMENT ON COLUMN accounts.birth_date IS 'personal: day of birth';
COMMENT ON COLUMN accounts.country IS 'personal: country of residence';
COMMENT ON COLUMN accounts.guardian_consent_time IS 'personal: when a guardian consented';
