-- Accounts that guests have become part of: an app that hears of it later still names the guest as the owner of words that are reported.
CREATE TABLE merged_guests (
  -- SHA-256 of the guest's id, as of everybody who is deleted.
  guest_hash bytea PRIMARY KEY CHECK (octet_length(guest_hash) = 32),
  account_id uuid NOT NULL,
  merge_time timestamptz NOT NULL
);

-- For deletions of accounts.
CREATE INDEX merged_guests_account_idx ON merged_guests (account_id);
-- For the sweep.
CREATE INDEX merged_guests_merge_time_idx ON merged_guests (merge_time);

COMMENT ON TABLE merged_guests IS 'group: local; retention: 90 days, or until the account is deleted; place: none';
COMMENT ON COLUMN merged_guests.guest_hash IS 'personal: digest of the pseudonym that the person had as a guest, never exported';
COMMENT ON COLUMN merged_guests.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN merged_guests.merge_time IS 'personal: when the person gave up being a guest';
