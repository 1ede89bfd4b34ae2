-- News that gateways have to hear before tokens expire: sessions that have ended, accounts whose standing has changed (RevocationLog).

-- The number of the last revocation. Taken under this row's lock as the last statement before COMMIT, so that revocations become visible
-- in the order of their numbers and without gaps: whoever has read number n has read all before it. A sequence could not promise that.
CREATE TABLE revocation_head (
  head_id smallint PRIMARY KEY DEFAULT 1,
  number bigint NOT NULL,
  CONSTRAINT revocation_head_head_id_check CHECK (head_id = 1),
  CONSTRAINT revocation_head_number_check CHECK (number >= 0)
)
WITH (fillfactor = 10, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100);

INSERT INTO revocation_head (number) VALUES (0);

CREATE TABLE revocations (
  number bigint PRIMARY KEY,
  -- Either a session that has ended, or an account with its standing.
  session_id uuid,
  account_id uuid,
  roles text[],
  capabilities text[],
  suspension_reason text,
  suspension_start_time timestamptz,
  suspension_end_time timestamptz,
  -- No token from before can be valid from then on.
  expire_time timestamptz NOT NULL,
  CONSTRAINT revocations_subject_check CHECK (
    (session_id IS NULL) <> (account_id IS NULL) AND (account_id IS NULL) = (roles IS NULL) AND (account_id IS NULL) = (capabilities IS NULL)),
  CONSTRAINT revocations_suspension_check CHECK (
    (suspension_reason IS NULL) = (suspension_start_time IS NULL)
    AND (suspension_end_time IS NULL OR (suspension_start_time IS NOT NULL AND account_id IS NOT NULL)))
)
WITH (autovacuum_vacuum_scale_factor = 0.05);

-- For the sweep.
CREATE INDEX revocations_expire_time_idx ON revocations (expire_time);
-- For the purge.
CREATE INDEX revocations_account_idx ON revocations (account_id) WHERE account_id IS NOT NULL;

COMMENT ON TABLE revocation_head IS 'group: local; retention: one row';

COMMENT ON TABLE revocations IS 'group: local; queue; retention: 10 minutes after no token from before can be valid';
COMMENT ON COLUMN revocations.number IS 'personal: no';
COMMENT ON COLUMN revocations.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN revocations.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN revocations.roles IS 'personal: what the person may do';
COMMENT ON COLUMN revocations.capabilities IS 'personal: what the person may do';
COMMENT ON COLUMN revocations.suspension_reason IS 'personal: why the person may do nothing';
COMMENT ON COLUMN revocations.suspension_start_time IS 'personal: since when the person may do nothing';
COMMENT ON COLUMN revocations.suspension_end_time IS 'personal: until when the person may do nothing';
COMMENT ON COLUMN revocations.expire_time IS 'personal: no';
