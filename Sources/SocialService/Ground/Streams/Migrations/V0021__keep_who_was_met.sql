-- An event that a newer one stands for says nothing any more, but still whom it told of: whoever was met is reported later (ReportStore.hasMet), and
-- is taken back as before when that one is deleted or blocked.
CREATE OR REPLACE FUNCTION stream_events_coalesce(accounts uuid[], keys text[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  account uuid;
  key text;
BEGIN
  FOREACH account IN ARRAY accounts LOOP
    FOREACH key IN ARRAY keys LOOP
      UPDATE stream_events e SET type = 'taken_back', payload = '', coalesce_key = NULL
      WHERE e.account_id = account AND e.coalesce_key = key
        AND e.number < (SELECT max(l.number) FROM stream_events l WHERE l.account_id = account AND l.coalesce_key = key);
    END LOOP;
  END LOOP;
END
$$;
