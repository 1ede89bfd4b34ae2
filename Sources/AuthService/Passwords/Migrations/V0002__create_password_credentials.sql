-- The password of an account that has one.
CREATE TABLE password_credentials (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- PHC string of argon2id; of whoever has come from Firebase and not logged in since, Firebase's own (FirebaseHash).
  password_hash text NOT NULL,
  change_time timestamptz NOT NULL,
  CONSTRAINT password_credentials_password_hash_check CHECK (
    (password_hash LIKE '$argon2id$%' OR password_hash LIKE '$firebase-scrypt$%') AND length(password_hash) <= 256)
);

COMMENT ON TABLE password_credentials IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN password_credentials.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN password_credentials.password_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN password_credentials.change_time IS 'personal: when the password was set';
