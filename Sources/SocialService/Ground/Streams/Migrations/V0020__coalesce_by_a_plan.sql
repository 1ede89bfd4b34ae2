-- Takes back what newer events of the same key say better, in streams that the caller has locked. A function, because its plan is kept: with the
-- table's partitions PostgreSQL would plan the statement at each call, which takes five times as long as what it does.
CREATE FUNCTION stream_events_coalesce(accounts uuid[], keys text[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  account uuid;
  key text;
BEGIN
  FOREACH account IN ARRAY accounts LOOP
    FOREACH key IN ARRAY keys LOOP
      UPDATE stream_events e SET type = 'taken_back', payload = '', subject_account_id = NULL, coalesce_key = NULL
      WHERE e.account_id = account AND e.coalesce_key = key
        AND e.number < (SELECT max(l.number) FROM stream_events l WHERE l.account_id = account AND l.coalesce_key = key);
    END LOOP;
  END LOOP;
END
$$;
