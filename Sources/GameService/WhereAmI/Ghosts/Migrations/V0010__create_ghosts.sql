-- Games of one against the recording of another player's game on the same places.
CREATE TABLE ghosts (
  -- The game that is played.
  game_id uuid PRIMARY KEY REFERENCES games ON DELETE CASCADE,
  -- The game that was played before, and by whom of its players. No reference: the two games may lie in different places. When the
  -- recorded game goes with its player, this row goes and the game stays, without its opponent (PlayerDataStore).
  source_game_id uuid NOT NULL,
  source_player_index smallint NOT NULL CHECK (source_player_index >= 1)
);

CREATE INDEX ghosts_source ON ghosts (source_game_id);

COMMENT ON TABLE ghosts IS 'group: game_id; retention: as either of the games';
COMMENT ON COLUMN ghosts.game_id IS 'personal: no';
COMMENT ON COLUMN ghosts.source_game_id IS 'personal: no';
COMMENT ON COLUMN ghosts.source_player_index IS 'personal: no';
