-- Where people's devices can be reached while no app is open.
CREATE TABLE push_devices (
  account_id uuid NOT NULL,
  -- Chosen by the client for each installation of an app.
  device_id uuid NOT NULL,
  -- By which the device is logged in: it is forgotten when that ends.
  session_id uuid NOT NULL,
  platform text NOT NULL CHECK (platform IN ('android', 'ios', 'web')),
  -- By what it is reached: Firebase, Apple, or the push service of a subscription of Web Push.
  network text NOT NULL CHECK (network IN ('fcm', 'apns', 'web')),
  -- The token, or the address of the subscription.
  token text NOT NULL CHECK (char_length(token) BETWEEN 1 AND 4096),
  -- The app that Apple has given the token to.
  bundle_id text CHECK (char_length(bundle_id) BETWEEN 1 AND 155),
  -- The token of PushKit of an app of Apple's, by which it rings for calls: of one person at a time, as the other one is.
  call_token text CHECK (char_length(call_token) BETWEEN 1 AND 200),
  -- For whom messages of Web Push are encrypted, and the secret that belongs to it.
  web_key bytea CHECK (octet_length(web_key) = 65),
  web_secret bytea CHECK (octet_length(web_secret) = 16),
  -- SHA-256 of it, which fits into an index: a token is of one person at a time.
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  -- Topics that the app shows; empty for all.
  topics text[] NOT NULL,
  register_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, device_id),
  CHECK ((network = 'apns') = (bundle_id IS NOT NULL)),
  CHECK (network = 'apns' OR call_token IS NULL),
  CHECK ((network = 'web') = (web_key IS NOT NULL) AND (network = 'web') = (web_secret IS NOT NULL))
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- Partial, so that no column of it is a key: a token that is displaced waits for nobody who is just notified.
CREATE UNIQUE INDEX push_devices_call_token_idx ON push_devices (call_token) WHERE call_token IS NOT NULL;
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

-- News that wait to be pushed to devices, or just is. Without content: that is read from the notification when it is sent.
CREATE TABLE pushes (
  account_id uuid NOT NULL,
  device_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  -- When it is looked at next. A process that works at it moves this past the end of the work: a process that dies leaves it to the others.
  due_time timestamptz NOT NULL,
  -- When nobody wants it any more.
  expire_time timestamptz NOT NULL,
  -- Whether it has waited for the time of the day's push.
  has_waited boolean NOT NULL DEFAULT false,
  -- How often it failed.
  attempt_count integer NOT NULL DEFAULT 0,
  -- The claim of the process that works at it, or has last.
  claim_id uuid,
  PRIMARY KEY (account_id, device_id, notification_id),
  -- With the device or the notification goes what would be pushed.
  FOREIGN KEY (account_id, device_id) REFERENCES push_devices ON DELETE CASCADE,
  FOREIGN KEY (account_id, notification_id) REFERENCES notifications ON DELETE CASCADE
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);

CREATE INDEX pushes_due_idx ON pushes (due_time, account_id, device_id);
CREATE INDEX pushes_notification_idx ON pushes (account_id, notification_id);

COMMENT ON TABLE push_devices IS 'group: local; retention: until its session ends; 270 days after it was last registered';
COMMENT ON COLUMN push_devices.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN push_devices.device_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN push_devices.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN push_devices.platform IS 'personal: what the person uses';
COMMENT ON COLUMN push_devices.network IS 'personal: what the person uses';
COMMENT ON COLUMN push_devices.token IS 'personal: how the device is reached, never exported: whoever has it may push to the device';
COMMENT ON COLUMN push_devices.bundle_id IS 'personal: what the person uses';
COMMENT ON COLUMN push_devices.call_token IS 'personal: how the device is reached, never exported: whoever has it may have the device ring';
COMMENT ON COLUMN push_devices.web_key IS 'personal: how the device is reached, never exported: it belongs to the address';
COMMENT ON COLUMN push_devices.web_secret IS 'personal: how the device is reached, never exported: with it messages can be forged';
COMMENT ON COLUMN push_devices.token_hash IS 'personal: how the device is reached, never exported: it says no more than the token';
COMMENT ON COLUMN push_devices.topics IS 'personal: what the app on the device shows';
COMMENT ON COLUMN push_devices.register_time IS 'personal: when the person used the app';

COMMENT ON TABLE push_ended_sessions IS 'group: local; queue; retention: an hour';
COMMENT ON COLUMN push_ended_sessions.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN push_ended_sessions.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN push_ended_sessions.end_time IS 'personal: when the person logged out';

COMMENT ON TABLE pushes IS 'group: local; queue; retention: until it is pushed or of no use, at most three days';
COMMENT ON COLUMN pushes.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN pushes.device_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN pushes.notification_id IS 'personal: no';
COMMENT ON COLUMN pushes.due_time IS 'personal: when the person is told';
COMMENT ON COLUMN pushes.expire_time IS 'personal: until when that is of use';
COMMENT ON COLUMN pushes.has_waited IS 'personal: no';
COMMENT ON COLUMN pushes.attempt_count IS 'personal: no';
COMMENT ON COLUMN pushes.claim_id IS 'personal: no';
