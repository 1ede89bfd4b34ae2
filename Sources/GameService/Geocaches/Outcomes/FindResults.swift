import FoundationEssentials
import GameCommon
import Postgres

/// Answers to other services about people who look for caches: logs of caches, and the points of their finds. Nothing goes on that the server knows
/// of.
struct FindResults: ResultSource {
  let database: Database

  var realm: AppRealm { .cacheOut }
  var scores: BoardKey { BoardKey(.cachePoints) }

  func counts(of accountIDs: [UUID]) async throws -> [Int64] { try await LogStore().counts(of: accountIDs, in: database) }
}
