-- Whether, how and when people want to be notified. What nobody has chosen is not here: it is as the rules have it.

CREATE TABLE notification_preferences (
  account_id uuid NOT NULL,
  -- For example "friends".
  topic text NOT NULL CHECK (char_length(topic) BETWEEN 1 AND 100),
  -- For example "push".
  channel text NOT NULL CHECK (char_length(channel) BETWEEN 1 AND 100),
  delivery text NOT NULL CHECK (delivery IN ('off', 'at_once', 'daily')),
  PRIMARY KEY (account_id, topic, channel)
);

CREATE TABLE notification_schedules (
  account_id uuid PRIMARY KEY,
  -- A name of the IANA data.
  time_zone text NOT NULL CHECK (char_length(time_zone) BETWEEN 1 AND 64),
  -- Minutes from midnight, by the clock on the wall.
  quiet_start_minute integer CHECK (quiet_start_minute BETWEEN 0 AND 1439),
  quiet_end_minute integer CHECK (quiet_end_minute BETWEEN 0 AND 1439),
  digest_minute integer NOT NULL CHECK (digest_minute BETWEEN 0 AND 1439),
  CONSTRAINT notification_schedules_quiet_check CHECK (
    (quiet_start_minute IS NULL) = (quiet_end_minute IS NULL) AND quiet_start_minute IS DISTINCT FROM quiet_end_minute
    OR quiet_start_minute IS NULL AND quiet_end_minute IS NULL)
);

COMMENT ON TABLE notification_preferences IS 'retention: until the account is deleted';
COMMENT ON TABLE notification_schedules IS 'retention: until the account is deleted';
COMMENT ON COLUMN notification_preferences.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN notification_preferences.topic IS 'personal: what the person has chosen about';
COMMENT ON COLUMN notification_preferences.channel IS 'personal: what the person has chosen about';
COMMENT ON COLUMN notification_preferences.delivery IS 'personal: what the person has chosen';
COMMENT ON COLUMN notification_schedules.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN notification_schedules.time_zone IS 'personal: roughly where the person lives';
COMMENT ON COLUMN notification_schedules.quiet_start_minute IS 'personal: when the person wants quiet';
COMMENT ON COLUMN notification_schedules.quiet_end_minute IS 'personal: when the person wants quiet';
COMMENT ON COLUMN notification_schedules.digest_minute IS 'personal: when the person wants to be told what is new';
