-- By which session a device is logged in, so that it is forgotten when that ends.
-- Null for devices that were heard of before this was noted.
ALTER TABLE stream_devices ADD COLUMN session_id uuid;

COMMENT ON COLUMN stream_devices.session_id IS 'personal: pseudonym of a device in use';
