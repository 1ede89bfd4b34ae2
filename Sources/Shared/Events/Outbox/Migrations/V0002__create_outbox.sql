-- Events that others must hear of: written in the transaction that makes them true, sent by a relay, removed when they were acknowledged.
--
-- Rows are short-lived, as those of timers are.

-- One row for each key that has something to send. Its lock gives numbers in the order of commits, and nobody else may deliver a key while
-- next_time, which a claim moves into the future, has not come.
CREATE TABLE outbox_keys (
  -- "auth", "game", "social", "geo", or a name that only this service knows, for example "mail".
  destination text NOT NULL CHECK (char_length(destination) BETWEEN 1 AND 100),
  -- Events of one key arrive in their order: the id of an account, of a game, of a conversation.
  ordering_key text NOT NULL CHECK (char_length(ordering_key) BETWEEN 1 AND 100),
  -- The number of the key's newest event.
  last_number bigint NOT NULL CHECK (last_number >= 1),
  -- When the key may be claimed: at once, at the end of a claim whose relay has died, or after a failure's pause.
  next_time timestamptz NOT NULL,
  -- The claim that took it last; another claim makes an older one void.
  claim_id uuid,
  -- How often the key's first event has failed.
  attempt_count integer NOT NULL DEFAULT 0 CHECK (attempt_count >= 0),
  last_error text,
  -- Many keys of one destination are claimed at once: in this order the index has no part that is all of the destination's.
  PRIMARY KEY (ordering_key, destination)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_analyze_scale_factor = 0.1);

-- For statements that name the time alone: one that looks for a key, as the reference of an event does, could be planned to go through all keys of a
-- destination by an index that it may use.
CREATE INDEX outbox_keys_next_time_idx ON outbox_keys (destination, next_time, ordering_key) WHERE next_time IS NOT NULL;

CREATE TABLE outbox (
  destination text NOT NULL,
  ordering_key text NOT NULL,
  -- From 1, in the order of commits; begins again when a key had nothing left to send.
  number bigint NOT NULL,
  event_id uuid NOT NULL,
  type text NOT NULL CHECK (char_length(type) BETWEEN 1 AND 100),
  -- The encoded message of the type.
  payload bytea NOT NULL CHECK (octet_length(payload) <= 65536),
  create_time timestamptz NOT NULL,
  PRIMARY KEY (destination, ordering_key, number),
  FOREIGN KEY (destination, ordering_key) REFERENCES outbox_keys (destination, ordering_key)
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500, autovacuum_analyze_scale_factor = 0.1);

-- How long the oldest has waited is asked every few seconds.
CREATE INDEX outbox_create_time_idx ON outbox (create_time);

-- Events that failed too often, or waited too long: for an operator to look at and to send again.
CREATE TABLE dead_letters (
  destination text NOT NULL,
  ordering_key text NOT NULL,
  event_id uuid NOT NULL,
  type text NOT NULL,
  payload bytea NOT NULL,
  create_time timestamptz NOT NULL,
  -- When it was given up.
  fail_time timestamptz NOT NULL,
  last_error text NOT NULL,
  PRIMARY KEY (destination, event_id)
);

CREATE INDEX dead_letters_fail_time_idx ON dead_letters (fail_time);
CREATE INDEX dead_letters_ordering_key_idx ON dead_letters (ordering_key);

COMMENT ON TABLE outbox_keys IS 'group: local; queue; retention: until the key''s last event was delivered or given up';
COMMENT ON COLUMN outbox_keys.destination IS 'personal: no';
COMMENT ON COLUMN outbox_keys.ordering_key IS 'personal: account';
COMMENT ON COLUMN outbox_keys.last_number IS 'personal: no';
COMMENT ON COLUMN outbox_keys.next_time IS 'personal: no';
COMMENT ON COLUMN outbox_keys.claim_id IS 'personal: no';
COMMENT ON COLUMN outbox_keys.attempt_count IS 'personal: no';
COMMENT ON COLUMN outbox_keys.last_error IS 'personal: no';

COMMENT ON TABLE outbox IS 'group: local; queue; retention: until delivered; given up after 7 days';
COMMENT ON COLUMN outbox.destination IS 'personal: no';
COMMENT ON COLUMN outbox.ordering_key IS 'personal: account';
COMMENT ON COLUMN outbox.number IS 'personal: no';
COMMENT ON COLUMN outbox.event_id IS 'personal: no';
COMMENT ON COLUMN outbox.type IS 'personal: no';
COMMENT ON COLUMN outbox.payload IS 'personal: account';
COMMENT ON COLUMN outbox.create_time IS 'personal: no';

COMMENT ON TABLE dead_letters IS 'group: local; queue; retention: 30 days after the event was given up, or until it is sent again';
COMMENT ON COLUMN dead_letters.destination IS 'personal: no';
COMMENT ON COLUMN dead_letters.ordering_key IS 'personal: account';
COMMENT ON COLUMN dead_letters.event_id IS 'personal: no';
COMMENT ON COLUMN dead_letters.type IS 'personal: no';
COMMENT ON COLUMN dead_letters.payload IS 'personal: account';
COMMENT ON COLUMN dead_letters.create_time IS 'personal: no';
COMMENT ON COLUMN dead_letters.fail_time IS 'personal: no';
COMMENT ON COLUMN dead_letters.last_error IS 'personal: no';
