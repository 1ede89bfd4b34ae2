-- What waits to be pushed to devices, or just is. Without content: that is read from the notification when it is sent.

CREATE TABLE pushes (
  account_id uuid NOT NULL,
  device_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  -- When it is looked at next. Whoever works at it moves this past the end of the work: a process that dies leaves it to the others.
  due_time timestamptz NOT NULL,
  -- When nobody wants it any more.
  expire_time timestamptz NOT NULL,
  -- Whether it has waited for the time of the day's push.
  has_waited boolean NOT NULL DEFAULT false,
  -- How often it failed.
  attempt_count integer NOT NULL DEFAULT 0,
  -- Who works at it, or has last.
  claim_id uuid,
  PRIMARY KEY (account_id, device_id, notification_id),
  -- With the device or the notification goes what would be pushed.
  FOREIGN KEY (account_id, device_id) REFERENCES push_devices ON DELETE CASCADE,
  FOREIGN KEY (account_id, notification_id) REFERENCES notifications ON DELETE CASCADE
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);

CREATE INDEX pushes_due_idx ON pushes (due_time, account_id, device_id);
CREATE INDEX pushes_notification_idx ON pushes (account_id, notification_id);

COMMENT ON TABLE pushes IS 'retention: until it is pushed or of no use, at most three days';
COMMENT ON COLUMN pushes.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN pushes.device_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN pushes.notification_id IS 'personal: no';
COMMENT ON COLUMN pushes.due_time IS 'personal: when the person is told';
COMMENT ON COLUMN pushes.expire_time IS 'personal: until when that is of use';
COMMENT ON COLUMN pushes.has_waited IS 'personal: no';
COMMENT ON COLUMN pushes.attempt_count IS 'personal: no';
COMMENT ON COLUMN pushes.claim_id IS 'personal: no';
