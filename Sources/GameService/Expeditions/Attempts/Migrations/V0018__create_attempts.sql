-- Attempts at challenges and their tracks.

-- Sums of all that a person has done. The row is the lock on all that the person does in expeditions.
CREATE TABLE expedition_people (
  account_id uuid PRIMARY KEY,
  total_points bigint NOT NULL DEFAULT 0 CHECK (total_points >= 0),
  accepted_count bigint NOT NULL DEFAULT 0,
  challenge_count bigint NOT NULL DEFAULT 0,
  park_count bigint NOT NULL DEFAULT 0,
  -- The same as they stood when the day (of UTC) began, on the last day on which they changed: what others are told of a person who appears offline.
  told_day date NOT NULL DEFAULT '-infinity',
  told_total_points bigint NOT NULL DEFAULT 0,
  told_accepted_count bigint NOT NULL DEFAULT 0,
  told_challenge_count bigint NOT NULL DEFAULT 0,
  told_park_count bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 80);

CREATE INDEX expedition_people_points ON expedition_people (total_points DESC) WHERE total_points > 0;

CREATE TABLE attempts (
  attempt_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  -- No reference: people and challenges lie in different places once there are several.
  challenge_id uuid NOT NULL,
  challenge_version integer NOT NULL,
  park_id text NOT NULL,
  state smallint NOT NULL CHECK (state BETWEEN 1 AND 5),
  -- Conditions at the start (requirement E-21). Milliseconds, because that is what tracks are judged by.
  start_ms bigint NOT NULL,
  start_latitude bigint NOT NULL,
  start_longitude bigint NOT NULL,
  start_accuracy_mm bigint NOT NULL,
  device text NOT NULL,
  features smallint[] NOT NULL,
  is_offline boolean NOT NULL,
  weather_values double precision[],
  create_time timestamptz NOT NULL,
  -- When it is given up where nothing comes.
  expire_time timestamptz NOT NULL,
  timer_generation bigint NOT NULL DEFAULT 1,
  sample_count integer NOT NULL DEFAULT 0 CHECK (sample_count >= 0),
  -- The largest difference between the clocks of device and server, milliseconds.
  clock_skew_ms bigint NOT NULL DEFAULT 0,
  -- Parts that were told to be done.
  part_count integer NOT NULL DEFAULT 0,
  -- In a time attack that has begun: until when the next gate must be reached.
  deadline_ms bigint,
  -- Whether its samples are there: they are forgotten 90 days after the verdict, unless the person keeps them.
  has_track boolean NOT NULL DEFAULT true,
  keeps_track boolean NOT NULL DEFAULT false,
  -- When it was given up, or decided.
  finish_time timestamptz,
  ruleset_version integer,
  -- A message of the contract.
  verdict bytea,
  decided_by_moderator boolean NOT NULL DEFAULT false,
  note text NOT NULL DEFAULT '',
  appeal text,
  -- Results of the part that counts.
  end_ms bigint,
  local_day integer,
  rank bigint,
  tie bigint,
  score bigint,
  score_unit smallint,
  full_base_points bigint,
  is_top_ten boolean NOT NULL DEFAULT false,
  base_points bigint,
  improvement_points bigint,
  top_ten_points bigint,
  weather_points bigint,
  total_points bigint,
  CHECK ((verdict IS NULL) = (state IN (1, 5))),
  CHECK (state <> 2 OR total_points IS NOT NULL)
) WITH (fillfactor = 70);

-- One that goes on at each challenge, whatever is asked at once (requirement E-S16).
CREATE UNIQUE INDEX attempts_active ON attempts (account_id, challenge_id) WHERE state = 1;
-- Attempts that were recorded without a network come once; one that was given up half sent may come again.
CREATE UNIQUE INDEX attempts_recorded ON attempts (account_id, challenge_id, start_ms) WHERE state <> 5;
CREATE INDEX attempts_history ON attempts (account_id, create_time DESC, attempt_id DESC);
CREATE INDEX attempts_accepted ON attempts (account_id, challenge_id, end_ms, attempt_id) WHERE state = 2;
CREATE INDEX attempts_waiting ON attempts (finish_time, attempt_id) WHERE state = 3 OR (state = 4 AND appeal IS NOT NULL AND NOT decided_by_moderator);
CREATE INDEX attempts_ruleset ON attempts (ruleset_version, attempt_id) WHERE verdict IS NOT NULL AND NOT decided_by_moderator;
CREATE INDEX attempts_tracks ON attempts (finish_time, attempt_id) WHERE has_track AND NOT keeps_track AND state IN (2, 4, 5);

-- Samples, packed; numbered by the device.
CREATE TABLE track_chunks (
  attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  sequence integer NOT NULL CHECK (sequence >= 0),
  sample_count integer NOT NULL,
  create_time timestamptz NOT NULL,
  samples bytea NOT NULL,
  PRIMARY KEY (attempt_id, sequence)
);

-- How far an attempt that goes on is, so that a chunk costs the same however long the track is. Made from the chunks again where it is not there, or was
-- made by a former ruleset.
CREATE TABLE track_progress (
  attempt_id uuid PRIMARY KEY REFERENCES attempts ON DELETE CASCADE,
  ruleset_version integer NOT NULL,
  -- The first chunk that is not in it, and the samples of those that are.
  next_sequence integer NOT NULL,
  sample_count integer NOT NULL,
  state bytea NOT NULL
) WITH (fillfactor = 50);

