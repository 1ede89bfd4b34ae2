-- When the owner of a session has shown the second factor; null for one that was opened without.
ALTER TABLE sessions ADD COLUMN second_factor_time timestamptz;

COMMENT ON COLUMN sessions.second_factor_time IS 'personal: when the person showed the second factor';
