-- Answers that are too good for the rating, and at places that were shown before.

ALTER TABLE signals
  DROP CONSTRAINT signals_kind_check,
  ADD CONSTRAINT signals_kind_check CHECK (kind IN (
    'precise_fast', 'at_solution', 'precise_share', 'repeated_opponent', 'rating_jump', 'no_marker', 'straight_marker', 'close_share',
    'several_sessions', 'beyond_rating', 'known_places'));
