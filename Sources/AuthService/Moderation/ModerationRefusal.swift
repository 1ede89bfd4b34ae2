import CairnProto
import RPC

/// Why a standing is not changed, or not shown.
enum ModerationRefusal: Error, Hashable {
  case notAllowed
  case rankTooLow
  case lastAdmin
  case guest
  case accountNotFound

  init(_ refusal: ModerationRules.Refusal) {
    switch refusal {
    case .notAllowed: self = .notAllowed
    case .rankTooLow: self = .rankTooLow
    case .lastAdmin: self = .lastAdmin
    case .guest: self = .guest
    }
  }
}

extension RPCError {
  /// The only place where a refusal about standings becomes a wire error.
  init(_ refusal: ModerationRefusal) {
    switch refusal {
    case .notAllowed: self.init(.permissionDenied, reason: .permissionDenied, message: "not for this caller")
    case .rankTooLow: self.init(.permissionDenied, reason: .rankTooLow, message: "the account's rank is not below the caller's")
    case .lastAdmin: self.init(.failedPrecondition, reason: .lastAdmin, message: "somebody has to be left who can give the role back")
    case .guest:
      self.init(.failedPrecondition, reason: .roleNotForGuests, message: "a guest has to become an account with credentials first")
    case .accountNotFound: self.init(.notFound, reason: .accountNotFound, message: "there is no such account")
    }
  }
}
