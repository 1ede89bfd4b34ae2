-- Games of "Where am I": a game, who plays it, its rounds, and each player's turn in each round.
--
-- Retention: a game is packed 90 days after its end, when it is watched again no more: a row for each of its players says what histories do.
-- A turn is updated a few times within two minutes and then never again; the fill factor leaves room for these updates in the same page (no index is
-- touched by them).
CREATE TABLE games (
  game_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('single', 'online', 'friend', 'room')),
  map_id text NOT NULL CHECK (map_id <> ''),
  -- Facts by which a game counts for leaderboards and badges are fixed when it begins: a recording or a day that is gone must not make it count.
  has_known_places boolean NOT NULL DEFAULT false,
  is_of_guest boolean NOT NULL DEFAULT false,
  create_time timestamptz NOT NULL,
  -- Raised by every change; guards each write against a concurrent one.
  version bigint NOT NULL CHECK (version >= 1),
  -- Whether everything since its beginning is in game_events: not when a player was purged.
  is_logged boolean NOT NULL DEFAULT false,

  -- The rules that it is played by.
  scoring_version integer NOT NULL CHECK (scoring_version >= 1),
  map_diagonal_m double precision NOT NULL CHECK (map_diagonal_m >= 0 AND map_diagonal_m < 'Infinity'),
  default_latitude double precision NOT NULL CHECK (default_latitude BETWEEN -90 AND 90),
  default_longitude double precision NOT NULL CHECK (default_longitude BETWEEN -180 AND 180),
  default_marker_scores boolean NOT NULL,
  load_ms integer NOT NULL CHECK (load_ms > 0),
  moving_ms integer NOT NULL CHECK (moving_ms > 0),
  guess_ms integer NOT NULL CHECK (guess_ms > 0),
  reveal_ms integer NOT NULL CHECK (reveal_ms > 0),
  countdown_ms integer NOT NULL DEFAULT 0 CHECK (countdown_ms >= 0),
  late_buffer_ms integer NOT NULL CHECK (late_buffer_ms >= 0),
  -- How long a player whose stream is lost has to come back to the others.
  reconnect_grace_ms integer NOT NULL DEFAULT 30000 CHECK (reconnect_grace_ms > 0),

  -- How far it has come.
  phase text NOT NULL CHECK (phase IN ('loading', 'playing', 'reveal', 'countdown', 'finished', 'abandoned')),
  round_number integer NOT NULL CHECK (round_number >= 1),
  -- The player index of who has won. NULL before, after a draw, in a void game, and where one plays alone.
  winner_index smallint CHECK (winner_index >= 1),
  phase_start_time timestamptz NOT NULL,
  -- When it goes on by itself: the due time of the timer with timer_generation.
  due_time timestamptz,
  -- When it ends at the latest: a game of the day ends with its day, after which its places are told.
  close_time timestamptz,
  timer_generation bigint NOT NULL,
  end_time timestamptz,

  CHECK ((end_time IS NOT NULL) = (phase IN ('finished', 'abandoned'))),
  CHECK ((due_time IS NULL) = (end_time IS NOT NULL))
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- No index may look at the phase: a game changes it some twenty times, and PostgreSQL could not change the row in place (HOT) but would write an entry
-- to each of the table's indexes at each change.

-- Games in the order in which they ended.
CREATE INDEX games_ended ON games (end_time, game_id) WHERE end_time IS NOT NULL;
-- The latest games of a map that can be recordings.
CREATE INDEX games_ended_on_map ON games (map_id, end_time DESC) WHERE end_time IS NOT NULL;

-- One unfinished game alone for each player: the key is the rule. No reference: a game and its player lie in different places once there are several.
CREATE TABLE open_singles (
  account_id uuid PRIMARY KEY,
  game_id uuid NOT NULL
);

CREATE TABLE game_players (
  game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE,
  player_index smallint NOT NULL CHECK (player_index >= 1),
  account_id uuid NOT NULL,
  time_zone text NOT NULL CHECK (time_zone <> ''),
  -- The game's, repeated: the history is read by account and time.
  create_time timestamptz NOT NULL,
  -- When the player left a game that others went on with.
  leave_time timestamptz,
  -- The latest round that the player had loaded, or was ready to leave, while others had not.
  loaded_round smallint NOT NULL DEFAULT 0 CHECK (loaded_round >= 0),
  ready_round smallint NOT NULL DEFAULT 0 CHECK (ready_round >= 0),
  -- Whether the player's stream was there when it was last looked.
  is_connected boolean NOT NULL DEFAULT false,
  -- Since when the player is gone whose stream was there before.
  away_time timestamptz,
  PRIMARY KEY (game_id, player_index),
  UNIQUE (game_id, account_id)
);

