import Postgres
import Timekeeping

/// Removes what has ended. Safe on every replica at once, and to be repeated: run it every few minutes.
struct SessionSweep: Sendable {
  /// Ended sessions are kept so long, for their owner to see and for a late use of an old token to be told the truth.
  static let sessionRetention: Duration = .seconds(30 * 86_400)
  /// Expired signing keys are kept so long, to answer questions about old tokens.
  static let keyRetention: Duration = .seconds(30 * 86_400)
  /// Revocations that contradict nothing any more are kept so long, for whoever reads the log with a clock that is behind.
  static let revocationRetention: Duration = .seconds(600)
  /// Rows removed in one statement: a few milliseconds of locks.
  static let batchMax = 1_000

  let database: Database

  /// One round.
  /// - Returns: How many rows were removed; when it is `batchMax` or more there may be more to do.
  @discardableResult
  func run(at now: Moment) async throws -> Int {
    let sessions = try await SessionStore().deleteEnded(before: now - Self.sessionRetention, limit: Self.batchMax, in: database)
    let attempts = try await LoginAttemptStore().delete(before: now - LoginThrottleRules.memory, limit: Self.batchMax, in: database)
    let keys = try await SigningKeyStore().deleteExpired(before: now - Self.keyRetention, in: database)
    let revocations = try await RevocationStore().deleteExpired(before: now - Self.revocationRetention, limit: Self.batchMax, in: database)
    let events = try await SecurityEventStore().delete(before: now - SecurityEventLog.retention, limit: Self.batchMax, in: database)
    let nonces = try await IdentityStore().deleteNonces(before: now, limit: Self.batchMax, in: database)
    let codes = try await MailedCodeStore().deleteExpired(before: now, limit: Self.batchMax, in: database)
    let names = try await UsernameStore().deleteReleased(before: now, limit: Self.batchMax, in: database)
    let challenges = try await SecondFactorStore().deleteExpiredChallenges(before: now, limit: Self.batchMax, in: database)
    let deletions = try await AccountDeletionStore().delete(
      before: now - AccountDeletionRules.receiptRetention, limit: Self.batchMax, in: database)
    let exports = try await ExportStore().delete(before: now, limit: Self.batchMax, in: database)
    let consents = try await GuardianStore().deleteUnanswered(
      before: now - GuardianRules.unansweredRetention, limit: Self.batchMax, in: database)
    let asked = codes + deletions + exports + consents
    return asked + challenges + names + sessions + attempts + keys + revocations + events + nonces
  }
}
