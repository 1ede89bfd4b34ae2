import FoundationEssentials
import Identity
import Timekeeping

/// Something that contradicts tokens which have not expired.
enum Revocation: Sendable, Hashable {
  /// The session has ended.
  case session(UUID)
  /// The account may do this from now on, and nothing else.
  case standing(UUID, Standing)
}

/// A revocation as it is kept.
struct StoredRevocation: Sendable, Hashable {
  /// From 1, in the order in which they were committed, without gaps.
  var number: Int64
  var revocation: Revocation
  /// From then on it contradicts nothing.
  var expireTime: Moment
}
