-- Whether GameService was told how many friends somebody has with this one (FriendNews). Those from before that was told were not, nor are those
-- that a process of the version before makes during an upgrade; a sweep looks for them.
ALTER TABLE friendships ADD COLUMN is_told boolean NOT NULL DEFAULT false;

CREATE INDEX friendships_untold_idx ON friendships (account_id) WHERE NOT is_told;

COMMENT ON COLUMN friendships.is_told IS 'personal: no';
