-- What in games looks like cheating, for moderators to look at.

CREATE TABLE signals (
  -- In the order in which they were seen.
  signal_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  -- The game after which it was seen.
  game_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('precise_fast', 'at_solution', 'precise_share', 'repeated_opponent', 'rating_jump')),
  -- How much of it there was, and out of how much.
  value integer NOT NULL,
  sample_count integer NOT NULL CHECK (sample_count >= 0),
  -- When the game had ended.
  create_time timestamptz NOT NULL,
  -- Of a game each player has one of a kind, whatever is repeated.
  UNIQUE (account_id, kind, game_id)
);

CREATE INDEX signals_player ON signals (account_id, signal_id DESC);

-- Up to which game it was looked; one row.
CREATE TABLE signal_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  end_time timestamptz NOT NULL,
  game_id uuid NOT NULL
);

INSERT INTO signal_progress (end_time, game_id) VALUES ('2000-01-01 00:00:00+00', '00000000-0000-0000-0000-000000000000');

-- Games in the order in which they ended.
CREATE INDEX games_ended ON games (end_time, game_id) WHERE end_time IS NOT NULL;

COMMENT ON TABLE signals IS 'retention: until the account is deleted';
COMMENT ON TABLE signal_progress IS 'retention: for good, one row';
COMMENT ON COLUMN signals.signal_id IS 'personal: no';
COMMENT ON COLUMN signals.account_id IS 'personal: account';
COMMENT ON COLUMN signals.game_id IS 'personal: no';
COMMENT ON COLUMN signals.kind IS 'personal: suspicion';
COMMENT ON COLUMN signals.value IS 'personal: how well the player did';
COMMENT ON COLUMN signals.sample_count IS 'personal: how much the player plays';
COMMENT ON COLUMN signals.create_time IS 'personal: when the player played';
COMMENT ON COLUMN signal_progress.is_only IS 'personal: no';
COMMENT ON COLUMN signal_progress.end_time IS 'personal: no';
COMMENT ON COLUMN signal_progress.game_id IS 'personal: no';
