-- The authenticator app of an account (TOTP, RFC 6238).
CREATE TABLE second_factors (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- Encrypted with a key made from the master key.
  sealed_secret bytea NOT NULL,
  enrol_time timestamptz NOT NULL,
  -- Null until a code has shown that the app has the secret; before that it is asked of nobody.
  confirm_time timestamptz,
  -- The period of the last code that was accepted: neither it nor an earlier one is accepted again.
  last_counter bigint NOT NULL DEFAULT 0
);

-- Codes that help when the app is lost. A row goes when its code is used.
CREATE TABLE recovery_codes (
  account_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  -- HMAC-SHA-256 under a key made from the master key.
  code_hash bytea NOT NULL,
  PRIMARY KEY (account_id, code_hash),
  CONSTRAINT recovery_codes_code_hash_check CHECK (octet_length(code_hash) = 32)
);

-- Log-ins that have shown the first factor and still owe the second.
CREATE TABLE login_steps (
  -- SHA-256 of what the client holds: 32 random bytes.
  step_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  device_name text NOT NULL,
  app text NOT NULL,
  network text,
  -- Scope of the session that is to be opened.
  scope text NOT NULL DEFAULT 'full',
  expire_time timestamptz NOT NULL,
  CONSTRAINT login_steps_hash_check CHECK (octet_length(step_hash) = 32),
  CONSTRAINT login_steps_scope_check CHECK (scope IN ('full', 'web')),
  CONSTRAINT login_steps_text_check CHECK (
    char_length(device_name) <= 100 AND char_length(app) <= 64 AND char_length(network) <= 64)
);

CREATE INDEX login_steps_account_idx ON login_steps (account_id);
-- For the sweep.
CREATE INDEX login_steps_expire_time_idx ON login_steps (expire_time);

COMMENT ON TABLE second_factors IS 'group: local; retention: until its owner switches it off';
COMMENT ON COLUMN second_factors.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN second_factors.sealed_secret IS 'personal: secret of the person''s authenticator app, encrypted, never exported';
COMMENT ON COLUMN second_factors.enrol_time IS 'personal: when the app was set up';
COMMENT ON COLUMN second_factors.confirm_time IS 'personal: when the app was first used';
COMMENT ON COLUMN second_factors.last_counter IS 'personal: when the app was last used';

COMMENT ON TABLE recovery_codes IS 'group: local; retention: until used, replaced, or the second factor is switched off';
COMMENT ON COLUMN recovery_codes.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN recovery_codes.code_hash IS 'personal: secret of the person, hashed, never exported';

COMMENT ON TABLE login_steps IS 'group: local; queue; retention: 5 minutes';
COMMENT ON COLUMN login_steps.step_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN login_steps.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN login_steps.device_name IS 'personal: chosen by the person';
COMMENT ON COLUMN login_steps.app IS 'personal: the app the person uses';
COMMENT ON COLUMN login_steps.network IS 'personal: where the person was, coarse';
COMMENT ON COLUMN login_steps.scope IS 'personal: what the device is to do';
COMMENT ON COLUMN login_steps.expire_time IS 'personal: when the person logged in';
