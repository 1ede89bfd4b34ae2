-- Friends over all apps, and requests that wait or were declined.

-- Two rows for a friendship, one for each: a list is read by its owner.
CREATE TABLE friendships (
  account_id uuid NOT NULL,
  friend_account_id uuid NOT NULL,
  create_time timestamptz NOT NULL,
  -- Whether GameService was told how many friends somebody has with this one (FriendNews). A sweep looks for those of which it was not.
  is_told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, friend_account_id),
  CONSTRAINT friendships_self_check CHECK (account_id <> friend_account_id)
);

CREATE INDEX friendships_page_idx ON friendships (account_id, create_time DESC, friend_account_id DESC);
-- For the purge.
CREATE INDEX friendships_friend_idx ON friendships (friend_account_id);
CREATE INDEX friendships_untold_idx ON friendships (account_id) WHERE NOT is_told;

CREATE TABLE friend_requests (
  -- The person who asks.
  account_id uuid NOT NULL,
  addressee_account_id uuid NOT NULL,
  -- A declined one looks to its sender as if it were open. A withdrawn one was declined and then taken back: it is only remembered, so that
  -- to take back and to ask again is no way around a decline.
  state text NOT NULL CHECK (state IN ('open', 'declined', 'withdrawn', 'cancelled')),
  create_time timestamptz NOT NULL,
  decline_time timestamptz,
  -- To ask, to take back and to ask again is no way to have somebody's telephone ring all day: what was taken back is remembered for a day (FriendRules).
  cancel_time timestamptz,
  PRIMARY KEY (account_id, addressee_account_id),
  CONSTRAINT friend_requests_self_check CHECK (account_id <> addressee_account_id),
  CONSTRAINT friend_requests_decline_check CHECK ((decline_time IS NULL) = (state IN ('open', 'cancelled'))),
  CONSTRAINT friend_requests_cancel_check CHECK (state <> 'cancelled' OR cancel_time IS NOT NULL)
);

-- For lists. Each of the two has a column of the other one: only statements that name its predicate, which holds for every request, may go through it.
CREATE INDEX friend_requests_sent_idx ON friend_requests (account_id, create_time DESC, addressee_account_id DESC)
  WHERE create_time > '-infinity';
CREATE INDEX friend_requests_received_idx ON friend_requests (addressee_account_id, create_time DESC, account_id DESC)
  WHERE create_time > '-infinity';
-- For the sweep.
CREATE INDEX friend_requests_decline_time_idx ON friend_requests (decline_time) WHERE decline_time IS NOT NULL;
CREATE INDEX friend_requests_cancel_time_idx ON friend_requests (cancel_time) WHERE cancel_time IS NOT NULL;
-- A request that nobody answers ends after 90 days (FriendRules.waitMax), so that a crowd cannot keep somebody's list full for good. For the sweep.
CREATE INDEX friend_requests_create_time_idx ON friend_requests (create_time) WHERE create_time < 'infinity';

-- How many requests somebody has made within a day.
CREATE TABLE friend_request_counts (
  account_id uuid PRIMARY KEY,
  -- When the first of them was made. A day later they are counted anew.
  start_time timestamptz NOT NULL,
  made_count integer NOT NULL CHECK (made_count >= 1)
) WITH (fillfactor = 70);

-- For the sweep.
CREATE INDEX friend_request_counts_start_time_idx ON friend_request_counts (start_time);

-- People whose friends and requests of another server are taken in: once, so that what they have changed since stays so.
CREATE TABLE moved_friend_lists (
  account_id uuid PRIMARY KEY,
  move_time timestamptz NOT NULL
);

COMMENT ON TABLE friendships IS 'group: local; retention: until either ends it';
COMMENT ON COLUMN friendships.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN friendships.friend_account_id IS 'personal: pseudonym of a friend';
COMMENT ON COLUMN friendships.create_time IS 'personal: when the two became friends';
COMMENT ON COLUMN friendships.is_told IS 'personal: no';

COMMENT ON TABLE friend_requests IS
  'group: local; queue; retention: until it is answered, at most 90 days; 30 days after it was declined; a day after it was taken back';
COMMENT ON COLUMN friend_requests.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN friend_requests.addressee_account_id IS 'personal: pseudonym of who was asked';
COMMENT ON COLUMN friend_requests.state IS 'personal: what the other one has answered, never exported: a decline is not told to who asked';
COMMENT ON COLUMN friend_requests.create_time IS 'personal: when the person asked';
COMMENT ON COLUMN friend_requests.decline_time IS 'personal: when the other one has declined, never exported: a decline is not told to who asked';
COMMENT ON COLUMN friend_requests.cancel_time IS 'personal: when the person took it back';

COMMENT ON TABLE friend_request_counts IS 'group: local; queue; retention: a day';
COMMENT ON COLUMN friend_request_counts.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN friend_request_counts.start_time IS 'personal: when the person asked';
COMMENT ON COLUMN friend_request_counts.made_count IS 'personal: how many the person has asked since';

COMMENT ON TABLE moved_friend_lists IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN moved_friend_lists.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN moved_friend_lists.move_time IS 'personal: when the person has come from elsewhere';
