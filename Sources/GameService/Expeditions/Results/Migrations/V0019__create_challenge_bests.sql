-- The best attempt of each person at each version of a challenge.
CREATE TABLE challenge_bests (
  challenge_id uuid NOT NULL,
  version integer NOT NULL,
  account_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  rank bigint NOT NULL,
  tie bigint NOT NULL,
  score bigint NOT NULL,
  score_unit smallint NOT NULL,
  -- When it was done: of equals the earlier one is before.
  end_time timestamptz NOT NULL,
  PRIMARY KEY (challenge_id, version, account_id)
);

CREATE INDEX challenge_bests_order ON challenge_bests (challenge_id, version, rank DESC, tie DESC, end_time, account_id);
CREATE INDEX challenge_bests_account ON challenge_bests (account_id);

-- Accepted attempts of people who appear offline: they come onto boards when the next day (of UTC) begins.
CREATE TABLE waiting_bests (
  attempt_id uuid NOT NULL,
  account_id uuid NOT NULL,
  challenge_id uuid NOT NULL,
  version integer NOT NULL,
  due_day date NOT NULL,
  PRIMARY KEY (account_id, attempt_id)
);

CREATE INDEX waiting_bests_due ON waiting_bests (due_day);

-- Friends who were told that somebody was better, and than which result of theirs: when the verdict is another one, it is taken back.
CREATE TABLE beaten_records (
  account_id uuid NOT NULL,
  challenge_id uuid NOT NULL,
  version integer NOT NULL,
  friend_account_id uuid NOT NULL CHECK (friend_account_id <> account_id),
  rank bigint NOT NULL,
  tie bigint NOT NULL,
  beat_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, challenge_id, version, friend_account_id)
);

CREATE INDEX beaten_records_friend ON beaten_records (friend_account_id);
CREATE INDEX beaten_records_time ON beaten_records (beat_time);

COMMENT ON TABLE beaten_records IS 'group: local; retention: 90 days; until one of both accounts is deleted';
COMMENT ON COLUMN beaten_records.account_id IS 'personal: account';
COMMENT ON COLUMN beaten_records.challenge_id IS 'personal: what the person has done';
COMMENT ON COLUMN beaten_records.version IS 'personal: no';
COMMENT ON COLUMN beaten_records.friend_account_id IS 'personal: whom the person has beaten';
COMMENT ON COLUMN beaten_records.rank IS 'personal: how well the friend did';
COMMENT ON COLUMN beaten_records.tie IS 'personal: how well the friend did';
COMMENT ON COLUMN beaten_records.beat_time IS 'personal: when the person was there';

COMMENT ON TABLE waiting_bests IS 'group: account_id; queue; retention: until the next day; until the account is deleted';
COMMENT ON COLUMN waiting_bests.attempt_id IS 'personal: no';
COMMENT ON COLUMN waiting_bests.account_id IS 'personal: account';
COMMENT ON COLUMN waiting_bests.challenge_id IS 'personal: what the person has done';
COMMENT ON COLUMN waiting_bests.version IS 'personal: no';
COMMENT ON COLUMN waiting_bests.due_day IS 'personal: when the person was there';

COMMENT ON TABLE challenge_bests IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN challenge_bests.challenge_id IS 'personal: no';
COMMENT ON COLUMN challenge_bests.version IS 'personal: no';
COMMENT ON COLUMN challenge_bests.account_id IS 'personal: account';
COMMENT ON COLUMN challenge_bests.attempt_id IS 'personal: no';
COMMENT ON COLUMN challenge_bests.rank IS 'personal: how well the person did';
COMMENT ON COLUMN challenge_bests.tie IS 'personal: how well the person did';
COMMENT ON COLUMN challenge_bests.score IS 'personal: how well the person did';
COMMENT ON COLUMN challenge_bests.score_unit IS 'personal: no';
COMMENT ON COLUMN challenge_bests.end_time IS 'personal: when the person was there';
