-- Exports of everything that is kept about a person, each made by a job (ExportWorker). A ZIP lies here in parts, because rows of a megabyte slow everybody down.
CREATE TABLE exports (
  export_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  state text NOT NULL,
  create_time timestamptz NOT NULL,
  -- Which claim of its job has made it: the parts of that one count.
  generation bigint,
  finish_time timestamptz,
  expire_time timestamptz,
  size_bytes bigint NOT NULL DEFAULT 0,
  part_count integer NOT NULL DEFAULT 0,
  CONSTRAINT exports_state_check CHECK (state IN ('pending', 'ready', 'failed')),
  CONSTRAINT exports_finish_check CHECK (
    (state = 'ready') = (finish_time IS NOT NULL) AND (state = 'ready') = (generation IS NOT NULL)
    AND (state = 'pending') = (expire_time IS NULL)),
  CONSTRAINT exports_size_check CHECK (size_bytes >= 0 AND part_count >= 0)
);

-- One at a time for each account.
CREATE UNIQUE INDEX exports_pending_idx ON exports (account_id) WHERE state = 'pending';
CREATE INDEX exports_account_id_idx ON exports (account_id);
CREATE INDEX exports_expire_time_idx ON exports (expire_time);
-- Parts of these are swept while their people still see that they have failed.
CREATE INDEX exports_failed_idx ON exports (expire_time) WHERE state = 'failed';

CREATE TABLE export_parts (
  export_id uuid NOT NULL REFERENCES exports ON DELETE CASCADE,
  -- Number of the claim that has kept it (jobs.claim_generation).
  generation bigint NOT NULL,
  part integer NOT NULL CHECK (part >= 0),
  data bytea NOT NULL CHECK (octet_length(data) BETWEEN 1 AND 65536),
  PRIMARY KEY (export_id, generation, part)
);

-- A ZIP does not get smaller.
ALTER TABLE export_parts ALTER COLUMN data SET STORAGE EXTERNAL;

COMMENT ON TABLE exports IS 'group: local; queue; retention: 7 days after they were ready or given up';
COMMENT ON COLUMN exports.export_id IS 'personal: no';
COMMENT ON COLUMN exports.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN exports.state IS 'personal: no';
COMMENT ON COLUMN exports.create_time IS 'personal: when the person asked for it';
COMMENT ON COLUMN exports.generation IS 'personal: no';
COMMENT ON COLUMN exports.finish_time IS 'personal: no';
COMMENT ON COLUMN exports.expire_time IS 'personal: no';
COMMENT ON COLUMN exports.size_bytes IS 'personal: no';
COMMENT ON COLUMN exports.part_count IS 'personal: no';

COMMENT ON TABLE export_parts IS 'group: local; queue; retention: as the export they belong to';
COMMENT ON COLUMN export_parts.export_id IS 'personal: no';
COMMENT ON COLUMN export_parts.generation IS 'personal: no';
COMMENT ON COLUMN export_parts.part IS 'personal: no';
COMMENT ON COLUMN export_parts.data IS 'personal: everything, for its owner';
