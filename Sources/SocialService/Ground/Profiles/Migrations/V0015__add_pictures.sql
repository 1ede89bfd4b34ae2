-- What people show of themselves beside their names.
ALTER TABLE profiles
  -- Null when there is none. Whoever removes a media through its owner changes the profile first, which tells of it; this is for the rest.
  ADD COLUMN picture_media_id uuid REFERENCES media ON DELETE SET NULL,
  ADD COLUMN picture_visibility text NOT NULL DEFAULT 'EVERYONE' CHECK (picture_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY')),
  -- Whether the owner has ever chosen a picture, or chosen to have none: from then on nothing is chosen for them.
  ADD COLUMN is_picture_chosen boolean NOT NULL DEFAULT false;

-- For deleting media.
CREATE INDEX profiles_picture_idx ON profiles (picture_media_id) WHERE picture_media_id IS NOT NULL;

COMMENT ON COLUMN profiles.picture_media_id IS 'personal: id of the picture the person shows';
COMMENT ON COLUMN profiles.picture_visibility IS 'personal: who may see the picture';
COMMENT ON COLUMN profiles.is_picture_chosen IS 'personal: whether the person has chosen it';
