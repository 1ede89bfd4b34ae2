-- Whether a game counts for leaderboards and badges is fixed when it begins: a recording or a day that is gone must not make it count.

ALTER TABLE games
  ADD COLUMN has_known_places boolean NOT NULL DEFAULT false,
  ADD COLUMN is_of_guest boolean NOT NULL DEFAULT false;

UPDATE games g SET has_known_places = true
WHERE EXISTS (SELECT FROM ghosts h WHERE h.game_id = g.game_id) OR EXISTS (SELECT FROM daily_plays d WHERE d.game_id = g.game_id);

COMMENT ON COLUMN games.has_known_places IS 'personal: no';
COMMENT ON COLUMN games.is_of_guest IS 'personal: no';
