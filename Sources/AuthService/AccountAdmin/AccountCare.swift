import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Acts in the place of an account's owner who has lost a way in or asks by letter: for the operator at the machine, and for an admin in the console.
///
/// Each act has an entry in the audit beside the event that the owner sees. Each function is the last thing its transaction does (`SessionEnding`), and
/// throws `ModerationRules.Refusal` where the actor may not.
struct AccountCare: Sendable {
  let ending: SessionEnding
  let factors = SecondFactorStore()
  let deletions = AccountDeletionStore()

  var moderation: Moderation { Moderation(revocations: ending.revocations, events: ending.events) }

  /// Fate of a deletion that was to be taken back.
  enum Recall: Sendable, Hashable {
    case recalled
    /// Nothing is deleted.
    case notLeaving
    /// The data is being removed.
    case begun
  }

  /// Logs an account out everywhere.
  /// - Returns: How many sessions have ended; nil when there is no such account.
  func endSessions(of accountID: UUID, by actor: Moderation.Actor, at now: Moment, in transaction: Transaction) async throws -> Int? {
    guard try await moderation.hold(accountID, for: actor, at: now, in: transaction) else { return nil }
    try await ending.events.recordLook(.sessionsEnded, at: accountID, by: actor.accountID, at: now, in: transaction)
    return try await ending.endAll(of: accountID, except: nil, because: .revoked, at: now, in: transaction)
  }

  /// Removes a second factor. Log-ins that wait for a code end, and so do all sessions.
  /// - Returns: Whether there was one; nil when there is no such account.
  func resetSecondFactor(of accountID: UUID, by actor: Moderation.Actor, at now: Moment, in transaction: Transaction) async throws -> Bool?
  {
    // Before the account, in the order in which everybody takes these locks.
    let factor = try await factors.lock(accountID, in: transaction)
    guard try await moderation.hold(accountID, for: actor, at: now, in: transaction) else { return nil }
    guard factor != nil else { return false }
    try await factors.delete(accountID, in: transaction)
    try await factors.deleteLoginSteps(of: accountID, in: transaction)
    try await ending.events.record(.secondFactorDisabled, of: accountID, at: now, in: transaction)
    try await ending.events.recordLook(.secondFactorReset, at: accountID, by: actor.accountID, at: now, in: transaction)
    try await ending.endAll(of: accountID, except: nil, because: .revoked, at: now, in: transaction)
    return true
  }

  /// Takes back a deletion that has not begun, whoever has asked for it. Sessions that it has ended stay ended.
  /// - Returns: Its fate; nil when there is no such account.
  func recallDeletion(of accountID: UUID, by actor: Moderation.Actor, at now: Moment, in transaction: Transaction) async throws -> Recall? {
    guard try await moderation.hold(accountID, for: actor, at: now, in: transaction),
      try await deletions.lockAccount(accountID, in: transaction)
    else { return nil }
    guard try await deletions.waiting(of: accountID, in: transaction) != nil else {
      return try await deletions.leaving(among: [accountID], in: transaction).isEmpty ? .notLeaving : .begun
    }
    let recall = DeletionRecall(news: LeavingNews(ids: ending.events.ids), events: ending.events)
    _ = try await recall.run(of: accountID, isOperator: true, at: now, in: transaction)
    try await ending.events.recordLook(.deletionRecalled, at: accountID, by: actor.accountID, at: now, in: transaction)
    return .recalled
  }

  /// Has an export of everything made that is kept about somebody.
  /// - Returns: The export; of one that is being made or was made within the hour, that. Nil when there is no such account.
  func orderExport(of accountID: UUID, by actor: Moderation.Actor, at now: Moment, in transaction: Transaction) async throws
    -> StoredExport?
  {
    guard try await moderation.hold(accountID, for: actor, at: now, in: transaction) else { return nil }
    let requests = ExportRequests(events: ending.events)
    guard let export = try await requests.findOrBegin(of: accountID, by: nil, at: now, in: transaction) else { return nil }
    // One that was there before was ordered before, or by its owner.
    if export.createTime == now {
      try await ending.events.recordLook(.exportOrdered, at: accountID, by: actor.accountID, at: now, in: transaction)
    }
    return export
  }
}
