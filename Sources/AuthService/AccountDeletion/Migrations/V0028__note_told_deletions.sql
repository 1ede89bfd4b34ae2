-- Whether SocialService was told that the account is leaving (LeavingNews). Those that waited before that was told were not, nor are those that a process
-- of the version before takes during an upgrade; LeavingNewsSweep looks for them.
ALTER TABLE account_deletions ADD COLUMN is_told boolean NOT NULL DEFAULT false;

CREATE INDEX account_deletions_untold_idx ON account_deletions (deletion_id) WHERE NOT is_told AND NOT is_begun;

COMMENT ON COLUMN account_deletions.is_told IS 'personal: no';
