-- How often it was begun to make something of an upload, and until when the last attempt is left alone: counted before the work, so that a file that
-- ends its process, or a call that is given up and repeated, is not worked at for ever.
ALTER TABLE uploads ADD COLUMN attempt_count integer NOT NULL DEFAULT 0, ADD COLUMN attempt_end_time timestamptz;

COMMENT ON COLUMN uploads.attempt_count IS 'personal: no';
COMMENT ON COLUMN uploads.attempt_end_time IS 'personal: no';
