-- Guests that have become part of an account a moment ago: whoever lost the answer asks again.
CREATE TABLE guest_merges (
  -- The guest's session that proved it.
  session_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  create_time timestamptz NOT NULL
)
WITH (autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX guest_merges_account_id_idx ON guest_merges (account_id);
CREATE INDEX guest_merges_create_time_idx ON guest_merges (create_time);

COMMENT ON TABLE guest_merges IS 'group: local; queue; retention: 1 day';
COMMENT ON COLUMN guest_merges.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN guest_merges.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN guest_merges.create_time IS 'personal: when the person gave up being a guest';
