-- Who is there: the streams that are read, and when they were last.

-- One row for each stream that is being read. It holds while its process is there (stream_replicas), which says so every two seconds for all
-- its readers at once: a row of its own deadline would be written anew for each reader, all the time.
CREATE TABLE presence_leases (
  account_id uuid NOT NULL,
  device_id uuid NOT NULL,
  -- Names the subscription: the end of one does not end the lease of the one that has replaced it.
  lease_id uuid NOT NULL UNIQUE,
  -- The process that serves it.
  replica_id uuid NOT NULL,
  -- The app; empty when it is not known.
  realm text NOT NULL CHECK (char_length(realm) <= 30),
  -- What the person does there, in the app's words; empty for nothing in particular.
  activity text NOT NULL CHECK (char_length(activity) <= 50),
  take_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, device_id)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

CREATE TABLE presences (
  account_id uuid PRIMARY KEY,
  appears_offline boolean NOT NULL,
  -- To the hour; null when the person was never seen to leave.
  seen_time timestamptz
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

COMMENT ON TABLE presence_leases IS 'retention: while the stream is read, and some seconds after its process has ended';
COMMENT ON TABLE presences IS 'retention: until the account is deleted';
COMMENT ON COLUMN presence_leases.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN presence_leases.device_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN presence_leases.lease_id IS 'personal: no';
COMMENT ON COLUMN presence_leases.replica_id IS 'personal: no';
COMMENT ON COLUMN presence_leases.realm IS 'personal: the app the person is in';
COMMENT ON COLUMN presence_leases.activity IS 'personal: what the person does';
COMMENT ON COLUMN presence_leases.take_time IS 'personal: since when the person is there';
COMMENT ON COLUMN presences.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN presences.appears_offline IS 'personal: whether the person wants to be seen';
COMMENT ON COLUMN presences.seen_time IS 'personal: when the person was last there';
