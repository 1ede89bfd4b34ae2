-- Caches: boxes that people hide and others find, what visitors log, and how many there are in each tile of the map.

CREATE TABLE caches (
  cache_id uuid PRIMARY KEY,
  -- Read out to each other by people; made up at random, so that it does not tell how many drafts there are.
  code text COLLATE "C" NOT NULL UNIQUE CHECK (code ~ '^CO[2-9A-Z]{6}$'),
  -- NULL: the account is gone, and finds of others are left.
  owner_id uuid,
  status text NOT NULL CHECK (status IN ('draft', 'available', 'disabled', 'archived', 'locked')),
  -- How it was before moderators have hidden it, or will be when it is known what lies there; NULL where it is not hidden.
  hidden_status text CHECK (hidden_status IN ('available', 'disabled', 'archived')),
  -- Whether it comes from elsewhere, and is shown to nobody before it was asked whether anything may be hidden there.
  awaits_ground boolean NOT NULL DEFAULT false,
  kind text NOT NULL CHECK (kind IN ('traditional', 'multi', 'mystery', 'virtual', 'event', 'other')),
  -- Degrees; NULL in drafts that have no position yet.
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  -- Metres; 0 where unknown.
  position_accuracy_m double precision NOT NULL DEFAULT 0 CHECK (position_accuracy_m >= 0),
  name text NOT NULL,
  description text NOT NULL,
  hint text NOT NULL,
  language_code text NOT NULL,
  -- Doubled: 2 to 10; 0 in drafts that do not say.
  difficulty smallint NOT NULL CHECK (difficulty = 0 OR difficulty BETWEEN 2 AND 10),
  terrain smallint NOT NULL CHECK (terrain = 0 OR terrain BETWEEN 2 AND 10),
  -- Empty in drafts that do not say.
  size text NOT NULL CHECK (size IN ('', 'none', 'nano', 'micro', 'small', 'regular', 'large', 'xlarge', 'other')),
  environment text NOT NULL
    CHECK (environment IN ('', 'urban', 'countryside', 'nature_reserve', 'forest', 'mountain', 'waterside', 'other')),
  attributes text[] NOT NULL,
  proof text NOT NULL CHECK (proof IN ('none', 'code', 'proximity')),
  event_start_time timestamptz,
  event_end_time timestamptz,
  event_time_zone text NOT NULL DEFAULT '',
  -- Translations, photos and waypoints, as JSON of a CacheContent: they are read and written as a whole.
  extras text NOT NULL,
  -- GeoService's zone with a slash behind it, so that all that is in a zone is a range; empty where none is known.
  zone_key text COLLATE "C" NOT NULL DEFAULT '',
  city_id bigint NOT NULL DEFAULT 0,
  -- Whether GeoService has to be asked for the zone.
  is_zone_stale boolean NOT NULL,
  -- When the zone was last found, which may be long after the cache was changed; NULL before.
  zone_time timestamptz,
  -- When it was first found of a published cache: in its zone it is new since then.
  first_zone_time timestamptz,
  -- Catalogue that it was imported from, and its code there.
  source text,
  source_code text,
  is_generated boolean NOT NULL DEFAULT false,
  -- Label of a sponsor and what is offered to finders, shown as such; for the offers to come.
  sponsor_name text NOT NULL DEFAULT '',
  sponsor_offer text NOT NULL DEFAULT '',
  version bigint NOT NULL CHECK (version >= 1),
  create_time timestamptz NOT NULL,
  -- The last change of what the owner writes.
  update_time timestamptz NOT NULL,
  publish_time timestamptz,
  archive_time timestamptz,
  -- The plane of MercatorPoint.
  mercator point GENERATED ALWAYS AS (
    point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-89.5, least(89.5, latitude))) / 2))))
  ) STORED,
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || code)) STORED,
  CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CHECK ((status = 'draft') = (publish_time IS NULL)),
  CHECK (NOT awaits_ground OR status = 'locked' AND hidden_status IS NOT NULL),
  CHECK (status = 'draft' OR (latitude IS NOT NULL AND difficulty > 0 AND terrain > 0 AND size <> '' AND environment <> ''))
) WITH (fillfactor = 80);

