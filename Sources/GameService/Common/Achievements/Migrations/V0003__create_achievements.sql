-- How far players have come with what badges are given for, and the badges they have.
--
-- Retention: all stay until the account is deleted. At most one row per player and measure, per cause of a balance, and per level of a badge.
CREATE TABLE achievement_measures (
  account_id uuid NOT NULL,
  -- A later version may measure more: the names are the rules'.
  measure text NOT NULL CHECK (char_length(measure) BETWEEN 1 AND 50),
  -- One that never falls, or a balance: the sum of the amounts of its ledger, or the number of its subjects.
  kind text NOT NULL DEFAULT 'monotone' CHECK (kind IN ('monotone', 'sum', 'distinct')),
  value bigint NOT NULL CHECK (value >= 0 OR kind = 'sum'),
  -- The value when the day (of UTC) of the last change began: what others are told on that day.
  told_value bigint NOT NULL DEFAULT 0,
  change_day date,
  -- By which version of the rules it was last looked whether a badge is due. Rows of an earlier version are looked at again: so whoever has
  -- earned a new badge before there was such a badge gets it.
  rules_version integer NOT NULL CHECK (rules_version >= 0),
  PRIMARY KEY (account_id, measure)
) WITH (fillfactor = 80);

CREATE INDEX achievement_measures_rules_version_idx ON achievement_measures (rules_version);

-- Amounts that a balance is made of.
CREATE TABLE achievement_ledger (
  account_id uuid NOT NULL,
  measure text NOT NULL CHECK (char_length(measure) BETWEEN 1 AND 50),
  -- Log, attempt or run.
  cause uuid NOT NULL,
  -- Park or type that is counted once. Empty for sums.
  subject text NOT NULL CHECK (octet_length(subject) <= 64),
  amount bigint NOT NULL CHECK (amount BETWEEN -1000000000000 AND 1000000000000),
  entry_time timestamptz NOT NULL,
  -- A cause counts once.
  PRIMARY KEY (account_id, measure, cause)
);

CREATE INDEX achievement_ledger_subject ON achievement_ledger (account_id, measure, subject);

CREATE TABLE badges (
  account_id uuid NOT NULL,
  badge text NOT NULL CHECK (char_length(badge) BETWEEN 1 AND 50),
  -- From 1; a badge that is no medal has one.
  level smallint NOT NULL CHECK (level >= 1),
  unlock_time timestamptz NOT NULL,
  -- NULL while the player has it.
  revoke_time timestamptz,
  -- Cause that was withdrawn or corrected. When it comes back, the level has never been away.
  revoke_cause uuid,
  CHECK ((revoke_time IS NULL) = (revoke_cause IS NULL)),
  -- A level is given once.
  PRIMARY KEY (account_id, badge, level)
);

-- Badges that nobody but their owner sees, and that the owner does not want to see either. At most one row per player and such badge.
CREATE TABLE hidden_badges (
  account_id uuid NOT NULL,
  badge text NOT NULL CHECK (char_length(badge) BETWEEN 1 AND 50),
  PRIMARY KEY (account_id, badge)
);

COMMENT ON TABLE achievement_measures IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN achievement_measures.account_id IS 'personal: account';
COMMENT ON COLUMN achievement_measures.measure IS 'personal: what the player has done';
COMMENT ON COLUMN achievement_measures.kind IS 'personal: no';
COMMENT ON COLUMN achievement_measures.value IS 'personal: how often the player has done it';
COMMENT ON COLUMN achievement_measures.told_value IS 'personal: how well the player did';
COMMENT ON COLUMN achievement_measures.change_day IS 'personal: habit';
COMMENT ON COLUMN achievement_measures.rules_version IS 'personal: no';

COMMENT ON TABLE achievement_ledger IS 'group: account_id; retention: until the account is deleted, or the cause is withdrawn';
COMMENT ON COLUMN achievement_ledger.account_id IS 'personal: account';
COMMENT ON COLUMN achievement_ledger.measure IS 'personal: what the player has done';
COMMENT ON COLUMN achievement_ledger.cause IS 'personal: what the player has done';
COMMENT ON COLUMN achievement_ledger.subject IS 'personal: what the player has done';
COMMENT ON COLUMN achievement_ledger.amount IS 'personal: how well the player did';
COMMENT ON COLUMN achievement_ledger.entry_time IS 'personal: when the player did it';

COMMENT ON TABLE badges IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN badges.account_id IS 'personal: account';
COMMENT ON COLUMN badges.badge IS 'personal: what the player has achieved';
COMMENT ON COLUMN badges.level IS 'personal: what the player has achieved';
COMMENT ON COLUMN badges.unlock_time IS 'personal: when the player achieved it';
COMMENT ON COLUMN badges.revoke_time IS 'personal: when it turned out that the player had not';
COMMENT ON COLUMN badges.revoke_cause IS 'personal: what turned out so';

COMMENT ON TABLE hidden_badges IS 'group: account_id; retention: until the player shows it again, or the account is deleted';
COMMENT ON COLUMN hidden_badges.account_id IS 'personal: account';
COMMENT ON COLUMN hidden_badges.badge IS 'personal: what the player does not want to see';
