-- Feedback: what people say of each other after a meeting (requirements L-37 … L-39, L-63, L-S11).
CREATE TABLE meeting_feedback (
  feedback_id uuid PRIMARY KEY,
  -- Meetings are forgotten after a year, and what was said of people stays with them: no foreign key.
  meeting_id uuid NOT NULL,
  -- Null when the account is gone.
  author_account_id uuid,
  subject_account_id uuid NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  -- Empty when nothing is said.
  body text NOT NULL CHECK (char_length(body) <= 1000),
  create_time timestamptz NOT NULL,
  -- When others begin to see it: at once when both sides have said something, otherwise when the time to say something is over.
  show_time timestamptz NOT NULL,
  -- Whether moderators have hidden it from all but its author.
  is_hidden boolean NOT NULL DEFAULT false,
  UNIQUE (meeting_id, subject_account_id)
);

CREATE INDEX meeting_feedback_page_idx ON meeting_feedback (subject_account_id, show_time DESC, feedback_id DESC);
CREATE INDEX meeting_feedback_author_idx ON meeting_feedback (author_account_id, feedback_id) WHERE author_account_id IS NOT NULL;

COMMENT ON TABLE meeting_feedback IS 'group: local; retention: until the account of its subject is deleted';
COMMENT ON COLUMN meeting_feedback.feedback_id IS 'personal: no';
COMMENT ON COLUMN meeting_feedback.meeting_id IS 'personal: which meeting the person tells of';
COMMENT ON COLUMN meeting_feedback.author_account_id IS 'personal: pseudonym of who says it';
COMMENT ON COLUMN meeting_feedback.subject_account_id IS 'personal: pseudonym of the person it is about';
COMMENT ON COLUMN meeting_feedback.rating IS 'personal: what the author thinks of the person';
COMMENT ON COLUMN meeting_feedback.body IS 'personal: what the author says of the person';
COMMENT ON COLUMN meeting_feedback.create_time IS 'personal: when the author said it';
COMMENT ON COLUMN meeting_feedback.show_time IS 'personal: no';
COMMENT ON COLUMN meeting_feedback.is_hidden IS 'personal: whether moderators have hidden what the author has said';
