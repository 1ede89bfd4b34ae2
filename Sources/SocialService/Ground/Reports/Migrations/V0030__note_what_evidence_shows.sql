-- What evidence shows, in words that can be searched: a decision removes that, and until then nothing of it vanishes (ReportContentRules).
ALTER TABLE report_evidence
  -- No reference: the evidence outlives the media.
  ADD COLUMN media_id uuid,
  -- Of the profile: ABOUT, APP_ABOUT, GIVEN_NAME, FAMILY_NAME. Null where a version before this one has kept the evidence.
  ADD COLUMN parts text[],
  -- Of APP_ABOUT: in which app.
  ADD COLUMN realm text,
  ADD COLUMN username text,
  ADD CONSTRAINT report_evidence_seen_check CHECK (
    cardinality(parts) <= 20 AND char_length(realm) BETWEEN 1 AND 30 AND char_length(username) <= 254);

CREATE INDEX report_evidence_media_idx ON report_evidence (media_id) WHERE media_id IS NOT NULL;

-- What was removed beside the verdict, or by it: MEDIA, TEXTS, NAMES, USERNAME.
ALTER TABLE report_decisions
  ADD COLUMN removed_contents text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT report_decisions_removed_check CHECK (cardinality(removed_contents) <= 20);
ALTER TABLE report_audit
  ADD COLUMN removed_contents text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT report_audit_removed_check CHECK (cardinality(removed_contents) <= 20);

COMMENT ON COLUMN report_evidence.media_id IS 'personal: what that one showed';
COMMENT ON COLUMN report_evidence.parts IS 'personal: which parts of the profile that one showed';
COMMENT ON COLUMN report_evidence.realm IS 'personal: an app that one was in';
COMMENT ON COLUMN report_evidence.username IS 'personal: how that one was named';
COMMENT ON COLUMN report_decisions.removed_contents IS 'personal: what of the person was removed';
COMMENT ON COLUMN report_audit.removed_contents IS 'personal: no';
