-- Until when a challenge was there for everybody: what was run before, without a network, may come afterwards.

ALTER TABLE challenges
  -- When it was hidden or withdrawn; NULL while it is published, and for what ended before there was this column.
  ADD COLUMN unpublish_time timestamptz;

COMMENT ON COLUMN challenges.unpublish_time IS 'personal: no';
