-- One person's account.
CREATE TABLE accounts (
  account_id uuid PRIMARY KEY,
  username text NOT NULL,
  -- Names are unique without regard to case, and so are their skeletons (UsernameRules). Both are constraints, because two sign-ups
  -- at the same moment see nothing of each other.
  username_folded text NOT NULL GENERATED ALWAYS AS (lower(username COLLATE "C")) STORED,
  username_skeleton text NOT NULL,
  email text NOT NULL,
  email_normalized text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  roles text[] NOT NULL,
  create_time timestamptz NOT NULL,
  CONSTRAINT accounts_username_folded_key UNIQUE (username_folded),
  CONSTRAINT accounts_username_skeleton_key UNIQUE (username_skeleton),
  CONSTRAINT accounts_email_normalized_key UNIQUE (email_normalized),
  CONSTRAINT accounts_username_check CHECK (username ~ '^[A-Za-z0-9_]{3,30}$'),
  CONSTRAINT accounts_username_skeleton_check CHECK (username_skeleton ~ '^[a-z2-9]{1,30}$'),
  CONSTRAINT accounts_email_check CHECK (octet_length(email) BETWEEN 3 AND 254 AND email LIKE '%_@_%'),
  CONSTRAINT accounts_roles_check CHECK (cardinality(roles) BETWEEN 1 AND 16)
);

COMMENT ON TABLE accounts IS 'retention: until the account is deleted';
COMMENT ON COLUMN accounts.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN accounts.username IS 'personal: the name others see';
COMMENT ON COLUMN accounts.username_folded IS 'personal: derived from username';
COMMENT ON COLUMN accounts.username_skeleton IS 'personal: derived from username';
COMMENT ON COLUMN accounts.email IS 'personal: contact';
COMMENT ON COLUMN accounts.email_normalized IS 'personal: derived from email';
COMMENT ON COLUMN accounts.email_verified IS 'personal: whether the contact was confirmed';
COMMENT ON COLUMN accounts.create_time IS 'personal: when the person joined';
COMMENT ON COLUMN accounts.roles IS 'personal: what the person may do';
