import RPC

/// Why an address is not confirmed or changed.
enum EmailRefusal: Error, Hashable {
  case taken
  case verified
  case missing
}

extension RPCError {
  /// The only place where a refusal about addresses becomes a wire error.
  init(_ refusal: EmailRefusal) {
    switch refusal {
    case .taken: self = RPCError(AccountRefusal.emailTaken)
    case .verified: self.init(.failedPrecondition, reason: "EMAIL_VERIFIED", message: "the address is confirmed already")
    case .missing: self.init(.failedPrecondition, reason: "EMAIL_MISSING", message: "the account has no address")
    }
  }
}
