-- Index by which marks past their time are found. In a migration of its own, which nobody who reads waits for.

CREATE INDEX attempts_marks ON attempts (finish_time, attempt_id) WHERE has_marks AND NOT has_track;
