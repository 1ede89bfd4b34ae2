import CairnProto
import RPC

extension FieldViolation {
  /// The only place where a mistake in a password gets its wire reason.
  /// - Parameter field: Which field of the request the password stands in.
  init(_ refusal: PasswordRules.Refusal, field: String = "password") {
    switch refusal {
    case .tooShort(let lengthMin): self.init(field, .passwordTooShort, "at least \(lengthMin) scalars")
    case .tooLong: self.init(field, .passwordTooLong, "at most \(PasswordRules.lengthMax) scalars")
    case .tooCommon: self.init(field, .passwordBreached, "it would be among the first tried")
    }
  }
}
