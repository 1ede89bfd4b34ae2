-- Reports: what people report to the moderators, what those decide, and what is said against it.

-- All reports of one person, media or content of an app that are open together.
CREATE TABLE report_cases (
  case_id uuid PRIMARY KEY,
  -- The person who is reported, or whose media is.
  target_account_id uuid NOT NULL,
  -- Null when it is the person. No reference: the evidence outlives the media.
  media_id uuid,
  -- Content of an app, by its name; empty when it is something else.
  content_realm text NOT NULL DEFAULT '',
  content_kind text NOT NULL DEFAULT '' CHECK (char_length(content_kind) <= 40),
  content_id text NOT NULL DEFAULT '' CHECK (char_length(content_id) <= 100),
  report_count integer NOT NULL CHECK (report_count >= 1),
  -- Whether the app has hidden the content because of these reports: it is shown again when moderators leave it as it is.
  is_hidden_by_app boolean NOT NULL DEFAULT false,
  create_time timestamptz NOT NULL,
  -- The moderator who works at it, and until when.
  claim_account_id uuid,
  claim_end_time timestamptz,
  -- Null while it is open.
  decide_time timestamptz,
  CONSTRAINT report_cases_claim_check CHECK (claim_account_id IS NULL OR claim_end_time IS NOT NULL)
);

-- One open case for each person, each media and each content.
CREATE UNIQUE INDEX report_cases_open_idx
  ON report_cases (target_account_id, coalesce(media_id, target_account_id), content_realm, content_kind, content_id) WHERE decide_time IS NULL;
-- Whether another decision hides the same content.
CREATE INDEX report_cases_content_idx ON report_cases (content_realm, content_kind, content_id) WHERE content_kind <> '';
-- The queue, and what was decided, each in its two orders.
CREATE INDEX report_cases_oldest_idx ON report_cases (create_time, case_id) WHERE decide_time IS NULL;
CREATE INDEX report_cases_most_idx ON report_cases (report_count DESC, case_id DESC) WHERE decide_time IS NULL;
CREATE INDEX report_cases_decided_oldest_idx ON report_cases (create_time, case_id) WHERE decide_time IS NOT NULL;
CREATE INDEX report_cases_decided_most_idx ON report_cases (report_count DESC, case_id DESC) WHERE decide_time IS NOT NULL;
-- For the sweep.
CREATE INDEX report_cases_decided_idx ON report_cases (decide_time) WHERE decide_time IS NOT NULL;
-- For the purge.
CREATE INDEX report_cases_target_idx ON report_cases (target_account_id);
CREATE INDEX report_cases_claim_idx ON report_cases (claim_account_id) WHERE claim_account_id IS NOT NULL;

-- The reporter's own. It stays when the case goes.
CREATE TABLE reports (
  report_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  case_id uuid REFERENCES report_cases ON DELETE SET NULL,
  category text NOT NULL CHECK (char_length(category) BETWEEN 1 AND 30),
  report_text text NOT NULL CHECK (char_length(report_text) <= 2000),
  realm text NOT NULL CHECK (char_length(realm) BETWEEN 1 AND 30),
  create_time timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('OPEN', 'KEPT', 'ACTED', 'GONE')),
  decide_time timestamptz
);

CREATE INDEX reports_page_idx ON reports (account_id, create_time DESC, report_id DESC);
CREATE INDEX reports_open_idx ON reports (account_id) WHERE outcome = 'OPEN';
CREATE UNIQUE INDEX reports_case_idx ON reports (case_id, account_id) WHERE case_id IS NOT NULL;
-- For the sweep.
CREATE INDEX reports_decided_idx ON reports (decide_time) WHERE decide_time IS NOT NULL;

-- Evidence that a reporter saw. The case's, not the report's: it stays when the reporter goes.
CREATE TABLE report_evidence (
  evidence_id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES report_cases ON DELETE CASCADE,
  create_time timestamptz NOT NULL,
  -- The encoded cairn.social.v1.ReportEvidence. It may hold content of an app that was named with the report, for example a game: what whoever is reported
  -- did in it, and of the others neither who they are nor where they pointed.
  content bytea NOT NULL CHECK (octet_length(content) <= 196608),
  -- The content that the evidence shows, in words that can be searched: a decision removes that, and until then nothing of it vanishes (ReportContentRules).
  -- No reference: the evidence outlives the media.
  media_id uuid,
  -- Parts of the profile: ABOUT, APP_ABOUT, GIVEN_NAME, FAMILY_NAME. Null while it was not looked which.
  parts text[],
  -- The app of APP_ABOUT.
  realm text,
  username text,
  CONSTRAINT report_evidence_seen_check CHECK (
    cardinality(parts) <= 20 AND char_length(realm) BETWEEN 1 AND 30 AND char_length(username) <= 254)
);

