import Identity
import Postgres

/// Reads a suspension from a row.
enum SuspensionColumns {
  /// - Parameter column: Place of the reason; start and end follow.
  static func suspension(_ row: Row, at column: Int) throws -> Standing.Suspension? {
    guard let reason: String = try row.get(column) else { return nil }
    return Standing.Suspension(reason: reason, startTime: try row.get(column + 1), endTime: try row.get(column + 2))
  }
}
