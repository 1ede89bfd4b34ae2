-- Blocks: who is kept away by whom.
CREATE TABLE blocks (
  account_id uuid NOT NULL,
  blocked_account_id uuid NOT NULL,
  create_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, blocked_account_id),
  CONSTRAINT blocks_self_check CHECK (account_id <> blocked_account_id)
);

CREATE INDEX blocks_page_idx ON blocks (account_id, create_time DESC, blocked_account_id DESC);
-- A block counts in both directions; and for the purge.
CREATE INDEX blocks_blocked_idx ON blocks (blocked_account_id, account_id);

COMMENT ON TABLE blocks IS 'group: local; retention: until it is ended, or either account is deleted';
COMMENT ON COLUMN blocks.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN blocks.blocked_account_id IS 'personal: pseudonym of somebody the person avoids';
COMMENT ON COLUMN blocks.create_time IS 'personal: when the person blocked the other one';
