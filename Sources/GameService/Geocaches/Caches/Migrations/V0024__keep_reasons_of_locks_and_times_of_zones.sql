-- Reasons for which a cache is locked, each by itself: what moderators decide, and what is found where it lies, come in any order. It is locked as
-- long as there is one of them, and as `hidden_status` says when there is none. A process of the version before, which would lock or show one by its own
-- reckoning, is refused by the checks below, and tries again until one of this version does it.

ALTER TABLE caches
  -- Whether moderators or an operator have hidden it.
  ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
  -- Whether it comes from elsewhere and lies where nothing may be hidden, and no operator has shown it all the same.
  ADD COLUMN is_ground_forbidden boolean NOT NULL DEFAULT false;

-- It was not kept for which of the two reasons: an operator shows it, as before.
UPDATE caches SET is_hidden = true WHERE status = 'locked' AND NOT awaits_ground;

-- Caches from elsewhere that were hidden while they waited, which was forgotten: it is asked what lies there.
UPDATE caches SET awaits_ground = true WHERE is_hidden AND is_zone_stale AND kind <> 'event' AND publish_time <= create_time;

ALTER TABLE caches
  ADD CHECK ((status = 'locked') = (is_hidden OR awaits_ground OR is_ground_forbidden)),
  ADD CHECK ((status = 'locked') = (hidden_status IS NOT NULL));

-- From which import the zone of a cache was told: zones are asked for anew after another one. Before all time where that was not kept, and behind all for
-- caches that are made with their zones.
ALTER TABLE caches ADD COLUMN zone_import_time timestamptz NOT NULL DEFAULT '-infinity';

CREATE INDEX caches_zone_import ON caches (zone_import_time) WHERE NOT is_zone_stale AND latitude IS NOT NULL;

-- Events that are over are looked for by their end.
CREATE INDEX caches_events ON caches (event_end_time) WHERE kind = 'event' AND status IN ('available', 'disabled');

COMMENT ON COLUMN caches.zone_import_time IS 'personal: no';
COMMENT ON COLUMN caches.is_hidden IS 'personal: no';
COMMENT ON COLUMN caches.is_ground_forbidden IS 'personal: no';