-- Marks by which a copy of a track is recognised. They outlive the track.
CREATE TABLE track_prints (
  print bigint NOT NULL,
  attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  PRIMARY KEY (print, attempt_id)
);

CREATE INDEX track_prints_attempt ON track_prints (attempt_id);

COMMENT ON TABLE expedition_people IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN expedition_people.account_id IS 'personal: account';
COMMENT ON COLUMN expedition_people.total_points IS 'personal: how well the person did';
COMMENT ON COLUMN expedition_people.accepted_count IS 'personal: how much the person does';
COMMENT ON COLUMN expedition_people.challenge_count IS 'personal: how much the person does';
COMMENT ON COLUMN expedition_people.park_count IS 'personal: where the person was';
COMMENT ON COLUMN expedition_people.told_day IS 'personal: habit';
COMMENT ON COLUMN expedition_people.told_total_points IS 'personal: how well the person did';
COMMENT ON COLUMN expedition_people.told_accepted_count IS 'personal: how much the person does';
COMMENT ON COLUMN expedition_people.told_challenge_count IS 'personal: how much the person does';
COMMENT ON COLUMN expedition_people.told_park_count IS 'personal: where the person was';

COMMENT ON TABLE attempts IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN attempts.attempt_id IS 'personal: no';
COMMENT ON COLUMN attempts.account_id IS 'personal: account';
COMMENT ON COLUMN attempts.challenge_id IS 'personal: where the person was';
COMMENT ON COLUMN attempts.challenge_version IS 'personal: no';
COMMENT ON COLUMN attempts.park_id IS 'personal: where the person was';
COMMENT ON COLUMN attempts.state IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.start_ms IS 'personal: when the person was there';
COMMENT ON COLUMN attempts.start_latitude IS 'personal: where the person was';
COMMENT ON COLUMN attempts.start_longitude IS 'personal: where the person was';
COMMENT ON COLUMN attempts.start_accuracy_mm IS 'personal: where the person was';
COMMENT ON COLUMN attempts.device IS 'personal: device of the person';
COMMENT ON COLUMN attempts.features IS 'personal: device of the person';
COMMENT ON COLUMN attempts.is_offline IS 'personal: no';
COMMENT ON COLUMN attempts.weather_values IS 'personal: no';
COMMENT ON COLUMN attempts.create_time IS 'personal: when the person was there';
COMMENT ON COLUMN attempts.expire_time IS 'personal: no';
COMMENT ON COLUMN attempts.timer_generation IS 'personal: no';
COMMENT ON COLUMN attempts.sample_count IS 'personal: no';
COMMENT ON COLUMN attempts.clock_skew_ms IS 'personal: device of the person';
COMMENT ON COLUMN attempts.part_count IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.deadline_ms IS 'personal: when the person was there';
COMMENT ON COLUMN attempts.has_track IS 'personal: no';
COMMENT ON COLUMN attempts.keeps_track IS 'personal: wish of the person';
COMMENT ON COLUMN attempts.finish_time IS 'personal: when the person was there';
COMMENT ON COLUMN attempts.ruleset_version IS 'personal: no';
COMMENT ON COLUMN attempts.verdict IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.decided_by_moderator IS 'personal: no';
COMMENT ON COLUMN attempts.note IS 'personal: text about the person';
COMMENT ON COLUMN attempts.appeal IS 'personal: text the person wrote';
COMMENT ON COLUMN attempts.end_ms IS 'personal: when the person was there';
COMMENT ON COLUMN attempts.local_day IS 'personal: when the person was there';
COMMENT ON COLUMN attempts.rank IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.tie IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.score IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.score_unit IS 'personal: no';
COMMENT ON COLUMN attempts.full_base_points IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.is_top_ten IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.base_points IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.improvement_points IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.top_ten_points IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.weather_points IS 'personal: how well the person did';
COMMENT ON COLUMN attempts.total_points IS 'personal: how well the person did';

COMMENT ON TABLE track_chunks IS 'group: local; retention: until 90 days after the verdict, or as the attempt where the person keeps it';
COMMENT ON COLUMN track_chunks.attempt_id IS 'personal: no';
COMMENT ON COLUMN track_chunks.sequence IS 'personal: no';
COMMENT ON COLUMN track_chunks.sample_count IS 'personal: no';
COMMENT ON COLUMN track_chunks.create_time IS 'personal: when the person was there';
COMMENT ON COLUMN track_chunks.samples IS 'personal: where the person was';

COMMENT ON TABLE track_progress IS 'group: local; retention: until 90 days after the verdict';
COMMENT ON COLUMN track_progress.attempt_id IS 'personal: no';
COMMENT ON COLUMN track_progress.ruleset_version IS 'personal: no';
COMMENT ON COLUMN track_progress.next_sequence IS 'personal: no';
COMMENT ON COLUMN track_progress.sample_count IS 'personal: no';
COMMENT ON COLUMN track_progress.state IS 'personal: where the person was';

COMMENT ON TABLE track_prints IS 'group: local; retention: as the attempt';
COMMENT ON COLUMN track_prints.print IS 'personal: where the person was';
COMMENT ON COLUMN track_prints.attempt_id IS 'personal: no';
