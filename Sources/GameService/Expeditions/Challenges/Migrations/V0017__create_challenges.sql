-- Challenges of parks, each with its versions: what was changed of a course began a new one, with a board of its own.
CREATE TABLE challenges (
  challenge_id uuid PRIMARY KEY,
  -- NULL once that account is deleted, and for what the installation has made itself.
  maker_id uuid,
  state smallint NOT NULL CHECK (state BETWEEN 1 AND 4),
  park_id text NOT NULL CHECK (park_id <> ''),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  -- The latest.
  version integer NOT NULL CHECK (version >= 1),
  -- Raised by every change.
  revision integer NOT NULL CHECK (revision >= 1),
  is_generated boolean NOT NULL,
  create_time timestamptz NOT NULL,
  publish_time timestamptz,
  -- Source that the installation has made it of, for example "osm-w8042613/edge".
  seed_key text,
  -- Name and description in each language, for what the installation has made.
  word_languages text[] NOT NULL,
  word_names text[] NOT NULL,
  word_descriptions text[] NOT NULL,
  CHECK (seed_key IS NULL OR is_generated),
  CHECK (cardinality(word_languages) = cardinality(word_names) AND cardinality(word_languages) = cardinality(word_descriptions)),
  CHECK (state <> 2 OR publish_time IS NOT NULL)
) WITH (fillfactor = 90);

CREATE INDEX challenges_park ON challenges (park_id, publish_time DESC, challenge_id DESC) WHERE state = 2;
CREATE INDEX challenges_maker ON challenges (maker_id, create_time DESC, challenge_id DESC);
CREATE UNIQUE INDEX challenges_seeds ON challenges (seed_key) WHERE seed_key IS NOT NULL;

-- Rules that a challenge is judged by. A row never changes once the challenge was shown to others.
CREATE TABLE challenge_versions (
  challenge_id uuid NOT NULL REFERENCES challenges ON DELETE CASCADE,
  version integer NOT NULL CHECK (version >= 1),
  park_id text NOT NULL CHECK (park_id <> ''),
  kind smallint NOT NULL CHECK (kind BETWEEN 1 AND 9),
  movement smallint NOT NULL CHECK (movement IN (1, 2)),
  parameter_names text[] NOT NULL,
  parameter_values bigint[] NOT NULL,
  features smallint[] NOT NULL,
  -- Controls in their order, an element for each. Positions in steps of 10^-7 degrees.
  control_codes text[] NOT NULL,
  control_clues text[] NOT NULL,
  control_latitudes bigint[] NOT NULL,
  control_longitudes bigint[] NOT NULL,
  control_radii_m integer[] NOT NULL,
  control_points integer[] NOT NULL,
  control_hidden boolean[] NOT NULL,
  -- When it took the place of the one before.
  begin_time timestamptz NOT NULL,
  PRIMARY KEY (challenge_id, version),
  CHECK (cardinality(parameter_names) = cardinality(parameter_values)),
  CHECK (
    cardinality(control_codes) = cardinality(control_clues) AND cardinality(control_codes) = cardinality(control_latitudes)
    AND cardinality(control_codes) = cardinality(control_longitudes) AND cardinality(control_codes) = cardinality(control_radii_m)
    AND cardinality(control_codes) = cardinality(control_points) AND cardinality(control_codes) = cardinality(control_hidden))
);

-- Reports that a challenge should not be there: one report of each person counts.
CREATE TABLE challenge_reports (
  challenge_id uuid NOT NULL REFERENCES challenges ON DELETE CASCADE,
  account_id uuid NOT NULL,
  reason smallint NOT NULL CHECK (reason BETWEEN 1 AND 4),
  create_time timestamptz NOT NULL,
  PRIMARY KEY (challenge_id, account_id)
);

CREATE INDEX challenge_reports_account ON challenge_reports (account_id);

COMMENT ON TABLE challenges IS 'group: local; retention: until its maker takes it back and nobody has an attempt at it';
COMMENT ON COLUMN challenges.challenge_id IS 'personal: no';
COMMENT ON COLUMN challenges.maker_id IS 'personal: account';
COMMENT ON COLUMN challenges.state IS 'personal: no';
COMMENT ON COLUMN challenges.park_id IS 'personal: no';
COMMENT ON COLUMN challenges.name IS 'personal: text the person wrote';
COMMENT ON COLUMN challenges.description IS 'personal: text the person wrote';
COMMENT ON COLUMN challenges.version IS 'personal: no';
COMMENT ON COLUMN challenges.revision IS 'personal: no';
COMMENT ON COLUMN challenges.is_generated IS 'personal: no';
COMMENT ON COLUMN challenges.create_time IS 'personal: when the person built it';
COMMENT ON COLUMN challenges.publish_time IS 'personal: no';
COMMENT ON COLUMN challenges.seed_key IS 'personal: no';
COMMENT ON COLUMN challenges.word_languages IS 'personal: no';
COMMENT ON COLUMN challenges.word_names IS 'personal: no';
COMMENT ON COLUMN challenges.word_descriptions IS 'personal: no';

COMMENT ON TABLE challenge_versions IS 'group: local; retention: as the challenge';
COMMENT ON COLUMN challenge_versions.challenge_id IS 'personal: no';
COMMENT ON COLUMN challenge_versions.version IS 'personal: no';
COMMENT ON COLUMN challenge_versions.park_id IS 'personal: no';
COMMENT ON COLUMN challenge_versions.kind IS 'personal: no';
COMMENT ON COLUMN challenge_versions.movement IS 'personal: no';
COMMENT ON COLUMN challenge_versions.parameter_names IS 'personal: no';
COMMENT ON COLUMN challenge_versions.parameter_values IS 'personal: no';
COMMENT ON COLUMN challenge_versions.features IS 'personal: no';
COMMENT ON COLUMN challenge_versions.control_codes IS 'personal: no';
COMMENT ON COLUMN challenge_versions.control_clues IS 'personal: text the person wrote';
COMMENT ON COLUMN challenge_versions.control_latitudes IS 'personal: no';
COMMENT ON COLUMN challenge_versions.control_longitudes IS 'personal: no';
COMMENT ON COLUMN challenge_versions.control_radii_m IS 'personal: no';
COMMENT ON COLUMN challenge_versions.control_points IS 'personal: no';
COMMENT ON COLUMN challenge_versions.control_hidden IS 'personal: no';
COMMENT ON COLUMN challenge_versions.begin_time IS 'personal: no';

COMMENT ON TABLE challenge_reports IS 'group: local; retention: as the challenge';
COMMENT ON COLUMN challenge_reports.challenge_id IS 'personal: no';
COMMENT ON COLUMN challenge_reports.account_id IS 'personal: account';
COMMENT ON COLUMN challenge_reports.reason IS 'personal: what the person reported';
COMMENT ON COLUMN challenge_reports.create_time IS 'personal: when the person reported it';
