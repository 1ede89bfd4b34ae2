-- An account that may do nothing for a while. A suspension ends by itself, by comparing; nothing has to be done at its end.
ALTER TABLE accounts
  ADD COLUMN suspension_reason text,
  ADD COLUMN suspension_start_time timestamptz,
  -- Null while it lasts until it is lifted.
  ADD COLUMN suspension_end_time timestamptz,
  ADD CONSTRAINT accounts_suspension_check CHECK (
    (suspension_reason IS NULL) = (suspension_start_time IS NULL)
    AND (suspension_end_time IS NULL OR (suspension_start_time IS NOT NULL AND suspension_end_time > suspension_start_time))),
  ADD CONSTRAINT accounts_suspension_reason_check CHECK (char_length(suspension_reason) BETWEEN 1 AND 500);

-- So that the admins can be locked together: the last one keeps the role.
CREATE INDEX accounts_admins_idx ON accounts (account_id) WHERE 'admin' = ANY (roles);

COMMENT ON COLUMN accounts.suspension_reason IS 'personal: why the person may do nothing';
COMMENT ON COLUMN accounts.suspension_start_time IS 'personal: since when the person may do nothing';
COMMENT ON COLUMN accounts.suspension_end_time IS 'personal: until when the person may do nothing';
