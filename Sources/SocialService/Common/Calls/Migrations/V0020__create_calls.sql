-- Calls of two people (requirements L-50, L-S13): while they ring and last, and for an hour after that, so that unanswered ones are counted.
CREATE TABLE calls (
  -- Chosen by the one who calls.
  call_id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL,
  caller_account_id uuid NOT NULL,
  callee_account_id uuid NOT NULL,
  has_video boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('RINGING', 'ACTIVE', 'ENDED')),
  -- Null while it has not ended.
  outcome text CHECK (outcome IN ('HUNG_UP', 'DECLINED', 'MISSED', 'BUSY', 'CANCELLED', 'LOST')),
  -- Names what the one is notified of who is called.
  notification_id uuid NOT NULL,
  create_time timestamptz NOT NULL,
  answer_time timestamptz,
  end_time timestamptz,
  -- When the phone of each side last said a word of it.
  caller_last_time timestamptz NOT NULL,
  callee_last_time timestamptz NOT NULL,
  -- Signals of both sides.
  signal_count bigint NOT NULL DEFAULT 0,
  signal_bytes bigint NOT NULL DEFAULT 0,
  -- The number of the timer that counts.
  timer_generation bigint NOT NULL,
  CONSTRAINT calls_self_check CHECK (caller_account_id <> callee_account_id),
  CONSTRAINT calls_end_check CHECK ((state = 'ENDED') = (end_time IS NOT NULL) AND (end_time IS NULL) = (outcome IS NULL))
);

-- Calls between two people that were not answered; and for the purge.
CREATE INDEX calls_caller_idx ON calls (caller_account_id, callee_account_id, create_time);
CREATE INDEX calls_callee_idx ON calls (callee_account_id, create_time);
-- For the sweep.
CREATE INDEX calls_end_time_idx ON calls (end_time) WHERE end_time IS NOT NULL;

-- Words of one side's phone to the other's while a call rings and lasts: forgotten at its end.
CREATE TABLE call_signals (
  call_id uuid NOT NULL REFERENCES calls ON DELETE CASCADE,
  -- From 1, over both sides.
  number bigint NOT NULL CHECK (number >= 1),
  -- Chosen by the sender.
  signal_id uuid NOT NULL,
  sender_account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('OFFER', 'ANSWER', 'CANDIDATE', 'DESCRIPTION')),
  payload text NOT NULL CHECK (octet_length(payload) BETWEEN 1 AND 16384),
  PRIMARY KEY (call_id, number),
  UNIQUE (call_id, signal_id)
);

COMMENT ON TABLE calls IS 'group: local; queue; retention: an hour after the call, or until either account is deleted';
COMMENT ON COLUMN calls.call_id IS 'personal: no';
COMMENT ON COLUMN calls.conversation_id IS 'personal: no';
COMMENT ON COLUMN calls.caller_account_id IS 'personal: pseudonym of who calls';
COMMENT ON COLUMN calls.callee_account_id IS 'personal: pseudonym of who is called';
COMMENT ON COLUMN calls.has_video IS 'personal: how the two talk';
COMMENT ON COLUMN calls.state IS 'personal: whether the two talk';
COMMENT ON COLUMN calls.outcome IS 'personal: how the call ended';
COMMENT ON COLUMN calls.notification_id IS 'personal: no';
COMMENT ON COLUMN calls.create_time IS 'personal: when the one called the other';
COMMENT ON COLUMN calls.answer_time IS 'personal: when the other answered';
COMMENT ON COLUMN calls.end_time IS 'personal: when the call ended';
COMMENT ON COLUMN calls.caller_last_time IS 'personal: until when the one talked';
COMMENT ON COLUMN calls.callee_last_time IS 'personal: until when the other talked';
COMMENT ON COLUMN calls.signal_count IS 'personal: no';
COMMENT ON COLUMN calls.signal_bytes IS 'personal: no';
COMMENT ON COLUMN calls.timer_generation IS 'personal: no';
COMMENT ON TABLE call_signals IS 'group: local; queue; retention: until the end of the call';
COMMENT ON COLUMN call_signals.call_id IS 'personal: no';
COMMENT ON COLUMN call_signals.number IS 'personal: no';
COMMENT ON COLUMN call_signals.signal_id IS 'personal: no';
COMMENT ON COLUMN call_signals.sender_account_id IS 'personal: pseudonym of the sender';
COMMENT ON COLUMN call_signals.kind IS 'personal: no';
COMMENT ON COLUMN call_signals.payload IS 'personal: network addresses of the sender''s phone';
