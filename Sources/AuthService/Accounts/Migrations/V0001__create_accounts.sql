-- One person's account.
CREATE TABLE accounts (
  account_id uuid PRIMARY KEY,
  -- Null while there is none: of guests, and before the first log-in by a provider is complete. So is the address of guests, and where a provider tells
  -- none. Uniqueness holds between those that have one.
  username text,
  -- Names are unique without regard to case, and so are their skeletons (UsernameRules). Both are constraints, because two sign-ups
  -- at the same moment see nothing of each other.
  username_folded text GENERATED ALWAYS AS (lower(username COLLATE "C")) STORED,
  username_skeleton text,
  -- When the name was last changed; null while it is the first.
  username_change_time timestamptz,
  -- Made by the house because the app asked for none: its owner may change it once without waiting.
  is_username_generated boolean NOT NULL DEFAULT false,
  -- When the user name became another one, until SocialService is told of it (RenameNews).
  rename_time timestamptz,
  email text,
  email_normalized text,
  email_verified boolean NOT NULL DEFAULT false,
  -- Parts of the person that the account tells. Names are empty when they are not told.
  given_name text NOT NULL DEFAULT '' CHECK (char_length(given_name) <= 100),
  family_name text NOT NULL DEFAULT '' CHECK (char_length(family_name) <= 100),
  gender text CHECK (gender IN ('FEMALE', 'MALE', 'OTHER')),
  -- Null when it was not told.
  birth_date date,
  -- ISO 3166-1 alpha-2; null when it was not told.
  country text,
  -- The language an account's mails are written in, as its owner's app said when it signed up; null when it said nothing.
  locale text,
  -- Null while no guardian has consented, or after one has withdrawn it. Its record is in guardian_consents.
  guardian_consent_time timestamptz,
  -- Made without credentials; false from the moment it gets some.
  is_guest boolean NOT NULL DEFAULT false,
  roles text[] NOT NULL,
  -- Why the account may do nothing for a while. A suspension ends by itself, by comparing; nothing has to be done at its end.
  suspension_reason text,
  suspension_start_time timestamptz,
  -- Null while it lasts until it is lifted.
  suspension_end_time timestamptz,
  create_time timestamptz NOT NULL,
  -- Whether the other services were told that there is the account (AccountNews). AccountNewsSweep looks for those of which they were not.
  is_told boolean NOT NULL DEFAULT false,
  CONSTRAINT accounts_username_folded_key UNIQUE (username_folded),
  CONSTRAINT accounts_username_skeleton_key UNIQUE (username_skeleton),
  CONSTRAINT accounts_email_normalized_key UNIQUE (email_normalized),
  CONSTRAINT accounts_username_check CHECK (username ~ '^[A-Za-z0-9_]{3,30}$'),
  CONSTRAINT accounts_username_skeleton_check CHECK (username_skeleton ~ '^[a-z2-9]{1,30}$'),
  CONSTRAINT accounts_email_check CHECK (octet_length(email) BETWEEN 3 AND 254 AND email LIKE '%_@_%'),
  CONSTRAINT accounts_roles_check CHECK (cardinality(roles) BETWEEN 1 AND 16),
  CONSTRAINT accounts_suspension_check CHECK (
    (suspension_reason IS NULL) = (suspension_start_time IS NULL)
    AND (suspension_end_time IS NULL OR (suspension_start_time IS NOT NULL AND suspension_end_time > suspension_start_time))),
  CONSTRAINT accounts_suspension_reason_check CHECK (char_length(suspension_reason) BETWEEN 1 AND 500),
  CONSTRAINT accounts_username_both_check CHECK ((username IS NULL) = (username_skeleton IS NULL)),
  CONSTRAINT accounts_email_both_check CHECK ((email IS NULL) = (email_normalized IS NULL)),
  CONSTRAINT accounts_email_verified_check CHECK (email IS NOT NULL OR NOT email_verified),
  CONSTRAINT accounts_birth_date_check CHECK (birth_date BETWEEN DATE '1900-01-01' AND DATE '9999-12-31'),
  CONSTRAINT accounts_country_check CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT accounts_locale_check CHECK (locale ~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}$')
);

