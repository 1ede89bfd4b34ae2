-- Signals in games that look like cheating, for moderators to look at.
CREATE TABLE signals (
  account_id uuid NOT NULL,
  -- In the order in which they were seen.
  signal_id uuid NOT NULL,
  -- The game after which it was seen.
  game_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'precise_fast', 'at_solution', 'precise_share', 'repeated_opponent', 'rating_jump', 'no_marker', 'straight_marker', 'close_share',
    'several_sessions', 'beyond_rating', 'known_places')),
  -- How much of it there was, and out of how much.
  value integer NOT NULL,
  sample_count integer NOT NULL CHECK (sample_count >= 0),
  -- When the game had ended.
  create_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, signal_id),
  -- Each player has one of a kind in a game, whatever is repeated.
  UNIQUE (account_id, kind, game_id)
);

-- Signals of all players, the latest first.
CREATE INDEX signals_order ON signals (signal_id DESC);
-- For the sweep.
CREATE INDEX signals_time ON signals (create_time);

-- Up to which game it was looked; one row.
CREATE TABLE signal_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  end_time timestamptz NOT NULL,
  game_id uuid NOT NULL
);

INSERT INTO signal_progress (end_time, game_id) VALUES ('2000-01-01 00:00:00+00', '00000000-0000-0000-0000-000000000000');

-- From when to when each session has played a game. No reference to it: a move that goes on shall not wait for one.
CREATE TABLE game_sessions (
  game_id uuid NOT NULL,
  account_id uuid NOT NULL,
  session_id uuid NOT NULL,
  first_time timestamptz NOT NULL,
  last_time timestamptz NOT NULL,
  -- HMAC of the network it was last played from: enough to see that two players share one, not enough to read. NULL where it is not known.
  network bytea CHECK (octet_length(network) = 32),
  PRIMARY KEY (game_id, account_id, session_id)
) WITH (fillfactor = 70);

-- For the purge.
CREATE INDEX game_sessions_account_idx ON game_sessions (account_id);

CREATE TABLE signal_audit (
  audit_id uuid PRIMARY KEY,
  -- The moderator who has looked. NULL once that account is deleted.
  actor_account_id uuid,
  -- The player whose signals they were, or whose game. NULL once that account is deleted.
  target_account_id uuid,
  create_time timestamptz NOT NULL
);

-- For the purge, and for the sweep.
CREATE INDEX signal_audit_actor_idx ON signal_audit (actor_account_id) WHERE actor_account_id IS NOT NULL;
CREATE INDEX signal_audit_target_idx ON signal_audit (target_account_id) WHERE target_account_id IS NOT NULL;
CREATE INDEX signal_audit_create_time_idx ON signal_audit (create_time);

COMMENT ON TABLE signals IS 'group: account_id; retention: 365 days; until the account is deleted';
COMMENT ON COLUMN signals.account_id IS 'personal: account';
COMMENT ON COLUMN signals.signal_id IS 'personal: no';
COMMENT ON COLUMN signals.game_id IS 'personal: no';
COMMENT ON COLUMN signals.kind IS 'personal: suspicion';
COMMENT ON COLUMN signals.value IS 'personal: how well the player did';
COMMENT ON COLUMN signals.sample_count IS 'personal: how much the player plays';
COMMENT ON COLUMN signals.create_time IS 'personal: when the player played';

COMMENT ON TABLE signal_progress IS 'group: local; retention: for good, one row';
COMMENT ON COLUMN signal_progress.is_only IS 'personal: no';
COMMENT ON COLUMN signal_progress.end_time IS 'personal: no';
COMMENT ON COLUMN signal_progress.game_id IS 'personal: no';

COMMENT ON TABLE game_sessions IS 'group: game_id; queue; retention: until the game was looked at, half a minute after its end; until the account is deleted';
COMMENT ON COLUMN game_sessions.game_id IS 'personal: no';
COMMENT ON COLUMN game_sessions.account_id IS 'personal: account';
COMMENT ON COLUMN game_sessions.session_id IS 'personal: which device the player used';
COMMENT ON COLUMN game_sessions.first_time IS 'personal: when the player played';
COMMENT ON COLUMN game_sessions.last_time IS 'personal: when the player played';
COMMENT ON COLUMN game_sessions.network IS 'personal: pseudonym of a network';

COMMENT ON TABLE signal_audit IS 'group: local; retention: 365 days';
COMMENT ON COLUMN signal_audit.audit_id IS 'personal: no';
COMMENT ON COLUMN signal_audit.actor_account_id IS 'personal: pseudonym of a moderator';
COMMENT ON COLUMN signal_audit.target_account_id IS 'personal: pseudonym of whose signals they were';
COMMENT ON COLUMN signal_audit.create_time IS 'personal: when';
