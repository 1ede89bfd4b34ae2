-- Whether the other services were told that there is the account (AccountNews). Those from before that was told were not, nor are those that a
-- process of the version before makes during an upgrade; AccountNewsSweep looks for them.
ALTER TABLE accounts ADD COLUMN is_told boolean NOT NULL DEFAULT false;

CREATE INDEX accounts_untold_idx ON accounts (account_id) WHERE NOT is_told;

COMMENT ON COLUMN accounts.is_told IS 'personal: whether the other services know of the account';
