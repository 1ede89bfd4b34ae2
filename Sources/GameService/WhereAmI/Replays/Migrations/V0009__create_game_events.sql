-- Events of each game, in order: a game is what its ruleset, its places and these rows make of it.
CREATE TABLE game_events (
  game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE,
  -- The version of the game that it made.
  version bigint NOT NULL CHECK (version >= 2),
  event_time timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'timer', 'void', 'gone', 'loaded', 'report_panorama', 'end_moving', 'place_marker', 'submit_guess', 'ready', 'leave', 'abort_loading',
    'connected', 'disconnected', 'forfeit')),
  -- The player whose move it is. NULL for time, and for a game that is void.
  player_index smallint CHECK (player_index >= 1),
  -- The round the move names.
  round_number smallint CHECK (round_number >= 1),
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  PRIMARY KEY (game_id, version),
  CHECK ((player_index IS NULL) = (kind IN ('timer', 'void'))),
  CHECK ((latitude IS NULL) = (longitude IS NULL)),
  -- A round that is loaded may tell which place was found.
  CHECK (latitude IS NULL OR kind IN ('place_marker', 'submit_guess', 'loaded')),
  CHECK (latitude IS NOT NULL OR kind NOT IN ('place_marker', 'submit_guess'))
) WITH (autovacuum_vacuum_insert_scale_factor = 0.05);

-- Rows come in the order of their times: some bytes for each megabyte find the old ones.
CREATE INDEX game_events_time ON game_events USING brin (event_time);

COMMENT ON TABLE game_events IS 'group: game_id; retention: 90 days';
COMMENT ON COLUMN game_events.game_id IS 'personal: no';
COMMENT ON COLUMN game_events.version IS 'personal: no';
COMMENT ON COLUMN game_events.event_time IS 'personal: when the player did something';
COMMENT ON COLUMN game_events.kind IS 'personal: what the player did';
COMMENT ON COLUMN game_events.player_index IS 'personal: no';
COMMENT ON COLUMN game_events.round_number IS 'personal: no';
COMMENT ON COLUMN game_events.latitude IS 'personal: where the player pointed';
COMMENT ON COLUMN game_events.longitude IS 'personal: where the player pointed';
