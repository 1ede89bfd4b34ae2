-- In which language people say what they say of themselves, as a tag of BCP 47; empty when they do not tell.
ALTER TABLE profiles ADD COLUMN about_language text NOT NULL DEFAULT '' CHECK (char_length(about_language) <= 40);
ALTER TABLE app_facets ADD COLUMN about_language text NOT NULL DEFAULT '' CHECK (char_length(about_language) <= 40);

COMMENT ON COLUMN profiles.about_language IS 'personal: in which language the person says it';
COMMENT ON COLUMN app_facets.about_language IS 'personal: in which language the person says it';
