-- Links by which somebody shows a meeting to people whom they trust. Their tokens are not kept: they follow from the ids.
CREATE TABLE meeting_shares (
  share_id uuid PRIMARY KEY,
  -- The meeting may be gone: then the page says that it does not take place.
  meeting_id uuid NOT NULL,
  account_id uuid NOT NULL,
  -- Language of the page.
  language text NOT NULL,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL CHECK (expire_time > create_time),
  -- When its maker ended it.
  end_time timestamptz,
  -- Whether by saying "home".
  is_home boolean NOT NULL DEFAULT false,
  CONSTRAINT meeting_shares_home_check CHECK (NOT is_home OR end_time IS NOT NULL)
);

-- Links of one side to a meeting; and for the purge.
CREATE INDEX meeting_shares_account_idx ON meeting_shares (account_id, meeting_id, create_time, share_id);
-- For the sweep.
CREATE INDEX meeting_shares_expire_time_idx ON meeting_shares (expire_time);

COMMENT ON TABLE meeting_shares IS 'group: local; retention: 7 days after the link would have ended by itself, or until its maker''s account is deleted';
COMMENT ON COLUMN meeting_shares.share_id IS 'personal: no';
COMMENT ON COLUMN meeting_shares.meeting_id IS 'personal: which meeting the person shows';
COMMENT ON COLUMN meeting_shares.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN meeting_shares.language IS 'personal: what the person had the page written in';
COMMENT ON COLUMN meeting_shares.create_time IS 'personal: when the person made the link';
COMMENT ON COLUMN meeting_shares.expire_time IS 'personal: until when the person shows the meeting';
COMMENT ON COLUMN meeting_shares.end_time IS 'personal: when the person ended the link';
COMMENT ON COLUMN meeting_shares.is_home IS 'personal: whether the person said to be home';
