import CairnProto
import RPC

extension FieldViolation {
  /// The only place where a mistake in a user name gets its wire reason.
  init(_ refusal: UsernameRules.Refusal) {
    self.init("username", .usernameInvalid, "3 to 30 of A-Z, a-z, 0-9 and _, and none that is reserved")
  }
}
