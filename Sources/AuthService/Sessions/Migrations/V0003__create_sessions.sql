-- A session: a family of refresh tokens, of which only hashes are kept, and only those of the two newest. An older token is known by
-- the code it carries (RefreshToken), so that the table does not grow with every refresh.
CREATE TABLE sessions (
  session_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  device_name text NOT NULL,
  generation integer NOT NULL,
  token_hash bytea NOT NULL,
  previous_token_hash bytea,
  create_time timestamptz NOT NULL,
  rotate_time timestamptz NOT NULL,
  idle_expire_time timestamptz NOT NULL,
  absolute_expire_time timestamptz NOT NULL,
  revoke_time timestamptz,
  revoke_reason text,
  CONSTRAINT sessions_generation_check CHECK (generation >= 0 AND (generation = 0) = (previous_token_hash IS NULL)),
  CONSTRAINT sessions_token_hash_check CHECK (octet_length(token_hash) = 32 AND octet_length(previous_token_hash) = 32),
  CONSTRAINT sessions_device_name_check CHECK (char_length(device_name) <= 100),
  CONSTRAINT sessions_time_check CHECK (rotate_time >= create_time AND idle_expire_time <= absolute_expire_time),
  CONSTRAINT sessions_revoke_check CHECK (
    (revoke_time IS NULL) = (revoke_reason IS NULL) AND revoke_reason IN ('LOG_OUT', 'TOKEN_REUSE'))
)
-- Every refresh updates a row in place; room on the page keeps that from growing the indexes.
WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX sessions_account_id_idx ON sessions (account_id);
-- For the sweep of sessions that have ended.
CREATE INDEX sessions_absolute_expire_time_idx ON sessions (absolute_expire_time);

COMMENT ON TABLE sessions IS 'retention: 30 days after the session has ended';
COMMENT ON COLUMN sessions.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN sessions.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN sessions.device_name IS 'personal: chosen by the person';
COMMENT ON COLUMN sessions.token_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN sessions.previous_token_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN sessions.create_time IS 'personal: when the person logged in';
COMMENT ON COLUMN sessions.rotate_time IS 'personal: when the device was last in use';
COMMENT ON COLUMN sessions.revoke_time IS 'personal: when the session was ended';
COMMENT ON COLUMN sessions.revoke_reason IS 'personal: why the session was ended';
