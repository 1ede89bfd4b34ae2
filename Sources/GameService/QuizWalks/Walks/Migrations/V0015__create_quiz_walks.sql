-- Walks of Qwalk: drafts as their makers type them, and versions of them that never change.

CREATE TABLE quiz_walks (
  -- Not in the order of time: whoever has the id of a walk for those with the link may walk it, so that it must not be guessed.
  walk_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  lang text NOT NULL,
  media_id uuid,
  alt_text text NOT NULL,
  radius_m smallint NOT NULL CHECK (radius_m BETWEEN 10 AND 100),
  is_in_order boolean NOT NULL,
  -- Pairs of steps of 10^-7 degrees: latitude, longitude.
  route_points bigint[] NOT NULL,
  -- NULL without a question at the end.
  tie_text text,
  tie_lower bigint NOT NULL,
  tie_upper bigint NOT NULL CHECK (tie_upper >= tie_lower),
  tie_answer bigint NOT NULL CHECK (tie_answer BETWEEN tie_lower AND tie_upper),
  -- Raised by every change of the draft.
  revision bigint NOT NULL,
  -- The revision that the latest version was made of.
  published_revision bigint NOT NULL,
  -- 0: never published; 1 private, 2 link, 3 friends, 4 public.
  visibility smallint NOT NULL CHECK (visibility BETWEEN 0 AND 4),
  -- The visibility before moderators have hidden it, which makes it private; NULL where they have not.
  hidden_visibility smallint CHECK (hidden_visibility BETWEEN 1 AND 4),
  -- The latest version; 0 for none.
  version integer NOT NULL,
  -- The title of the latest version, as titles are compared.
  published_title text,
  code text UNIQUE CHECK (code <> ''),
  is_generated boolean NOT NULL,
  create_time timestamptz NOT NULL,
  -- When it was published first.
  publish_time timestamptz,
  -- When it was featured.
  feature_time timestamptz,
  -- The middle of the latest version's questions, degrees, rounded to two kilometres and more: never where a question is.
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  -- The plane of MercatorPoint.
  mercator point GENERATED ALWAYS AS (
    CASE WHEN latitude IS NOT NULL THEN
      point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-89.5, least(89.5, latitude))) / 2)))) END
  ) STORED
);

CREATE INDEX quiz_walks_by_maker ON quiz_walks (account_id, create_time DESC, walk_id DESC);
CREATE UNIQUE INDEX quiz_walks_titles ON quiz_walks (account_id, published_title);
CREATE INDEX quiz_walks_new ON quiz_walks (publish_time DESC, walk_id DESC) WHERE visibility = 4;
CREATE INDEX quiz_walks_featured ON quiz_walks (feature_time DESC, walk_id DESC) WHERE visibility = 4 AND feature_time IS NOT NULL;
CREATE INDEX quiz_walks_by_place ON quiz_walks USING spgist (mercator) WHERE visibility = 4;

-- Heads of published versions.
CREATE TABLE quiz_walk_versions (
  walk_id uuid NOT NULL REFERENCES quiz_walks ON DELETE CASCADE,
  version integer NOT NULL,
  account_id uuid NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  lang text NOT NULL,
  media_id uuid,
  alt_text text NOT NULL,
  radius_m smallint NOT NULL,
  is_in_order boolean NOT NULL,
  route_points bigint[] NOT NULL,
  tie_text text,
  tie_lower bigint NOT NULL,
  tie_upper bigint NOT NULL,
  tie_answer bigint NOT NULL,
  question_count smallint NOT NULL,
  create_time timestamptz NOT NULL,
  PRIMARY KEY (walk_id, version)
);

CREATE INDEX quiz_walk_versions_account ON quiz_walk_versions (account_id);

-- Questions of drafts and of versions.
CREATE TABLE quiz_questions (
  walk_id uuid NOT NULL REFERENCES quiz_walks ON DELETE CASCADE,
  -- 0 for the draft.
  version integer NOT NULL,
  question_id uuid NOT NULL,
  account_id uuid NOT NULL,
  -- From 1, without gaps.
  number smallint NOT NULL,
  -- 1: choice.
  kind smallint NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  lang text NOT NULL,
  media_id uuid,
  alt_text text NOT NULL,
  options text[] NOT NULL,
  -- Index from 0; NULL while none is chosen.
  right_option smallint,
  explanation text NOT NULL,
  -- Steps of 10^-7 degrees; NULL until it is placed.
  latitude bigint,
  longitude bigint,
  -- NULL: as the run has it.
  timer_seconds smallint,
  PRIMARY KEY (walk_id, version, question_id)
);

CREATE INDEX quiz_questions_account ON quiz_questions (account_id);

