import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Changes that an operator, who has the database, may make to an account without one of their own: the first admin has nobody to ask.
package struct AccountOperator: Sendable {
  private let database: Database

  package init(database: Database) {
    self.database = database
  }

  /// Why nothing was done.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    case accountNotFound
    case guest
    case lastAdmin
    case roleUnknown

    package var description: String {
      switch self {
      case .accountNotFound: "There is no account with that user name."
      case .guest: "This is a guest, who cannot log in again: no role is given to guests."
      case .lastAdmin: "This is the last admin who can act: give somebody else the role first."
      case .roleUnknown: "The roles that can be given and taken are moderator and admin."
      }
    }
  }

  /// Gives a role to an account, or takes it. Running services and gateways hear of it within a second.
  /// - Parameter username: In any case.
  /// - Returns: The account's roles after that.
  package func setRole(_ name: String, isGrant: Bool, ofUsername username: String, at now: Moment) async throws -> [String] {
    guard let role = ModerationRules.Role(rawValue: name) else { throw Failure.roleUnknown }
    let moderation = Moderation(
      revocations: RevocationLog(rules: RevocationRules(), feed: RevocationFeed()), events: SecurityEventLog(ids: TimeOrderedIDs()))
    let folded = UsernameRules.folded(username)
    guard let accountID = try await moderation.store.accountID(ofUsername: folded, in: database) else { throw Failure.accountNotFound }
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
}
