-- The game of the day: the same places for everybody, once for each player.
CREATE TABLE daily_games (
  game_day date PRIMARY KEY,
  map_id text NOT NULL CHECK (map_id <> ''),
  -- The seed that the places were drawn from. Told when the day is over; until then only the commitment is.
  seed bytea NOT NULL CHECK (length(seed) = 32),
  commitment bytea NOT NULL CHECK (length(commitment) = 32),
  -- The places and their map, as GeoService drew them: a DrawLocationsResponse.
  drawn_places bytea NOT NULL,
  create_time timestamptz NOT NULL
);

CREATE TABLE daily_plays (
  account_id uuid NOT NULL,
  game_day date NOT NULL REFERENCES daily_games,
  game_id uuid NOT NULL,
  -- NULL until the game is finished, and for ever when it is given up.
  score integer CHECK (score BETWEEN 0 AND 25000),
  -- Points of each round, for what a player shows to friends: the game itself is packed after 90 days.
  round_scores smallint[] CHECK (cardinality(round_scores) = 5),
  CHECK ((score IS NULL) = (round_scores IS NULL)),
  PRIMARY KEY (account_id, game_day)
) WITH (fillfactor = 80);

-- For the score, when the game is finished.
CREATE INDEX daily_plays_game ON daily_plays (game_id);

COMMENT ON TABLE daily_games IS 'group: reference; retention: for ever; a row a day';
COMMENT ON COLUMN daily_games.game_day IS 'personal: no';
COMMENT ON COLUMN daily_games.map_id IS 'personal: no';

COMMENT ON TABLE daily_plays IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN daily_plays.account_id IS 'personal: account';
COMMENT ON COLUMN daily_plays.game_day IS 'personal: habit';
COMMENT ON COLUMN daily_plays.game_id IS 'personal: no';
COMMENT ON COLUMN daily_plays.score IS 'personal: how well the player did';
COMMENT ON COLUMN daily_plays.round_scores IS 'personal: how well the player did';
