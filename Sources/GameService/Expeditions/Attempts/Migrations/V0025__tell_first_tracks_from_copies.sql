-- Which of two tracks with the same marks was there first, and when each was where: so that whoever was copied is no copy when rules change, and one run
-- for two challenges is one run.

-- Marks that are there already are numbered as they lie, from the first page on: they were written in that order.
SET LOCAL synchronize_seqscans = off;

ALTER TABLE track_prints
  -- Rises with each mark that comes. Marks of a park come one attempt after the other, so the lowest of an attempt tells when it had its first verdict.
  ADD COLUMN keep_order bigint GENERATED ALWAYS AS IDENTITY,
  -- When the track made it first, milliseconds since 1970. NULL for marks from before there was this column, until the attempt is judged again.
  ADD COLUMN pass_ms bigint;

COMMENT ON COLUMN track_prints.keep_order IS 'personal: no';
COMMENT ON COLUMN track_prints.pass_ms IS 'personal: when the person was there';