-- So that the admins can be locked together: the last one keeps the role.
CREATE INDEX accounts_admins_idx ON accounts (account_id) WHERE 'admin' = ANY (roles);
-- Everybody with a role, for the operator's list and for news that moderators get.
CREATE INDEX accounts_staff_idx ON accounts (account_id) WHERE cardinality(roles) > 1;
-- For the sweep of guests that nobody uses any more.
CREATE INDEX accounts_guests_idx ON accounts (create_time) WHERE is_guest;
CREATE INDEX accounts_untold_idx ON accounts (account_id) WHERE NOT is_told;
-- For the search by the beginning of a name. The index of the constraint is in the database's own order of letters, in which names that
-- begin alike need not follow each other.
CREATE INDEX accounts_username_prefix_idx ON accounts (username_folded COLLATE "C");
-- For what is taken in of people who came from elsewhere: their ids end by a hash of the id that they had there (FirebaseImport).
CREATE INDEX accounts_id_end_idx ON accounts (substring(uuid_send(account_id) FROM 7));
CREATE INDEX accounts_renamed_idx ON accounts (rename_time) WHERE rename_time IS NOT NULL;

-- Accounts that were taken in from elsewhere (FirebaseImport). Their ids follow from those that people had there, so that the same file would make an account
-- anew that was deleted since.
CREATE TABLE moved_accounts (
  -- SHA-256 of the account's id.
  account_hash bytea PRIMARY KEY CHECK (octet_length(account_hash) = 32)
);

COMMENT ON TABLE moved_accounts IS 'group: local; retention: for good, also when the account is deleted';
COMMENT ON COLUMN moved_accounts.account_hash IS 'personal: which account was taken in from elsewhere, hashed, never exported';

COMMENT ON TABLE accounts IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN accounts.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN accounts.username IS 'personal: the name others see';
COMMENT ON COLUMN accounts.username_folded IS 'personal: derived from username';
COMMENT ON COLUMN accounts.username_skeleton IS 'personal: derived from username';
COMMENT ON COLUMN accounts.username_change_time IS 'personal: when the person changed the name';
COMMENT ON COLUMN accounts.is_username_generated IS 'personal: whether the person chose the name';
COMMENT ON COLUMN accounts.rename_time IS 'personal: when the person was given another name, until friends are told of it';
COMMENT ON COLUMN accounts.email IS 'personal: contact';
COMMENT ON COLUMN accounts.email_normalized IS 'personal: derived from email';
COMMENT ON COLUMN accounts.email_verified IS 'personal: whether the contact was confirmed';
COMMENT ON COLUMN accounts.given_name IS 'personal: given name';
COMMENT ON COLUMN accounts.family_name IS 'personal: family name';
COMMENT ON COLUMN accounts.gender IS 'personal: gender, as the person tells it';
COMMENT ON COLUMN accounts.birth_date IS 'personal: day of birth';
COMMENT ON COLUMN accounts.country IS 'personal: country of residence';
COMMENT ON COLUMN accounts.locale IS 'personal: language of the person';
COMMENT ON COLUMN accounts.guardian_consent_time IS 'personal: when a guardian consented';
COMMENT ON COLUMN accounts.is_guest IS 'personal: whether the person has credentials';
COMMENT ON COLUMN accounts.roles IS 'personal: what the person may do';
COMMENT ON COLUMN accounts.suspension_reason IS 'personal: why the person may do nothing';
COMMENT ON COLUMN accounts.suspension_start_time IS 'personal: since when the person may do nothing';
COMMENT ON COLUMN accounts.suspension_end_time IS 'personal: until when the person may do nothing';
COMMENT ON COLUMN accounts.create_time IS 'personal: when the person joined';
COMMENT ON COLUMN accounts.is_told IS 'personal: whether the other services know of the account';
