-- Who of those who play together is there: whose stream is lost has some time to come back.

ALTER TABLE games
  ADD COLUMN reconnect_grace_ms integer NOT NULL DEFAULT 30000 CHECK (reconnect_grace_ms > 0);

ALTER TABLE game_players
  -- Whether the player's stream was there when it was last looked.
  ADD COLUMN is_connected boolean NOT NULL DEFAULT false,
  -- Since when the player is gone whose stream was there before.
  ADD COLUMN away_time timestamptz;

ALTER TABLE game_events
  DROP CONSTRAINT game_events_kind_check,
  ADD CONSTRAINT game_events_kind_check CHECK (kind IN (
    'timer', 'void', 'loaded', 'report_panorama', 'end_moving', 'place_marker', 'submit_guess', 'ready', 'leave', 'abort_loading',
    'connected', 'disconnected', 'forfeit'));

COMMENT ON COLUMN games.reconnect_grace_ms IS 'personal: no';
COMMENT ON COLUMN game_players.is_connected IS 'personal: whether the player was there';
COMMENT ON COLUMN game_players.away_time IS 'personal: when the player was away';
