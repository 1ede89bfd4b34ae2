-- Paths from which calendars fetch somebody's meetings without a log-in.
CREATE TABLE meeting_feeds (
  account_id uuid PRIMARY KEY,
  -- The path names it, and no person: another one is made by each renewal.
  feed_id uuid NOT NULL UNIQUE,
  create_time timestamptz NOT NULL
);

COMMENT ON TABLE meeting_feeds IS 'group: local; retention: until it is stopped, or the account is deleted';
COMMENT ON COLUMN meeting_feeds.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN meeting_feeds.feed_id IS 'personal: no';
COMMENT ON COLUMN meeting_feeds.create_time IS 'personal: when the person made the path';
