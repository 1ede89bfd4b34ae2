-- More that looks like cheating, and who has looked at it.

ALTER TABLE signals
  DROP CONSTRAINT signals_kind_check,
  ADD CONSTRAINT signals_kind_check CHECK (kind IN (
    'precise_fast', 'at_solution', 'precise_share', 'repeated_opponent', 'rating_jump', 'no_marker', 'straight_marker', 'close_share',
    'several_sessions'));

-- From when to when each session has played a game. No reference to it: a move that goes on shall not wait for one.
CREATE TABLE game_sessions (
  game_id uuid NOT NULL,
  account_id uuid NOT NULL,
  session_id uuid NOT NULL,
  first_time timestamptz NOT NULL,
  last_time timestamptz NOT NULL,
  PRIMARY KEY (game_id, account_id, session_id)
) WITH (fillfactor = 70);

-- For the purge.
CREATE INDEX game_sessions_account_idx ON game_sessions (account_id);

CREATE TABLE signal_audit (
  audit_id uuid PRIMARY KEY,
  -- Who has looked. NULL once that account is deleted.
  actor_account_id uuid,
  -- Whose signals, or whose game. NULL once that account is deleted.
  target_account_id uuid,
  create_time timestamptz NOT NULL
);

-- For the purge, and for the sweep.
CREATE INDEX signal_audit_actor_idx ON signal_audit (actor_account_id) WHERE actor_account_id IS NOT NULL;
CREATE INDEX signal_audit_target_idx ON signal_audit (target_account_id) WHERE target_account_id IS NOT NULL;
CREATE INDEX signal_audit_create_time_idx ON signal_audit (create_time);

COMMENT ON TABLE game_sessions IS 'retention: until the game was looked at, half a minute after its end; until the account is deleted';
COMMENT ON TABLE signal_audit IS 'retention: 365 days';
COMMENT ON COLUMN game_sessions.game_id IS 'personal: no';
COMMENT ON COLUMN game_sessions.account_id IS 'personal: account';
COMMENT ON COLUMN game_sessions.session_id IS 'personal: which device the player used';
COMMENT ON COLUMN game_sessions.first_time IS 'personal: when the player played';
COMMENT ON COLUMN game_sessions.last_time IS 'personal: when the player played';
COMMENT ON COLUMN signal_audit.audit_id IS 'personal: no';
COMMENT ON COLUMN signal_audit.actor_account_id IS 'personal: pseudonym of a moderator';
COMMENT ON COLUMN signal_audit.target_account_id IS 'personal: pseudonym of whose signals they were';
COMMENT ON COLUMN signal_audit.create_time IS 'personal: when';
