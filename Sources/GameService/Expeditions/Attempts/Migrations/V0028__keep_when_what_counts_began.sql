-- When what counts of an attempt began: the attempt itself may have begun hours before, by the word of a phone.

ALTER TABLE attempts
  -- Milliseconds since 1970. NULL for what was decided before there was this column, until it is judged again.
  ADD COLUMN count_start_ms bigint;

COMMENT ON COLUMN attempts.count_start_ms IS 'personal: when the person was there';
