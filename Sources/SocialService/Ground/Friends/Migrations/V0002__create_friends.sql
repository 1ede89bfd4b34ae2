-- Friends over all apps, and requests that wait or were declined.

-- Two rows for a friendship, one for each: a list is read by its owner.
CREATE TABLE friendships (
  account_id uuid NOT NULL,
  friend_account_id uuid NOT NULL,
  create_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, friend_account_id),
  CONSTRAINT friendships_self_check CHECK (account_id <> friend_account_id)
);

CREATE INDEX friendships_page_idx ON friendships (account_id, create_time DESC, friend_account_id DESC);
-- For the purge.
CREATE INDEX friendships_friend_idx ON friendships (friend_account_id);

CREATE TABLE friend_requests (
  -- Who asks.
  account_id uuid NOT NULL,
  addressee_account_id uuid NOT NULL,
  -- A declined one looks to its sender as if it were open. A withdrawn one was declined and then taken back: it is only remembered, so that
  -- to take back and to ask again is no way around a decline.
  state text NOT NULL CHECK (state IN ('open', 'declined', 'withdrawn')),
  create_time timestamptz NOT NULL,
  decline_time timestamptz,
  PRIMARY KEY (account_id, addressee_account_id),
  CONSTRAINT friend_requests_self_check CHECK (account_id <> addressee_account_id),
  CONSTRAINT friend_requests_decline_check CHECK ((decline_time IS NULL) = (state = 'open'))
);

CREATE INDEX friend_requests_sent_idx ON friend_requests (account_id, create_time DESC, addressee_account_id DESC);
CREATE INDEX friend_requests_received_idx ON friend_requests (addressee_account_id, create_time DESC, account_id DESC);
-- For the sweep.
CREATE INDEX friend_requests_decline_time_idx ON friend_requests (decline_time) WHERE decline_time IS NOT NULL;

COMMENT ON TABLE friendships IS 'retention: until either ends it';
COMMENT ON TABLE friend_requests IS 'retention: until it is answered; 30 days after it was declined';
COMMENT ON COLUMN friendships.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN friendships.friend_account_id IS 'personal: pseudonym of a friend';
COMMENT ON COLUMN friendships.create_time IS 'personal: when the two became friends';
COMMENT ON COLUMN friend_requests.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN friend_requests.addressee_account_id IS 'personal: pseudonym of who was asked';
COMMENT ON COLUMN friend_requests.state IS 'personal: what the other one has answered, never exported: a decline is not told to who asked';
COMMENT ON COLUMN friend_requests.create_time IS 'personal: when the person asked';
COMMENT ON COLUMN friend_requests.decline_time IS 'personal: when the other one has declined, never exported: a decline is not told to who asked';
