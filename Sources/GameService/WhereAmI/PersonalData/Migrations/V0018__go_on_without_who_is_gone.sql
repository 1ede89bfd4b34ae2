-- A game of several goes on when the account of one of its players is deleted.

ALTER TABLE game_events
  DROP CONSTRAINT game_events_kind_check,
  ADD CONSTRAINT game_events_kind_check CHECK (kind IN (
    'timer', 'void', 'gone', 'loaded', 'report_panorama', 'end_moving', 'place_marker', 'submit_guess', 'ready', 'leave', 'abort_loading',
    'connected', 'disconnected', 'forfeit'));
