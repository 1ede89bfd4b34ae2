-- Durable timers: what must happen at a time, whichever replica is alive then.
--
-- Rows are short-lived: inserted, fired, deleted. Nothing is partitioned; autovacuum has to keep up instead.
CREATE TABLE timers (
  -- The game, walk or meeting it belongs to. First in the key: the column the table would be distributed by.
  aggregate_id uuid NOT NULL,
  -- Which handler it is for, for example "geo_guess.phase".
  kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 100),
  -- The aggregate's generation when it was scheduled: a timer of an older one does nothing.
  generation bigint NOT NULL,
  due_time timestamptz NOT NULL,
  payload bytea NOT NULL DEFAULT '' CHECK (octet_length(payload) <= 4096),
  -- When it is tried next: due_time at first, later after each failure.
  next_time timestamptz NOT NULL,
  attempt_count integer NOT NULL DEFAULT 0 CHECK (attempt_count >= 0),
  -- Set when it has failed too often: it waits for an operator.
  fail_time timestamptz,
  last_error text,
  PRIMARY KEY (aggregate_id, kind, generation)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_analyze_scale_factor = 0.1);

CREATE INDEX timers_next_time_idx ON timers (next_time) WHERE fail_time IS NULL;
-- For what waits for an operator.
CREATE INDEX timers_fail_time_idx ON timers (fail_time) WHERE fail_time IS NOT NULL;

COMMENT ON TABLE timers IS 'group: local; queue; retention: until the timer has fired';
COMMENT ON COLUMN timers.aggregate_id IS 'personal: no';
COMMENT ON COLUMN timers.payload IS 'personal: no';
