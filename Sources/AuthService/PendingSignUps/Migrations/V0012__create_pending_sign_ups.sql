-- Sign-ups that become accounts when their address is confirmed, in a house that lets nobody learn who has an account (PendingSignUps).
CREATE TABLE pending_sign_ups (
  code_id uuid PRIMARY KEY REFERENCES mailed_codes ON DELETE CASCADE,
  -- The request without its password, encrypted.
  sealed_form bytea NOT NULL,
  -- PHC string of argon2id.
  password_hash text NOT NULL,
  -- The guest who becomes the account; null for somebody new.
  guest_account_id uuid REFERENCES accounts ON DELETE CASCADE,
  CONSTRAINT pending_sign_ups_sealed_form_check CHECK (octet_length(sealed_form) <= 8192),
  CONSTRAINT pending_sign_ups_password_hash_check CHECK (password_hash LIKE '$argon2id$%' AND length(password_hash) <= 256)
);

CREATE INDEX pending_sign_ups_guest_account_id_idx ON pending_sign_ups (guest_account_id) WHERE guest_account_id IS NOT NULL;

COMMENT ON TABLE pending_sign_ups IS 'group: local; queue; retention: until confirmed, 48 hours at most';
COMMENT ON COLUMN pending_sign_ups.code_id IS 'personal: pseudonym of what was mailed';
COMMENT ON COLUMN pending_sign_ups.sealed_form IS 'personal: what the person filled in, encrypted';
COMMENT ON COLUMN pending_sign_ups.password_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN pending_sign_ups.guest_account_id IS 'personal: pseudonym of the person';
