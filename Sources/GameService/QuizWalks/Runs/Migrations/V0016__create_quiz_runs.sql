-- Runs: walks that somebody walks. A run knows its walk by id and version only, so that its result outlives the walk.

CREATE TABLE quiz_runs (
  run_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  walk_id uuid NOT NULL,
  version integer NOT NULL,
  is_of_guest boolean NOT NULL,
  is_hidden boolean NOT NULL,
  is_speed boolean NOT NULL,
  -- NULL: no timers.
  question_timer_seconds smallint,
  -- NULL: none; 1 easy, 2 medium, 3 hard.
  monkey smallint CHECK (monkey BETWEEN 1 AND 3),
  movement_seed bytea NOT NULL,
  answer_seed bytea NOT NULL,
  question_count smallint NOT NULL,
  -- Steps of 10^-7 degrees: south, west, north, east. Empty where the questions are not hidden.
  bounds bigint[] NOT NULL,
  -- Where the monkey began, which is where the player was; NULL without one, and from a day after the end.
  start_latitude bigint,
  start_longitude bigint,
  -- The position that later ones are measured from, the latest usable one and jumps from it, four numbers each: time in milliseconds, latitude,
  -- longitude, accuracy in millimetres. Empty after the end.
  positions bigint[] NOT NULL,
  -- Until when positions count for nothing because of a jump.
  hold_time timestamptz,
  start_time timestamptz NOT NULL,
  -- When something was done last.
  active_time timestamptz NOT NULL,
  end_time timestamptz,
  points smallint NOT NULL,
  -- From the beginning to the last answer.
  duration_ms bigint NOT NULL,
  tie_guess bigint,
  tie_off bigint,
  monkey_points smallint,
  monkey_tie_off bigint,
  is_verified boolean NOT NULL,
  -- How far it counts: 0 nowhere, 1 on the board of its walk, 2 over all walks besides. Settled when it ends.
  reach smallint NOT NULL DEFAULT 0 CHECK (reach BETWEEN 0 AND 2),
  -- Whether it may be on the board of its walk: not when that is deleted.
  has_board boolean NOT NULL DEFAULT true,
  -- Set where a moderator has found that it was not walked honestly.
  discard_time timestamptz,
  -- The group that it was walked in; NULL for none, and of a group that may be gone.
  group_id uuid
) WITH (fillfactor = 80);

CREATE INDEX quiz_runs_by_player ON quiz_runs (account_id, start_time DESC, run_id DESC);
-- Runs that a player can go on with are asked for at each start of an app.
CREATE INDEX quiz_runs_open_by_player ON quiz_runs (account_id, start_time DESC, run_id DESC) WHERE end_time IS NULL;
CREATE INDEX quiz_runs_open ON quiz_runs (active_time) WHERE end_time IS NULL;
CREATE INDEX quiz_runs_first ON quiz_runs (account_id, walk_id);
CREATE INDEX quiz_runs_starts ON quiz_runs (end_time) WHERE start_latitude IS NOT NULL AND end_time IS NOT NULL;
CREATE INDEX quiz_runs_by_walk ON quiz_runs (walk_id, run_id) WHERE reach > 0 AND has_board;

-- Questions of a run that were seen, unlocked or answered.
CREATE TABLE quiz_run_questions (
  run_id uuid NOT NULL REFERENCES quiz_runs ON DELETE CASCADE,
  question_id uuid NOT NULL,
  account_id uuid NOT NULL,
  -- NULL where it has only appeared.
  unlock_time timestamptz,
  deadline_time timestamptz,
  answer_time timestamptz,
  -- Index of the option; NULL where it was timed out.
  choice smallint,
  -- 1 right, 2 wrong, 3 timed out; NULL while it is open.
  outcome smallint CHECK (outcome BETWEEN 1 AND 3),
  duration_ms bigint,
  PRIMARY KEY (run_id, question_id)
) WITH (fillfactor = 80);

CREATE INDEX quiz_run_questions_account ON quiz_run_questions (account_id);

COMMENT ON TABLE quiz_runs IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN quiz_runs.run_id IS 'personal: no';
COMMENT ON COLUMN quiz_runs.account_id IS 'personal: pseudonym of the player';
COMMENT ON COLUMN quiz_runs.walk_id IS 'personal: which walk the player walked';
COMMENT ON COLUMN quiz_runs.version IS 'personal: no';
COMMENT ON COLUMN quiz_runs.is_of_guest IS 'personal: no';
COMMENT ON COLUMN quiz_runs.is_hidden IS 'personal: no';
COMMENT ON COLUMN quiz_runs.is_speed IS 'personal: no';
COMMENT ON COLUMN quiz_runs.question_timer_seconds IS 'personal: no';
COMMENT ON COLUMN quiz_runs.monkey IS 'personal: no';
COMMENT ON COLUMN quiz_runs.movement_seed IS 'personal: no';
COMMENT ON COLUMN quiz_runs.answer_seed IS 'personal: no, and never exported: the monkey would tell what it answers';
COMMENT ON COLUMN quiz_runs.question_count IS 'personal: no';
COMMENT ON COLUMN quiz_runs.bounds IS 'personal: no';
COMMENT ON COLUMN quiz_runs.start_latitude IS 'personal: place';
COMMENT ON COLUMN quiz_runs.start_longitude IS 'personal: place';
COMMENT ON COLUMN quiz_runs.positions IS 'personal: places';
COMMENT ON COLUMN quiz_runs.hold_time IS 'personal: no';
COMMENT ON COLUMN quiz_runs.start_time IS 'personal: when the player was there';
COMMENT ON COLUMN quiz_runs.active_time IS 'personal: when the player was there';
COMMENT ON COLUMN quiz_runs.end_time IS 'personal: when the player was there';
COMMENT ON COLUMN quiz_runs.points IS 'personal: result';
COMMENT ON COLUMN quiz_runs.duration_ms IS 'personal: result';
COMMENT ON COLUMN quiz_runs.tie_guess IS 'personal: result';
COMMENT ON COLUMN quiz_runs.tie_off IS 'personal: result';
COMMENT ON COLUMN quiz_runs.monkey_points IS 'personal: no';
COMMENT ON COLUMN quiz_runs.monkey_tie_off IS 'personal: no';
COMMENT ON COLUMN quiz_runs.is_verified IS 'personal: no';
COMMENT ON COLUMN quiz_runs.reach IS 'personal: no';
COMMENT ON COLUMN quiz_runs.has_board IS 'personal: no';
COMMENT ON COLUMN quiz_runs.discard_time IS 'personal: that a moderator took it off';
COMMENT ON COLUMN quiz_runs.group_id IS 'personal: which group the player walked in';

COMMENT ON TABLE quiz_run_questions IS 'group: local; retention: as the run';
COMMENT ON COLUMN quiz_run_questions.run_id IS 'personal: no';
COMMENT ON COLUMN quiz_run_questions.question_id IS 'personal: no';
COMMENT ON COLUMN quiz_run_questions.account_id IS 'personal: pseudonym of the player';
COMMENT ON COLUMN quiz_run_questions.unlock_time IS 'personal: when the player was there';
COMMENT ON COLUMN quiz_run_questions.deadline_time IS 'personal: no';
COMMENT ON COLUMN quiz_run_questions.answer_time IS 'personal: when the player was there';
COMMENT ON COLUMN quiz_run_questions.choice IS 'personal: answer';
COMMENT ON COLUMN quiz_run_questions.outcome IS 'personal: result';
COMMENT ON COLUMN quiz_run_questions.duration_ms IS 'personal: result';
