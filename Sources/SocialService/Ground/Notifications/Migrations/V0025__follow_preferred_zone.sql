-- Who has chosen no zone for notifications is told by that of the preferences, whatever it is at the time.
ALTER TABLE notification_schedules ALTER COLUMN time_zone DROP NOT NULL;

-- As a name of the IANA data. PostgreSQL takes these four for abbreviations, which know no summer.
CREATE FUNCTION named_zone(zone text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE upper(zone)
    WHEN 'CET' THEN 'Europe/Brussels' WHEN 'MET' THEN 'Europe/Brussels' WHEN 'EET' THEN 'Europe/Athens' WHEN 'WET' THEN 'Europe/Lisbon'
    ELSE zone
  END
$$;

CREATE OR REPLACE FUNCTION wall_time(at timestamptz, zone text) RETURNS timestamp
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN at AT TIME ZONE named_zone(zone);
EXCEPTION WHEN data_exception THEN
  RETURN at AT TIME ZONE 'UTC';
END
$$;

CREATE OR REPLACE FUNCTION wall_moment(wall timestamp, zone text) RETURNS timestamptz
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN wall AT TIME ZONE named_zone(zone);
EXCEPTION WHEN data_exception THEN
  RETURN wall AT TIME ZONE 'UTC';
END
$$;
