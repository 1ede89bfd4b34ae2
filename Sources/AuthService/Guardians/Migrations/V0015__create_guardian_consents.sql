-- Questions to guardians and their answers: the record of a consent and of its end (GDPR art. 7 (1) and (3)).
CREATE TABLE guardian_consents (
  consent_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  guardian_email text NOT NULL,
  -- HMAC-SHA-256 of the code in the mail, under a key made from the master key.
  code_hash bytea NOT NULL,
  ask_time timestamptz NOT NULL,
  -- ASKED, then CONSENTED or REFUSED; of the former WITHDRAWN later; REPLACED when another was asked before an answer.
  state text NOT NULL DEFAULT 'ASKED',
  consent_time timestamptz,
  -- When it was refused, withdrawn or replaced.
  end_time timestamptz,
  CONSTRAINT guardian_consents_code_hash_key UNIQUE (code_hash),
  CONSTRAINT guardian_consents_code_hash_check CHECK (octet_length(code_hash) = 32),
  CONSTRAINT guardian_consents_email_check CHECK (octet_length(guardian_email) BETWEEN 3 AND 254),
  CONSTRAINT guardian_consents_state_check CHECK (
    CASE state
      WHEN 'ASKED' THEN consent_time IS NULL AND end_time IS NULL
      WHEN 'CONSENTED' THEN consent_time IS NOT NULL AND end_time IS NULL
      WHEN 'WITHDRAWN' THEN consent_time IS NOT NULL AND end_time IS NOT NULL
      WHEN 'REFUSED' THEN consent_time IS NULL AND end_time IS NOT NULL
      WHEN 'REPLACED' THEN consent_time IS NULL AND end_time IS NOT NULL
      ELSE false
    END)
);

-- Newest first, for the account and for how often it may ask. One that is open or given at a time.
CREATE INDEX guardian_consents_account_idx ON guardian_consents (account_id, ask_time DESC);
CREATE UNIQUE INDEX guardian_consents_open_key ON guardian_consents (account_id) WHERE state IN ('ASKED', 'CONSENTED');
-- For the sweep.
CREATE INDEX guardian_consents_unanswered_idx ON guardian_consents (ask_time) WHERE consent_time IS NULL;

COMMENT ON TABLE guardian_consents IS 'group: local; retention: until the account is deleted; without a consent 30 days';
COMMENT ON COLUMN guardian_consents.consent_id IS 'personal: pseudonym of what the guardian was asked';
COMMENT ON COLUMN guardian_consents.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN guardian_consents.guardian_email IS 'personal: contact of the guardian';
COMMENT ON COLUMN guardian_consents.code_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN guardian_consents.ask_time IS 'personal: when the guardian was asked';
COMMENT ON COLUMN guardian_consents.state IS 'personal: what the guardian has decided';
COMMENT ON COLUMN guardian_consents.consent_time IS 'personal: when the guardian consented';
COMMENT ON COLUMN guardian_consents.end_time IS 'personal: when the guardian refused or withdrew';
