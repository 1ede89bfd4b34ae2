-- Files that become the tracks of attempts: the latest of each.
CREATE TABLE track_imports (
  attempt_id uuid PRIMARY KEY REFERENCES attempts ON DELETE CASCADE,
  -- The file, of SocialService.
  media_id uuid NOT NULL,
  -- 1 waiting, 2 done, 3 refused.
  state smallint NOT NULL CHECK (state BETWEEN 1 AND 3),
  -- As the contract calls it; 0 unless it was refused.
  refusal smallint NOT NULL CHECK ((refusal <> 0) = (state = 3)),
  -- At which a refusal shows; 0 for none.
  line integer NOT NULL CHECK (line >= 0),
  sample_count integer NOT NULL CHECK (sample_count >= 0),
  create_time timestamptz NOT NULL
);

COMMENT ON TABLE track_imports IS 'group: local; retention: as the attempt';
COMMENT ON COLUMN track_imports.attempt_id IS 'personal: no';
COMMENT ON COLUMN track_imports.media_id IS 'personal: file of the person';
COMMENT ON COLUMN track_imports.state IS 'personal: no';
COMMENT ON COLUMN track_imports.refusal IS 'personal: no';
COMMENT ON COLUMN track_imports.line IS 'personal: no';
COMMENT ON COLUMN track_imports.sample_count IS 'personal: no';
COMMENT ON COLUMN track_imports.create_time IS 'personal: when the person sent it';
