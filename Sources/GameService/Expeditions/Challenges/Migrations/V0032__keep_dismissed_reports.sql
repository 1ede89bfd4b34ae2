-- Reports that were dismissed stay, so that the same people do not hide a challenge again, and drafts that were taken back go.

ALTER TABLE challenge_reports
  -- When a moderator has seen that nothing is wrong; NULL while it counts towards hiding the challenge.
  ADD COLUMN dismiss_time timestamptz;

-- They were never shown to anybody, and nobody has an attempt at them.
DELETE FROM challenges WHERE state = 4 AND publish_time IS NULL;

COMMENT ON TABLE challenges IS 'group: local; retention: until 30 days after its maker has taken it back, and as long as somebody has an attempt at it; drafts until they are taken back or the account is deleted';
COMMENT ON COLUMN challenge_reports.dismiss_time IS 'personal: no';
