-- A request that nobody answers ends after 90 days (FriendRules.waitMax), so that a crowd cannot keep somebody's list full for good. For the sweep.
CREATE INDEX friend_requests_waiting_idx ON friend_requests (create_time) WHERE state IN ('open', 'declined');

COMMENT ON TABLE friend_requests IS
  'retention: until it is answered, at most 90 days; 30 days after it was declined; a day after it was taken back';

-- Whether friends alone see the picture because it was found for its owner, who has not said so (ProfileRules.offer). What is there already is left as
-- it is: who has said FRIENDS cannot be told from who was given it, and to show somebody's picture to more people than they have said is the worse
-- mistake.
ALTER TABLE profiles ADD COLUMN is_picture_narrowed boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN profiles.is_picture_narrowed IS 'personal: whether only friends see the picture because the person has not chosen it';
