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

COMMENT ON COLUMN idempotency_keys.caller IS 'personal: account';
COMMENT ON COLUMN idempotency_keys.reply IS 'personal: account';

-- Makes the partitions of the hour of "at" and the following ones, drops those that ended more than 24 hours before, and empties the
-- default partition likewise. Called every few minutes by every replica; one works, the others find nothing to do. Locks that are not free
-- at once are tried at the next call.
CREATE FUNCTION idempotency_keys_maintain(at timestamptz, hours_ahead integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  base timestamptz := date_trunc('hour', at, 'UTC');
  starts timestamptz;
  partition_name text;
  changes integer := 0;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('idempotency_keys_maintain', 0)) THEN
    RETURN 0;
  END IF;
  PERFORM set_config('lock_timeout', '500ms', true);

  FOR step IN 0..hours_ahead LOOP
    starts := base + step * interval '1 hour';
    partition_name := 'idempotency_keys_' || to_char(starts AT TIME ZONE 'UTC', 'YYYYMMDDHH24');
    IF to_regclass(partition_name) IS NULL THEN
      BEGIN
        EXECUTE format(
          'CREATE TABLE %I PARTITION OF idempotency_keys FOR VALUES FROM (%L) TO (%L)', partition_name, starts, starts + interval '1 hour');
        changes := changes + 1;
      EXCEPTION
        -- Rows of this hour are in the default partition already, or the table is busy.
        WHEN check_violation OR lock_not_available THEN NULL;
      END;
    END IF;
  END LOOP;

  FOR partition_name IN
    SELECT child.relname
    FROM pg_inherits JOIN pg_class child ON child.oid = pg_inherits.inhrelid
    WHERE pg_inherits.inhparent = 'idempotency_keys'::regclass
      AND child.relname ~ '^idempotency_keys_\d{10}$'
      AND to_timestamp(right(child.relname, 10) || ' +00', 'YYYYMMDDHH24 TZH') <= base - interval '25 hours'
  LOOP
    BEGIN
      EXECUTE format('DROP TABLE %I', partition_name);
      changes := changes + 1;
    EXCEPTION
      WHEN lock_not_available THEN NULL;
    END;
  END LOOP;

  DELETE FROM idempotency_keys_default WHERE create_time <= at - interval '24 hours';
  RETURN changes;
END
$$;
