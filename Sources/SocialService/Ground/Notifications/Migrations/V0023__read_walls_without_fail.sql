-- Clocks on people's walls. Zones are checked when they are chosen; a later version of the IANA data may not know one any more, and nobody's zone may
-- keep others from what they are told: it is taken for UTC. An exception block costs less than to look into pg_timezone_names.
CREATE FUNCTION wall_time(at timestamptz, zone text) RETURNS timestamp
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN at AT TIME ZONE zone;
EXCEPTION WHEN data_exception THEN
  RETURN at AT TIME ZONE 'UTC';
END
$$;

-- The other way round.
CREATE FUNCTION wall_moment(wall timestamp, zone text) RETURNS timestamptz
LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN wall AT TIME ZONE zone;
EXCEPTION WHEN data_exception THEN
  RETURN wall AT TIME ZONE 'UTC';
END
$$;