-- Published walks that were deleted: their runs leave the boards of those walks. A run that ended at the same moment may come later.
CREATE TABLE quiz_gone_walks (
  walk_id uuid PRIMARY KEY,
  gone_time timestamptz NOT NULL
);

CREATE INDEX quiz_gone_walks_time ON quiz_gone_walks (gone_time);

-- Walks that their makers have brought along from another server, by the keys that they had there: once, so that one that is deleted here stays so.
CREATE TABLE quiz_moved_walks (
  account_id uuid NOT NULL,
  moved_key text NOT NULL,
  move_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, moved_key)
);

-- Friends who may edit a walk besides its maker.
CREATE TABLE quiz_walk_editors (
  walk_id uuid NOT NULL REFERENCES quiz_walks ON DELETE CASCADE,
  account_id uuid NOT NULL,
  create_time timestamptz NOT NULL,
  -- When they edited no more; they know its answers still. NULL while they do.
  end_time timestamptz,
  PRIMARY KEY (walk_id, account_id)
);

CREATE INDEX quiz_walk_editors_account ON quiz_walk_editors (account_id, create_time DESC, walk_id DESC);

-- Friends to whom a walk was sent, by whomever: each hears of it once a day at most.
CREATE TABLE quiz_walk_shares (
  walk_id uuid NOT NULL REFERENCES quiz_walks ON DELETE CASCADE,
  account_id uuid NOT NULL,
  share_time timestamptz NOT NULL,
  PRIMARY KEY (walk_id, account_id)
);

CREATE INDEX quiz_walk_shares_account ON quiz_walk_shares (account_id);

-- Codes that no walk has, by account and by network.
CREATE TABLE quiz_code_tries (
  account_id uuid PRIMARY KEY,
  try_count integer NOT NULL,
  -- When the count begins anew.
  reset_time timestamptz NOT NULL
) WITH (fillfactor = 80);

CREATE TABLE quiz_network_tries (
  network bytea PRIMARY KEY,
  try_count integer NOT NULL,
  reset_time timestamptz NOT NULL
) WITH (fillfactor = 80);

CREATE INDEX quiz_network_tries_end ON quiz_network_tries (reset_time);

-- How each question of a version was answered, over all runs that have ended.
CREATE TABLE quiz_question_counts (
  walk_id uuid NOT NULL REFERENCES quiz_walks ON DELETE CASCADE,
  version integer NOT NULL,
  question_id uuid NOT NULL,
  asked_count bigint NOT NULL,
  right_count bigint NOT NULL,
  timed_out_count bigint NOT NULL,
  duration_ms_sum bigint NOT NULL,
  PRIMARY KEY (walk_id, version, question_id)
) WITH (fillfactor = 80);

COMMENT ON TABLE quiz_walks IS 'group: local; retention: until it, or the makers account, is deleted';
COMMENT ON COLUMN quiz_walks.walk_id IS 'personal: no';
COMMENT ON COLUMN quiz_walks.account_id IS 'personal: pseudonym of the maker';
COMMENT ON COLUMN quiz_walks.title IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walks.description IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walks.lang IS 'personal: no';
COMMENT ON COLUMN quiz_walks.media_id IS 'personal: picture of the maker';
COMMENT ON COLUMN quiz_walks.alt_text IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walks.radius_m IS 'personal: no';
COMMENT ON COLUMN quiz_walks.is_in_order IS 'personal: no';
COMMENT ON COLUMN quiz_walks.route_points IS 'personal: places of the maker';
COMMENT ON COLUMN quiz_walks.tie_text IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walks.tie_lower IS 'personal: no';
COMMENT ON COLUMN quiz_walks.tie_upper IS 'personal: no';
COMMENT ON COLUMN quiz_walks.tie_answer IS 'personal: no';
COMMENT ON COLUMN quiz_walks.revision IS 'personal: no';
COMMENT ON COLUMN quiz_walks.published_revision IS 'personal: no';
COMMENT ON COLUMN quiz_walks.visibility IS 'personal: no';
COMMENT ON COLUMN quiz_walks.hidden_visibility IS 'personal: no';
COMMENT ON COLUMN quiz_walks.version IS 'personal: no';
COMMENT ON COLUMN quiz_walks.published_title IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walks.code IS 'personal: what the maker tells others';
COMMENT ON COLUMN quiz_walks.is_generated IS 'personal: no';
COMMENT ON COLUMN quiz_walks.create_time IS 'personal: when the maker was there';
COMMENT ON COLUMN quiz_walks.publish_time IS 'personal: no';
COMMENT ON COLUMN quiz_walks.feature_time IS 'personal: no';
COMMENT ON COLUMN quiz_walks.latitude IS 'personal: place of the maker, blurred';
COMMENT ON COLUMN quiz_walks.longitude IS 'personal: place of the maker, blurred';
COMMENT ON COLUMN quiz_walks.mercator IS 'personal: no';

