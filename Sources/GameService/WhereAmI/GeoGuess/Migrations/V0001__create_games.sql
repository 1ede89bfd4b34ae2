-- Games of "Where am I": a game, who plays it, its rounds, and each player's turn in each round.
--
-- Retention: a game is history of its players and stays until its last account is purged. A turn is updated a few times within two
-- minutes and then never again; the fill factor leaves room for these updates in the same page (no index is touched by them).

CREATE TABLE games (
  game_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('single')),
  -- Whose unfinished single-player game it is: one at a time. NULL once it has ended.
  single_account_id uuid UNIQUE,
  map_id text NOT NULL CHECK (map_id <> ''),
  create_time timestamptz NOT NULL,
  -- Raised by every change; guards each write against a concurrent one.
  version bigint NOT NULL CHECK (version >= 1),

  -- What it is played by.
  scoring_version integer NOT NULL CHECK (scoring_version >= 1),
  map_diagonal_m double precision NOT NULL CHECK (map_diagonal_m >= 0 AND map_diagonal_m < 'Infinity'),
  default_latitude double precision NOT NULL CHECK (default_latitude BETWEEN -90 AND 90),
  default_longitude double precision NOT NULL CHECK (default_longitude BETWEEN -180 AND 180),
  default_marker_scores boolean NOT NULL,
  load_ms integer NOT NULL CHECK (load_ms > 0),
  moving_ms integer NOT NULL CHECK (moving_ms > 0),
  guess_ms integer NOT NULL CHECK (guess_ms > 0),
  reveal_ms integer NOT NULL CHECK (reveal_ms > 0),
  late_buffer_ms integer NOT NULL CHECK (late_buffer_ms >= 0),

  -- How far it has come.
  phase text NOT NULL CHECK (phase IN ('loading', 'playing', 'reveal', 'finished', 'abandoned')),
  round_number integer NOT NULL CHECK (round_number >= 1),
  phase_start_time timestamptz NOT NULL,
  -- When it goes on by itself: the due time of the timer with timer_generation.
  due_time timestamptz,
  timer_generation bigint NOT NULL,
  end_time timestamptz,

  CHECK ((end_time IS NOT NULL) = (phase IN ('finished', 'abandoned'))),
  CHECK ((due_time IS NULL) = (end_time IS NOT NULL)),
  CHECK (single_account_id IS NULL OR (kind = 'single' AND end_time IS NULL))
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

COMMENT ON COLUMN games.single_account_id IS 'personal: account';

CREATE TABLE game_players (
  game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE,
  player_index smallint NOT NULL CHECK (player_index >= 1),
  account_id uuid NOT NULL,
  time_zone text NOT NULL CHECK (time_zone <> ''),
  -- The game's, repeated: the history is read by account and time.
  create_time timestamptz NOT NULL,
  PRIMARY KEY (game_id, player_index),
  UNIQUE (game_id, account_id)
);

COMMENT ON COLUMN game_players.account_id IS 'personal: account';
COMMENT ON COLUMN game_players.time_zone IS 'personal: place';

CREATE INDEX game_players_history ON game_players (account_id, create_time DESC, game_id DESC);

CREATE TABLE rounds (
  game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE,
  round_number smallint NOT NULL CHECK (round_number >= 1),
  location_id text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  panorama_provider integer NOT NULL,
  -- Either the source's id, or a position and how far around it imagery may be.
  panorama_id text,
  panorama_latitude double precision CHECK (panorama_latitude BETWEEN -90 AND 90),
  panorama_longitude double precision CHECK (panorama_longitude BETWEEN -180 AND 180),
  search_radius_m integer CHECK (search_radius_m >= 0),
  heading_degrees double precision NOT NULL CHECK (heading_degrees >= 0 AND heading_degrees < 360),
  attribution text NOT NULL,
  load_time timestamptz,
  is_redrawn boolean NOT NULL DEFAULT false,
  PRIMARY KEY (game_id, round_number),
  CHECK ((panorama_id IS NULL) = (panorama_latitude IS NOT NULL)),
  CHECK ((panorama_latitude IS NULL) = (panorama_longitude IS NULL)),
  CHECK ((panorama_latitude IS NULL) = (search_radius_m IS NULL))
) WITH (fillfactor = 90);

CREATE TABLE turns (
  game_id uuid NOT NULL,
  round_number smallint NOT NULL,
  player_index smallint NOT NULL,
  is_heard boolean NOT NULL DEFAULT false,
  guess_start_time timestamptz,
  marker_latitude double precision CHECK (marker_latitude BETWEEN -90 AND 90),
  marker_longitude double precision CHECK (marker_longitude BETWEEN -180 AND 180),
  answer_origin text CHECK (answer_origin IN ('submitted', 'last_marker', 'default')),
  answer_latitude double precision CHECK (answer_latitude BETWEEN -90 AND 90),
  answer_longitude double precision CHECK (answer_longitude BETWEEN -180 AND 180),
  submit_time timestamptz,
  distance_m double precision CHECK (distance_m >= 0 AND distance_m < 'Infinity'),
  score integer CHECK (score BETWEEN 0 AND 5000),
  PRIMARY KEY (game_id, round_number, player_index),
  FOREIGN KEY (game_id, round_number) REFERENCES rounds ON DELETE CASCADE,
  FOREIGN KEY (game_id, player_index) REFERENCES game_players ON DELETE CASCADE,
  CHECK ((marker_latitude IS NULL) = (marker_longitude IS NULL)),
  CHECK ((answer_latitude IS NULL) = (answer_longitude IS NULL)),
  CHECK ((answer_latitude IS NULL) = (distance_m IS NULL)),
  CHECK ((answer_origin IS NULL) = (submit_time IS NULL)),
  CHECK ((answer_origin IS NULL) = (score IS NULL)),
  CHECK (answer_origin IS NOT NULL OR answer_latitude IS NULL),
  CHECK (answer_origin IS NULL OR marker_latitude IS NULL)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