CREATE UNIQUE INDEX caches_source ON caches (source, source_code) WHERE source IS NOT NULL;
CREATE INDEX caches_place ON caches USING spgist (mercator) WHERE status IN ('available', 'disabled');
CREATE INDEX caches_place_of_all ON caches USING spgist (mercator) WHERE status <> 'draft';
CREATE INDEX caches_newest ON caches (publish_time, cache_id) WHERE status <> 'draft';
CREATE INDEX caches_zone ON caches (zone_key, publish_time, cache_id) WHERE status <> 'draft';
CREATE INDEX caches_city ON caches (city_id, publish_time, cache_id) WHERE status <> 'draft';
CREATE INDEX caches_words ON caches USING gin (words) WHERE status <> 'draft';
CREATE INDEX caches_owner ON caches (owner_id, create_time, cache_id);
CREATE INDEX caches_stale ON caches (cache_id) WHERE is_zone_stale;

-- Caches that were published within a day, for their number: one that is deleted since counts too.
CREATE TABLE cache_publications (
  cache_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  publish_time timestamptz NOT NULL
);

CREATE INDEX cache_publications_account ON cache_publications (account_id, publish_time);
CREATE INDEX cache_publications_time ON cache_publications (publish_time);

-- Caches that their owners have brought along from another server, by the keys that they had there: once, so that one that is deleted here stays so.
CREATE TABLE cache_moves (
  account_id uuid NOT NULL,
  moved_key text NOT NULL,
  move_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, moved_key)
);

-- Parts that only owners and solvers see. Apart, so that no list reads it by mistake.
CREATE TABLE cache_secrets (
  cache_id uuid PRIMARY KEY REFERENCES caches ON DELETE CASCADE,
  final_latitude double precision CHECK (final_latitude BETWEEN -90 AND 90),
  final_longitude double precision CHECK (final_longitude BETWEEN -180 AND 180),
  -- As the owner writes it; empty for none.
  solution text NOT NULL,
  -- As the owner writes it; empty for none.
  proof_code text NOT NULL
);

-- Counts of a cache's logs, kept by the database. Apart from the cache, whose row has many indexes.
CREATE TABLE cache_counts (
  cache_id uuid PRIMARY KEY REFERENCES caches ON DELETE CASCADE,
  find_count bigint NOT NULL DEFAULT 0,
  did_not_find_count bigint NOT NULL DEFAULT 0,
  note_count bigint NOT NULL DEFAULT 0,
  recommendation_count bigint NOT NULL DEFAULT 0,
  hint_view_count bigint NOT NULL DEFAULT 0,
  -- Since when somebody says that it needs maintenance; NULL when nobody does, or the owner has answered.
  maintenance_time timestamptz,
  -- Since when three people in a row have not found it; NULL when they have, or the owner has answered.
  miss_time timestamptz
) WITH (fillfactor = 70);

CREATE INDEX cache_counts_trouble ON cache_counts ((LEAST(maintenance_time, miss_time)))
  WHERE LEAST(maintenance_time, miss_time) IS NOT NULL;

CREATE INDEX cache_counts_recommended ON cache_counts (recommendation_count, cache_id);

