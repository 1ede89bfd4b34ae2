-- News that wait to be told by mail to people who have chosen so. Without content: that is read from the notification when it is told.
CREATE TABLE mail_notices (
  account_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  -- When it is looked at next.
  due_time timestamptz NOT NULL,
  -- When nobody wants it any more.
  expire_time timestamptz NOT NULL,
  -- Whether it has waited for the time of the day's mail.
  has_waited boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, notification_id),
  -- With the notification goes what would be told of it.
  FOREIGN KEY (account_id, notification_id) REFERENCES notifications ON DELETE CASCADE
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);

CREATE INDEX mail_notices_due_idx ON mail_notices (due_time);

COMMENT ON TABLE mail_notices IS 'group: local; queue; retention: until it is told or of no use, at most three days';
COMMENT ON COLUMN mail_notices.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN mail_notices.notification_id IS 'personal: no';
COMMENT ON COLUMN mail_notices.due_time IS 'personal: when the person is told';
COMMENT ON COLUMN mail_notices.expire_time IS 'personal: until when that is of use';
COMMENT ON COLUMN mail_notices.has_waited IS 'personal: no';
