import Postgres
import Timekeeping

/// Packs games that ended so long ago that they are watched again no more. Some 200 bytes for each player are left of a game: its line in the history.
/// Safe on every replica at once.
struct PastGames: Sendable {
  /// How often it is looked: what has grown too old within an hour is little.
  static let interval = Duration.seconds(3_600)

  /// Games of one transaction: with rounds and turns some thousand rows, and some ten milliseconds of locks.
  static let gamesMax = 100

  /// Transactions of one round, so that a round ends while others' games go between.
  static let roundsMax = 1_000

  let store: GeoGuessStore

  func pack(at now: Moment, in database: Database) async throws {
    for _ in 0..<Self.roundsMax {
      let isDone = try await database.transaction { transaction in
        let ended = try await store.lockEnded(before: now - LoggedEvent.retention, limit: Self.gamesMax, in: transaction)
        let gameIDs = try await store.lockSeats(of: ended, in: transaction)
        try await store.pack(gameIDs, in: transaction)
        try await store.delete(gameIDs, in: transaction)
        return ended.count < Self.gamesMax || gameIDs.isEmpty
      }
      if isDone { break }
    }
  }
}
