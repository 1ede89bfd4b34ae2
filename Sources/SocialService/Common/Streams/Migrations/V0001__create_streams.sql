-- One stream of events for each person, over all apps, and how far the person's devices have come in it.

-- The head is raised by the last statement of the transaction that appends (StreamLog), so that numbers become visible in their order and
-- without gaps: whoever has read number n has read all before it.
CREATE TABLE streams (
  account_id uuid PRIMARY KEY,
  -- Names this counting: a cursor of another one leads nowhere. Chosen by chance; another one after a restored backup.
  epoch bigint NOT NULL CHECK (epoch >= 1),
  -- The number of the newest event; 0 before the first.
  head bigint NOT NULL CHECK (head >= 0)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- Partitioned by the week and dropped whole. Numbers of one account are unique by the lock of its stream: a unique key of a partitioned table
-- must contain the partition's column.
CREATE TABLE stream_events (
  account_id uuid NOT NULL,
  number bigint NOT NULL CHECK (number >= 1),
  create_time timestamptz NOT NULL,
  -- For example "friend.requested"; "taken_back" when the content is gone.
  type text NOT NULL CHECK (char_length(type) BETWEEN 1 AND 100),
  -- The encoded cairn.social.v1.UserEvent; empty when it says nothing any more. The number stays, so that nobody misses one.
  payload bytea NOT NULL CHECK (octet_length(payload) <= 8192),
  -- The person it tells of beside the stream's owner.
  subject_account_id uuid,
  coalesce_key text CHECK (char_length(coalesce_key) BETWEEN 1 AND 100),
  PRIMARY KEY (account_id, number, create_time)
) PARTITION BY RANGE (create_time);

-- Catches what no weekly partition takes: an event is never lost because upkeep is late.
CREATE TABLE stream_events_default PARTITION OF stream_events DEFAULT;

CREATE INDEX stream_events_subject_idx ON stream_events (subject_account_id, account_id) WHERE subject_account_id IS NOT NULL;
CREATE INDEX stream_events_coalesce_idx ON stream_events (account_id, coalesce_key) WHERE coalesce_key IS NOT NULL;

CREATE TABLE stream_devices (
  account_id uuid NOT NULL,
  -- Chosen by the client.
  device_id uuid NOT NULL,
  -- The session by which the device is logged in: it is forgotten when that ends.
  session_id uuid,
  -- The last event that the device has worked in.
  epoch bigint NOT NULL,
  number bigint NOT NULL CHECK (number >= 0),
  -- The thing its person looks at; empty for nothing in particular.
  viewing text NOT NULL DEFAULT '' CHECK (char_length(viewing) <= 100),
  acknowledge_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, device_id)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- For the sweep.
CREATE INDEX stream_devices_acknowledge_time_idx ON stream_devices (acknowledge_time);

-- The processes that serve streams: one that is alone need not tell others what it has appended.
CREATE TABLE stream_replicas (
  replica_id uuid PRIMARY KEY,
  subscriber_count integer NOT NULL CHECK (subscriber_count >= 0),
  look_time timestamptz NOT NULL
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- The upkeep of stream_events is that of every table that is partitioned by time.
CREATE FUNCTION stream_events_maintain(at timestamptz, kept_since timestamptz, weeks_ahead integer) RETURNS integer
LANGUAGE sql AS $$ SELECT partitions_maintain('stream_events', 'week', $1, $2, $3) $$;

-- Takes back what newer events of the same key say better: of each account what its key, at the same place, names. Rows that somebody else has locked are
-- left as they are, so that this waits for nobody; it only saves space, since who reads a page is shown the last of each key anyway. A function, because
-- its plan is kept: with the table's partitions PostgreSQL would plan the statement at each call, which takes five times as long as what it does. Whom
-- such an event told of stays: whoever was met is reported later (ReportStore.hasMet), and is taken back as before when that one is deleted or blocked.
CREATE FUNCTION stream_events_coalesce_pairs(accounts uuid[], keys text[]) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  FOR place IN 1..cardinality(accounts) LOOP
    UPDATE stream_events e SET type = 'taken_back', payload = '', coalesce_key = NULL
    FROM (
      SELECT v.number, v.create_time FROM stream_events v
      WHERE v.account_id = accounts[place] AND v.coalesce_key = keys[place]
        AND v.number < (SELECT max(l.number) FROM stream_events l WHERE l.account_id = accounts[place] AND l.coalesce_key = keys[place])
      FOR UPDATE SKIP LOCKED
    ) AS old
    WHERE e.account_id = accounts[place] AND e.number = old.number AND e.create_time = old.create_time;
  END LOOP;
END
$$;

COMMENT ON TABLE streams IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN streams.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN streams.epoch IS 'personal: no';
COMMENT ON COLUMN streams.head IS 'personal: how much has happened to the person';

COMMENT ON TABLE stream_events IS 'group: account_id; retention: 30 days, and up to 7 more until the week is dropped';
COMMENT ON COLUMN stream_events.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN stream_events.number IS 'personal: no';
COMMENT ON COLUMN stream_events.create_time IS 'personal: when it happened to the person';
COMMENT ON COLUMN stream_events.type IS 'personal: what happened to the person';
COMMENT ON COLUMN stream_events.payload IS 'personal: what happened to the person, never exported: it repeats what other tables hold';
COMMENT ON COLUMN stream_events.subject_account_id IS 'personal: pseudonym of somebody the person has to do with';
COMMENT ON COLUMN stream_events.coalesce_key IS 'personal: what kind of thing happened to the person';

COMMENT ON TABLE stream_devices IS 'group: account_id; retention: 90 days after the device was last heard of';
COMMENT ON COLUMN stream_devices.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN stream_devices.device_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN stream_devices.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN stream_devices.epoch IS 'personal: no';
COMMENT ON COLUMN stream_devices.number IS 'personal: how much the person has seen';
COMMENT ON COLUMN stream_devices.viewing IS 'personal: what the person looked at';
COMMENT ON COLUMN stream_devices.acknowledge_time IS 'personal: when the person was there';

COMMENT ON TABLE stream_replicas IS 'group: local; retention: a minute after the process was last there';
COMMENT ON COLUMN stream_replicas.replica_id IS 'personal: no';
