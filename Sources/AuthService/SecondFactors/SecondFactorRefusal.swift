import CairnProto
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
    case .enabled: self.init(.failedPrecondition, reason: .secondFactorEnabled, message: "switch the present one off first")
    case .notEnrolled: self.init(.failedPrecondition, reason: .secondFactorNotEnrolled, message: "EnrolTotp first")
    case .wrong: self.init(.unauthenticated, reason: .secondFactorWrong, message: "the code is wrong, or was used before")
    case .loginStepInvalid:
      self.init(.unauthenticated, reason: .loginStepInvalid, message: "log in again, from the beginning")
    }
  }
}
