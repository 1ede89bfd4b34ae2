-- A report of a place does not say who made it.
COMMENT ON COLUMN location_reports.location_id IS 'personal: no';
