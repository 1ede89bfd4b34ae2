-- What friends were told last of somebody: any process may tell, and each must know what others have told. Written together with the NOTIFY
-- that tells it, under the lock of this row, so that of two processes the one that tells later has read later.
--
-- Processes that run meanwhile lock leases first, and then people: so does this, and waits for both before it holds one for long.
LOCK TABLE presence_leases, presences IN ACCESS EXCLUSIVE MODE;

ALTER TABLE presences
  -- Else offline, of which when somebody was last there is no part.
  ADD COLUMN told_online boolean NOT NULL DEFAULT false,
  -- The app; empty when it was not told.
  ADD COLUMN told_realm text NOT NULL DEFAULT '' CHECK (char_length(told_realm) <= 30),
  -- What the person does there; empty when it was not told.
  ADD COLUMN told_activity text NOT NULL DEFAULT '' CHECK (char_length(told_activity) <= 50);

-- Of whoever is there now friends were told; in which app, they are told again.
INSERT INTO presences (account_id, appears_offline, told_online)
SELECT DISTINCT account_id, false, true FROM presence_leases
ON CONFLICT (account_id) DO UPDATE SET told_online = NOT presences.appears_offline;

-- For the sweep, which finds who is not online any more.
CREATE INDEX presences_told_online_idx ON presences (account_id) WHERE told_online;

-- Since when the process of a lease is known to be gone; null while it is not. It may only be out of touch, and come back with its streams: what
-- their readers do is kept so long.
ALTER TABLE presence_leases ADD COLUMN orphan_time timestamptz;

COMMENT ON TABLE presence_leases IS 'retention: while the stream is read, and two minutes at most after its process has ended';
COMMENT ON COLUMN presence_leases.orphan_time IS 'personal: until when the person was there';
COMMENT ON COLUMN presences.told_online IS 'personal: whether friends see the person as online';
COMMENT ON COLUMN presences.told_realm IS 'personal: the app in which friends see the person';
COMMENT ON COLUMN presences.told_activity IS 'personal: what friends see the person do';
