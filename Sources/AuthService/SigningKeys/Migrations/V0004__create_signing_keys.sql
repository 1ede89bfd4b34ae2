-- Keys that sign access tokens (SigningKeyRules). No two sign at the same time: of two replicas that both miss a key, one makes it.
CREATE TABLE signing_keys (
  key_id text PRIMARY KEY,
  public_key bytea NOT NULL,
  -- The private key, sealed by a key derived from the master key; key_id is its context.
  sealed_private_key bytea NOT NULL,
  start_time timestamptz NOT NULL,
  retire_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  CONSTRAINT signing_keys_key_id_check CHECK (key_id ~ '^[0-9a-f]{16}$'),
  CONSTRAINT signing_keys_public_key_check CHECK (octet_length(public_key) = 32),
  CONSTRAINT signing_keys_time_check CHECK (start_time < retire_time AND retire_time < expire_time),
  CONSTRAINT signing_keys_period_excl EXCLUDE USING gist (tstzrange(start_time, retire_time) WITH &&)
);

COMMENT ON TABLE signing_keys IS 'group: local; retention: 30 days after the key has expired';
