-- A game that was won because all others have left it counts as a game, though it has no score.

ALTER TABLE statistics ADD COLUMN unfinished_win_count bigint NOT NULL DEFAULT 0 CHECK (unfinished_win_count BETWEEN 0 AND win_count);

COMMENT ON COLUMN statistics.unfinished_win_count IS 'personal: how much the player plays';