CREATE INDEX game_players_history ON game_players (account_id, create_time DESC, game_id DESC);

CREATE TABLE rounds (
  game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE,
  round_number smallint NOT NULL CHECK (round_number >= 1),
  location_id text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  panorama_provider integer NOT NULL,
  -- Either the source's id, or a position and how far around it imagery may be, or clues instead of imagery.
  panorama_id text,
  panorama_latitude double precision CHECK (panorama_latitude BETWEEN -90 AND 90),
  panorama_longitude double precision CHECK (panorama_longitude BETWEEN -180 AND 180),
  search_radius_m integer CHECK (search_radius_m >= 0),
  -- An encoded cairn.geo.v1.Clues.
  panorama_clues bytea,
  heading_degrees double precision NOT NULL CHECK (heading_degrees >= 0 AND heading_degrees < 360),
  attribution text NOT NULL,
  load_time timestamptz,
  is_redrawn boolean NOT NULL DEFAULT false,
  PRIMARY KEY (game_id, round_number),
  CHECK (num_nonnulls(panorama_id, panorama_latitude, panorama_clues) = 1),
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
  -- Where the panorama is that the player's app has found near the position of the round's.
  found_latitude double precision CHECK (found_latitude BETWEEN -90 AND 90),
  found_longitude double precision CHECK (found_longitude BETWEEN -180 AND 180),
  PRIMARY KEY (game_id, round_number, player_index),
  FOREIGN KEY (game_id, round_number) REFERENCES rounds ON DELETE CASCADE,
  FOREIGN KEY (game_id, player_index) REFERENCES game_players ON DELETE CASCADE,
  CHECK ((marker_latitude IS NULL) = (marker_longitude IS NULL)),
  CHECK ((found_latitude IS NULL) = (found_longitude IS NULL)),
  CHECK ((answer_latitude IS NULL) = (answer_longitude IS NULL)),
  CHECK ((answer_latitude IS NULL) = (distance_m IS NULL)),
  CHECK ((answer_origin IS NULL) = (submit_time IS NULL)),
  CHECK ((answer_origin IS NULL) = (score IS NULL)),
  CHECK (answer_origin IS NOT NULL OR answer_latitude IS NULL),
  CHECK (answer_origin IS NULL OR marker_latitude IS NULL)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- Games that ended long ago, as their players' histories tell them. In as few bytes as may be: times and ids first, so that nothing is filled up.
CREATE TABLE past_games (
  account_id uuid NOT NULL,
  game_id uuid NOT NULL,
  create_time timestamptz NOT NULL,
  end_time timestamptz NOT NULL,
  -- The player's points in the rounds that were revealed.
  score integer NOT NULL CHECK (score >= 0),
  player_index smallint NOT NULL CHECK (player_index >= 1),
  winner_index smallint CHECK (winner_index >= 1),
  -- Or abandoned.
  is_finished boolean NOT NULL,
  has_left boolean NOT NULL,
  kind text NOT NULL CHECK (kind IN ('single', 'online', 'friend', 'room')),
  map_id text NOT NULL CHECK (map_id <> ''),
  PRIMARY KEY (account_id, create_time, game_id)
);

-- With whom somebody has played.
CREATE INDEX past_games_game ON past_games (game_id) WHERE kind <> 'single';

COMMENT ON TABLE past_games IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN past_games.account_id IS 'personal: account';
COMMENT ON COLUMN past_games.game_id IS 'personal: no';
COMMENT ON COLUMN past_games.create_time IS 'personal: when the player played';
COMMENT ON COLUMN past_games.end_time IS 'personal: when the player played';
COMMENT ON COLUMN past_games.score IS 'personal: how well the player did';
COMMENT ON COLUMN past_games.player_index IS 'personal: no';
COMMENT ON COLUMN past_games.winner_index IS 'personal: how well the player did';
COMMENT ON COLUMN past_games.is_finished IS 'personal: no';
COMMENT ON COLUMN past_games.has_left IS 'personal: whether the player stayed';
COMMENT ON COLUMN past_games.kind IS 'personal: what the player has played';
COMMENT ON COLUMN past_games.map_id IS 'personal: what the player has played';

COMMENT ON TABLE games IS 'group: game_id; retention: 90 days after its end; until its last player''s account is deleted';
COMMENT ON COLUMN games.game_id IS 'personal: no';
COMMENT ON COLUMN games.kind IS 'personal: no';
COMMENT ON COLUMN games.map_id IS 'personal: no';
COMMENT ON COLUMN games.has_known_places IS 'personal: no';
COMMENT ON COLUMN games.is_of_guest IS 'personal: no';
COMMENT ON COLUMN games.create_time IS 'personal: no';
COMMENT ON COLUMN games.version IS 'personal: no';
COMMENT ON COLUMN games.is_logged IS 'personal: no';
COMMENT ON COLUMN games.scoring_version IS 'personal: no';
COMMENT ON COLUMN games.map_diagonal_m IS 'personal: no';
COMMENT ON COLUMN games.default_latitude IS 'personal: no';
COMMENT ON COLUMN games.default_longitude IS 'personal: no';
COMMENT ON COLUMN games.default_marker_scores IS 'personal: no';
COMMENT ON COLUMN games.load_ms IS 'personal: no';
COMMENT ON COLUMN games.moving_ms IS 'personal: no';
COMMENT ON COLUMN games.guess_ms IS 'personal: no';
COMMENT ON COLUMN games.reveal_ms IS 'personal: no';
COMMENT ON COLUMN games.countdown_ms IS 'personal: no';
COMMENT ON COLUMN games.late_buffer_ms IS 'personal: no';
COMMENT ON COLUMN games.reconnect_grace_ms IS 'personal: no';
COMMENT ON COLUMN games.phase IS 'personal: no';
COMMENT ON COLUMN games.round_number IS 'personal: no';
COMMENT ON COLUMN games.winner_index IS 'personal: no';
COMMENT ON COLUMN games.phase_start_time IS 'personal: no';
COMMENT ON COLUMN games.due_time IS 'personal: no';
COMMENT ON COLUMN games.close_time IS 'personal: no';
COMMENT ON COLUMN games.timer_generation IS 'personal: no';
COMMENT ON COLUMN games.end_time IS 'personal: no';

COMMENT ON TABLE open_singles IS 'group: account_id; queue; retention: while the game goes on';
COMMENT ON COLUMN open_singles.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN open_singles.game_id IS 'personal: which game the person plays';

COMMENT ON TABLE game_players IS 'group: game_id; retention: as the game; until the account is deleted';
COMMENT ON COLUMN game_players.game_id IS 'personal: no';
COMMENT ON COLUMN game_players.player_index IS 'personal: no';
COMMENT ON COLUMN game_players.account_id IS 'personal: account';
COMMENT ON COLUMN game_players.time_zone IS 'personal: place';
COMMENT ON COLUMN game_players.create_time IS 'personal: when the player played';
COMMENT ON COLUMN game_players.leave_time IS 'personal: when the player went';
COMMENT ON COLUMN game_players.loaded_round IS 'personal: no';
COMMENT ON COLUMN game_players.ready_round IS 'personal: no';
COMMENT ON COLUMN game_players.is_connected IS 'personal: whether the player was there';
COMMENT ON COLUMN game_players.away_time IS 'personal: when the player was away';

COMMENT ON TABLE rounds IS 'group: game_id; retention: as the game';
COMMENT ON COLUMN rounds.game_id IS 'personal: no';

COMMENT ON TABLE turns IS 'group: game_id; retention: as the player';
COMMENT ON COLUMN turns.game_id IS 'personal: no';
COMMENT ON COLUMN turns.round_number IS 'personal: no';
COMMENT ON COLUMN turns.player_index IS 'personal: no';
COMMENT ON COLUMN turns.is_heard IS 'personal: no';
COMMENT ON COLUMN turns.guess_start_time IS 'personal: when the player began to answer';
COMMENT ON COLUMN turns.marker_latitude IS 'personal: where the player pointed';
COMMENT ON COLUMN turns.marker_longitude IS 'personal: where the player pointed';
COMMENT ON COLUMN turns.answer_origin IS 'personal: how the player answered';
COMMENT ON COLUMN turns.answer_latitude IS 'personal: where the player pointed';
COMMENT ON COLUMN turns.answer_longitude IS 'personal: where the player pointed';
COMMENT ON COLUMN turns.submit_time IS 'personal: when the player answered';
COMMENT ON COLUMN turns.distance_m IS 'personal: how well the player did';
COMMENT ON COLUMN turns.score IS 'personal: how well the player did';
COMMENT ON COLUMN turns.found_latitude IS 'personal: what the player was shown';
COMMENT ON COLUMN turns.found_longitude IS 'personal: what the player was shown';
