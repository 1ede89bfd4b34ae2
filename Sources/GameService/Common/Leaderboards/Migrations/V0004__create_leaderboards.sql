-- Who does best on average, over all games and of late, on all maps and on each.
--
-- A rank is counted, not kept: how many players are above a whole point of average is the sum of some hundred counts, and those between
-- two whole points are few. The database keeps the counts itself, so that nothing that changes an entry can forget them.

-- What a player has scored on a day of UTC, for the averages of the last days. map_id is empty for all maps together.
CREATE TABLE score_days (
  account_id uuid NOT NULL,
  map_id text NOT NULL,
  score_day date NOT NULL,
  game_count bigint NOT NULL CHECK (game_count >= 1),
  score_sum bigint NOT NULL CHECK (score_sum >= 0),
  PRIMARY KEY (account_id, map_id, score_day)
) WITH (fillfactor = 80);

CREATE INDEX score_days_age ON score_days (score_day);

CREATE TABLE leaderboard_entries (
  account_id uuid NOT NULL,
  -- Empty for all maps together.
  map_id text NOT NULL,
  period text NOT NULL CHECK (period IN ('all', 'month', 'week')),
  game_count bigint NOT NULL DEFAULT 0 CHECK (game_count >= 0),
  score_sum bigint NOT NULL DEFAULT 0 CHECK (score_sum >= 0),
  -- Since when the average is what it is.
  reach_time timestamptz NOT NULL,
  -- From this day of UTC on some of the games no longer count. NULL when all of them always will.
  stale_day date,
  score_average double precision NOT NULL GENERATED ALWAYS AS (score_sum::double precision / GREATEST(game_count, 1)) STORED,
  -- The whole points of the average.
  bucket integer NOT NULL GENERATED ALWAYS AS ((score_sum / GREATEST(game_count, 1))::integer) STORED,
  -- One lucky game does not lead.
  is_ranked boolean NOT NULL GENERATED ALWAYS AS (game_count >= 5) STORED,
  PRIMARY KEY (account_id, map_id, period)
) WITH (fillfactor = 80);

-- In the order of ranks, so that a page is read from where it begins.
CREATE INDEX leaderboard_entries_order
  ON leaderboard_entries (map_id, period, (-score_average), (-game_count), reach_time, account_id) WHERE is_ranked;
CREATE INDEX leaderboard_entries_stale ON leaderboard_entries (stale_day) WHERE stale_day IS NOT NULL;

-- How many ranked players have an average of so many whole points (level 0), and of so many times 128 (level 1).
CREATE TABLE leaderboard_counts (
  map_id text NOT NULL,
  period text NOT NULL,
  level smallint NOT NULL CHECK (level IN (0, 1)),
  bucket integer NOT NULL CHECK (bucket >= 0),
  -- Counts of level 1 are kept in eight parts, by the player's id, so that games that end at once seldom wait for each other.
  stripe smallint NOT NULL CHECK (stripe BETWEEN 0 AND 7),
  player_count bigint NOT NULL,
  PRIMARY KEY (map_id, period, level, bucket, stripe)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

-- Of each statement one change per count, in the order of their keys: statements that run at once never wait for each other in a circle.
CREATE FUNCTION count_leaderboard_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former leaderboard_entries[];
  latter leaderboard_entries[];
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT array_agg(o) INTO former FROM former_entries o WHERE o.is_ranked; END IF;
  IF TG_OP <> 'DELETE' THEN SELECT array_agg(n) INTO latter FROM latter_entries n WHERE n.is_ranked; END IF;
  INSERT INTO leaderboard_counts AS kept (map_id, period, level, bucket, stripe, player_count)
  SELECT e.map_id, e.period, c.level, c.bucket, c.stripe, sum(e.change)
  FROM (
    SELECT o.map_id, o.period, o.bucket, o.account_id, -1 AS change FROM unnest(former) o
    UNION ALL
    SELECT n.map_id, n.period, n.bucket, n.account_id, 1 FROM unnest(latter) n
  ) AS e
  CROSS JOIN LATERAL (VALUES
    (0::smallint, e.bucket, 0::smallint),
    (1::smallint, e.bucket >> 7, (get_byte(uuid_send(e.account_id), 15) & 7)::smallint)
  ) AS c (level, bucket, stripe)
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(e.change) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (map_id, period, level, bucket, stripe) DO UPDATE SET player_count = kept.player_count + excluded.player_count;
  RETURN NULL;
END
$$;

CREATE TRIGGER leaderboard_entries_inserted AFTER INSERT ON leaderboard_entries REFERENCING NEW TABLE AS latter_entries
  FOR EACH STATEMENT EXECUTE FUNCTION count_leaderboard_entries();
CREATE TRIGGER leaderboard_entries_updated AFTER UPDATE ON leaderboard_entries
  REFERENCING OLD TABLE AS former_entries NEW TABLE AS latter_entries FOR EACH STATEMENT EXECUTE FUNCTION count_leaderboard_entries();
CREATE TRIGGER leaderboard_entries_deleted AFTER DELETE ON leaderboard_entries REFERENCING OLD TABLE AS former_entries
  FOR EACH STATEMENT EXECUTE FUNCTION count_leaderboard_entries();

COMMENT ON TABLE score_days IS 'group: account_id; retention: 30 days';
COMMENT ON COLUMN score_days.account_id IS 'personal: account';
COMMENT ON COLUMN score_days.map_id IS 'personal: no';
COMMENT ON COLUMN score_days.score_day IS 'personal: habit';
COMMENT ON COLUMN score_days.game_count IS 'personal: how much the player plays';
COMMENT ON COLUMN score_days.score_sum IS 'personal: how well the player did';

COMMENT ON TABLE leaderboard_entries IS 'group: local; retention: until the account is deleted; of the last days while there are games';
COMMENT ON COLUMN leaderboard_entries.account_id IS 'personal: account';
COMMENT ON COLUMN leaderboard_entries.map_id IS 'personal: no';
COMMENT ON COLUMN leaderboard_entries.period IS 'personal: no';
COMMENT ON COLUMN leaderboard_entries.game_count IS 'personal: how much the player plays';
COMMENT ON COLUMN leaderboard_entries.score_sum IS 'personal: how well the player did';
COMMENT ON COLUMN leaderboard_entries.reach_time IS 'personal: when the player played';
COMMENT ON COLUMN leaderboard_entries.stale_day IS 'personal: habit';
COMMENT ON COLUMN leaderboard_entries.score_average IS 'personal: how well the player did';
COMMENT ON COLUMN leaderboard_entries.bucket IS 'personal: how well the player did';
COMMENT ON COLUMN leaderboard_entries.is_ranked IS 'personal: how much the player plays';

COMMENT ON TABLE leaderboard_counts IS 'group: local; retention: for ever; counts';
COMMENT ON COLUMN leaderboard_counts.map_id IS 'personal: no';
COMMENT ON COLUMN leaderboard_counts.period IS 'personal: no';
