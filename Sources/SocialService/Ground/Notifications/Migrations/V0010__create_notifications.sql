-- What people were told, over all apps, until they dismiss it.

CREATE TABLE notifications (
  account_id uuid NOT NULL,
  -- That of the event that asked for it: several people may have one with the same id, and nobody has it twice.
  notification_id uuid NOT NULL,
  -- For example "friend.requested".
  kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 100),
  -- Whom it tells of beside its owner.
  subject_account_id uuid,
  -- What it tells of besides; empty for nothing.
  object_id text NOT NULL DEFAULT '' CHECK (char_length(object_id) <= 100),
  object_name text NOT NULL DEFAULT '' CHECK (char_length(object_name) <= 200),
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
-- For the sweep.
CREATE INDEX notifications_create_time_idx ON notifications (create_time);

COMMENT ON TABLE notifications IS 'retention: until it is dismissed; 90 days; the latest 500 of an account';
COMMENT ON COLUMN notifications.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN notifications.notification_id IS 'personal: no';
COMMENT ON COLUMN notifications.kind IS 'personal: what the person was told';
COMMENT ON COLUMN notifications.subject_account_id IS 'personal: pseudonym of somebody the person has to do with';
COMMENT ON COLUMN notifications.object_id IS 'personal: what the person was told of';
COMMENT ON COLUMN notifications.object_name IS 'personal: what that is called';
COMMENT ON COLUMN notifications.create_time IS 'personal: when the person was told';
COMMENT ON COLUMN notifications.expire_time IS 'personal: until when that was of use';
COMMENT ON COLUMN notifications.read_time IS 'personal: when the person saw it';
COMMENT ON COLUMN notifications.is_listed IS 'personal: whether the person saw it in the list';
