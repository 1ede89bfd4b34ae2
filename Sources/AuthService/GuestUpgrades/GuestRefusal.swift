import CairnProto
import RPC

/// Why somebody is no guest, or stays one.
enum GuestRefusal: Error, Hashable {
  case realmMissing
  case realmUnknown
  case notAllowed
  case notAGuest
  /// Neither a password nor a credential.
  case noWayIn
  /// A password and a credential.
  case twoWaysIn
  case tokenInvalid
  case choiceRequired
  case resultsUnknown
}

extension RPCError {
  /// The only place where a refusal about guests becomes a wire error.
  init(_ refusal: GuestRefusal) {
    switch refusal {
    case .realmMissing: self = .invalid("realm", .missing, "one of the apps")
    case .realmUnknown: self = .invalid("realm", .unknownValue, "one of the apps")
    case .notAllowed: self.init(.permissionDenied, reason: .guestNotAllowed, message: "this app has no guests")
    case .notAGuest: self.init(.failedPrecondition, reason: .notAGuest, message: "the account has credentials already")
    case .noWayIn: self = .invalid("password", .missing, "either a password or a credential")
    case .twoWaysIn: self = .invalid("password", .notApplicable, "either a password or a credential")
    case .tokenInvalid:
      self.init(.unauthenticated, reason: .refreshTokenInvalid, message: "it is not the newest refresh token of a guest")
    case .choiceRequired:
      self.init(
        .failedPrecondition, reason: .mergeChoiceRequired, message: "both have results: say what becomes of the guest's")
    case .resultsUnknown: self = .invalid("results", .unknownValue, "moved, discarded or unspecified")
    }
  }
}
