-- Owners of names: one row for every name in use, and for every name that was given up and is still kept aside for its former owner. A claim
-- of a name takes its row, so the second of two at once sees what the first has done.
CREATE TABLE username_claims (
  -- Names that look alike are one (UsernameRules).
  username_skeleton text PRIMARY KEY,
  -- A claim is about the name without regard to case as well: "ivan" and "Ivan" have two skeletons, for a capital i looks like an l.
  username_folded text NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- Null while the name is in use; then when anybody may have it.
  release_time timestamptz,
  -- Whether its former owner may go back to it before the next change is due: once, so that nobody goes back and forth.
  can_return boolean NOT NULL DEFAULT false,
  -- A name that moderators have removed is kept from its former owner, too.
  is_forbidden boolean NOT NULL DEFAULT false,
  CONSTRAINT username_claims_skeleton_check CHECK (username_skeleton ~ '^[a-z2-9]{1,30}$'),
  CONSTRAINT username_claims_folded_check CHECK (username_folded ~ '^[a-z0-9_]{1,30}$')
);

-- For the purge of an account, and for what its owner keeps aside.
CREATE INDEX username_claims_account_idx ON username_claims (account_id);
-- For the sweep.
CREATE INDEX username_claims_release_time_idx ON username_claims (release_time) WHERE release_time IS NOT NULL;
-- Not unique: an account that writes its name in other letters has two claims for a while.
CREATE INDEX username_claims_folded_idx ON username_claims (username_folded);

COMMENT ON TABLE username_claims IS 'group: local; retention: while the name is in use, and 30 days after; 180 days where moderators have removed it';
COMMENT ON COLUMN username_claims.username_skeleton IS 'personal: derived from the name others see, or saw';
COMMENT ON COLUMN username_claims.username_folded IS 'personal: derived from the name others see, or saw';
COMMENT ON COLUMN username_claims.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN username_claims.release_time IS 'personal: until when a former name is kept aside';
COMMENT ON COLUMN username_claims.can_return IS 'personal: no';
COMMENT ON COLUMN username_claims.is_forbidden IS 'personal: whether moderators have removed the name';
