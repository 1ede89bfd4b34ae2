-- Codes and tokens that were mailed and not used yet (MailedCodeRules).
CREATE TABLE mailed_codes (
  code_id uuid PRIMARY KEY,
  -- Null while there is no account yet.
  account_id uuid REFERENCES accounts ON DELETE CASCADE,
  purpose text NOT NULL,
  -- The address it is about, as it was entered and folded.
  email text NOT NULL,
  email_normalized text NOT NULL,
  -- HMAC-SHA-256 of the eight digits and of the token's secret.
  code_hash bytea NOT NULL,
  token_hash bytea NOT NULL,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  -- Wrong codes that were tried.
  failed_count integer NOT NULL DEFAULT 0,
  CONSTRAINT mailed_codes_purpose_check CHECK (purpose ~ '^[A-Z_]{3,40}$'),
  CONSTRAINT mailed_codes_email_check CHECK (octet_length(email) BETWEEN 3 AND 254),
  CONSTRAINT mailed_codes_hash_check CHECK (octet_length(code_hash) = 32 AND octet_length(token_hash) = 32)
)
WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX mailed_codes_account_id_idx ON mailed_codes (account_id);
CREATE INDEX mailed_codes_email_normalized_idx ON mailed_codes (email_normalized);
-- For the sweep.
CREATE INDEX mailed_codes_expire_time_idx ON mailed_codes (expire_time);

COMMENT ON TABLE mailed_codes IS 'group: local; queue; retention: until used or expired, 7 days at most';
COMMENT ON COLUMN mailed_codes.code_id IS 'personal: no';
COMMENT ON COLUMN mailed_codes.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN mailed_codes.purpose IS 'personal: what the person asked for';
COMMENT ON COLUMN mailed_codes.email IS 'personal: contact';
COMMENT ON COLUMN mailed_codes.email_normalized IS 'personal: derived from email';
COMMENT ON COLUMN mailed_codes.code_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN mailed_codes.token_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN mailed_codes.create_time IS 'personal: when the person asked for it';
COMMENT ON COLUMN mailed_codes.expire_time IS 'personal: no';
COMMENT ON COLUMN mailed_codes.failed_count IS 'personal: how often somebody guessed';
