-- Games of one against the recording of another player's game on the same places.

CREATE TABLE ghosts (
  -- The game that is played.
  game_id uuid PRIMARY KEY REFERENCES games ON DELETE CASCADE,
  -- The game that was played before, and by whom of its players.
  source_game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE,
  source_player_index smallint NOT NULL CHECK (source_player_index >= 1)
);

CREATE INDEX ghosts_source ON ghosts (source_game_id);

-- The latest games of a map that can be recordings.
CREATE INDEX games_finished ON games (map_id, end_time DESC) WHERE phase = 'finished';

COMMENT ON TABLE ghosts IS 'retention: as either of the games';
COMMENT ON COLUMN ghosts.game_id IS 'personal: no';
COMMENT ON COLUMN ghosts.source_game_id IS 'personal: no';
COMMENT ON COLUMN ghosts.source_player_index IS 'personal: no';
