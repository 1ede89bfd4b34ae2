-- What people say of themselves over all apps, who may see which part, and what they are in each app.
ALTER TABLE profiles
  -- Empty when nothing is said.
  ADD COLUMN about text NOT NULL DEFAULT '' CHECK (char_length(about) <= 1000),
  -- Tags of BCP 47, the best first.
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}' CHECK (cardinality(languages) <= 10),
  ADD COLUMN given_name_visibility text NOT NULL DEFAULT 'NOBODY' CHECK (given_name_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  ADD COLUMN family_name_visibility text NOT NULL DEFAULT 'NOBODY' CHECK (family_name_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  ADD COLUMN gender_visibility text NOT NULL DEFAULT 'NOBODY' CHECK (gender_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  ADD COLUMN about_visibility text NOT NULL DEFAULT 'EVERYONE' CHECK (about_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  ADD COLUMN languages_visibility text NOT NULL DEFAULT 'EVERYONE' CHECK (languages_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  ADD COLUMN last_seen_visibility text NOT NULL DEFAULT 'FRIENDS' CHECK (last_seen_visibility IN ('FRIENDS', 'NOBODY')),
  -- Raised by each change.
  ADD COLUMN version bigint NOT NULL DEFAULT 1 CHECK (version >= 1);

-- A row for each app of which its owner has said something.
CREATE TABLE app_facets (
  account_id uuid NOT NULL,
  realm text NOT NULL CHECK (char_length(realm) BETWEEN 1 AND 30),
  -- Empty when nothing is said.
  about text NOT NULL CHECK (char_length(about) <= 1000),
  about_visibility text NOT NULL CHECK (about_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  -- Since when the profile of all apps is shown in this one; null while it is not.
  share_time timestamptz,
  PRIMARY KEY (account_id, realm)
);

COMMENT ON TABLE app_facets IS 'retention: until the account is deleted';
COMMENT ON COLUMN app_facets.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN app_facets.realm IS 'personal: an app the person is in';
COMMENT ON COLUMN app_facets.about IS 'personal: what the person says of themselves in the app';
COMMENT ON COLUMN app_facets.about_visibility IS 'personal: who may see it';
COMMENT ON COLUMN app_facets.share_time IS 'personal: when the person consented to be shown in the app';
COMMENT ON COLUMN profiles.about IS 'personal: what the person says of themselves';
COMMENT ON COLUMN profiles.languages IS 'personal: what the person speaks';
COMMENT ON COLUMN profiles.given_name_visibility IS 'personal: who may see the given name';
COMMENT ON COLUMN profiles.family_name_visibility IS 'personal: who may see the family name';
COMMENT ON COLUMN profiles.gender_visibility IS 'personal: who may see the gender';
COMMENT ON COLUMN profiles.about_visibility IS 'personal: who may see it';
COMMENT ON COLUMN profiles.languages_visibility IS 'personal: who may see what the person speaks';
COMMENT ON COLUMN profiles.last_seen_visibility IS 'personal: who may see when the person was last there';
COMMENT ON COLUMN profiles.version IS 'personal: how often the person changed it';
