-- Answers kept for 24 hours, so that a call repeated under its idempotency key gets the first answer again.
--
-- Partitioned by the hour and dropped whole. A unique key of a partitioned table must contain the partition's column, so that the table
-- alone cannot keep two calls under one key apart: an advisory lock taken first does.
CREATE TABLE idempotency_keys (
  -- The account (UUID) or "service:<name>".
  caller text NOT NULL CHECK (char_length(caller) BETWEEN 1 AND 100),
  method text NOT NULL,
  key uuid NOT NULL,
  -- SHA-256 of the decoded request in canonical encoding.
  request_hash bytea NOT NULL CHECK (octet_length(request_hash) = 32),
  -- The encoded reply; of a refusal the encoded ErrorInfo.
  reply bytea NOT NULL,
  -- The code of a refusal, NULL for a success.
  refusal_code text,
  refusal_message text,
  create_time timestamptz NOT NULL,
  PRIMARY KEY (caller, method, key, create_time)
) PARTITION BY RANGE (create_time);

-- Catches what no hourly partition takes: an insert never fails because upkeep is late.
CREATE TABLE idempotency_keys_default PARTITION OF idempotency_keys DEFAULT;

-- Makes the partitions of the hour of "at" and the following ones, drops those that ended more than 24 hours before, and empties the
-- default partition likewise. Called every few minutes by every replica; one works, the others find nothing to do. Locks that are not free
-- at once are tried at the next call.
CREATE FUNCTION idempotency_keys_maintain(at timestamptz, hours_ahead integer) RETURNS integer
LANGUAGE sql AS $$ SELECT partitions_maintain('idempotency_keys', 'hour', $1, $1 - interval '24 hours', $2) $$;

COMMENT ON TABLE idempotency_keys IS 'group: local; retention: 24 hours';
COMMENT ON COLUMN idempotency_keys.caller IS 'personal: account';
COMMENT ON COLUMN idempotency_keys.method IS 'personal: what the person asked for';
COMMENT ON COLUMN idempotency_keys.key IS 'personal: no';
COMMENT ON COLUMN idempotency_keys.request_hash IS 'personal: what the person asked for, hashed, never exported';
COMMENT ON COLUMN idempotency_keys.reply IS 'personal: account';
COMMENT ON COLUMN idempotency_keys.refusal_code IS 'personal: no';
COMMENT ON COLUMN idempotency_keys.refusal_message IS 'personal: no';
COMMENT ON COLUMN idempotency_keys.create_time IS 'personal: when the person asked';
