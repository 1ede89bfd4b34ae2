-- A game changes its phase some twenty times. No index may look at the phase: PostgreSQL could not change the row in place (HOT) and would write an
-- entry to each of the table's indexes at each change.

DROP INDEX games_finished;
-- The latest games of a map that can be recordings.
CREATE INDEX games_ended_on_map ON games (map_id, end_time DESC) WHERE end_time IS NOT NULL;
