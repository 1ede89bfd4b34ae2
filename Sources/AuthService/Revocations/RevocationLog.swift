import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Writes down what gateways have to hear before tokens expire, and whoever keeps names of people before they show them, in the transaction
/// that makes it true. So nothing is lost with a process, and nobody hears of what was rolled back.
///
/// To append takes a lock that every other revocation waits for, hence it is the last thing a transaction does before it commits.
struct RevocationLog: Sendable {
  let store = RevocationStore()
  let rules: RevocationRules
  let feed: RevocationFeed

  /// Sessions have ended. Also those whose tokens have expired long since: a stream outlives the token that opened it.
  func append(_ ended: [EndedSession], at now: Moment, in transaction: Transaction) async throws {
    if ended.isEmpty { return }
    try await store.append(sessions: ended.map(\.sessionID), expireTime: rules.expireTime(at: now), in: transaction)
    wakeAfterCommit(transaction)
  }

  /// An account may do something else from now on, or is somebody else to others: whatever `DirectoryService` says of it changes with this
  /// in one transaction.
  func append(_ standing: Standing, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await store.append(standing, of: accountID, expireTime: rules.expireTime(at: now), in: transaction)
    wakeAfterCommit(transaction)
  }

  private func wakeAfterCommit(_ transaction: Transaction) {
    transaction.afterCommit { [feed] in feed.wake() }
  }
}
