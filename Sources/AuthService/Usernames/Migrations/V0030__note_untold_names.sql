-- When the user name became another one, until SocialService is told of it (RenameNews).
ALTER TABLE accounts ADD COLUMN rename_time timestamptz;

CREATE INDEX accounts_renamed_idx ON accounts (rename_time) WHERE rename_time IS NOT NULL;

COMMENT ON COLUMN accounts.rename_time IS 'personal: when the person was given another name, until friends are told of it';
