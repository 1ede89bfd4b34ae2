-- People who are there: the streams that are read, and when they were last.

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
  -- Activity of the person there, in the app's words; empty for nothing in particular.
  activity text NOT NULL CHECK (char_length(activity) <= 50),
  take_time timestamptz NOT NULL,
  -- Since when the process of a lease is known to be gone; null while it is not. It may only be out of touch, and come back with its streams: what
  -- their readers do is kept so long.
  orphan_time timestamptz,
  PRIMARY KEY (account_id, device_id)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- When people were last there, and what friends were told last of them: any process may tell, and each must know what others have told. Written
-- together with the NOTIFY that tells it, under the lock of the row, so that of two processes the one that tells later has read later.
CREATE TABLE presences (
  account_id uuid PRIMARY KEY,
  appears_offline boolean NOT NULL,
  -- To the hour; null when the person was never seen to leave.
  seen_time timestamptz,
  -- Whether friends were told that the person is online; else offline, of which when somebody was last there is no part.
  told_online boolean NOT NULL DEFAULT false,
  -- The app; empty when it was not told.
  told_realm text NOT NULL DEFAULT '' CHECK (char_length(told_realm) <= 30),
  -- Activity of the person there; empty when it was not told.
  told_activity text NOT NULL DEFAULT '' CHECK (char_length(told_activity) <= 50)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- For the sweep, which finds who is not online any more.
CREATE INDEX presences_told_online_idx ON presences (account_id) WHERE told_online;

COMMENT ON TABLE presence_leases IS 'group: local; queue; retention: while the stream is read, and two minutes at most after its process has ended';
COMMENT ON COLUMN presence_leases.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN presence_leases.device_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN presence_leases.lease_id IS 'personal: no';
COMMENT ON COLUMN presence_leases.replica_id IS 'personal: no';
COMMENT ON COLUMN presence_leases.realm IS 'personal: the app the person is in';
COMMENT ON COLUMN presence_leases.activity IS 'personal: what the person does';
COMMENT ON COLUMN presence_leases.take_time IS 'personal: since when the person is there';
COMMENT ON COLUMN presence_leases.orphan_time IS 'personal: until when the person was there';

COMMENT ON TABLE presences IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN presences.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN presences.appears_offline IS 'personal: whether the person wants to be seen';
COMMENT ON COLUMN presences.seen_time IS 'personal: when the person was last there';
COMMENT ON COLUMN presences.told_online IS 'personal: whether friends see the person as online';
COMMENT ON COLUMN presences.told_realm IS 'personal: the app in which friends see the person';
COMMENT ON COLUMN presences.told_activity IS 'personal: what friends see the person do';
