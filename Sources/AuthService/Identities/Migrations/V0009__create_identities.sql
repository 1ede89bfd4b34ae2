-- Identities at providers, which vouch for the owner of an account. An account can have several, also of one provider.
CREATE TABLE identities (
  -- In order of time: the list is paged by it.
  identity_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  provider text NOT NULL,
  -- The person there, for ever; with Facebook and Apple another one for each of their apps and teams.
  subject text NOT NULL,
  -- Claims that the provider told last. Nothing of them decides who somebody is.
  name text,
  email text,
  email_verified boolean NOT NULL DEFAULT false,
  picture_url text,
  create_time timestamptz NOT NULL,
  last_use_time timestamptz NOT NULL,
  -- The database refuses one of two first log-ins of one person at the same moment.
  CONSTRAINT identities_provider_subject_key UNIQUE (provider, subject),
  CONSTRAINT identities_provider_check CHECK (provider ~ '^[a-z0-9-]{1,32}$'),
  CONSTRAINT identities_subject_check CHECK (octet_length(subject) BETWEEN 1 AND 255),
  CONSTRAINT identities_claims_check CHECK (
    char_length(name) BETWEEN 1 AND 100 AND octet_length(email) <= 254 AND octet_length(picture_url) <= 2048),
  CONSTRAINT identities_email_verified_check CHECK (email IS NOT NULL OR NOT email_verified)
)
WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX identities_account_id_idx ON identities (account_id, identity_id);

-- Nonces of provider log-ins that were used (ProviderNonceKey). Those that were not are kept nowhere.
CREATE TABLE used_provider_nonces (
  nonce_hash bytea PRIMARY KEY,
  -- From then on it is refused by its own date.
  expire_time timestamptz NOT NULL,
  CONSTRAINT used_provider_nonces_nonce_hash_check CHECK (octet_length(nonce_hash) = 32)
)
WITH (autovacuum_vacuum_scale_factor = 0.05);

-- For the sweep.
CREATE INDEX used_provider_nonces_expire_time_idx ON used_provider_nonces (expire_time);

COMMENT ON TABLE identities IS 'group: local; retention: until it is unlinked or the account is deleted';
COMMENT ON COLUMN identities.identity_id IS 'personal: pseudonym of the person at a provider';
COMMENT ON COLUMN identities.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN identities.provider IS 'personal: where else the person has an account';
COMMENT ON COLUMN identities.subject IS 'personal: pseudonym of the person at the provider';
COMMENT ON COLUMN identities.name IS 'personal: the name at the provider';
COMMENT ON COLUMN identities.email IS 'personal: contact';
COMMENT ON COLUMN identities.email_verified IS 'personal: whether the provider has confirmed the contact';
COMMENT ON COLUMN identities.picture_url IS 'personal: where the provider shows a picture of the person';
COMMENT ON COLUMN identities.create_time IS 'personal: when the person linked it';
COMMENT ON COLUMN identities.last_use_time IS 'personal: when the person last logged in by it';

COMMENT ON TABLE used_provider_nonces IS 'group: local; queue; retention: 10 minutes after they were given out';
