import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about reported places. One function, one statement.
struct LocationStore: Sendable {
  let database: Database

  /// Places reported since a moment in any of the areas.
  func reported(in areas: [AreaID], since: Moment) async throws -> [LocationID] {
    let rows = try await database.query(
      "SELECT cell FROM location_reports WHERE area = ANY (\(areas.map(\.number))) AND last_report_time >= \(since)")
    return try rows.compactMap { LocationID(cell: try $0.get(0)) }
  }

  /// Notes a report and removes a few old ones.
  func note(_ id: LocationID, uuid: UUID, at now: Moment, forgettingBefore: Moment) async throws {
    try await database.transaction { transaction in
      try await report(id, uuid: uuid, at: now, in: transaction)
      try await forget(before: forgettingBefore, in: transaction)
    }
  }

  /// Notes a report; noting it again changes only its time.
  private func report(_ id: LocationID, uuid: UUID, at now: Moment, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO location_reports AS r (location_id, cell, area, first_report_time, last_report_time)
      VALUES (\(uuid), \(id.cell), \(id.area.number), \(now), \(now))
      ON CONFLICT (location_id) DO UPDATE SET last_report_time = greatest(r.last_report_time, excluded.last_report_time)
      """)
  }

  /// Removes a few reports that do not count any more: more than one new report adds, so the table cannot grow for ever.
  private func forget(before: Moment, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      DELETE FROM location_reports WHERE location_id = ANY (ARRAY(
        SELECT location_id FROM location_reports WHERE last_report_time < \(before) ORDER BY last_report_time LIMIT 10
        FOR UPDATE SKIP LOCKED))
      """)
  }
}
