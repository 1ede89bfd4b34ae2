-- Places at which no panorama could be shown. No personal data: a report does not say who made it.
--
-- Retention: a report counts for 180 days after it was last made (imagery arrives); each new report removes a few that are older.

CREATE TABLE location_reports (
  location_id uuid PRIMARY KEY,
  -- The cell of the place and the area around it, as LocationID and AreaID number them.
  cell bigint NOT NULL CHECK (cell >= 0),
  area bigint NOT NULL CHECK (area >= 0),
  first_report_time timestamptz NOT NULL,
  last_report_time timestamptz NOT NULL,
  CHECK (last_report_time >= first_report_time)
);
CREATE INDEX location_reports_by_area ON location_reports (area) INCLUDE (cell, last_report_time);
CREATE INDEX location_reports_by_age ON location_reports (last_report_time);
