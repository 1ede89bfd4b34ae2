-- A game of the day ends with its day: when it is over, its places are told.

ALTER TABLE games ADD COLUMN close_time timestamptz;

COMMENT ON COLUMN games.close_time IS 'personal: no';
