import Postgres
import Timekeeping

/// Ends sessions whose time is over: what other services keep for them goes, as the addresses of lost phones, and streams that were opened by
/// them end. Safe on every replica at once, and to be repeated.
struct SessionExpiry: Sendable {
  /// How often it is looked for them: so much longer than its time a stream may go on that was opened by a session and never closed.
  static let interval = Duration.seconds(600)

  /// Sessions of one transaction, which holds the lock of the revocations for some milliseconds.
  static let batchMax = 200

  /// Batches of one round. A house of five million sessions, each used for the last time on another minute of a month, has 1,200 that end in a round.
  static let batchesMax = 25

  let database: Database
  let ending: SessionEnding

  /// One round.
  /// - Returns: How many sessions have ended.
  @discardableResult
  func run(at now: Moment) async throws -> Int {
    var total = 0
    for _ in 0..<Self.batchesMax {
      let count = try await database.transaction(attempts: 3) { transaction in
        try await ending.endExpired(limit: Self.batchMax, at: now, in: transaction)
      }
      total += count
      if count < Self.batchMax { break }
    }
    return total
  }
}
