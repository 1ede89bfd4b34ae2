import CairnProto
import RPC
import Timekeeping

/// Why an account is not made, or not shown.
enum AccountRefusal: Error, Hashable {
  case usernameTaken
  case emailTaken
  case notLoggedIn
  /// Too many tries from one address; how long to wait.
  case rateLimited(Duration)
  /// Nobody gets an account.
  case signUpClosed
  /// Only who was invited does.
  case invitationRequired
  /// Unknown, used up or over.
  case invitationInvalid
}

extension RPCError {
  /// The only place where a refusal about accounts becomes a wire error.
  init(_ refusal: AccountRefusal) {
    switch refusal {
    case .usernameTaken:
      self.init(.alreadyExists, reason: .usernameTaken, message: "somebody has this user name, or one that looks like it")
    case .emailTaken: self.init(.alreadyExists, reason: .emailTaken, message: "this address belongs to an account")
    case .notLoggedIn: self.init(.unauthenticated, reason: .unauthenticated, message: "log in first")
    case .rateLimited(let wait):
      self.init(
        .resourceExhausted, reason: .rateLimited, message: "too many sign-ups from this address",
        metadata: ["retry_after_ms": String(wait.inMilliseconds + 1)])
    case .signUpClosed: self.init(.failedPrecondition, reason: .signUpClosed, message: "nobody gets an account here now")
    case .invitationRequired: self.init(.failedPrecondition, reason: .invitationRequired, message: "send the code of an invitation")
    case .invitationInvalid:
      self.init(.failedPrecondition, reason: .invitationInvalid, message: "there is no such invitation, or no longer")
    }
  }
}

extension FieldViolation {
  /// The only place where a mistake in an address gets its wire reason.
  init(_ refusal: EmailRules.Refusal) {
    self.init("email", refusal == .missing ? .missing : .malformed, "a plain address with one @, at most 254 bytes")
  }
}
