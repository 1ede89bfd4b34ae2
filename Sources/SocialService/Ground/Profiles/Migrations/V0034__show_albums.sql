-- Who sees the photos that people send for their albums. Until now nobody but their owners did.
ALTER TABLE profiles
  ADD COLUMN album_visibility text NOT NULL DEFAULT 'FRIENDS' CHECK (album_visibility IN ('EVERYONE', 'FRIENDS', 'NOBODY'));

-- Who has an album already has sent it where nobody else saw it: it stays so until its owner says otherwise.
UPDATE profiles p SET album_visibility = 'NOBODY' WHERE EXISTS (SELECT FROM media m WHERE m.account_id = p.account_id AND m.purpose = 'album');

COMMENT ON COLUMN profiles.album_visibility IS 'personal: who may see the album';
