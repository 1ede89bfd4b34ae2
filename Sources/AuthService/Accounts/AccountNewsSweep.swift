import Postgres
import Timekeeping

/// Tells of accounts that nobody was told of: those made before there was such news, and those that a process of an older version makes
/// during an upgrade. Hearing of an account twice changes nothing (`AccountNews.tellNew`). Safe on every replica at once.
struct AccountNewsSweep: Sendable {
  /// How often it is looked: a profile that is a minute late does nobody harm, and the look is at an empty index.
  static let interval: Duration = .seconds(60)
  /// Accounts of one transaction: with their events, some milliseconds of locks.
  static let batchSize = 200
  /// Batches of one round: a house of a million accounts is told in ten minutes, while others' events go between.
  static let batchesMax = 500

  let database: Database
  let accounts = AccountStore()
  let news: AccountNews

  func run(at now: Moment) async throws {
    for _ in 0..<Self.batchesMax {
      let count = try await database.transaction { transaction in
        let untold = try await accounts.lockUntold(limit: Self.batchSize, in: transaction)
        try await news.tellBelated(untold, at: now, in: transaction)
        try await accounts.noteTold(untold.map(\.accountID), in: transaction)
        return untold.count
      }
      if count < Self.batchSize { return }
    }
  }
}
