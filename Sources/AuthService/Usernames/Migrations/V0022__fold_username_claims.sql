-- A claim is about the name without regard to case as well: "ivan" and "Ivan" have two skeletons, for a capital i looks like an l.
ALTER TABLE username_claims ADD COLUMN username_folded text;

-- Of a name that is kept aside only the skeleton is known: nearly always the same.
UPDATE username_claims c SET username_folded = COALESCE(
  (SELECT a.username_folded FROM accounts a WHERE a.account_id = c.account_id AND a.username_skeleton = c.username_skeleton),
  c.username_skeleton);

ALTER TABLE username_claims
  ALTER COLUMN username_folded SET NOT NULL,
  ADD CONSTRAINT username_claims_folded_check CHECK (username_folded ~ '^[a-z0-9_]{1,30}$');

-- Not unique: an account that writes its name in other letters has two claims for a while.
CREATE INDEX username_claims_folded_idx ON username_claims (username_folded);

COMMENT ON COLUMN username_claims.username_folded IS 'personal: derived from the name others see, or saw';

-- Tries of a password by somebody who has a session, new addresses an account asks for, log-ins from a network the account is known in,
-- and codes tried for a mailbox are counted as tries to log in are.
ALTER TABLE login_attempts
  DROP CONSTRAINT login_attempts_kind_check,
  ADD CONSTRAINT login_attempts_kind_check CHECK (kind ~ '^[a-z_]{3,30}$');
