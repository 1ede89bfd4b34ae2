-- A session: a family of refresh tokens, of which only hashes are kept, and only those of the two newest. An older token is known by
-- the code it carries (RefreshToken), so that the table does not grow with every refresh.
CREATE TABLE sessions (
  session_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  device_name text NOT NULL,
  -- The app, as its owner sees it beside the device.
  app text NOT NULL DEFAULT '',
  -- The network a session was last used from, never the whole address (CoarseNetwork).
  network text,
  -- How much of what the account may do it does (SessionScope).
  scope text NOT NULL DEFAULT 'full',
  generation integer NOT NULL,
  token_hash bytea NOT NULL,
  previous_token_hash bytea,
  create_time timestamptz NOT NULL,
  -- When the owner of a session has shown the second factor; null for one that was opened without.
  second_factor_time timestamptz,
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
    (revoke_time IS NULL) = (revoke_reason IS NULL)
    AND revoke_reason IN (
      'LOG_OUT', 'REVOKED', 'TOKEN_REUSE', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'TOO_MANY', 'GUEST_ENDED', 'EXPIRED')),
  CONSTRAINT sessions_app_check CHECK (char_length(app) <= 64),
  CONSTRAINT sessions_scope_check CHECK (scope IN ('full', 'web')),
  CONSTRAINT sessions_network_check CHECK (char_length(network) BETWEEN 1 AND 64)
)
-- Every refresh updates a row in place; room on the page keeps that from growing the indexes.
WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX sessions_account_id_idx ON sessions (account_id);
-- For the sweep of sessions that have ended.
CREATE INDEX sessions_absolute_expire_time_idx ON sessions (absolute_expire_time);

-- Tries since the last success, per kind and subject (LoginThrottleRules): log-ins of a login name or from an address, codes of second factors and
-- mailboxes, mails that somebody has sent to an address (MailBudget), passwords tried by somebody who has a session.
CREATE TABLE login_attempts (
  kind text NOT NULL,
  -- HMAC-SHA-256 of the login name, the address or the mailbox: enough to count, not enough to read.
  subject bytea NOT NULL,
  try_count integer NOT NULL,
  last_try_time timestamptz NOT NULL,
  PRIMARY KEY (kind, subject),
  CONSTRAINT login_attempts_kind_check CHECK (kind ~ '^[a-z_]{3,30}$'),
  CONSTRAINT login_attempts_subject_check CHECK (octet_length(subject) = 32),
  CONSTRAINT login_attempts_try_count_check CHECK (try_count >= 0)
)
WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- For the sweep of what is forgotten.
CREATE INDEX login_attempts_last_try_time_idx ON login_attempts (last_try_time);

COMMENT ON TABLE sessions IS 'group: local; retention: 30 days after the session has ended';
COMMENT ON COLUMN sessions.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN sessions.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN sessions.device_name IS 'personal: chosen by the person';
COMMENT ON COLUMN sessions.app IS 'personal: the app the person uses';
COMMENT ON COLUMN sessions.network IS 'personal: where the person was, coarse';
COMMENT ON COLUMN sessions.scope IS 'personal: what the device may do';
COMMENT ON COLUMN sessions.generation IS 'personal: how often the device has called';
COMMENT ON COLUMN sessions.token_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN sessions.previous_token_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN sessions.create_time IS 'personal: when the person logged in';
COMMENT ON COLUMN sessions.second_factor_time IS 'personal: when the person showed the second factor';
COMMENT ON COLUMN sessions.rotate_time IS 'personal: when the device was last in use';
COMMENT ON COLUMN sessions.idle_expire_time IS 'personal: no';
COMMENT ON COLUMN sessions.absolute_expire_time IS 'personal: no';
COMMENT ON COLUMN sessions.revoke_time IS 'personal: when the session was ended';
COMMENT ON COLUMN sessions.revoke_reason IS 'personal: why the session was ended';

COMMENT ON TABLE login_attempts IS 'group: local; queue; retention: 1 hour after the last try';
COMMENT ON COLUMN login_attempts.kind IS 'personal: no';
COMMENT ON COLUMN login_attempts.subject IS 'personal: pseudonym of a login name or an address';
COMMENT ON COLUMN login_attempts.try_count IS 'personal: how often somebody tried to log in';
COMMENT ON COLUMN login_attempts.last_try_time IS 'personal: when somebody tried to log in';
