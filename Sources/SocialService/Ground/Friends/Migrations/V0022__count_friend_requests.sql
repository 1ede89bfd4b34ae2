-- To ask, to take back and to ask again is no way to have somebody's telephone ring all day: what was taken back is remembered for a day, and how many
-- requests somebody has made within a day is counted (FriendRules).
ALTER TABLE friend_requests ADD COLUMN cancel_time timestamptz;
ALTER TABLE friend_requests DROP CONSTRAINT friend_requests_state_check, DROP CONSTRAINT friend_requests_decline_check;
ALTER TABLE friend_requests
  ADD CONSTRAINT friend_requests_state_check CHECK (state IN ('open', 'declined', 'withdrawn', 'cancelled')),
  ADD CONSTRAINT friend_requests_decline_check CHECK ((decline_time IS NULL) = (state IN ('open', 'cancelled'))),
  ADD CONSTRAINT friend_requests_cancel_check CHECK (state <> 'cancelled' OR cancel_time IS NOT NULL);

-- For the sweep.
CREATE INDEX friend_requests_cancel_time_idx ON friend_requests (cancel_time) WHERE cancel_time IS NOT NULL;

CREATE TABLE friend_request_counts (
  account_id uuid PRIMARY KEY,
  -- When the first of them was made. A day later they are counted anew.
  start_time timestamptz NOT NULL,
  made_count integer NOT NULL CHECK (made_count >= 1)
) WITH (fillfactor = 70);

-- For the sweep.
CREATE INDEX friend_request_counts_start_time_idx ON friend_request_counts (start_time);

COMMENT ON TABLE friend_requests IS 'retention: until it is answered; 30 days after it was declined; a day after it was taken back';
COMMENT ON TABLE friend_request_counts IS 'retention: a day';
COMMENT ON COLUMN friend_requests.cancel_time IS 'personal: when the person took it back';
COMMENT ON COLUMN friend_request_counts.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN friend_request_counts.start_time IS 'personal: when the person asked';
COMMENT ON COLUMN friend_request_counts.made_count IS 'personal: how many the person has asked since';
