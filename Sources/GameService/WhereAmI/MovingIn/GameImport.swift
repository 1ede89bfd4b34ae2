import Cryptography
import Events
import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Takes in games that were played on another server, for the history of those who have accounts here. Again and again the same: a game's id follows from its
/// key there.
package struct GameImport: Sendable {
  package enum Outcome: Sendable, Hashable {
    case taken
    case alreadyThere
    /// Nobody who has played it is here.
    case nobodys
    /// Its time is yet to come.
    case isToCome
  }

  private let database: Database
  private let store = MovedGameStore()

  package init(database: Database) {
    self.database = database
  }

  /// Takes one game in, or does everything and takes it back.
  package func take(_ game: MovedGame, isDryRun: Bool, at now: Moment) async throws -> Outcome {
    if MoveInRules.isToCome(game, at: now) { return .isToCome }
    let gameID = Self.id("game \(game.key)", at: game.time)
    return try await database.transaction(takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      let game = try await Self.withoutDeleted(game, in: transaction)
      if game.players.allSatisfy({ $0 == nil }) { return .nobodys }
      let seats = game.players.enumerated().map { $1 ?? Self.id("seat \($0) of \(game.key)", at: game.time) }
      guard try await store.insert(game, as: gameID, seats: seats, in: transaction) else { return .alreadyThere }
      try await store.insertPlayers(seats, of: game, gameID, in: transaction)
      try await store.insertRounds(of: game, gameID, in: transaction)
      try await store.insertTurns(of: game, gameID, in: transaction)
      return .taken
    }
  }

  /// The game with nobody on seats of accounts that are deleted. Ahead of all locks.
  private static func withoutDeleted(_ game: MovedGame, in transaction: Transaction) async throws -> MovedGame {
    let deleted = try await DeletedAccounts.among(game.players.compactMap { $0 }, in: transaction)
    var kept = game
    for index in kept.players.indices {
      if let accountID = kept.players[index], deleted.contains(accountID) { kept.players[index] = nil }
    }
    return kept
  }

  /// UUID of version 7 with the game's time, and a hash where others have chance. Pure.
  static func id(_ name: String, at time: Moment) -> UUID {
    let milliseconds = UInt64(max(0, time.milliseconds))
    var bytes = (0..<6).map { UInt8(truncatingIfNeeded: milliseconds >> UInt64(40 - 8 * $0)) }
    bytes += SHA256.digest(of: Array("cairn moved v1 \(name)".utf8)).prefix(10)
    bytes[6] = bytes[6] & 0x0F | 0x70
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(bytes: bytes) ?? UUID()
  }
}
