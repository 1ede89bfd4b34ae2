-- Whose data was removed from here, so that an event that was on its way brings nothing of it back (DeletedAccounts).
CREATE TABLE deleted_accounts (
  -- SHA-256 of the account's id, which nobody guesses: it says nothing to whoever does not know the id.
  account_hash bytea PRIMARY KEY CHECK (octet_length(account_hash) = 32),
  delete_time timestamptz NOT NULL
);

CREATE INDEX deleted_accounts_delete_time_idx ON deleted_accounts (delete_time);

COMMENT ON TABLE deleted_accounts IS 'retention: 90 days, longer than an event about the account can be on its way';
COMMENT ON COLUMN deleted_accounts.account_hash IS 'personal: which account was deleted, hashed, never exported';
COMMENT ON COLUMN deleted_accounts.delete_time IS 'personal: when the account was deleted here';
