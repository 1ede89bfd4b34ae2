-- What players had done before it was measured, so that badges that are new are given to whoever has earned them. Judged by whichever process
-- finds it first.

INSERT INTO achievement_measures (account_id, measure, value, rules_version)
SELECT s.account_id, m.measure, m.value, 0 FROM statistics s
CROSS JOIN LATERAL (VALUES
  ('quits', s.quit_count), ('win_streak', s.win_streak_count), ('day_streak', s.day_streak_count)
) AS m (measure, value)
WHERE m.value > 0;

INSERT INTO achievement_measures (account_id, measure, value, rules_version)
SELECT p.account_id, m.measure, count(*), 0
FROM turns t
JOIN rounds r ON r.game_id = t.game_id AND r.round_number = t.round_number
JOIN games g ON g.game_id = t.game_id AND g.phase IN ('finished', 'abandoned')
JOIN game_players p ON p.game_id = t.game_id AND p.player_index = t.player_index
CROSS JOIN LATERAL (VALUES
  ('perfect_guesses', t.score = 5000 AND t.answer_origin <> 'default'),
  ('quick_guesses', t.score >= 4000 AND t.answer_origin = 'submitted' AND t.submit_time <= r.load_time + interval '10 seconds')
) AS m (measure, is_done)
WHERE t.score IS NOT NULL AND m.is_done
GROUP BY p.account_id, m.measure;
