-- Which version of each source of data is loaded, so that the same data is not loaded twice and a running service notices new data.
--
-- Retention: one row per source, for ever.

CREATE TABLE imports (
  source text PRIMARY KEY CHECK (source <> ''),
  -- SHA-256 of the files and of the importer's own version.
  checksum bytea NOT NULL CHECK (octet_length(checksum) = 32),
  import_time timestamptz NOT NULL
);
