-- People who are to be deleted at the end of a grace: left out of what is counted and listed (LeavingInbox).
CREATE TABLE leaving_people (
  account_id uuid PRIMARY KEY,
  -- False for who stays after all, remembered so that an older event that comes late changes nothing.
  is_leaving boolean NOT NULL,
  -- Since when it is so, as AuthService says.
  change_time timestamptz NOT NULL
);

-- For the sweep.
CREATE INDEX leaving_people_stay_idx ON leaving_people (change_time) WHERE NOT is_leaving;

COMMENT ON TABLE leaving_people IS 'group: local; retention: until the account is deleted, 135 days at most; 45 days after it was decided that it is not';
COMMENT ON COLUMN leaving_people.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN leaving_people.is_leaving IS 'personal: whether the person is to be deleted';
COMMENT ON COLUMN leaving_people.change_time IS 'personal: when the person asked for it, or took it back';