CREATE INDEX report_evidence_case_idx ON report_evidence (case_id, create_time DESC, evidence_id DESC);
CREATE INDEX report_evidence_media_idx ON report_evidence (media_id) WHERE media_id IS NOT NULL;

-- Decisions about a person, as that one may know it.
CREATE TABLE report_decisions (
  decision_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  case_id uuid NOT NULL UNIQUE REFERENCES report_cases ON DELETE CASCADE,
  verdict text NOT NULL CHECK (verdict IN ('WARN', 'REMOVE_CONTENT', 'SUSPEND')),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 30),
  -- Contents that were removed beside the verdict, or by it: MEDIA, TEXTS, NAMES, USERNAME, CONTENT.
  removed_contents text[] NOT NULL DEFAULT '{}',
  create_time timestamptz NOT NULL,
  suspension_end_time timestamptz,
  appeal_state text CHECK (appeal_state IN ('OPEN', 'UPHELD', 'REVERSED')),
  appeal_text text CHECK (char_length(appeal_text) <= 2000),
  appeal_time timestamptz,
  appeal_decide_time timestamptz,
  CONSTRAINT report_decisions_appeal_check CHECK (
    (appeal_state IS NULL) = (appeal_time IS NULL) AND (appeal_text IS NULL) = (appeal_time IS NULL)
    AND (appeal_decide_time IS NULL) = (coalesce(appeal_state, 'OPEN') = 'OPEN')),
  CONSTRAINT report_decisions_removed_check CHECK (cardinality(removed_contents) <= 20)
);

CREATE INDEX report_decisions_page_idx ON report_decisions (account_id, create_time DESC, decision_id DESC);
CREATE INDEX report_decisions_appealed_idx ON report_decisions (case_id) WHERE appeal_state = 'OPEN';

-- Deeds of moderators, and what they have looked at. Rows are added, and removed when their time is over; of a moderator who is deleted the deed stays.
CREATE TABLE report_audit (
  audit_id uuid PRIMARY KEY,
  -- No reference: it outlives the case.
  case_id uuid NOT NULL,
  actor_account_id uuid,
  deed text NOT NULL CHECK (deed IN ('LOOKED', 'CLAIMED', 'DECIDED', 'APPEAL_DECIDED')),
  -- The verdict of a decision, and why.
  verdict text CHECK (char_length(verdict) <= 30),
  reason text CHECK (char_length(reason) <= 30),
  removed_contents text[] NOT NULL DEFAULT '{}',
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 2000),
  create_time timestamptz NOT NULL,
  CONSTRAINT report_audit_removed_check CHECK (cardinality(removed_contents) <= 20)
);

CREATE INDEX report_audit_case_idx ON report_audit (case_id, audit_id);
-- For the purge, and for the sweep.
CREATE INDEX report_audit_actor_idx ON report_audit (actor_account_id) WHERE actor_account_id IS NOT NULL;
CREATE INDEX report_audit_create_time_idx ON report_audit (create_time);

CREATE FUNCTION refuse_report_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row CONSTANT jsonb := to_jsonb(OLD);
  new_row CONSTANT jsonb := to_jsonb(NEW);
BEGIN
  -- That a moderator is forgotten, or what was noted of somebody, is the one change there is.
  IF TG_TABLE_NAME = 'report_audit' AND new_row - 'actor_account_id' - 'note' = old_row - 'actor_account_id' - 'note'
    AND (new_row ->> 'actor_account_id' IS NULL OR new_row -> 'actor_account_id' = old_row -> 'actor_account_id')
    AND (new_row ->> 'note' = '' OR new_row -> 'note' = old_row -> 'note')
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is never changed', TG_TABLE_NAME;
END $$;

CREATE TRIGGER report_evidence_unchanged BEFORE UPDATE ON report_evidence FOR EACH ROW EXECUTE FUNCTION refuse_report_change();
CREATE TRIGGER report_audit_unchanged BEFORE UPDATE ON report_audit FOR EACH ROW EXECUTE FUNCTION refuse_report_change();

