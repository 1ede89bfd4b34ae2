-- When a park went: what was run in it before, by a phone without a network, may come afterwards.

ALTER TABLE removed_parks
  -- NULL for those that went before there was this column.
  ADD COLUMN remove_time timestamptz;