CREATE TABLE cache_logs (
  log_id uuid PRIMARY KEY,
  cache_id uuid NOT NULL REFERENCES caches ON DELETE CASCADE,
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('found', 'did_not_find', 'note', 'needs_maintenance', 'owner_maintenance', 'will_attend', 'moved')),
  visit_time timestamptz NOT NULL,
  -- IANA name, in which visit_day is reckoned.
  time_zone text NOT NULL CHECK (time_zone <> ''),
  visit_day date NOT NULL,
  -- Above 0 where its author wanted a second log of the same visit.
  duplicate_number smallint NOT NULL DEFAULT 0,
  comment text NOT NULL,
  language_code text NOT NULL,
  -- Photos, as JSON of a LogContent.
  extras text NOT NULL,
  -- As the cache had it at the time of a find: later changes change no points.
  difficulty smallint NOT NULL,
  terrain smallint NOT NULL,
  -- For a find, those of being first included.
  points integer NOT NULL DEFAULT 0 CHECK (points >= 0),
  is_first_find boolean NOT NULL DEFAULT false,
  -- Log of a catalogue that it was imported from, and its code there.
  source text,
  source_code text,
  create_time timestamptz NOT NULL,
  update_time timestamptz,
  -- Whether moderators have hidden it from everybody but its author.
  is_hidden boolean NOT NULL DEFAULT false,
  UNIQUE (account_id, cache_id, kind, visit_time, duplicate_number)
) WITH (fillfactor = 90);

-- One find for each cache and person (requirement C-S5), and one first find for each cache.
CREATE UNIQUE INDEX cache_logs_find ON cache_logs (account_id, cache_id) WHERE kind = 'found';
CREATE UNIQUE INDEX cache_logs_first_find ON cache_logs (cache_id) WHERE is_first_find;
CREATE UNIQUE INDEX cache_logs_source ON cache_logs (source, source_code) WHERE source IS NOT NULL;
CREATE INDEX cache_logs_cache ON cache_logs (cache_id, visit_time, log_id);
CREATE INDEX cache_logs_finders ON cache_logs (cache_id, account_id) WHERE kind = 'found';
CREATE INDEX cache_logs_finds ON cache_logs (cache_id, visit_time, create_time, log_id) WHERE kind = 'found';
CREATE INDEX cache_logs_troubles ON cache_logs (cache_id, kind, visit_time)
  WHERE kind IN ('did_not_find', 'needs_maintenance', 'owner_maintenance');
CREATE INDEX cache_logs_author ON cache_logs (account_id, visit_time, log_id);

-- People who have found out a hidden final.
CREATE TABLE cache_solutions (
  account_id uuid NOT NULL,
  cache_id uuid NOT NULL REFERENCES caches ON DELETE CASCADE,
  solve_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, cache_id)
);

CREATE INDEX cache_solutions_cache ON cache_solutions (cache_id);

-- Solutions and codes that were tried, by person and cache, and by network and cache.
CREATE TABLE cache_tries (
  cache_id uuid NOT NULL REFERENCES caches ON DELETE CASCADE,
  -- Digest of the person or of the network: nobody is found by it.
  trier bytea NOT NULL,
  try_count integer NOT NULL,
  -- When the count begins anew.
  reset_time timestamptz NOT NULL,
  PRIMARY KEY (cache_id, trier)
) WITH (fillfactor = 80);

CREATE INDEX cache_tries_reset ON cache_tries (reset_time);

-- People who have looked at a hint.
CREATE TABLE cache_hint_views (
  account_id uuid NOT NULL,
  cache_id uuid NOT NULL REFERENCES caches ON DELETE CASCADE,
  PRIMARY KEY (account_id, cache_id)
);

CREATE INDEX cache_hint_views_cache ON cache_hint_views (cache_id);

-- Marks that somebody has put on a cache, for oneself: whether it is watched, ignored or recommended, and what is noted about it.
CREATE TABLE cache_marks (
  account_id uuid NOT NULL,
  cache_id uuid NOT NULL REFERENCES caches ON DELETE CASCADE,
  is_watched boolean NOT NULL DEFAULT false,
  is_ignored boolean NOT NULL DEFAULT false,
  is_recommended boolean NOT NULL DEFAULT false,
  note text NOT NULL DEFAULT '',
  note_version bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, cache_id)
) WITH (fillfactor = 90);

