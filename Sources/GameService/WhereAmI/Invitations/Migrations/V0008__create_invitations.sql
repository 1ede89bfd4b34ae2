-- Open invitations of friends to a game; what was answered, taken back or has expired is gone.
CREATE TABLE invitations (
  invitation_id uuid PRIMARY KEY,
  -- The person who invites.
  account_id uuid NOT NULL,
  -- The session of that account: the invitation ends with it.
  session_id uuid,
  friend_account_id uuid NOT NULL CHECK (friend_account_id <> account_id),
  map_id text NOT NULL CHECK (map_id <> ''),
  time_zone text NOT NULL CHECK (time_zone <> ''),
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL
);

-- One between two people, whoever invites.
CREATE UNIQUE INDEX invitations_pair ON invitations (LEAST(account_id, friend_account_id), GREATEST(account_id, friend_account_id));
CREATE INDEX invitations_sent ON invitations (account_id, create_time DESC);
CREATE INDEX invitations_received ON invitations (friend_account_id, create_time DESC);
CREATE INDEX invitations_expiry ON invitations (expire_time);

COMMENT ON TABLE invitations IS 'group: local; queue; retention: until they are answered, a minute unless it is set otherwise, an hour at most';
COMMENT ON COLUMN invitations.invitation_id IS 'personal: no';
COMMENT ON COLUMN invitations.account_id IS 'personal: account';
COMMENT ON COLUMN invitations.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN invitations.friend_account_id IS 'personal: whom the player has invited';
COMMENT ON COLUMN invitations.map_id IS 'personal: no';
COMMENT ON COLUMN invitations.time_zone IS 'personal: place';
COMMENT ON COLUMN invitations.create_time IS 'personal: when the player wants to play';
COMMENT ON COLUMN invitations.expire_time IS 'personal: no';
