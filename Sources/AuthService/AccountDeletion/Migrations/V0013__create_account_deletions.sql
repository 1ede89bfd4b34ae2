-- Accounts that are being deleted, and what each service has removed of them (AccountDeletion).
CREATE TABLE account_deletions (
  deletion_id uuid PRIMARY KEY,
  -- Null once every service has forgotten the account. No reference: the account's row goes first.
  account_id uuid UNIQUE,
  -- For a guest: the account it has become part of. Services hear of the guest's end behind what they heard of that, in one order
  -- with the account's own events. Null once either is forgotten.
  merged_account_id uuid,
  -- SHA-256 of the receipt's token.
  token_hash bytea NOT NULL UNIQUE,
  request_time timestamptz NOT NULL,
  -- When the purge begins: at once, or at the end of the grace.
  purge_time timestamptz NOT NULL,
  -- Whether SocialService was told that the account is leaving (LeavingNews). LeavingNewsSweep looks for those of which it was not.
  is_told boolean NOT NULL DEFAULT false,
  -- Until it has begun, a log-in takes the deletion back, unless it is an operator's.
  is_begun boolean NOT NULL DEFAULT false,
  -- Asked for by an operator: its owner does not take it back.
  is_by_operator boolean NOT NULL DEFAULT false,
  complete_time timestamptz,
  CONSTRAINT account_deletions_token_hash_check CHECK (octet_length(token_hash) = 32),
  CONSTRAINT account_deletions_time_check CHECK (purge_time >= request_time),
  CONSTRAINT account_deletions_complete_check CHECK ((complete_time IS NULL) = (account_id IS NOT NULL) AND (is_begun OR complete_time IS NULL))
);

-- For the oldest that is not complete, and for the sweep.
CREATE INDEX account_deletions_begun_idx ON account_deletions (purge_time) WHERE is_begun AND complete_time IS NULL;
CREATE INDEX account_deletions_complete_time_idx ON account_deletions (complete_time);
-- To forget an account that guests have become part of.
CREATE INDEX account_deletions_merged_idx ON account_deletions (merged_account_id) WHERE merged_account_id IS NOT NULL;
CREATE INDEX account_deletions_untold_idx ON account_deletions (deletion_id) WHERE NOT is_told AND NOT is_begun;

CREATE TABLE account_deletion_receipts (
  deletion_id uuid NOT NULL REFERENCES account_deletions ON DELETE CASCADE,
  service text NOT NULL CHECK (char_length(service) BETWEEN 1 AND 40),
  -- 1 at once, 2 after the calls that were under way.
  round integer NOT NULL CHECK (round IN (1, 2)),
  purge_time timestamptz NOT NULL,
  -- Tables and how many rows of each, in the same order.
  table_names text[] NOT NULL,
  row_counts bigint[] NOT NULL,
  PRIMARY KEY (deletion_id, service, round),
  CONSTRAINT account_deletion_receipts_rows_check CHECK (cardinality(table_names) = cardinality(row_counts) AND cardinality(table_names) <= 200)
);

COMMENT ON TABLE account_deletions IS 'group: local; retention: 90 days after every service has removed its data';
COMMENT ON COLUMN account_deletions.deletion_id IS 'personal: no';
COMMENT ON COLUMN account_deletions.account_id IS 'personal: pseudonym of the person, until the deletion is complete';
COMMENT ON COLUMN account_deletions.merged_account_id IS 'personal: pseudonym of the person, until one of both deletions is complete';
COMMENT ON COLUMN account_deletions.token_hash IS 'personal: secret, never exported';
COMMENT ON COLUMN account_deletions.request_time IS 'personal: when the person asked for it';
COMMENT ON COLUMN account_deletions.purge_time IS 'personal: no';
COMMENT ON COLUMN account_deletions.is_told IS 'personal: no';
COMMENT ON COLUMN account_deletions.is_begun IS 'personal: no';
COMMENT ON COLUMN account_deletions.is_by_operator IS 'personal: who has asked for it';
COMMENT ON COLUMN account_deletions.complete_time IS 'personal: no';

COMMENT ON TABLE account_deletion_receipts IS 'group: local; retention: as the deletion they belong to';
COMMENT ON COLUMN account_deletion_receipts.deletion_id IS 'personal: no';
