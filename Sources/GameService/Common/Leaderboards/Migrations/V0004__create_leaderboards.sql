-- Boards of all apps: ranks of players over all time and of late, on the whole board and at each of its keys.
--
-- A rank is counted, not kept: how many players are above a bucket of values is the sum of some hundred counts on three levels, and those within a
-- bucket are few. The database keeps the counts itself, so that nothing that changes a standing can forget them.

-- Entries of players, at each key on which they count: a game, an attempt, a find.
CREATE TABLE board_entries (
  account_id uuid NOT NULL,
  -- Realm and name: "where_am_i.score".
  board text NOT NULL CHECK (char_length(board) BETWEEN 3 AND 60),
  -- Attempt, log, run or game.
  entry_id uuid NOT NULL,
  -- Empty for the whole board.
  board_key text NOT NULL CHECK (octet_length(board_key) <= 64),
  value bigint NOT NULL CHECK (value BETWEEN -1000000000000 AND 1000000000000),
  tie bigint NOT NULL CHECK (tie BETWEEN -1000000000000 AND 1000000000000),
  entry_time timestamptz NOT NULL,
  -- From this day of UTC on it need not be kept. NULL when it can be corrected for ever.
  forget_day date,
  PRIMARY KEY (account_id, board, entry_id, board_key)
);

CREATE INDEX board_entries_time ON board_entries (account_id, board, board_key, entry_time);
CREATE INDEX board_entries_forget ON board_entries (forget_day) WHERE forget_day IS NOT NULL;

-- The bucket of a value: its whole number up to 32,767, then by its twelve leading bits, and below 0 those above in a mirror. So a bucket is never wider
-- than the two-thousandth part of its values, and they are few, however high values are.
CREATE FUNCTION board_bucket(value double precision) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  whole bigint := floor(value);
  magnitude bigint := CASE WHEN whole >= 0 THEN whole ELSE -1 - whole END;
  -- How often it can be halved until it is below 32,768.
  octave integer;
BEGIN
  IF magnitude >= 32768 THEN
    octave := width_bucket(magnitude, '{
      
      32768,65536,131072,262144,524288,1048576,2097152,4194304,8388608,16777216,33554432,67108864,134217728,268435456,
      536870912,1073741824,2147483648,4294967296,8589934592,17179869184,34359738368,68719476736,137438953472,274877906944,
      549755813888,1099511627776,2199023255552,4398046511104,8796093022208,17592186044416,35184372088832,70368744177664,
      140737488355328,281474976710656,562949953421312,1125899906842624,2251799813685248,4503599627370496,9007199254740992}'::bigint[]);
    magnitude := 28672 + octave * 2048 + (magnitude >> (octave + 3));
  END IF;
  RETURN CASE WHEN whole >= 0 THEN magnitude ELSE -1 - magnitude END;
END
$$;

-- The lowest value above a bucket.
CREATE FUNCTION board_bucket_end(bucket integer) RETURNS double precision LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  magnitude integer := CASE WHEN bucket >= 0 THEN bucket + 1 ELSE -1 - bucket END;
  whole bigint := magnitude;
BEGIN
  IF magnitude >= 32768 THEN
    whole := ((magnitude - 32768) % 2048 + 2048)::bigint << ((magnitude - 32768) / 2048 + 4);
  END IF;
  RETURN CASE WHEN bucket >= 0 THEN whole ELSE -whole END;
END
$$;

