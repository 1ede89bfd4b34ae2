-- Meetings of two people (requirements L-27 … L-36, L-S6 … L-S9).
CREATE TABLE meetings (
  meeting_id uuid PRIMARY KEY,
  proposer_account_id uuid NOT NULL,
  other_account_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('PROPOSED', 'ACCEPTED', 'DENIED', 'CANCELLED', 'EXPIRED', 'MOVED')),
  -- Agreed upon is what the clock on the wall shows at the place.
  day date NOT NULL,
  -- From midnight.
  minute smallint NOT NULL CHECK (minute BETWEEN 0 AND 1439),
  -- A name of the IANA data.
  time_zone text NOT NULL CHECK (char_length(time_zone) BETWEEN 1 AND 64),
  -- Which of the two, where the clock shows the same time twice.
  fold smallint NOT NULL CHECK (fold IN (0, 1)),
  -- Times that follow from these by the rules of the zone as they were known when it was last reckoned.
  start_time timestamptz NOT NULL,
  duration_minutes smallint NOT NULL CHECK (duration_minutes BETWEEN 15 AND 1440),
  -- Empty when nothing is said.
  title text NOT NULL CHECK (char_length(title) <= 100),
  description text NOT NULL CHECK (char_length(description) <= 1000),
  place text NOT NULL CHECK (char_length(place) <= 200),
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  -- Raised by each change.
  version bigint NOT NULL CHECK (version >= 1),
  -- The last reminder that was given or passed over: minutes before the beginning.
  reminded_minutes smallint NOT NULL,
  -- The number of the timer that counts.
  timer_generation bigint NOT NULL,
  create_time timestamptz NOT NULL,
  -- When it got into its state; null for one that is proposed.
  change_time timestamptz,
  -- The one who has cancelled it; null unless it is cancelled.
  is_cancelled_by_proposer boolean,
  cancel_reason text NOT NULL DEFAULT '' CHECK (char_length(cancel_reason) <= 500),
  -- The meeting in whose place it was proposed, and the one that was proposed in its place.
  replaced_id uuid,
  replacing_id uuid,
  -- Whether moderators have hidden title, description and place from all but the proposer, and the reason from all but the one who has cancelled.
  is_plan_hidden boolean NOT NULL DEFAULT false,
  is_reason_hidden boolean NOT NULL DEFAULT false,
  CONSTRAINT meetings_self_check CHECK (proposer_account_id <> other_account_id),
  CONSTRAINT meetings_position_check CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CONSTRAINT meetings_cancel_check CHECK ((state = 'CANCELLED') = (is_cancelled_by_proposer IS NOT NULL))
);

-- Lists of either side, all or with one other.
CREATE INDEX meetings_proposer_idx ON meetings (proposer_account_id, start_time, meeting_id);
CREATE INDEX meetings_other_idx ON meetings (other_account_id, start_time, meeting_id);
CREATE INDEX meetings_pair_idx ON meetings (proposer_account_id, other_account_id, start_time, meeting_id);
CREATE INDEX meetings_pair_back_idx ON meetings (other_account_id, proposer_account_id, start_time, meeting_id);
-- Meetings that are to come, to be reckoned anew.
CREATE INDEX meetings_open_idx ON meetings (start_time, meeting_id) WHERE state IN ('PROPOSED', 'ACCEPTED');
-- For the sweep.
CREATE INDEX meetings_start_time_idx ON meetings (start_time);

-- How far a zone's clocks are ahead of UTC at a moment, in seconds.
CREATE FUNCTION zone_offset(at timestamptz, zone text) RETURNS integer
LANGUAGE sql STABLE STRICT AS $$
  SELECT extract(epoch FROM wall_time(at, zone) - (at AT TIME ZONE 'UTC'))::integer
$$;

COMMENT ON TABLE meetings IS 'group: local; retention: a year after the beginning, or until either account is deleted';
COMMENT ON COLUMN meetings.meeting_id IS 'personal: no';
COMMENT ON COLUMN meetings.proposer_account_id IS 'personal: pseudonym of who proposes it';
COMMENT ON COLUMN meetings.other_account_id IS 'personal: pseudonym of who is asked';
COMMENT ON COLUMN meetings.state IS 'personal: whether the two meet';
COMMENT ON COLUMN meetings.day IS 'personal: when the two meet';
COMMENT ON COLUMN meetings.minute IS 'personal: when the two meet';
COMMENT ON COLUMN meetings.time_zone IS 'personal: roughly where the two meet';
COMMENT ON COLUMN meetings.fold IS 'personal: when the two meet';
COMMENT ON COLUMN meetings.start_time IS 'personal: when the two meet';
COMMENT ON COLUMN meetings.duration_minutes IS 'personal: how long the two meet';
COMMENT ON COLUMN meetings.title IS 'personal: what the two do';
COMMENT ON COLUMN meetings.description IS 'personal: what the two do';
COMMENT ON COLUMN meetings.place IS 'personal: where the two meet';
COMMENT ON COLUMN meetings.latitude IS 'personal: where the two meet';
COMMENT ON COLUMN meetings.longitude IS 'personal: where the two meet';
COMMENT ON COLUMN meetings.version IS 'personal: how often the two changed it';
COMMENT ON COLUMN meetings.reminded_minutes IS 'personal: no';
COMMENT ON COLUMN meetings.timer_generation IS 'personal: no';
COMMENT ON COLUMN meetings.create_time IS 'personal: when it was proposed';
COMMENT ON COLUMN meetings.change_time IS 'personal: when it was decided';
COMMENT ON COLUMN meetings.is_cancelled_by_proposer IS 'personal: who of the two has cancelled it';
COMMENT ON COLUMN meetings.cancel_reason IS 'personal: why it was cancelled';
COMMENT ON COLUMN meetings.replaced_id IS 'personal: no';
COMMENT ON COLUMN meetings.replacing_id IS 'personal: no';
COMMENT ON COLUMN meetings.is_plan_hidden IS 'personal: whether moderators have hidden what the proposer wrote';
COMMENT ON COLUMN meetings.is_reason_hidden IS 'personal: whether moderators have hidden why it was cancelled';
