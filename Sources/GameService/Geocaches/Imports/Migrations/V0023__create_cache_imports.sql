-- Imports of people's own files, each done by a job (CacheImportWorker), and what became of them.
CREATE TABLE cache_imports (
  import_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  -- SocialService's file.
  media_id uuid NOT NULL,
  -- Name of the person in the other catalogue, in small letters and without blanks.
  foreign_name text NOT NULL CHECK (foreign_name <> ''),
  is_dry_run boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'done', 'failed')),
  failure text NOT NULL DEFAULT '',
  draft_count integer NOT NULL DEFAULT 0,
  find_count integer NOT NULL DEFAULT 0,
  unchanged_count integer NOT NULL DEFAULT 0,
  left_out_count integer NOT NULL DEFAULT 0,
  remark_count integer NOT NULL DEFAULT 0,
  -- The first of them, as JSON of a GpxImport.
  remarks text NOT NULL DEFAULT '',
  create_time timestamptz NOT NULL,
  finish_time timestamptz,
  expire_time timestamptz,
  CHECK ((state = 'pending') = (finish_time IS NULL) AND (finish_time IS NULL) = (expire_time IS NULL))
);

-- One at a time for each account.
CREATE UNIQUE INDEX cache_imports_pending ON cache_imports (account_id) WHERE state = 'pending';
CREATE INDEX cache_imports_account ON cache_imports (account_id, create_time, import_id);
CREATE INDEX cache_imports_expire ON cache_imports (expire_time) WHERE expire_time IS NOT NULL;

-- Caches of other catalogues that have become an account's own: the same file again makes none of them once more. Apart from the code of the cache itself
-- (caches.source_code), which is one of a kind: anybody may say of any code that it is theirs.
CREATE TABLE cache_import_entries (
  account_id uuid NOT NULL,
  source text NOT NULL,
  source_code text NOT NULL,
  cache_id uuid NOT NULL REFERENCES caches ON DELETE CASCADE,
  PRIMARY KEY (account_id, source, source_code)
);

CREATE INDEX cache_import_entries_cache ON cache_import_entries (cache_id);

COMMENT ON TABLE cache_imports IS 'group: local; retention: 7 days after they were done or given up';
COMMENT ON COLUMN cache_imports.import_id IS 'personal: no';
COMMENT ON COLUMN cache_imports.account_id IS 'personal: account';
COMMENT ON COLUMN cache_imports.media_id IS 'personal: no';
COMMENT ON COLUMN cache_imports.foreign_name IS 'personal: text';
COMMENT ON COLUMN cache_imports.is_dry_run IS 'personal: no';
COMMENT ON COLUMN cache_imports.state IS 'personal: no';
COMMENT ON COLUMN cache_imports.failure IS 'personal: no';
COMMENT ON COLUMN cache_imports.draft_count IS 'personal: no';
COMMENT ON COLUMN cache_imports.find_count IS 'personal: no';
COMMENT ON COLUMN cache_imports.unchanged_count IS 'personal: no';
COMMENT ON COLUMN cache_imports.left_out_count IS 'personal: no';
COMMENT ON COLUMN cache_imports.remark_count IS 'personal: no';
COMMENT ON COLUMN cache_imports.remarks IS 'personal: text';
COMMENT ON COLUMN cache_imports.create_time IS 'personal: habit';
COMMENT ON COLUMN cache_imports.finish_time IS 'personal: no';
COMMENT ON COLUMN cache_imports.expire_time IS 'personal: no';

COMMENT ON TABLE cache_import_entries IS 'group: local; retention: as the cache, or until the account is deleted';
COMMENT ON COLUMN cache_import_entries.account_id IS 'personal: account';
COMMENT ON COLUMN cache_import_entries.source IS 'personal: no';
COMMENT ON COLUMN cache_import_entries.source_code IS 'personal: habit';
COMMENT ON COLUMN cache_import_entries.cache_id IS 'personal: no';
