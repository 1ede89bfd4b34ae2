-- Takes back what newer events of the same key say better: of each account what its key, at the same place, names. What somebody else has locked is
-- left as it is, so that this waits for nobody; it only saves space, since who reads a page is shown the last of each key anyway. A function, because
-- its plan is kept. The one before, stream_events_coalesce, serves processes of the version before.
CREATE FUNCTION stream_events_coalesce_pairs(accounts uuid[], keys text[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  FOR place IN 1..cardinality(accounts) LOOP
    UPDATE stream_events e SET type = 'taken_back', payload = '', coalesce_key = NULL
    FROM (
      SELECT v.number, v.create_time FROM stream_events v
      WHERE v.account_id = accounts[place] AND v.coalesce_key = keys[place]
        AND v.number < (SELECT max(l.number) FROM stream_events l WHERE l.account_id = accounts[place] AND l.coalesce_key = keys[place])
      FOR UPDATE SKIP LOCKED
    ) AS old
    WHERE e.account_id = accounts[place] AND e.number = old.number AND e.create_time = old.create_time;
  END LOOP;
END
$$;
