import FoundationEssentials
import Timekeeping

/// Somebody at a provider who may log in to an account, as it is kept.
struct StoredIdentity: Sendable, Hashable {
  var identityID: UUID
  var accountID: UUID
  var provider: String
  /// Id of the person there, for ever.
  var subject: String
  /// As the provider last told them.
  var claims: IdentityClaims
  var createTime: Moment
  var lastUseTime: Moment
}
