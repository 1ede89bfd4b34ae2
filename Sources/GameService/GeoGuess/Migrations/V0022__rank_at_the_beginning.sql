-- Whether a game counts for leaderboards and badges is fixed when it begins: a recording or a day that is gone must not make it count.

ALTER TABLE games ADD COLUMN is_ranked boolean NOT NULL DEFAULT true;

UPDATE games g SET is_ranked = false
WHERE EXISTS (SELECT FROM ghosts h WHERE h.game_id = g.game_id) OR EXISTS (SELECT FROM daily_plays d WHERE d.game_id = g.game_id);

COMMENT ON COLUMN games.is_ranked IS 'personal: no';
