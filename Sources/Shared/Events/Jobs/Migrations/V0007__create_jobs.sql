-- Work that outlives the process that has begun it: what must be done once, takes longer than a transaction, and may fail for a while (JobRunner).
CREATE TABLE jobs (
  kind text NOT NULL CHECK (octet_length(kind) BETWEEN 1 AND 64),
  -- The thing it is about: one job of a kind for each.
  job_key uuid NOT NULL,
  -- The person whose it is; it goes with them.
  account_id uuid,
  payload text NOT NULL CHECK (octet_length(payload) <= 65536),
  create_time timestamptz NOT NULL,
  -- When it is looked at next. A process that works at it moves this past the end of the lease: a process that dies leaves it to the others.
  due_time timestamptz NOT NULL,
  -- How often it was begun since it was asked for.
  attempt_count integer NOT NULL DEFAULT 0 CHECK (attempt_count >= 0),
  -- Which claim holds it; another number for each claim, also after it was asked for anew. NULL while nobody works at it.
  claim_generation bigint,
  -- How far it is, in thousandths; for people who wait.
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 1000),
  -- When it was given up: an operator looks at it.
  fail_time timestamptz,
  last_error text CHECK (octet_length(last_error) <= 1024),
  PRIMARY KEY (kind, job_key)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

CREATE INDEX jobs_due_idx ON jobs (kind, due_time, job_key) WHERE fail_time IS NULL;
CREATE INDEX jobs_fail_time_idx ON jobs (fail_time) WHERE fail_time IS NOT NULL;
CREATE INDEX jobs_account_id_idx ON jobs (account_id) WHERE account_id IS NOT NULL;

CREATE SEQUENCE jobs_claim_generation_seq AS bigint;

COMMENT ON TABLE jobs IS 'group: local; queue; retention: until it is done; 7 days after it was given up';
COMMENT ON COLUMN jobs.kind IS 'personal: no';
COMMENT ON COLUMN jobs.job_key IS 'personal: no';
COMMENT ON COLUMN jobs.account_id IS 'personal: pseudonym of the person whose job it is';
COMMENT ON COLUMN jobs.payload IS 'personal: what is to be done';
COMMENT ON COLUMN jobs.create_time IS 'personal: no';
COMMENT ON COLUMN jobs.due_time IS 'personal: no';
COMMENT ON COLUMN jobs.attempt_count IS 'personal: no';
COMMENT ON COLUMN jobs.claim_generation IS 'personal: no';
COMMENT ON COLUMN jobs.progress IS 'personal: no';
COMMENT ON COLUMN jobs.fail_time IS 'personal: no';
COMMENT ON COLUMN jobs.last_error IS 'personal: no';
