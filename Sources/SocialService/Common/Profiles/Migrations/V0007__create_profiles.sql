-- Profiles: what accounts say of people, as AuthService told it last; what people say of themselves over all apps, and show beside their
-- names; who may see which part.
CREATE TABLE profiles (
  account_id uuid PRIMARY KEY,
  -- Empty when it is not told.
  given_name text NOT NULL CHECK (char_length(given_name) <= 100),
  family_name text NOT NULL CHECK (char_length(family_name) <= 100),
  gender text CHECK (gender IN ('FEMALE', 'MALE', 'OTHER')),
  -- Empty when nothing is said.
  about text NOT NULL DEFAULT '' CHECK (char_length(about) <= 1000),
  -- In which language people say what they say of themselves, as a tag of BCP 47; empty when they do not tell.
  about_language text NOT NULL DEFAULT '' CHECK (char_length(about_language) <= 40),
  -- Tags of BCP 47, the best first.
  languages text[] NOT NULL DEFAULT '{}' CHECK (cardinality(languages) <= 10),
  given_name_visibility text NOT NULL DEFAULT 'NOBODY' CHECK (given_name_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  family_name_visibility text NOT NULL DEFAULT 'NOBODY' CHECK (family_name_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  gender_visibility text NOT NULL DEFAULT 'NOBODY' CHECK (gender_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  about_visibility text NOT NULL DEFAULT 'EVERYONE' CHECK (about_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  languages_visibility text NOT NULL DEFAULT 'EVERYONE' CHECK (languages_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  last_seen_visibility text NOT NULL DEFAULT 'FRIENDS' CHECK (last_seen_visibility IN ('FRIENDS', 'NOBODY')),
  -- Null when there is none. A media that is removed through its owner is taken out of the profile first, which tells of it; this is for the rest.
  picture_media_id uuid REFERENCES media ON DELETE SET NULL,
  picture_visibility text NOT NULL DEFAULT 'EVERYONE' CHECK (picture_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  -- Whether the owner has ever chosen a picture, or chosen to have none: from then on nothing is chosen for them.
  is_picture_chosen boolean NOT NULL DEFAULT false,
  -- Whether friends alone see the picture because it was found for its owner, who has not said so (ProfileRules.offer).
  is_picture_narrowed boolean NOT NULL DEFAULT false,
  -- People who see the photos that people send for their albums.
  album_visibility text NOT NULL DEFAULT 'FRIENDS' CHECK (album_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  -- Raised by each change.
  version bigint NOT NULL DEFAULT 1 CHECK (version >= 1),
  change_time timestamptz NOT NULL
);

-- For deleting media.
CREATE INDEX profiles_picture_idx ON profiles (picture_media_id) WHERE picture_media_id IS NOT NULL;

-- A row for each app of which its owner has said something.
CREATE TABLE app_facets (
  account_id uuid NOT NULL,
  realm text NOT NULL CHECK (char_length(realm) BETWEEN 1 AND 30),
  -- Empty when nothing is said.
  about text NOT NULL CHECK (char_length(about) <= 1000),
  about_language text NOT NULL DEFAULT '' CHECK (char_length(about_language) <= 40),
  about_visibility text NOT NULL CHECK (about_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  -- Since when the profile of all apps is shown in this one; null while it is not.
  share_time timestamptz,
  PRIMARY KEY (account_id, realm)
);

COMMENT ON TABLE profiles IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN profiles.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN profiles.given_name IS 'personal: given name';
COMMENT ON COLUMN profiles.family_name IS 'personal: family name';
COMMENT ON COLUMN profiles.gender IS 'personal: gender, as the person tells it';
COMMENT ON COLUMN profiles.about IS 'personal: what the person says of themselves';
COMMENT ON COLUMN profiles.about_language IS 'personal: in which language the person says it';
COMMENT ON COLUMN profiles.languages IS 'personal: what the person speaks';
COMMENT ON COLUMN profiles.given_name_visibility IS 'personal: who may see the given name';
COMMENT ON COLUMN profiles.family_name_visibility IS 'personal: who may see the family name';
COMMENT ON COLUMN profiles.gender_visibility IS 'personal: who may see the gender';
COMMENT ON COLUMN profiles.about_visibility IS 'personal: who may see it';
COMMENT ON COLUMN profiles.languages_visibility IS 'personal: who may see what the person speaks';
COMMENT ON COLUMN profiles.last_seen_visibility IS 'personal: who may see when the person was last there';
COMMENT ON COLUMN profiles.picture_media_id IS 'personal: id of the picture the person shows';
COMMENT ON COLUMN profiles.picture_visibility IS 'personal: who may see the picture';
COMMENT ON COLUMN profiles.is_picture_chosen IS 'personal: whether the person has chosen it';
COMMENT ON COLUMN profiles.is_picture_narrowed IS 'personal: whether only friends see the picture because the person has not chosen it';
COMMENT ON COLUMN profiles.album_visibility IS 'personal: who may see the album';
COMMENT ON COLUMN profiles.version IS 'personal: how often the person changed it';
COMMENT ON COLUMN profiles.change_time IS 'personal: when the person changed it';

COMMENT ON TABLE app_facets IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN app_facets.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN app_facets.realm IS 'personal: an app the person is in';
COMMENT ON COLUMN app_facets.about IS 'personal: what the person says of themselves in the app';
COMMENT ON COLUMN app_facets.about_language IS 'personal: in which language the person says it';
COMMENT ON COLUMN app_facets.about_visibility IS 'personal: who may see it';
COMMENT ON COLUMN app_facets.share_time IS 'personal: when the person consented to be shown in the app';
