-- Marks of tracks are forgotten: a copy of what was run years ago is no use to anybody.

ALTER TABLE attempts
  -- Whether the marks of its track may be there: they are forgotten 400 days after the verdict, or with the track where its person keeps that longer.
  ADD COLUMN has_marks boolean NOT NULL DEFAULT true;

COMMENT ON TABLE track_prints IS 'group: local; retention: 400 days after the verdict, or as the track where the person keeps it longer; until the account is deleted';
COMMENT ON COLUMN attempts.has_marks IS 'personal: no';
