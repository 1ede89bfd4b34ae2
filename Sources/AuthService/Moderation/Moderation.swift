import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Changes what accounts may do, and sees to it that everybody hears of it.
///
/// The actor is looked up again in the transaction: what a ticket says may be a second old, and a second is enough for somebody who was
/// dismissed to give the role back to himself.
struct Moderation: Sendable {
  enum Actor: Sendable, Hashable {
    case account(UUID)
    /// Operator, who has the database: nobody is above.
    case `operator`

    var accountID: UUID? {
      if case .account(let accountID) = self { accountID } else { nil }
    }
  }

  let store = ModerationStore()
  let deletions = AccountDeletionStore()
  let revocations: RevocationLog
  let events: SecurityEventLog

  /// - Parameter suspension: Nil to lift the one there is.
  /// - Returns: The standing after that; nil when there is no such account.
  func suspend(
    _ accountID: UUID, _ suspension: Standing.Suspension?, by actor: Actor, at now: Moment, in transaction: Transaction
  ) async throws -> Standing? {
    let locked = try await store.lock([accountID] + [actor.accountID].compactMap(\.self), at: now, in: transaction)
    if let actorID = actor.accountID {
      let roles = locked[actorID].flatMap { $0.effectiveRoles(at: now) }
      // In this order: only moderators learn which accounts there are.
      try ModerationRules.checkModerate(actor: roles)
      guard let target = locked[accountID] else { return nil }
      try ModerationRules.checkSuspend(actor: roles, target: target.roles)
    }
    guard var standing = locked[accountID] else { return nil }
    let present = standing.suspension(at: now)
    if present?.reason == suspension?.reason, present?.endTime == suspension?.endTime { return standing }
    standing.suspension = suspension
    try await store.update(accountID, suspension: suspension, in: transaction)
    try await events.recordSuspension(suspension, of: accountID, by: actor.accountID, at: now, in: transaction)
    try await revocations.append(standing, of: accountID, at: now, in: transaction)
    return standing
  }

  /// Locks an account for what is done in its owner's place, and the actor's own.
  /// - Returns: Whether there is such an account.
  /// - Throws: `ModerationRules.Refusal`.
  func hold(_ accountID: UUID, for actor: Actor, at now: Moment, in transaction: Transaction) async throws -> Bool {
    let locked = try await store.lock([accountID] + [actor.accountID].compactMap(\.self), at: now, in: transaction)
    try Self.checkCare(of: accountID, by: actor, among: locked, at: now)
    return locked[accountID] != nil
  }

  /// Whether an actor may act in the place of an account's owner.
  /// - Parameter standings: Standings that are locked, the actor's among them.
  static func checkCare(
    of accountID: UUID, by actor: Actor, among standings: [UUID: Standing], at now: Moment
  ) throws(ModerationRules.Refusal) {
    guard let actorID = actor.accountID else { return }
    let roles = standings[actorID].flatMap { $0.effectiveRoles(at: now) }
    // In this order: only admins learn which accounts there are.
    try ModerationRules.checkRoles(actor: roles)
    if let target = standings[accountID] { try ModerationRules.checkCare(actor: roles, target: target.roles) }
  }

  /// Locks an account about which a moderator has decided a while ago, and the moderator's own.
  /// - Returns: The account's standing, nil when it is gone; and the moderator, nil when that one is: of who is deleted nothing is written any more.
  func lock(
    _ accountID: UUID, decidedBy actorID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> (standing: Standing?, actorID: UUID?) {
    let locked = try await store.lock([accountID, actorID], at: now, in: transaction)
    return (locked[accountID], locked[actorID] == nil ? nil : actorID)
  }

  /// Suspends somebody, or ends that, as a moderator has decided by the queue of reports. The rank was checked then; who was raised to it since
  /// is left alone, and who has a suspension that lasts longer keeps it.
  /// - Parameter suspension: Its start and reason name the one that is lifted.
  func carryOut(
    _ suspension: Standing.Suspension, isLifted: Bool, of accountID: UUID, by actorID: UUID, role: String, at now: Moment,
    in transaction: Transaction
  ) async throws {
    let (target, actorID) = try await lock(accountID, decidedBy: actorID, at: now, in: transaction)
    guard var standing = target else { return }
    let present = standing.suspension(at: now)
    if isLifted {
      guard let present, present.startTime == suspension.startTime, present.reason == suspension.reason else { return }
    } else {
      let isWanted = ModerationRules.mayCarryOut(
        until: suspension.endTime, byRole: role, on: standing.roles, isSuspended: present != nil, presentEnd: present?.endTime, at: now)
      guard isWanted else { return }
    }
    standing.suspension = isLifted ? nil : suspension
    try await store.update(accountID, suspension: standing.suspension, in: transaction)
    try await events.recordSuspension(standing.suspension, of: accountID, by: actorID, at: now, in: transaction)
    try await revocations.append(standing, of: accountID, at: now, in: transaction)
  }

  /// - Parameter isGrant: Whether the role is given, or taken.
  /// - Returns: The standing after that; nil when there is no such account.
  func setRole(
    _ role: ModerationRules.Role, isGrant: Bool, of accountID: UUID, by actor: Actor, at now: Moment, in transaction: Transaction
  ) async throws -> Standing? {
    let locked = try await store.lockWithAdmins([accountID] + [actor.accountID].compactMap(\.self), at: now, in: transaction)
    if let actorID = actor.accountID { try ModerationRules.checkRoles(actor: locked[actorID].flatMap { $0.effectiveRoles(at: now) }) }
    guard var standing = locked[accountID] else { return nil }
    let changed =
      if isGrant {
        try ModerationRules.granting(role, to: standing.roles, isGuest: standing.isGuest)
      } else {
        try ModerationRules.revoking(
          role, from: standing.roles, isAdminLeft: try await isAdminLeft(without: accountID, of: locked, at: now, in: transaction))
      }
    guard let changed else { return standing }
    standing.roles = changed
    try await store.update(accountID, roles: changed, in: transaction)
    try await events.recordRole(
      isGrant ? .roleGranted : .roleRevoked, role.rawValue, of: accountID, by: actor.accountID, at: now, in: transaction)
    try await revocations.append(standing, of: accountID, at: now, in: transaction)
    return standing
  }

  /// Whether somebody besides an account can act as an admin and give the role to others: not suspended, not being deleted, and no guest, who
  /// might be gone tomorrow.
  /// - Parameter standings: Standings of all admins, locked (`ModerationStore.lockWithAdmins`).
  func isAdminLeft(
    without accountID: UUID, of standings: [UUID: Standing], at now: Moment, in transaction: Transaction
  ) async throws -> Bool {
    let others = standings.filter { otherID, standing in
      let roles = standing.effectiveRoles(at: now) ?? []
      return otherID != accountID && roles.contains(ModerationRules.Role.admin.rawValue) && !standing.isGuest
    }.map(\.key)
    return try await deletions.leaving(among: others, in: transaction).count < others.count
  }
}

extension Standing {
  /// The roles; nil while suspended, when none of them is good for anything.
  func effectiveRoles(at now: Moment) -> [String]? {
    suspension(at: now) == nil ? roles : nil
  }

  fileprivate var isGuest: Bool { capabilities.contains(Capability.guest.rawValue) }
}