-- How a player stands at a key of a board.
CREATE TABLE board_standings (
  account_id uuid NOT NULL,
  board text NOT NULL CHECK (char_length(board) BETWEEN 3 AND 60),
  -- Empty for the whole board.
  board_key text NOT NULL CHECK (octet_length(board_key) <= 64),
  period text NOT NULL CHECK (period IN ('all', 'month', 'week')),
  -- How entries become one value, which comes first, and how many it takes: a standing says itself how it is reckoned.
  aggregation text NOT NULL CHECK (aggregation IN ('average', 'sum', 'best', 'count')),
  direction smallint NOT NULL CHECK (direction IN (-1, 1)),
  entry_count_min bigint NOT NULL CHECK (entry_count_min >= 1),
  entry_count bigint NOT NULL DEFAULT 0 CHECK (entry_count >= 0),
  -- Sum, best or count; of an average the sum.
  whole_value bigint NOT NULL DEFAULT 0,
  -- Among equal values the higher is before.
  tie bigint NOT NULL DEFAULT 0,
  -- Since when the value is what it is: the time of the latest entry, or of the best.
  reach_time timestamptz NOT NULL,
  -- From this day of UTC on some of the entries no longer count. NULL when all of them always will.
  stale_day date,
  -- The higher is before.
  rank_value double precision NOT NULL GENERATED ALWAYS AS (
    direction * whole_value::double precision / CASE WHEN aggregation = 'average' THEN GREATEST(entry_count, 1) ELSE 1 END) STORED,
  bucket integer NOT NULL GENERATED ALWAYS AS (board_bucket(
    direction * whole_value::double precision / CASE WHEN aggregation = 'average' THEN GREATEST(entry_count, 1) ELSE 1 END)) STORED,
  -- One lucky game does not lead.
  is_ranked boolean NOT NULL GENERATED ALWAYS AS (entry_count >= entry_count_min) STORED,
  PRIMARY KEY (account_id, board, board_key, period)
) WITH (fillfactor = 80);

-- In the order of ranks, so that a page is read from where it begins.
CREATE INDEX board_standings_order
  ON board_standings (board, board_key, period, (-rank_value), (-tie), reach_time, account_id) WHERE is_ranked;
CREATE INDEX board_standings_stale ON board_standings (stale_day) WHERE stale_day IS NOT NULL;

-- How many ranked players are in a bucket (level 0), in 32 buckets (level 1), and in 2,048 (level 2), whose sum is how many there are.
CREATE TABLE board_counts (
  board text NOT NULL,
  board_key text NOT NULL,
  period text NOT NULL,
  level smallint NOT NULL CHECK (level IN (0, 1, 2)),
  bucket integer NOT NULL,
  -- Counts of level 2 are kept in eight parts, by the player's id, so that what ends at once seldom waits for each other.
  stripe smallint NOT NULL CHECK (stripe BETWEEN 0 AND 7),
  player_count bigint NOT NULL,
  PRIMARY KEY (board, board_key, period, level, bucket, stripe)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

-- One change per count for each statement, in the order of their keys: statements that run at once never wait for each other in a circle.
CREATE FUNCTION count_board_standings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former board_standings[];
  latter board_standings[];
BEGIN
  IF TG_OP <> 'INSERT' THEN SELECT array_agg(o) INTO former FROM former_standings o WHERE o.is_ranked; END IF;
  IF TG_OP <> 'DELETE' THEN SELECT array_agg(n) INTO latter FROM latter_standings n WHERE n.is_ranked; END IF;
  INSERT INTO board_counts AS kept (board, board_key, period, level, bucket, stripe, player_count)
  SELECT s.board, s.board_key, s.period, c.level, c.bucket, c.stripe, sum(s.change)
  FROM (
    SELECT o.board, o.board_key, o.period, o.bucket, o.account_id, -1 AS change FROM unnest(former) o
    UNION ALL
    SELECT n.board, n.board_key, n.period, n.bucket, n.account_id, 1 FROM unnest(latter) n
  ) AS s
  CROSS JOIN LATERAL (VALUES
    (0::smallint, s.bucket, 0::smallint),
    (1::smallint, s.bucket >> 5, 0::smallint),
    (2::smallint, s.bucket >> 11, (get_byte(uuid_send(s.account_id), 15) & 7)::smallint)
  ) AS c (level, bucket, stripe)
  GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(s.change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (board, board_key, period, level, bucket, stripe) DO UPDATE SET player_count = kept.player_count + excluded.player_count;
  RETURN NULL;
END
$$;

CREATE TRIGGER board_standings_inserted AFTER INSERT ON board_standings REFERENCING NEW TABLE AS latter_standings
  FOR EACH STATEMENT EXECUTE FUNCTION count_board_standings();
CREATE TRIGGER board_standings_updated AFTER UPDATE ON board_standings
  REFERENCING OLD TABLE AS former_standings NEW TABLE AS latter_standings FOR EACH STATEMENT EXECUTE FUNCTION count_board_standings();
CREATE TRIGGER board_standings_deleted AFTER DELETE ON board_standings REFERENCING OLD TABLE AS former_standings
  FOR EACH STATEMENT EXECUTE FUNCTION count_board_standings();

-- Players who appear offline. Their games count on boards from the next day (of UTC) on: otherwise everybody would see within a second that they play.
CREATE TABLE hidden_players (
  account_id uuid PRIMARY KEY
);

-- Changes of boards that wait for their day, in the order in which they were made.
CREATE TABLE waiting_board_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL,
  due_day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('record', 'correct')),
  board text NOT NULL CHECK (char_length(board) BETWEEN 3 AND 60),
  entry_id uuid NOT NULL,
  board_keys text[] NOT NULL,
  value bigint NOT NULL CHECK (value BETWEEN -1000000000000 AND 1000000000000),
  tie bigint NOT NULL CHECK (tie BETWEEN -1000000000000 AND 1000000000000),
  entry_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, change_id)
);

