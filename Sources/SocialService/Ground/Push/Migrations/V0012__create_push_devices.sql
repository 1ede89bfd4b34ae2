-- Where people's devices can be reached while no app is open.

CREATE TABLE push_devices (
  account_id uuid NOT NULL,
  -- Chosen by the client for each installation of an app.
  device_id uuid NOT NULL,
  -- By which the device is logged in: it is forgotten when that ends.
  session_id uuid NOT NULL,
  platform text NOT NULL CHECK (platform IN ('android', 'ios', 'web')),
  -- The registration token of Firebase Cloud Messaging.
  token text NOT NULL CHECK (char_length(token) BETWEEN 1 AND 4096),
  -- SHA-256 of it, which fits into an index: a token is of one person at a time.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- What the app shows; empty for all.
  topics text[] NOT NULL,
  register_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, device_id)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- For who installs what another one had.
CREATE INDEX push_devices_device_idx ON push_devices (device_id);
-- For the sweep.
CREATE INDEX push_devices_register_time_idx ON push_devices (register_time);

-- Sessions that have just ended: a registration that was under way at that moment must not come after it.
CREATE TABLE push_ended_sessions (
  account_id uuid NOT NULL,
  session_id uuid NOT NULL,
  end_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, session_id)
);

-- For the sweep.
CREATE INDEX push_ended_sessions_end_time_idx ON push_ended_sessions (end_time);

COMMENT ON TABLE push_devices IS 'retention: until its session ends; 270 days after it was last registered';
COMMENT ON TABLE push_ended_sessions IS 'retention: an hour';
COMMENT ON COLUMN push_devices.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN push_devices.device_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN push_devices.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN push_devices.platform IS 'personal: what the person uses';
COMMENT ON COLUMN push_devices.token IS 'personal: how the device is reached, never exported: whoever has it may push to the device';
COMMENT ON COLUMN push_devices.token_hash IS 'personal: how the device is reached, never exported: it says no more than the token';
COMMENT ON COLUMN push_devices.topics IS 'personal: what the app on the device shows';
COMMENT ON COLUMN push_devices.register_time IS 'personal: when the person used the app';
COMMENT ON COLUMN push_ended_sessions.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN push_ended_sessions.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN push_ended_sessions.end_time IS 'personal: when the person logged out';