COMMENT ON TABLE report_cases IS 'group: local; retention: until it is decided, and 180 days after that; until the reported account is deleted';
COMMENT ON COLUMN report_cases.case_id IS 'personal: no';
COMMENT ON COLUMN report_cases.target_account_id IS 'personal: pseudonym of whoever was reported';
COMMENT ON COLUMN report_cases.media_id IS 'personal: what that one showed';
COMMENT ON COLUMN report_cases.content_realm IS 'personal: an app that one was in';
COMMENT ON COLUMN report_cases.content_kind IS 'personal: what kind of content that one showed';
COMMENT ON COLUMN report_cases.content_id IS 'personal: what that one showed';
COMMENT ON COLUMN report_cases.report_count IS 'personal: how many reported that one';
COMMENT ON COLUMN report_cases.is_hidden_by_app IS 'personal: no';
COMMENT ON COLUMN report_cases.create_time IS 'personal: when that one was reported';
COMMENT ON COLUMN report_cases.claim_account_id IS 'personal: pseudonym of a moderator';
COMMENT ON COLUMN report_cases.claim_end_time IS 'personal: when the moderator worked at it';
COMMENT ON COLUMN report_cases.decide_time IS 'personal: when it was decided about that one';

COMMENT ON TABLE reports IS 'group: local; retention: until it is decided, and 180 days after that; until the reporter is deleted';
COMMENT ON COLUMN reports.report_id IS 'personal: no';
COMMENT ON COLUMN reports.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN reports.case_id IS 'personal: no';
COMMENT ON COLUMN reports.category IS 'personal: what the person reported';
COMMENT ON COLUMN reports.report_text IS 'personal: what the person wrote to the moderators';
COMMENT ON COLUMN reports.realm IS 'personal: an app the person was in';
COMMENT ON COLUMN reports.create_time IS 'personal: when the person reported it';
COMMENT ON COLUMN reports.outcome IS 'personal: what came of it';
COMMENT ON COLUMN reports.decide_time IS 'personal: when that was decided';

COMMENT ON TABLE report_evidence IS 'group: local; retention: as its case';
COMMENT ON COLUMN report_evidence.evidence_id IS 'personal: no';
COMMENT ON COLUMN report_evidence.case_id IS 'personal: no';
COMMENT ON COLUMN report_evidence.create_time IS 'personal: when somebody was reported';
COMMENT ON COLUMN report_evidence.content IS 'personal: what that one showed of themselves, and how that one played';
COMMENT ON COLUMN report_evidence.media_id IS 'personal: what that one showed';
COMMENT ON COLUMN report_evidence.parts IS 'personal: which parts of the profile that one showed';
COMMENT ON COLUMN report_evidence.realm IS 'personal: an app that one was in';
COMMENT ON COLUMN report_evidence.username IS 'personal: how that one was named';

COMMENT ON TABLE report_decisions IS 'group: local; retention: as its case';
COMMENT ON COLUMN report_decisions.decision_id IS 'personal: no';
COMMENT ON COLUMN report_decisions.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN report_decisions.case_id IS 'personal: no';
COMMENT ON COLUMN report_decisions.verdict IS 'personal: what was decided about the person';
COMMENT ON COLUMN report_decisions.reason IS 'personal: why';
COMMENT ON COLUMN report_decisions.removed_contents IS 'personal: what of the person was removed';
COMMENT ON COLUMN report_decisions.create_time IS 'personal: when it was decided';
COMMENT ON COLUMN report_decisions.suspension_end_time IS 'personal: until when the person may do nothing';
COMMENT ON COLUMN report_decisions.appeal_state IS 'personal: what came of the appeal';
COMMENT ON COLUMN report_decisions.appeal_text IS 'personal: what the person says against it';
COMMENT ON COLUMN report_decisions.appeal_time IS 'personal: when the person appealed';
COMMENT ON COLUMN report_decisions.appeal_decide_time IS 'personal: when that was decided';

COMMENT ON TABLE report_audit IS 'group: local; retention: 365 days';
COMMENT ON COLUMN report_audit.audit_id IS 'personal: no';
COMMENT ON COLUMN report_audit.case_id IS 'personal: no';
COMMENT ON COLUMN report_audit.actor_account_id IS 'personal: pseudonym of a moderator';
COMMENT ON COLUMN report_audit.deed IS 'personal: what the moderator did';
COMMENT ON COLUMN report_audit.verdict IS 'personal: what the moderator decided';
COMMENT ON COLUMN report_audit.reason IS 'personal: why';
COMMENT ON COLUMN report_audit.removed_contents IS 'personal: no';
COMMENT ON COLUMN report_audit.note IS 'personal: what the moderator noted';
COMMENT ON COLUMN report_audit.create_time IS 'personal: when';
