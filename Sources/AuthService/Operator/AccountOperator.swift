import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Operations on accounts that an operator, who has the database, may do without an account of their own: the first admin has nobody to ask, and nor
/// has a club whose only moderator is away. Running services and gateways hear of each within a second; owners see it among their security events.
package struct AccountOperator: Sendable {
  let database: Database

  package init(database: Database) {
    self.database = database
  }

  /// Why nothing was done.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case accountNotFound
    case guest
    case lastAdmin
    case roleUnknown
    case reasonInvalid
    case endInvalid
    case alreadyLeaving
    case notLeaving
    case exportFailed
    case invitationInvalid

    package var description: String {
      switch self {
      case .accountNotFound: "There is no account with that user name, address or id."
      case .guest: "This is a guest, who cannot log in again: no role is given to guests."
      case .lastAdmin: "This is the last admin who can act: give somebody else the role first."
      case .roleUnknown: "The roles that can be given and taken are moderator and admin."
      case .reasonInvalid: "A reason has 1 to 500 characters, and its owner reads it."
      case .endInvalid: "A suspension ends in the future, at most ten years ahead, or when it is lifted."
      case .alreadyLeaving: "This account is being deleted already."
      case .notLeaving: "This account is not being deleted, or its data is being removed."
      case .invitationInvalid: "An invitation lets in 1 to 1000 people, for 1 to 365 days."
      case .exportFailed: "The export could not be made: cairn-auth's log says why (\"a job is given up\", of kind export)."
      }
    }
  }

  let ending = SessionEnding(
    revocations: RevocationLog(rules: RevocationRules(), feed: RevocationFeed()), events: SecurityEventLog(ids: TimeOrderedIDs()))

  var care: AccountCare { AccountCare(ending: ending) }
  var moderation: Moderation { Moderation(revocations: ending.revocations, events: ending.events) }

  /// Gives a role to an account, or takes it.
  /// - Parameter username: User name in any case, address or id.
  /// - Returns: The account's roles after that.
  package func setRole(_ name: String, isGrant: Bool, ofUsername username: String, at now: Moment) async throws -> [String] {
    guard let role = ModerationRules.Role(rawValue: name) else { throw Failure.roleUnknown }
    let accountID = try await account(username).accountID
    do {
      let standing = try await database.transaction { transaction in
        try await moderation.setRole(role, isGrant: isGrant, of: accountID, by: .operator, at: now, in: transaction)
      }
      guard let standing else { throw Failure.accountNotFound }
      return standing.roles
    } catch ModerationRules.Refusal.lastAdmin {
      throw Failure.lastAdmin
    } catch ModerationRules.Refusal.guest {
      throw Failure.guest
    }
  }

  /// Suspends an account, or changes the reason and the end of its suspension.
  /// - Parameters:
  ///   - reason: For its owner to read.
  ///   - endTime: Nil: until it is lifted.
  package func suspend(_ login: String, reason: String, until endTime: Moment?, at now: Moment) async throws {
    guard ModerationRules.isReason(reason) else { throw Failure.reasonInvalid }
    guard ModerationRules.isEnd(endTime, at: now) else { throw Failure.endInvalid }
    try await setSuspension(Standing.Suspension(reason: reason, startTime: now, endTime: endTime), of: login, at: now)
  }

  /// Lifts a suspension; without one nothing changes.
  package func lift(_ login: String, at now: Moment) async throws {
    try await setSuspension(nil, of: login, at: now)
  }

  private func setSuspension(_ suspension: Standing.Suspension?, of login: String, at now: Moment) async throws {
    let accountID = try await account(login).accountID
    let standing = try await database.transaction { transaction in
      try await moderation.suspend(accountID, suspension, by: .operator, at: now, in: transaction)
    }
    if standing == nil { throw Failure.accountNotFound }
  }

  /// Logs an account out everywhere.
  /// - Returns: How many sessions have ended.
  package func endSessions(of login: String, at now: Moment) async throws -> Int {
    let accountID = try await account(login).accountID
    let count = try await database.transaction { transaction in
      try await care.endSessions(of: accountID, by: .operator, at: now, in: transaction)
    }
    guard let count else { throw Failure.accountNotFound }
    return count
  }

  /// Removes the second factor of somebody who has lost the device and the recovery codes. The person who asks for it has to be known by other means: the
  /// password alone opens the account from then on. Log-ins that wait for a code end, and so do all sessions.
  /// - Returns: Whether there was one.
  package func resetSecondFactor(of login: String, at now: Moment) async throws -> Bool {
    let accountID = try await account(login).accountID
    let wasRemoved = try await database.transaction { transaction in
      try await care.resetSecondFactor(of: accountID, by: .operator, at: now, in: transaction)
    }
    guard let wasRemoved else { throw Failure.accountNotFound }
    return wasRemoved
  }

  /// The account with this user name in any case, this address, or this id.
  /// - Throws: `Failure.accountNotFound`.
  func account(_ login: String) async throws -> StoredAccount {
    guard let found = try await AccountStore().find(anyOf: login, in: database) else { throw Failure.accountNotFound }
    return found
  }
}
