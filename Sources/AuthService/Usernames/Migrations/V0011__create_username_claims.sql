-- Whose a name is: one row for every name in use, and for every name that was given up and is still kept aside for its former owner. Who
-- claims a name takes its row, so of two at once the second sees what the first has done.
CREATE TABLE username_claims (
  -- Names that look alike are one (UsernameRules).
  username_skeleton text PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Null while the name is in use; then when anybody may have it.
  release_time timestamptz,
  -- Whether its former owner may go back to it before the next change is due: once, so that nobody goes back and forth.
  can_return boolean NOT NULL DEFAULT false,
  CONSTRAINT username_claims_skeleton_check CHECK (username_skeleton ~ '^[a-z2-9]{1,30}$')
);

-- For the purge of an account, and for what its owner keeps aside.
CREATE INDEX username_claims_account_idx ON username_claims (account_id);
-- For the sweep.
CREATE INDEX username_claims_release_time_idx ON username_claims (release_time) WHERE release_time IS NOT NULL;

INSERT INTO username_claims (username_skeleton, account_id)
SELECT username_skeleton, account_id FROM accounts WHERE username_skeleton IS NOT NULL;

ALTER TABLE accounts
  -- When the name was last changed; null while it is the first.
  ADD COLUMN username_change_time timestamptz,
  -- Made by the house because the app asked for none: its owner may change it once without waiting.
  ADD COLUMN is_username_generated boolean NOT NULL DEFAULT false;

COMMENT ON TABLE username_claims IS 'retention: while the name is in use, and 30 days after';
COMMENT ON COLUMN username_claims.username_skeleton IS 'personal: derived from the name others see, or saw';
COMMENT ON COLUMN username_claims.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN username_claims.release_time IS 'personal: until when a former name is kept aside';
COMMENT ON COLUMN accounts.username_change_time IS 'personal: when the person changed the name';
COMMENT ON COLUMN accounts.is_username_generated IS 'personal: whether the person chose the name';
