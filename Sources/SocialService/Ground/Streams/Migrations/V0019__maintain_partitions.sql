-- The upkeep of stream_events is that of every table that is partitioned by time.

CREATE OR REPLACE FUNCTION stream_events_maintain(at timestamptz, kept_since timestamptz, weeks_ahead integer) RETURNS integer
LANGUAGE sql AS $$ SELECT partitions_maintain('stream_events', 'week', $1, $2, $3) $$;
