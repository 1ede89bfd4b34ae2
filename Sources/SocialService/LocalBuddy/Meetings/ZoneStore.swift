import FoundationEssentials
import Postgres
import Timekeeping

/// Asks the database how far time zones are ahead of UTC. One function, one statement.
struct ZoneStore: Sendable {
  /// Offsets around times of clocks in zones, in the order of the question.
  func offsets(_ times: [(time: WallClock.Time, zone: String)], in querying: some Querying) async throws -> [WallClock.Offsets] {
    if times.isEmpty { return [] }
    return try await querying.query(
      """
      SELECT a.before_offset, a.after_offset, zone_offset(to_timestamp((w.seconds - a.before_offset)::double precision), w.zone),
        zone_offset(to_timestamp((w.seconds - a.after_offset)::double precision), w.zone)
      FROM unnest(\(times.map { $0.time.seconds }), \(times.map { $0.zone })) WITH ORDINALITY AS w (seconds, zone, number)
      CROSS JOIN LATERAL (
        SELECT zone_offset(to_timestamp((w.seconds - \(WallClock.reach))::double precision), w.zone) AS before_offset,
          zone_offset(to_timestamp((w.seconds + \(WallClock.reach))::double precision), w.zone) AS after_offset
      ) AS a
      ORDER BY w.number
      """
    ).map { WallClock.Offsets(before: try $0.get(0), after: try $0.get(1), atBefore: try $0.get(2), atAfter: try $0.get(3)) }
  }
}
