import RPC

/// Why a second factor is not set up, changed or believed.
enum SecondFactorRefusal: Error, Hashable {
  case enabled
  case notEnrolled
  case wrong
  case loginStepInvalid
}

extension RPCError {
  /// The only place where a refusal about second factors becomes a wire error.
  init(_ refusal: SecondFactorRefusal) {
    switch refusal {
    case .enabled: self.init(.failedPrecondition, reason: "SECOND_FACTOR_ENABLED", message: "switch the present one off first")
    case .notEnrolled: self.init(.failedPrecondition, reason: "SECOND_FACTOR_NOT_ENROLLED", message: "EnrolTotp first")
    case .wrong: self.init(.unauthenticated, reason: "SECOND_FACTOR_WRONG", message: "the code is wrong, or was used before")
    case .loginStepInvalid:
      self.init(.unauthenticated, reason: "LOGIN_STEP_INVALID", message: "log in again, from the beginning")
    }
  }
}
