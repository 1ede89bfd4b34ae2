import Postgres
import Timekeeping

/// Removes the logs of old games. Safe on every replica at once.
struct ReplayUpkeep: Sendable {
  /// How often it is looked: what has grown too old within an hour is little.
  static let interval = Duration.seconds(3_600)

  /// Rows of one transaction: some ten milliseconds of locks.
  static let rowsMax = 1_000

  /// Transactions of one round, so that a round ends while others' games go between.
  static let roundsMax = 500

  let store = ReplayStore()

  func forgetOld(at now: Moment, in database: Database) async throws {
    for _ in 0..<Self.roundsMax {
      let count = try await database.transaction { transaction in
        try await store.deleteOld(before: now - LoggedEvent.retention, limit: Self.rowsMax, in: transaction)
      }
      if count < Self.rowsMax { break }
    }
  }
}
