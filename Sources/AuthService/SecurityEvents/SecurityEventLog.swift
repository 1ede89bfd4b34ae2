import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Writes down what happens to the security of an account, in the transaction in which it happens.
struct SecurityEventLog: Sendable {
  /// How long events are kept: long enough to find out about a break-in, no longer.
  static let retention: Duration = .seconds(365 * 86_400)

  let store = SecurityEventStore()
  let ids: any IDSource

  /// - Parameters:
  ///   - sessionID: The session it was done by, or done to.
  ///   - device: That session's device.
  ///   - provider: Provider of an identity.
  func record(
    _ kind: StoredSecurityEvent.Kind, of accountID: UUID, session sessionID: UUID? = nil, on device: SessionDevice = .unknown,
    revokedCount: Int? = nil, provider: String? = nil, at now: Moment, in transaction: Transaction
  ) async throws {
    var event = StoredSecurityEvent(eventID: ids.next(at: now), accountID: accountID, kind: kind, createTime: now)
    event.provider = provider
    event.sessionID = sessionID
    event.device = device
    event.revokedCount = revokedCount.map(Int32.init(clamping:))
    try await store.insert(event, in: transaction)
  }

  /// - Parameter actorID: The account of the moderator or admin who did it; nil for the operator.
  func recordRole(
    _ kind: StoredSecurityEvent.Kind, _ role: String, of accountID: UUID, by actorID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws {
    var event = StoredSecurityEvent(eventID: ids.next(at: now), accountID: accountID, kind: kind, createTime: now)
    event.role = role
    event.actorAccountID = actorID
    try await store.insert(event, in: transaction)
  }

  /// Somebody with a rank has looked at what is kept of an account (ASVS 8.3.5), or has done something for its owner.
  /// - Parameter actorID: Nil for the operator.
  func recordLook(
    _ kind: StoredSecurityEvent.Kind, at accountID: UUID, by actorID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws {
    var event = StoredSecurityEvent(eventID: ids.next(at: now), accountID: accountID, kind: kind, createTime: now)
    event.actorAccountID = actorID
    try await store.insert(event, in: transaction)
  }

  /// A moderator has removed names.
  func recordRemoval(
    _ kind: StoredSecurityEvent.Kind, of accountID: UUID, by actorID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws {
    var event = StoredSecurityEvent(eventID: ids.next(at: now), accountID: accountID, kind: kind, createTime: now)
    event.actorAccountID = actorID
    try await store.insert(event, in: transaction)
  }

  /// - Parameters:
  ///   - suspension: Nil when it was lifted.
  ///   - actorID: The account of the moderator or admin who did it.
  func recordSuspension(
    _ suspension: Standing.Suspension?, of accountID: UUID, by actorID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws {
    let kind: StoredSecurityEvent.Kind = suspension == nil ? .suspensionLifted : .suspended
    var event = StoredSecurityEvent(eventID: ids.next(at: now), accountID: accountID, kind: kind, createTime: now)
    event.suspensionReason = suspension?.reason
    event.suspensionEndTime = suspension?.endTime
    event.actorAccountID = actorID
    try await store.insert(event, in: transaction)
  }

  /// Tries to log in have failed under a name. The same work whether an account has it.
  func recordFailedTries(_ login: AccountStore.Login, at now: Moment, in transaction: Transaction) async throws {
    let text =
      switch login {
      case .username(let folded): folded
      case .email(let normalized): normalized
      }
    try await store.insert(.logInTriesFailed, eventID: ids.next(at: now), login: text, at: now, in: transaction)
  }
}
