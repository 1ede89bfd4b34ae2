-- What others are told of a player stands as it was when the day began (of UTC), on the last day on which it has changed: it would tell within a
-- second that somebody plays who appears offline.

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

ALTER TABLE achievement_measures
  ADD COLUMN told_value bigint NOT NULL DEFAULT 0,
  ADD COLUMN change_day date;

COMMENT ON TABLE told_statistics IS 'retention: until the account is deleted';
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
COMMENT ON COLUMN achievement_measures.told_value IS 'personal: how well the player did';
COMMENT ON COLUMN achievement_measures.change_day IS 'personal: habit';
