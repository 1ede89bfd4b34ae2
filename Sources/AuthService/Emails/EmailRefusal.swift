import CairnProto
import RPC

/// Why an address is not confirmed or changed.
enum EmailRefusal: Error, Hashable {
  case taken
  case verified
  case missing
  /// Nobody has shown yet that the address is theirs.
  case notVerified
}

extension RPCError {
  /// The only place where a refusal about addresses becomes a wire error.
  init(_ refusal: EmailRefusal) {
    switch refusal {
    case .taken: self = RPCError(AccountRefusal.emailTaken)
    case .verified: self.init(.failedPrecondition, reason: .emailVerified, message: "the address is confirmed already")
    case .notVerified:
      self.init(.failedPrecondition, reason: .emailNotVerified, message: "confirm the account's e-mail address first")
    case .missing: self.init(.failedPrecondition, reason: .emailMissing, message: "the account has no address")
    }
  }
}
