-- Index by which it is asked whether anybody has an attempt at a challenge that was taken back. In a migration of its own, which nobody who reads waits for.
--
-- From here on clock_skew_ms says by how much a device's clock is behind, less than 0 where it is ahead: by the chunk that was on its way for the shortest time.

CREATE INDEX attempts_challenge ON attempts (challenge_id);
