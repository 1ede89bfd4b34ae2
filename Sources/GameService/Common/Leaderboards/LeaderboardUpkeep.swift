import Postgres
import Timekeeping

/// Lets entries grow too old for the boards of the last days. Safe on every replica at once.
struct LeaderboardUpkeep: Sendable {
  /// How often it is looked; the look is at two indices. The first one after midnight has all the work of the day.
  static let interval = Duration.seconds(60)

  /// Rows of one transaction: some ten milliseconds of locks.
  static let rowsMax = 500

  /// Transactions of one round, so that a round ends while others' entries go between.
  static let roundsMax = 500

  let store = LeaderboardStore()

  func forgetOld(at now: Moment, in database: Database) async throws {
    for _ in 0..<Self.roundsMax {
      let count = try await database.transaction { try await store.forgetOld(at: now, limit: Self.rowsMax, in: $0) }
      if count < Self.rowsMax { break }
    }
    for _ in 0..<Self.roundsMax {
      let count = try await database.transaction { try await store.deleteForgotten(at: now, limit: Self.rowsMax, in: $0) }
      if count < Self.rowsMax { break }
    }
  }
}
