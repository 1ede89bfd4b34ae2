-- Which version of each source of data is loaded, so that the same data is not loaded twice and a running service notices new data.
CREATE TABLE imports (
  source text PRIMARY KEY CHECK (source <> ''),
  -- SHA-256 of the files and of the importer's own version.
  checksum bytea NOT NULL CHECK (octet_length(checksum) = 32),
  import_time timestamptz NOT NULL,
  -- The credit that an operator says must be shown with the data; empty for nothing.
  attribution text NOT NULL DEFAULT ''
);

COMMENT ON TABLE imports IS 'group: reference; retention: a row for each source, for ever';
COMMENT ON COLUMN imports.attribution IS 'personal: no';
