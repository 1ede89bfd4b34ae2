-- Badges that nobody but their owner sees, and that the owner does not want to see either. At most one row per player and such badge.
CREATE TABLE hidden_badges (
  account_id uuid NOT NULL,
  badge text NOT NULL CHECK (char_length(badge) BETWEEN 1 AND 50),
  PRIMARY KEY (account_id, badge)
);

COMMENT ON TABLE hidden_badges IS 'retention: until the player shows it again, or the account is deleted';
COMMENT ON COLUMN hidden_badges.account_id IS 'personal: account';
COMMENT ON COLUMN hidden_badges.badge IS 'personal: what the player does not want to see';
