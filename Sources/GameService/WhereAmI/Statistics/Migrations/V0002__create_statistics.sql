-- How players have done, and on which days they played.
--
-- Retention: both stay until the account is purged. play_days grows by one row per player and day played.
CREATE TABLE statistics (
  account_id uuid PRIMARY KEY,
  single_game_count bigint NOT NULL DEFAULT 0 CHECK (single_game_count >= 0),
  multiplayer_game_count bigint NOT NULL DEFAULT 0 CHECK (multiplayer_game_count >= 0),
  -- Sum and count, never a rounded average.
  score_sum bigint NOT NULL DEFAULT 0 CHECK (score_sum >= 0),
  score_max integer NOT NULL DEFAULT 0 CHECK (score_max BETWEEN 0 AND 25000),
  win_count bigint NOT NULL DEFAULT 0 CHECK (win_count >= 0),
  win_streak_count bigint NOT NULL DEFAULT 0 CHECK (win_streak_count BETWEEN 0 AND win_count),
  -- Games won because all others had left them: they count as games and have no score.
  unfinished_win_count bigint NOT NULL DEFAULT 0 CHECK (unfinished_win_count BETWEEN 0 AND win_count),
  quit_count bigint NOT NULL DEFAULT 0 CHECK (quit_count >= 0),
  -- The zone of the player's latest finished game: decides which day is today.
  time_zone text NOT NULL DEFAULT 'UTC',
  last_play_day date,
  day_streak_count bigint NOT NULL DEFAULT 0 CHECK (day_streak_count >= 0),
  -- Whether what the player has brought along from elsewhere is in it: it comes once.
  has_moved_in boolean NOT NULL DEFAULT false,
  CHECK ((last_play_day IS NULL) = (day_streak_count = 0))
) WITH (fillfactor = 80);

CREATE TABLE play_days (
  account_id uuid NOT NULL,
  play_day date NOT NULL,
  game_count bigint NOT NULL CHECK (game_count >= 1),
  PRIMARY KEY (account_id, play_day)
) WITH (fillfactor = 80);

-- Figures that others are told of a player: as they stood when the day (of UTC) began, on the last day on which they changed. Newer ones would tell
-- within a second that somebody plays who appears offline.
CREATE TABLE told_statistics (
  account_id uuid PRIMARY KEY,
  -- The last day on which something has changed; on any other day what is kept elsewhere is told.
  tell_day date NOT NULL,
  single_game_count bigint NOT NULL,
  multiplayer_game_count bigint NOT NULL,
  score_sum bigint NOT NULL,
  score_max integer NOT NULL,
  win_count bigint NOT NULL,
  win_streak_count bigint NOT NULL,
  unfinished_win_count bigint NOT NULL,
  last_play_day date,
  day_streak_count bigint NOT NULL,
  -- NULL before the first game that counts for it.
  rating integer,
  rated_game_count bigint
) WITH (fillfactor = 80);

COMMENT ON TABLE statistics IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN statistics.account_id IS 'personal: account';
COMMENT ON COLUMN statistics.single_game_count IS 'personal: how much the player plays';
COMMENT ON COLUMN statistics.multiplayer_game_count IS 'personal: how much the player plays';
COMMENT ON COLUMN statistics.score_sum IS 'personal: how well the player did';
COMMENT ON COLUMN statistics.score_max IS 'personal: how well the player did';
COMMENT ON COLUMN statistics.win_count IS 'personal: how well the player did';
COMMENT ON COLUMN statistics.win_streak_count IS 'personal: how well the player did';
COMMENT ON COLUMN statistics.unfinished_win_count IS 'personal: how much the player plays';
COMMENT ON COLUMN statistics.quit_count IS 'personal: habit';
COMMENT ON COLUMN statistics.time_zone IS 'personal: place';
COMMENT ON COLUMN statistics.last_play_day IS 'personal: habit';
COMMENT ON COLUMN statistics.day_streak_count IS 'personal: habit';
COMMENT ON COLUMN statistics.has_moved_in IS 'personal: whether the player has come from elsewhere';

COMMENT ON TABLE play_days IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN play_days.account_id IS 'personal: account';
COMMENT ON COLUMN play_days.play_day IS 'personal: habit';
COMMENT ON COLUMN play_days.game_count IS 'personal: how much the player plays';

COMMENT ON TABLE told_statistics IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN told_statistics.account_id IS 'personal: account';
COMMENT ON COLUMN told_statistics.tell_day IS 'personal: habit';
COMMENT ON COLUMN told_statistics.single_game_count IS 'personal: how much the player plays';
COMMENT ON COLUMN told_statistics.multiplayer_game_count IS 'personal: how much the player plays';
COMMENT ON COLUMN told_statistics.score_sum IS 'personal: how well the player did';
COMMENT ON COLUMN told_statistics.score_max IS 'personal: how well the player did';
COMMENT ON COLUMN told_statistics.win_count IS 'personal: how well the player did';
COMMENT ON COLUMN told_statistics.win_streak_count IS 'personal: how well the player did';
COMMENT ON COLUMN told_statistics.unfinished_win_count IS 'personal: how much the player plays';
COMMENT ON COLUMN told_statistics.last_play_day IS 'personal: habit';
COMMENT ON COLUMN told_statistics.day_streak_count IS 'personal: habit';
COMMENT ON COLUMN told_statistics.rating IS 'personal: how well the player did';
COMMENT ON COLUMN told_statistics.rated_game_count IS 'personal: how much the player plays';