COMMENT ON TABLE quiz_walk_versions IS 'group: local; retention: as the walk';
COMMENT ON COLUMN quiz_walk_versions.walk_id IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.version IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.account_id IS 'personal: pseudonym of the maker';
COMMENT ON COLUMN quiz_walk_versions.title IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walk_versions.description IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walk_versions.lang IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.media_id IS 'personal: picture of the maker';
COMMENT ON COLUMN quiz_walk_versions.alt_text IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walk_versions.radius_m IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.is_in_order IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.route_points IS 'personal: places of the maker';
COMMENT ON COLUMN quiz_walk_versions.tie_text IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_walk_versions.tie_lower IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.tie_upper IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.tie_answer IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.question_count IS 'personal: no';
COMMENT ON COLUMN quiz_walk_versions.create_time IS 'personal: when the maker was there';

COMMENT ON TABLE quiz_questions IS 'group: local; retention: as the walk';
COMMENT ON COLUMN quiz_questions.walk_id IS 'personal: no';
COMMENT ON COLUMN quiz_questions.version IS 'personal: no';
COMMENT ON COLUMN quiz_questions.question_id IS 'personal: no';
COMMENT ON COLUMN quiz_questions.account_id IS 'personal: pseudonym of the maker';
COMMENT ON COLUMN quiz_questions.number IS 'personal: no';
COMMENT ON COLUMN quiz_questions.kind IS 'personal: no';
COMMENT ON COLUMN quiz_questions.title IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_questions.body IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_questions.lang IS 'personal: no';
COMMENT ON COLUMN quiz_questions.media_id IS 'personal: picture of the maker';
COMMENT ON COLUMN quiz_questions.alt_text IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_questions.options IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_questions.right_option IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_questions.explanation IS 'personal: what the maker wrote';
COMMENT ON COLUMN quiz_questions.latitude IS 'personal: place of the maker';
COMMENT ON COLUMN quiz_questions.longitude IS 'personal: place of the maker';
COMMENT ON COLUMN quiz_questions.timer_seconds IS 'personal: no';

COMMENT ON TABLE quiz_gone_walks IS 'group: local; queue; retention: a day after the walk was deleted';
COMMENT ON COLUMN quiz_gone_walks.walk_id IS 'personal: no';
COMMENT ON COLUMN quiz_gone_walks.gone_time IS 'personal: no';

COMMENT ON TABLE quiz_walk_editors IS 'group: local; retention: as the walk';
COMMENT ON COLUMN quiz_walk_editors.walk_id IS 'personal: no';
COMMENT ON COLUMN quiz_walk_editors.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN quiz_walk_editors.create_time IS 'personal: when the person became an editor';
COMMENT ON COLUMN quiz_walk_editors.end_time IS 'personal: when the person was an editor no more';

COMMENT ON TABLE quiz_walk_shares IS 'group: local; retention: as the walk';
COMMENT ON COLUMN quiz_walk_shares.walk_id IS 'personal: no';
COMMENT ON COLUMN quiz_walk_shares.account_id IS 'personal: pseudonym of the person to whom it was sent';
COMMENT ON COLUMN quiz_walk_shares.share_time IS 'personal: when the person heard of it';

COMMENT ON TABLE quiz_code_tries IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN quiz_code_tries.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN quiz_code_tries.try_count IS 'personal: habit';
COMMENT ON COLUMN quiz_code_tries.reset_time IS 'personal: no';

COMMENT ON TABLE quiz_network_tries IS 'group: local; queue; retention: ten minutes after the first try';
COMMENT ON COLUMN quiz_network_tries.network IS 'personal: no';
COMMENT ON COLUMN quiz_network_tries.try_count IS 'personal: no';
COMMENT ON COLUMN quiz_network_tries.reset_time IS 'personal: no';

COMMENT ON TABLE quiz_question_counts IS 'group: local; retention: as the walk';
COMMENT ON COLUMN quiz_question_counts.walk_id IS 'personal: no';
COMMENT ON COLUMN quiz_question_counts.version IS 'personal: no';
COMMENT ON COLUMN quiz_question_counts.question_id IS 'personal: no';
COMMENT ON COLUMN quiz_question_counts.asked_count IS 'personal: no';
COMMENT ON COLUMN quiz_question_counts.right_count IS 'personal: no';
COMMENT ON COLUMN quiz_question_counts.timed_out_count IS 'personal: no';
COMMENT ON COLUMN quiz_question_counts.duration_ms_sum IS 'personal: no';

COMMENT ON TABLE quiz_moved_walks IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN quiz_moved_walks.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN quiz_moved_walks.moved_key IS 'personal: which walk the person has brought along';
COMMENT ON COLUMN quiz_moved_walks.move_time IS 'personal: when the person has come from elsewhere';
