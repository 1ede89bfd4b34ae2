-- Attempts that could not be judged again when rules changed.

ALTER TABLE attempts
  -- When it is tried again. NULL where nothing was in the way.
  ADD COLUMN review_time timestamptz;

COMMENT ON COLUMN attempts.review_time IS 'personal: no';
