-- What its owner deletes while moderators have an open case of it is kept until the case is closed; the owner sees it no more.
ALTER TABLE media ADD COLUMN delete_time timestamptz;

COMMENT ON COLUMN media.delete_time IS 'personal: when the person deleted it';