CREATE INDEX waiting_board_changes_due ON waiting_board_changes (due_day);

COMMENT ON TABLE hidden_players IS 'group: account_id; retention: until the account appears offline no more, or is deleted';
COMMENT ON COLUMN hidden_players.account_id IS 'personal: account';

COMMENT ON TABLE waiting_board_changes IS 'group: account_id; queue; retention: until the next day; until the account is deleted';
COMMENT ON COLUMN waiting_board_changes.change_id IS 'personal: no';
COMMENT ON COLUMN waiting_board_changes.account_id IS 'personal: account';
COMMENT ON COLUMN waiting_board_changes.due_day IS 'personal: when the player played';
COMMENT ON COLUMN waiting_board_changes.kind IS 'personal: no';
COMMENT ON COLUMN waiting_board_changes.board IS 'personal: what the player has played';
COMMENT ON COLUMN waiting_board_changes.entry_id IS 'personal: what the player has played';
COMMENT ON COLUMN waiting_board_changes.board_keys IS 'personal: what the player has played';
COMMENT ON COLUMN waiting_board_changes.value IS 'personal: how well the player did';
COMMENT ON COLUMN waiting_board_changes.tie IS 'personal: how well the player did';
COMMENT ON COLUMN waiting_board_changes.entry_time IS 'personal: when the player played';

COMMENT ON TABLE board_entries IS 'group: account_id; retention: until the account is deleted; 30 days where its board says so';
COMMENT ON COLUMN board_entries.account_id IS 'personal: account';
COMMENT ON COLUMN board_entries.board IS 'personal: what the player has played';
COMMENT ON COLUMN board_entries.entry_id IS 'personal: what the player has played';
COMMENT ON COLUMN board_entries.board_key IS 'personal: what the player has played';
COMMENT ON COLUMN board_entries.value IS 'personal: how well the player did';
COMMENT ON COLUMN board_entries.tie IS 'personal: how well the player did';
COMMENT ON COLUMN board_entries.entry_time IS 'personal: when the player played';
COMMENT ON COLUMN board_entries.forget_day IS 'personal: habit';

COMMENT ON TABLE board_standings IS 'group: local; retention: until the account is deleted; of the last days while there are entries';
COMMENT ON COLUMN board_standings.account_id IS 'personal: account';
COMMENT ON COLUMN board_standings.board IS 'personal: no';
COMMENT ON COLUMN board_standings.board_key IS 'personal: no';
COMMENT ON COLUMN board_standings.period IS 'personal: no';
COMMENT ON COLUMN board_standings.aggregation IS 'personal: no';
COMMENT ON COLUMN board_standings.direction IS 'personal: no';
COMMENT ON COLUMN board_standings.entry_count_min IS 'personal: no';
COMMENT ON COLUMN board_standings.entry_count IS 'personal: how much the player plays';
COMMENT ON COLUMN board_standings.whole_value IS 'personal: how well the player did';
COMMENT ON COLUMN board_standings.tie IS 'personal: how well the player did';
COMMENT ON COLUMN board_standings.reach_time IS 'personal: when the player played';
COMMENT ON COLUMN board_standings.stale_day IS 'personal: habit';
COMMENT ON COLUMN board_standings.rank_value IS 'personal: how well the player did';
COMMENT ON COLUMN board_standings.bucket IS 'personal: how well the player did';
COMMENT ON COLUMN board_standings.is_ranked IS 'personal: how much the player plays';

COMMENT ON TABLE board_counts IS 'group: local; retention: for ever; counts';
COMMENT ON COLUMN board_counts.board IS 'personal: no';
COMMENT ON COLUMN board_counts.board_key IS 'personal: no';
COMMENT ON COLUMN board_counts.period IS 'personal: no';
