-- The upkeep of tables that are partitioned by time and dropped whole: one function for all of them.

-- Makes the partition of the unit of time ("hour" or "week") of "at" and the following ones, drops those that ended at or before "kept_since", and
-- empties the default partition likewise. Called now and then by every replica; one works, the others find nothing to do. Locks that are not
-- free at once are tried at the next call.
--
-- The table is partitioned by create_time, has a partition <table>_default, and no other whose name is <table>_ and the digits of a time.
-- Returns how many partitions were made or dropped.
CREATE FUNCTION partitions_maintain(parent name, unit text, at timestamptz, kept_since timestamptz, units_ahead integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  length CONSTANT interval := CASE unit WHEN 'hour' THEN interval '1 hour' WHEN 'week' THEN interval '7 days' END;
  digits CONSTANT text := CASE unit WHEN 'hour' THEN 'YYYYMMDDHH24' WHEN 'week' THEN 'YYYYMMDD' END;
  digit_count CONSTANT integer := CASE unit WHEN 'hour' THEN 10 WHEN 'week' THEN 8 END;
  base CONSTANT timestamptz := date_trunc(unit, at, 'UTC');
  starts timestamptz;
  partition_name text;
  changes integer := 0;
BEGIN
  IF length IS NULL THEN
    RAISE EXCEPTION 'no partitions by the %', unit;
  END IF;
  IF NOT pg_try_advisory_xact_lock(hashtextextended(parent || '_maintain', 0)) THEN
    RETURN 0;
  END IF;
  PERFORM set_config('lock_timeout', '500ms', true);

  FOR step IN 0..units_ahead LOOP
    starts := base + step * length;
    partition_name := parent || '_' || to_char(starts AT TIME ZONE 'UTC', digits);
    IF to_regclass(partition_name) IS NULL THEN
      BEGIN
        EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)', partition_name, parent, starts, starts + length);
        changes := changes + 1;
      EXCEPTION
        -- Rows of that time are in the default partition already, or the table is busy.
        WHEN check_violation OR lock_not_available THEN NULL;
      END;
    END IF;
  END LOOP;

  FOR partition_name IN
    SELECT child.relname
    FROM pg_inherits JOIN pg_class child ON child.oid = pg_inherits.inhrelid
    WHERE pg_inherits.inhparent = parent::text::regclass
      -- In this order: what is no time is not read as one.
      AND CASE WHEN child.relname ~ ('^' || parent || '_\d{' || digit_count || '}$')
        THEN to_timestamp(right(child.relname, digit_count) || ' +00', digits || ' TZH') <= kept_since - length
        ELSE false END
  LOOP
    BEGIN
      EXECUTE format('DROP TABLE %I', partition_name);
      changes := changes + 1;
    EXCEPTION
      WHEN lock_not_available THEN NULL;
    END;
  END LOOP;

  EXECUTE format('DELETE FROM %I WHERE create_time <= %L', parent || '_default', kept_since);
  RETURN changes;
END
$$;
