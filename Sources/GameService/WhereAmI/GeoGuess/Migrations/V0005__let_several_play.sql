-- Games of several players: who has left or waits, the countdown to the next round, and who has won.

ALTER TABLE games
  DROP CONSTRAINT games_kind_check,
  DROP CONSTRAINT games_phase_check,
  ADD CONSTRAINT games_kind_check CHECK (kind IN ('single', 'online')),
  ADD CONSTRAINT games_phase_check CHECK (phase IN ('loading', 'playing', 'reveal', 'countdown', 'finished', 'abandoned')),
  ADD COLUMN countdown_ms integer NOT NULL DEFAULT 0 CHECK (countdown_ms >= 0),
  -- The player index of who has won. NULL before, after a draw, in a void game, and where one plays alone.
  ADD COLUMN winner_index smallint CHECK (winner_index >= 1);

ALTER TABLE game_players
  -- When the player left a game that others went on with.
  ADD COLUMN leave_time timestamptz,
  -- The latest round that the player had loaded, or was ready to leave, while others had not.
  ADD COLUMN loaded_round smallint NOT NULL DEFAULT 0 CHECK (loaded_round >= 0),
  ADD COLUMN ready_round smallint NOT NULL DEFAULT 0 CHECK (ready_round >= 0);

COMMENT ON COLUMN games.countdown_ms IS 'personal: no';
COMMENT ON COLUMN games.winner_index IS 'personal: no';
COMMENT ON COLUMN game_players.leave_time IS 'personal: when the player went';
COMMENT ON COLUMN game_players.loaded_round IS 'personal: no';
COMMENT ON COLUMN game_players.ready_round IS 'personal: no';
