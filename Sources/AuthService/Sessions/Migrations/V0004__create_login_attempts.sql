-- Tries to log in since the last success, per login name and per address (LoginThrottleRules).
CREATE TABLE login_attempts (
  kind text NOT NULL,
  -- HMAC-SHA-256 of the login name or the address: enough to count, not enough to read.
  subject bytea NOT NULL,
  try_count integer NOT NULL,
  last_try_time timestamptz NOT NULL,
  PRIMARY KEY (kind, subject),
  CONSTRAINT login_attempts_kind_check CHECK (kind IN ('account', 'address')),
  CONSTRAINT login_attempts_subject_check CHECK (octet_length(subject) = 32),
  CONSTRAINT login_attempts_try_count_check CHECK (try_count >= 0)
)
WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- For the sweep of what is forgotten.
CREATE INDEX login_attempts_last_try_time_idx ON login_attempts (last_try_time);

COMMENT ON TABLE login_attempts IS 'retention: 1 hour after the last try';
COMMENT ON COLUMN login_attempts.subject IS 'personal: pseudonym of a login name or an address';
COMMENT ON COLUMN login_attempts.last_try_time IS 'personal: when somebody tried to log in';
