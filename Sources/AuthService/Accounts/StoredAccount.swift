import FoundationEssentials
import Identity
import Timekeeping

/// One person's account, as it is kept.
struct StoredAccount: Sendable, Hashable {
  var accountID: UUID
  /// As its owner writes it.
  var username: String
  /// As its owner entered it.
  var email: String
  /// Whether the owner of the address has confirmed it.
  var isEmailVerified: Bool
  /// For example "user", "moderator", "admin". Never empty.
  var roles: [String]
  var createTime: Moment
  /// As it was set; it may have ended since.
  var suspension: Standing.Suspension?

  /// What a new account may do.
  static let rolesOfNewAccounts = ["user"]

  /// What the account may do now.
  var standing: Standing { Standing(roles: roles, capabilities: [], suspension: suspension) }
}
