import CairnProto
import Protobuf
import RPC
import Timekeeping

/// Why a user name is not claimed or changed.
enum UsernameRefusal: Error, Hashable {
  case invalid(UsernameRules.Refusal)
  case taken
  case alreadyClaimed
  case changedLately(nextTime: Moment)
}

extension RPCError {
  /// The only place where a refusal about user names becomes a wire error.
  init(_ refusal: UsernameRefusal) {
    switch refusal {
    case .invalid(let refusal): self = .invalid([FieldViolation(refusal)])
    case .taken: self.init(AccountRefusal.usernameTaken)
    case .alreadyClaimed:
      self.init(.failedPrecondition, reason: .usernameAlreadyClaimed, message: "the account has a user name; change it instead")
    case .changedLately(let nextTime):
      self.init(
        .failedPrecondition, reason: .usernameChangedLately, message: "a user name can be changed every 30 days",
        metadata: ["next_change_time": Timestamps.text(nextTime)])
    }
  }
}
