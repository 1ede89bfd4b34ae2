-- News that people were told, over all apps, until they dismiss it.
CREATE TABLE notifications (
  account_id uuid NOT NULL,
  -- The id of the event that asked for it: several people may have one with the same id, and nobody has it twice.
  notification_id uuid NOT NULL,
  -- The app that the kind belongs to; empty for kinds of all apps.
  realm text NOT NULL DEFAULT '',
  -- For example "friend.requested". Kinds come with the features that tell them, of other services too: what counts of one is kept with it.
  kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 100),
  -- For example "friends".
  topic text NOT NULL CHECK (char_length(topic) BETWEEN 1 AND 100),
  -- By which devices are told: 1 it wakes, 2 it rings in quiet hours too.
  traits smallint NOT NULL DEFAULT 0,
  -- The person it tells of beside its owner.
  subject_account_id uuid,
  -- The thing it tells of besides; empty for nothing.
  object_id text NOT NULL DEFAULT '' CHECK (char_length(object_id) <= 100),
  object_name text NOT NULL DEFAULT '' CHECK (char_length(object_name) <= 200),
  -- The content whose name that is, where it is another thing than the object; else empty.
  content_id text NOT NULL DEFAULT '' CHECK (char_length(content_id) <= 100),
  create_time timestamptz NOT NULL,
  -- When it stops to be of use; null when it does not.
  expire_time timestamptz,
  read_time timestamptz,
  -- Whether it is in the list: people may be told of a topic by other channels only.
  is_listed boolean NOT NULL,
  PRIMARY KEY (account_id, notification_id)
) WITH (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX notifications_page_idx ON notifications (account_id, create_time DESC, notification_id DESC);
CREATE INDEX notifications_unread_idx ON notifications (account_id) WHERE read_time IS NULL AND is_listed;
CREATE INDEX notifications_subject_idx ON notifications (subject_account_id, account_id) WHERE subject_account_id IS NOT NULL;
-- For what tells of content that moderators hide.
CREATE INDEX notifications_object_idx ON notifications (object_id, account_id, notification_id) WHERE object_id <> '';
CREATE INDEX notifications_content_idx ON notifications (content_id, account_id, notification_id) WHERE content_id <> '';
-- For the sweep.
CREATE INDEX notifications_create_time_idx ON notifications (create_time);

-- Whether, how and when people want to be notified. Choices that nobody has made are not here: they are as the rules have it.
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
  -- A name of the IANA data; null where the person has chosen none for notifications: that of the preferences, whatever it is at the time.
  time_zone text CHECK (char_length(time_zone) BETWEEN 1 AND 64),
  -- Minutes from midnight, by the clock on the wall.
  quiet_start_minute integer CHECK (quiet_start_minute BETWEEN 0 AND 1439),
  quiet_end_minute integer CHECK (quiet_end_minute BETWEEN 0 AND 1439),
  digest_minute integer NOT NULL CHECK (digest_minute BETWEEN 0 AND 1439),
  CONSTRAINT notification_schedules_quiet_check CHECK (
    (quiet_start_minute IS NULL) = (quiet_end_minute IS NULL) AND quiet_start_minute IS DISTINCT FROM quiet_end_minute
    OR quiet_start_minute IS NULL AND quiet_end_minute IS NULL)
);

-- Clocks on people's walls. Zones are checked when they are chosen; a later version of the IANA data may not know one any more, and nobody's zone may
-- keep others from what they are told: it is taken for UTC. An exception block costs less than to look into pg_timezone_names.
CREATE FUNCTION wall_time(at timestamptz, zone text) RETURNS timestamp
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN at AT TIME ZONE named_zone(zone);
EXCEPTION WHEN data_exception THEN
  RETURN at AT TIME ZONE 'UTC';
END
$$;

-- The other way round.
CREATE FUNCTION wall_moment(wall timestamp, zone text) RETURNS timestamptz
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN wall AT TIME ZONE named_zone(zone);
EXCEPTION WHEN data_exception THEN
  RETURN wall AT TIME ZONE 'UTC';
END
$$;

-- As a name of the IANA data. PostgreSQL takes these four for abbreviations, which know no summer.
CREATE FUNCTION named_zone(zone text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE upper(zone)
    WHEN 'CET' THEN 'Europe/Brussels' WHEN 'MET' THEN 'Europe/Brussels' WHEN 'EET' THEN 'Europe/Athens' WHEN 'WET' THEN 'Europe/Lisbon'
    ELSE zone
  END
$$;

COMMENT ON TABLE notifications IS 'group: local; queue; retention: until it is dismissed; 90 days; the latest 500 of an account';
COMMENT ON COLUMN notifications.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN notifications.notification_id IS 'personal: no';
COMMENT ON COLUMN notifications.realm IS 'personal: in which app the person was told';
COMMENT ON COLUMN notifications.kind IS 'personal: what the person was told';
COMMENT ON COLUMN notifications.topic IS 'personal: what the person was told about';
COMMENT ON COLUMN notifications.traits IS 'personal: no';
COMMENT ON COLUMN notifications.subject_account_id IS 'personal: pseudonym of somebody the person has to do with';
COMMENT ON COLUMN notifications.object_id IS 'personal: what the person was told of';
COMMENT ON COLUMN notifications.object_name IS 'personal: what that is called';
COMMENT ON COLUMN notifications.content_id IS 'personal: what the person was told of';
COMMENT ON COLUMN notifications.create_time IS 'personal: when the person was told';
COMMENT ON COLUMN notifications.expire_time IS 'personal: until when that was of use';
COMMENT ON COLUMN notifications.read_time IS 'personal: when the person saw it';
COMMENT ON COLUMN notifications.is_listed IS 'personal: whether the person saw it in the list';

COMMENT ON TABLE notification_preferences IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN notification_preferences.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN notification_preferences.topic IS 'personal: what the person has chosen about';
COMMENT ON COLUMN notification_preferences.channel IS 'personal: what the person has chosen about';
COMMENT ON COLUMN notification_preferences.delivery IS 'personal: what the person has chosen';

COMMENT ON TABLE notification_schedules IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN notification_schedules.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN notification_schedules.time_zone IS 'personal: roughly where the person lives';
COMMENT ON COLUMN notification_schedules.quiet_start_minute IS 'personal: when the person wants quiet';
COMMENT ON COLUMN notification_schedules.quiet_end_minute IS 'personal: when the person wants quiet';
COMMENT ON COLUMN notification_schedules.digest_minute IS 'personal: when the person wants to be told what is new';
