import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// The one way sessions end: in the table, in the log that gateways follow, among the events their owner sees, and in the services that keep
/// something for a session (requirement W-10).
///
/// Each function is the last thing its transaction does, because of the lock it takes (RevocationLog).
struct SessionEnding: Sendable {
  /// Type of the event that sessions have ended.
  static let eventType = "session.ended"

  let sessions = SessionStore()
  let revocations: RevocationLog
  let events: SecurityEventLog

  /// Ends one session. One that has ended already stays as it is.
  /// - Parameter kind: Kind of event that its owner sees.
  func end(
    _ sessionID: UUID, of accountID: UUID, because reason: StoredSession.RevokeReason, as kind: StoredSecurityEvent.Kind, at now: Moment,
    in transaction: Transaction
  ) async throws {
    guard let ended = try await sessions.revoke(sessionID, of: accountID, because: reason, at: now, in: transaction) else { return }
    try await events.record(kind, of: accountID, session: sessionID, on: ended.device, at: now, in: transaction)
    try await tell([ended], of: accountID, at: now, in: transaction)
    try await revocations.append([ended], at: now, in: transaction)
  }

  /// Ends every session of an account but `keptID`.
  ///
  /// - Parameter event: Event that its owner sees besides, with the number of sessions; nil where the caller records why.
  /// - Returns: How many were ended.
  @discardableResult
  func endAll(
    of accountID: UUID, except keptID: UUID?, because reason: StoredSession.RevokeReason, at now: Moment, in transaction: Transaction
  ) async throws -> Int {
    let ended = try await sessions.revokeAll(of: accountID, except: keptID, because: reason, at: now, in: transaction)
    if !ended.isEmpty, reason == .revoked || reason == .logOut {
      try await events.record(.sessionsRevoked, of: accountID, session: keptID, revokedCount: ended.count, at: now, in: transaction)
    }
    try await tell(ended, of: accountID, at: now, in: transaction)
    try await revocations.append(ended, at: now, in: transaction)
    return ended.count
  }

  /// Ends the sessions that are too many after one was opened.
  func endSuperfluous(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let ended = try await sessions.revokeBeyond(SessionRules.sessionsPerAccountMax, of: accountID, at: now, in: transaction)
    for session in ended {
      try await events.record(.sessionRevoked, of: accountID, session: session.sessionID, on: session.device, at: now, in: transaction)
    }
    try await tell(ended, of: accountID, at: now, in: transaction)
    try await revocations.append(ended, at: now, in: transaction)
  }

  /// Ends sessions whose time is over, at most `limit`. Their owners see nothing of it but that they are gone.
  /// - Returns: How many.
  func endExpired(limit: Int, at now: Moment, in transaction: Transaction) async throws -> Int {
    let ended = try await sessions.expire(at: now, limit: limit, in: transaction)
    // In one order, for the locks that it takes.
    for (accountID, ended) in Dictionary(grouping: ended, by: \.accountID).sorted(by: { $0.key.text < $1.key.text }) {
      try await tell(ended, of: accountID, at: now, in: transaction)
    }
    try await revocations.append(ended, at: now, in: transaction)
    return ended.count
  }

  /// Tells the services that keep something for a session. Under the account's key: a deletion arrives behind it.
  private func tell(_ ended: [EndedSession], of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    if ended.isEmpty { return }
    let message = SessionsEnded(accountID: accountID.text, sessionIDs: ended.map(\.sessionID.text))
    try await Outbox(ids: events.ids).send(
      [OutgoingEvent(Self.eventType, to: ["social", "game"], orderedBy: accountID.text, message)], at: now, in: transaction)
  }
}
