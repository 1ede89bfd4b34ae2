-- Pictures that providers show of people who have none here, until they are fetched or given up.
CREATE TABLE picture_imports (
  account_id uuid PRIMARY KEY,
  url text NOT NULL CHECK (octet_length(url) BETWEEN 1 AND 2048),
  -- When it is looked at next. Whoever works at it moves this past the end of the work: a process that dies leaves it to the others.
  due_time timestamptz NOT NULL,
  -- How often it was begun: what ends the process is not begun for ever.
  attempt_count integer NOT NULL DEFAULT 0,
  -- Who works at it, or has last.
  claim_id uuid
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX picture_imports_due_idx ON picture_imports (due_time, account_id);

COMMENT ON TABLE picture_imports IS 'group: local; queue; retention: until it is fetched or given up, at most a day';
COMMENT ON COLUMN picture_imports.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN picture_imports.url IS 'personal: where a provider shows a picture of the person';
COMMENT ON COLUMN picture_imports.due_time IS 'personal: no';
COMMENT ON COLUMN picture_imports.attempt_count IS 'personal: no';
COMMENT ON COLUMN picture_imports.claim_id IS 'personal: no';
