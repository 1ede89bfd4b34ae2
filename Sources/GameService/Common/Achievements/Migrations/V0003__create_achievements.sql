-- How far players have come with what badges are given for, and the badges they have.
--
-- Retention: both stay until the account is deleted. At most one row per player and measure, and one per player and badge.
CREATE TABLE achievement_measures (
  account_id uuid NOT NULL,
  -- A later version may measure more: the names are the rules'.
  measure text NOT NULL CHECK (char_length(measure) BETWEEN 1 AND 50),
  -- Never falls.
  value bigint NOT NULL CHECK (value >= 0),
  -- The value when the day (of UTC) of the last change began: what others are told on that day.
  told_value bigint NOT NULL DEFAULT 0,
  change_day date,
  -- By which version of the rules it was last looked whether a badge is due. Rows of an earlier version are looked at again: so whoever has
  -- earned a new badge before there was such a badge gets it.
  rules_version integer NOT NULL CHECK (rules_version >= 0),
  PRIMARY KEY (account_id, measure)
) WITH (fillfactor = 80);

CREATE INDEX achievement_measures_rules_version_idx ON achievement_measures (rules_version);

CREATE TABLE badges (
  account_id uuid NOT NULL,
  badge text NOT NULL CHECK (char_length(badge) BETWEEN 1 AND 50),
  unlock_time timestamptz NOT NULL,
  -- A badge is given once.
  PRIMARY KEY (account_id, badge)
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
COMMENT ON COLUMN achievement_measures.value IS 'personal: how often the player has done it';
COMMENT ON COLUMN achievement_measures.told_value IS 'personal: how well the player did';
COMMENT ON COLUMN achievement_measures.change_day IS 'personal: habit';
COMMENT ON COLUMN achievement_measures.rules_version IS 'personal: no';

COMMENT ON TABLE badges IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN badges.account_id IS 'personal: account';
COMMENT ON COLUMN badges.badge IS 'personal: what the player has achieved';
COMMENT ON COLUMN badges.unlock_time IS 'personal: when the player achieved it';

COMMENT ON TABLE hidden_badges IS 'group: account_id; retention: until the player shows it again, or the account is deleted';
COMMENT ON COLUMN hidden_badges.account_id IS 'personal: account';
COMMENT ON COLUMN hidden_badges.badge IS 'personal: what the player does not want to see';
