-- Groups and classes that take a walk together.

CREATE TABLE quiz_groups (
  group_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  walk_id uuid NOT NULL,
  version integer NOT NULL,
  is_class boolean NOT NULL,
  -- NULL after the end: a code ends with its group.
  code text UNIQUE CHECK (code <> ''),
  is_hidden boolean NOT NULL,
  is_speed boolean NOT NULL,
  -- NULL: no timers.
  question_timer_seconds smallint,
  -- NULL: none; 1 easy, 2 medium, 3 hard.
  monkey smallint CHECK (monkey BETWEEN 1 AND 3),
  question_count smallint NOT NULL,
  -- The latest number of a member.
  last_number smallint NOT NULL,
  create_time timestamptz NOT NULL,
  -- NULL while a class waits.
  start_time timestamptz,
  expire_time timestamptz NOT NULL,
  end_time timestamptz
) WITH (fillfactor = 80);

CREATE INDEX quiz_groups_by_maker ON quiz_groups (account_id);
CREATE INDEX quiz_groups_open ON quiz_groups (expire_time) WHERE end_time IS NULL;
CREATE INDEX quiz_groups_by_age ON quiz_groups (create_time);

-- Rows of those who have left stay: whoever was sent away finds the group no more, and whoever comes back has the same run.
CREATE TABLE quiz_group_members (
  group_id uuid NOT NULL REFERENCES quiz_groups ON DELETE CASCADE,
  -- 0: a teacher.
  number smallint NOT NULL,
  account_id uuid NOT NULL,
  name text NOT NULL,
  -- 0 there, 1 left, 2 sent away.
  state smallint NOT NULL CHECK (state BETWEEN 0 AND 2),
  is_of_guest boolean NOT NULL,
  -- NULL before it has begun.
  run_id uuid,
  join_time timestamptz NOT NULL,
  -- Whether moderators have hidden the name from the others, and each that is written in its place.
  is_name_hidden boolean NOT NULL DEFAULT false,
  PRIMARY KEY (group_id, number),
  UNIQUE (group_id, account_id)
) WITH (fillfactor = 80);

CREATE INDEX quiz_group_members_by_account ON quiz_group_members (account_id, join_time DESC, group_id DESC);

-- Friends who were invited, by whomever: each hears of a group once.
CREATE TABLE quiz_group_invitations (
  group_id uuid NOT NULL REFERENCES quiz_groups ON DELETE CASCADE,
  account_id uuid NOT NULL,
  PRIMARY KEY (group_id, account_id)
);

CREATE INDEX quiz_group_invitations_by_account ON quiz_group_invitations (account_id);

COMMENT ON TABLE quiz_groups IS 'group: local; retention: 90 days after it was made';
COMMENT ON COLUMN quiz_groups.group_id IS 'personal: no';
COMMENT ON COLUMN quiz_groups.account_id IS 'personal: pseudonym of the maker';
COMMENT ON COLUMN quiz_groups.walk_id IS 'personal: which walk the maker took';
COMMENT ON COLUMN quiz_groups.version IS 'personal: no';
COMMENT ON COLUMN quiz_groups.is_class IS 'personal: no';
COMMENT ON COLUMN quiz_groups.code IS 'personal: what the maker tells others';
COMMENT ON COLUMN quiz_groups.is_hidden IS 'personal: no';
COMMENT ON COLUMN quiz_groups.is_speed IS 'personal: no';
COMMENT ON COLUMN quiz_groups.question_timer_seconds IS 'personal: no';
COMMENT ON COLUMN quiz_groups.monkey IS 'personal: no';
COMMENT ON COLUMN quiz_groups.question_count IS 'personal: no';
COMMENT ON COLUMN quiz_groups.last_number IS 'personal: no';
COMMENT ON COLUMN quiz_groups.create_time IS 'personal: when the maker was there';
COMMENT ON COLUMN quiz_groups.start_time IS 'personal: when the maker was there';
COMMENT ON COLUMN quiz_groups.expire_time IS 'personal: no';
COMMENT ON COLUMN quiz_groups.end_time IS 'personal: when the maker was there';

COMMENT ON TABLE quiz_group_members IS 'group: local; retention: as the group';
COMMENT ON COLUMN quiz_group_members.group_id IS 'personal: no';
COMMENT ON COLUMN quiz_group_members.number IS 'personal: no';
COMMENT ON COLUMN quiz_group_members.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN quiz_group_members.name IS 'personal: name that the person wrote for the group';
COMMENT ON COLUMN quiz_group_members.state IS 'personal: whether the person has left, or was sent away';
COMMENT ON COLUMN quiz_group_members.is_of_guest IS 'personal: no';
COMMENT ON COLUMN quiz_group_members.run_id IS 'personal: which run is the persons';
COMMENT ON COLUMN quiz_group_members.join_time IS 'personal: when the person was there';
COMMENT ON COLUMN quiz_group_members.is_name_hidden IS 'personal: whether moderators have hidden the name';

COMMENT ON TABLE quiz_group_invitations IS 'group: local; retention: as the group';
COMMENT ON COLUMN quiz_group_invitations.group_id IS 'personal: no';
COMMENT ON COLUMN quiz_group_invitations.account_id IS 'personal: pseudonym of the person who was invited';