CREATE INDEX cache_marks_watchers ON cache_marks (cache_id, account_id) WHERE is_watched;
CREATE INDEX cache_marks_cache ON cache_marks (cache_id);
CREATE INDEX cache_marks_recommended ON cache_marks (account_id, cache_id) WHERE is_recommended;

-- People who were named as companions on a find. The row stays when it was answered, so that it is asked once.
CREATE TABLE cache_companions (
  account_id uuid NOT NULL,
  log_id uuid NOT NULL REFERENCES cache_logs ON DELETE CASCADE,
  visit_time timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'confirmed', 'declined')),
  PRIMARY KEY (account_id, log_id)
) WITH (fillfactor = 90);

CREATE INDEX cache_companions_asked ON cache_companions (account_id, visit_time, log_id) WHERE state = 'asked';
CREATE INDEX cache_companions_log ON cache_companions (log_id);

-- How many caches that can be found there are in each tile of the map, by what maps are filtered by: what a map of a continent shows in place of a
-- million caches.

-- Column and row of the tile that a place is in. The same as TileWindow's.
CREATE FUNCTION tile_x(longitude double precision, zoom integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN least((1 << zoom) - 1, floor((longitude + 180) / 360 * (1 << zoom))::integer);

CREATE FUNCTION tile_y(latitude double precision, zoom integer) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN greatest(0, least((1 << zoom) - 1,
  floor((1 - asinh(tan(radians(greatest(-85.0511287798066, least(85.0511287798066, latitude))))) / pi()) / 2 * (1 << zoom))::integer));

CREATE TABLE cache_tiles (
  zoom smallint NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  difficulty smallint NOT NULL,
  environment text NOT NULL,
  -- Not checked to be positive: a change of less than none is first written as if it were a row.
  cache_count bigint NOT NULL,
  -- Sums over the places of the caches, in 10⁻⁷ degrees: whole numbers, which do not drift.
  latitude_sum bigint NOT NULL,
  longitude_sum bigint NOT NULL,
  PRIMARY KEY (zoom, x, y, difficulty, environment)
) WITH (fillfactor = 70);

-- Each caller has one change per count, in the order of their keys: those that run at once never wait for each other in a circle. Counts of none stay,
-- because removing them would make others wait.
CREATE FUNCTION count_cache_tiles(
  latitudes double precision[], longitudes double precision[], difficulties smallint[], environments text[], changes integer[]
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO cache_tiles AS kept (zoom, x, y, difficulty, environment, cache_count, latitude_sum, longitude_sum)
  SELECT z.zoom, tile_x(e.longitude, z.zoom), tile_y(e.latitude, z.zoom), e.difficulty, e.environment, sum(e.change),
    sum(e.change * round(e.latitude * 1e7)::bigint), sum(e.change * round(e.longitude * 1e7)::bigint)
  FROM unnest(latitudes, longitudes, difficulties, environments, changes) AS e (latitude, longitude, difficulty, environment, change)
    CROSS JOIN unnest(ARRAY[3, 5, 7, 9, 11]) AS z (zoom)
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (zoom, x, y, difficulty, environment) DO UPDATE SET cache_count = kept.cache_count + excluded.cache_count,
    latitude_sum = kept.latitude_sum + excluded.latitude_sum, longitude_sum = kept.longitude_sum + excluded.longitude_sum
$$;

CREATE FUNCTION count_inserted_caches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_cache_tiles(array_agg(n.latitude), array_agg(n.longitude), array_agg(n.difficulty), array_agg(n.environment), array_agg(1))
  FROM latter_caches n WHERE n.status = 'available';
  INSERT INTO cache_counts (cache_id) SELECT n.cache_id FROM latter_caches n;
  RETURN NULL;
END
$$;

CREATE FUNCTION count_deleted_caches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_cache_tiles(array_agg(o.latitude), array_agg(o.longitude), array_agg(o.difficulty), array_agg(o.environment), array_agg(-1))
  FROM former_caches o WHERE o.status = 'available';
  RETURN NULL;
END
$$;

CREATE FUNCTION count_changed_cache() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_cache_tiles(
    array_agg(e.latitude), array_agg(e.longitude), array_agg(e.difficulty), array_agg(e.environment), array_agg(e.change))
  FROM (
    SELECT OLD.latitude, OLD.longitude, OLD.difficulty, OLD.environment, -1 AS change WHERE OLD.status = 'available'
    UNION ALL
    SELECT NEW.latitude, NEW.longitude, NEW.difficulty, NEW.environment, 1 WHERE NEW.status = 'available'
  ) AS e;
  RETURN NULL;
END
$$;

CREATE TRIGGER caches_inserted AFTER INSERT ON caches REFERENCING NEW TABLE AS latter_caches
  FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_caches();
CREATE TRIGGER caches_deleted AFTER DELETE ON caches REFERENCING OLD TABLE AS former_caches
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_caches();
CREATE TRIGGER caches_changed AFTER UPDATE ON caches FOR EACH ROW
  WHEN ((OLD.status, OLD.latitude, OLD.longitude, OLD.difficulty, OLD.environment)
    IS DISTINCT FROM (NEW.status, NEW.latitude, NEW.longitude, NEW.difficulty, NEW.environment))
  EXECUTE FUNCTION count_changed_cache();

-- Counts follow the logs, whoever removes them: also when an account is deleted.
CREATE FUNCTION count_cache_log() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  log cache_logs := CASE WHEN TG_OP = 'INSERT' THEN NEW ELSE OLD END;
  change integer := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE cache_counts SET
    find_count = find_count + CASE WHEN log.kind = 'found' THEN change ELSE 0 END,
    did_not_find_count = did_not_find_count + CASE WHEN log.kind = 'did_not_find' THEN change ELSE 0 END,
    note_count = note_count + CASE WHEN log.kind IN ('found', 'did_not_find') THEN 0 ELSE change END
  WHERE cache_id = log.cache_id;
  RETURN NULL;
END
$$;

-- Recommendations of those who go are counted no more.
CREATE FUNCTION count_cache_recommendation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former integer := CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD.is_recommended::integer END;
  latter integer := CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE NEW.is_recommended::integer END;
BEGIN
  IF former <> latter THEN
    UPDATE cache_counts SET recommendation_count = recommendation_count + latter - former
    WHERE cache_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.cache_id ELSE NEW.cache_id END;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER cache_marks_counted AFTER INSERT OR UPDATE OR DELETE ON cache_marks
  FOR EACH ROW EXECUTE FUNCTION count_cache_recommendation();

CREATE TRIGGER cache_logs_counted AFTER INSERT OR DELETE ON cache_logs FOR EACH ROW EXECUTE FUNCTION count_cache_log();

COMMENT ON TABLE caches IS 'group: local; retention: for ever; of an owner who goes, until the last log goes, without what the owner has written';
COMMENT ON COLUMN caches.cache_id IS 'personal: no';
COMMENT ON COLUMN caches.code IS 'personal: no';
COMMENT ON COLUMN caches.owner_id IS 'personal: account';
COMMENT ON COLUMN caches.status IS 'personal: no';
COMMENT ON COLUMN caches.hidden_status IS 'personal: no';
COMMENT ON COLUMN caches.awaits_ground IS 'personal: no';
COMMENT ON COLUMN caches.kind IS 'personal: no';
COMMENT ON COLUMN caches.latitude IS 'personal: place';
COMMENT ON COLUMN caches.longitude IS 'personal: place';
COMMENT ON COLUMN caches.position_accuracy_m IS 'personal: no';
COMMENT ON COLUMN caches.name IS 'personal: text';
COMMENT ON COLUMN caches.description IS 'personal: text';
COMMENT ON COLUMN caches.hint IS 'personal: text';
COMMENT ON COLUMN caches.language_code IS 'personal: no';
COMMENT ON COLUMN caches.difficulty IS 'personal: no';
COMMENT ON COLUMN caches.terrain IS 'personal: no';
COMMENT ON COLUMN caches.size IS 'personal: no';
COMMENT ON COLUMN caches.environment IS 'personal: no';
COMMENT ON COLUMN caches.attributes IS 'personal: no';
COMMENT ON COLUMN caches.proof IS 'personal: no';
COMMENT ON COLUMN caches.event_start_time IS 'personal: no';
COMMENT ON COLUMN caches.event_end_time IS 'personal: no';
COMMENT ON COLUMN caches.event_time_zone IS 'personal: no';
COMMENT ON COLUMN caches.extras IS 'personal: text';
COMMENT ON COLUMN caches.zone_key IS 'personal: no';
COMMENT ON COLUMN caches.city_id IS 'personal: no';
COMMENT ON COLUMN caches.is_zone_stale IS 'personal: no';
COMMENT ON COLUMN caches.zone_time IS 'personal: no';
COMMENT ON COLUMN caches.first_zone_time IS 'personal: no';
COMMENT ON COLUMN caches.source IS 'personal: no';
COMMENT ON COLUMN caches.source_code IS 'personal: no';
COMMENT ON COLUMN caches.is_generated IS 'personal: no';
COMMENT ON COLUMN caches.sponsor_name IS 'personal: no';
COMMENT ON COLUMN caches.sponsor_offer IS 'personal: no';
COMMENT ON COLUMN caches.version IS 'personal: no';
COMMENT ON COLUMN caches.create_time IS 'personal: no';
COMMENT ON COLUMN caches.update_time IS 'personal: no';
COMMENT ON COLUMN caches.publish_time IS 'personal: no';
COMMENT ON COLUMN caches.archive_time IS 'personal: no';
COMMENT ON COLUMN caches.mercator IS 'personal: place';
COMMENT ON COLUMN caches.words IS 'personal: text';

COMMENT ON TABLE cache_publications IS 'group: local; queue; retention: a day';
COMMENT ON COLUMN cache_publications.cache_id IS 'personal: no';
COMMENT ON COLUMN cache_publications.account_id IS 'personal: account';
COMMENT ON COLUMN cache_publications.publish_time IS 'personal: habit';

COMMENT ON TABLE cache_moves IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN cache_moves.account_id IS 'personal: account';
COMMENT ON COLUMN cache_moves.moved_key IS 'personal: habit';
COMMENT ON COLUMN cache_moves.move_time IS 'personal: habit';

COMMENT ON TABLE cache_secrets IS 'group: local; retention: as the cache, or until its owner goes';
COMMENT ON COLUMN cache_secrets.cache_id IS 'personal: no';
COMMENT ON COLUMN cache_secrets.final_latitude IS 'personal: no';
COMMENT ON COLUMN cache_secrets.final_longitude IS 'personal: no';
COMMENT ON COLUMN cache_secrets.solution IS 'personal: no';
COMMENT ON COLUMN cache_secrets.proof_code IS 'personal: no';

COMMENT ON TABLE cache_counts IS 'group: local; retention: as the cache';
COMMENT ON COLUMN cache_counts.cache_id IS 'personal: no';
COMMENT ON COLUMN cache_counts.find_count IS 'personal: no';
COMMENT ON COLUMN cache_counts.did_not_find_count IS 'personal: no';
COMMENT ON COLUMN cache_counts.note_count IS 'personal: no';
COMMENT ON COLUMN cache_counts.recommendation_count IS 'personal: no';
COMMENT ON COLUMN cache_counts.hint_view_count IS 'personal: no';
COMMENT ON COLUMN cache_counts.maintenance_time IS 'personal: no';
COMMENT ON COLUMN cache_counts.miss_time IS 'personal: no';

COMMENT ON TABLE cache_logs IS 'group: local; retention: until the log is removed or the account is deleted';
COMMENT ON COLUMN cache_logs.log_id IS 'personal: no';
COMMENT ON COLUMN cache_logs.cache_id IS 'personal: place';
COMMENT ON COLUMN cache_logs.account_id IS 'personal: account';
COMMENT ON COLUMN cache_logs.kind IS 'personal: habit';
COMMENT ON COLUMN cache_logs.visit_time IS 'personal: habit';
COMMENT ON COLUMN cache_logs.time_zone IS 'personal: place';
COMMENT ON COLUMN cache_logs.visit_day IS 'personal: habit';
COMMENT ON COLUMN cache_logs.duplicate_number IS 'personal: no';
COMMENT ON COLUMN cache_logs.comment IS 'personal: text';
COMMENT ON COLUMN cache_logs.language_code IS 'personal: no';
COMMENT ON COLUMN cache_logs.extras IS 'personal: text';
COMMENT ON COLUMN cache_logs.difficulty IS 'personal: no';
COMMENT ON COLUMN cache_logs.terrain IS 'personal: no';
COMMENT ON COLUMN cache_logs.points IS 'personal: habit';
COMMENT ON COLUMN cache_logs.is_first_find IS 'personal: habit';
COMMENT ON COLUMN cache_logs.source IS 'personal: no';
COMMENT ON COLUMN cache_logs.source_code IS 'personal: no';
COMMENT ON COLUMN cache_logs.create_time IS 'personal: habit';
COMMENT ON COLUMN cache_logs.update_time IS 'personal: habit';
COMMENT ON COLUMN cache_logs.is_hidden IS 'personal: no';

COMMENT ON TABLE cache_solutions IS 'group: local; retention: as the cache, or until the account is deleted';
COMMENT ON COLUMN cache_solutions.account_id IS 'personal: account';
COMMENT ON COLUMN cache_solutions.cache_id IS 'personal: habit';
COMMENT ON COLUMN cache_solutions.solve_time IS 'personal: habit';

COMMENT ON TABLE cache_tries IS 'group: local; queue; retention: ten minutes, and until it is swept';
COMMENT ON COLUMN cache_tries.cache_id IS 'personal: no';
COMMENT ON COLUMN cache_tries.trier IS 'personal: no';
COMMENT ON COLUMN cache_tries.try_count IS 'personal: no';
COMMENT ON COLUMN cache_tries.reset_time IS 'personal: no';

COMMENT ON TABLE cache_hint_views IS 'group: local; retention: as the cache, or until the account is deleted';
COMMENT ON COLUMN cache_hint_views.account_id IS 'personal: account';
COMMENT ON COLUMN cache_hint_views.cache_id IS 'personal: habit';

COMMENT ON TABLE cache_marks IS 'group: local; retention: as the cache, or until the account is deleted';
COMMENT ON COLUMN cache_marks.account_id IS 'personal: account';
COMMENT ON COLUMN cache_marks.cache_id IS 'personal: habit';
COMMENT ON COLUMN cache_marks.is_watched IS 'personal: habit';
COMMENT ON COLUMN cache_marks.is_ignored IS 'personal: habit';
COMMENT ON COLUMN cache_marks.is_recommended IS 'personal: habit';
COMMENT ON COLUMN cache_marks.note IS 'personal: text';
COMMENT ON COLUMN cache_marks.note_version IS 'personal: no';

COMMENT ON TABLE cache_companions IS 'group: local; retention: as the log, or until the account is deleted';
COMMENT ON COLUMN cache_companions.account_id IS 'personal: account';
COMMENT ON COLUMN cache_companions.log_id IS 'personal: no';
COMMENT ON COLUMN cache_companions.visit_time IS 'personal: habit';
COMMENT ON COLUMN cache_companions.state IS 'personal: habit';

COMMENT ON TABLE cache_tiles IS 'group: local; retention: for ever';
