import CairnProto
import Identity
import Protobuf
import RPC
import Timekeeping

/// Why a session is not opened, kept alive or ended.
enum SessionRefusal: Error, Hashable {
  case form([LoginForm.Mistake])
  case invalidCredentials(LoginForm.Detail?)
  case tooFast(retryAfter: Duration)
  case refreshTokenInvalid
  case sessionRevoked
  case sessionNotFound
  case suspended(Standing.Suspension)
  /// An operator has asked for the account's deletion.
  case beingDeleted
  case notLoggedIn
  /// The password is the account's, and among those that everybody tries.
  case passwordBreached
  /// The password that was to take its place will not do.
  case newPassword(PasswordRules.Refusal)
  case secondFactorRequired(loginStep: String, expireTime: Moment)
}

extension SessionRefusal {
  init(_ refusal: SessionRules.Refusal) {
    switch refusal {
    case .refreshTokenInvalid: self = .refreshTokenInvalid
    case .sessionRevoked: self = .sessionRevoked
    }
  }

  init(_ refusal: LoginThrottleRules.Refusal) {
    switch refusal {
    case .tooFast(let retryAfter): self = .tooFast(retryAfter: retryAfter)
    }
  }
}

extension RPCError {
  /// The only place where a refusal about sessions becomes a wire error.
  init(_ refusal: SessionRefusal) {
    switch refusal {
    case .form(let mistakes):
      self = .invalid(mistakes.map(FieldViolation.init))
    case .invalidCredentials(let detail):
      let metadata = detail.map { ["detail": $0.rawValue] } ?? [:]
      self.init(.unauthenticated, reason: .invalidCredentials, message: "user name, address or password is wrong", metadata: metadata)
    case .tooFast(let retryAfter):
      // Rounded up: who waits exactly as long as told must not come too early.
      let milliseconds = (retryAfter + .microseconds(999)).inMilliseconds
      self.init(.resourceExhausted, reason: .rateLimited, message: "too many tries", metadata: ["retry_after_ms": String(milliseconds)])
    case .refreshTokenInvalid:
      self.init(.unauthenticated, reason: .refreshTokenInvalid, message: "log in again")
    case .sessionRevoked: self = .sessionRevoked
    case .sessionNotFound: self.init(.notFound, reason: .sessionNotFound, message: "the account has no such session")
    case .suspended(let suspension): self = .accountSuspended(suspension)
    case .beingDeleted:
      self.init(.permissionDenied, reason: .accountBeingDeleted, message: "the operator is deleting this account")
    case .secondFactorRequired(let loginStep, let expireTime):
      self.init(
        .unauthenticated, reason: .secondFactorRequired, message: "VerifySecondFactor with a code",
        metadata: ["login_step": loginStep, "login_step_expire_time": Timestamps.text(expireTime)])
    case .passwordBreached:
      self.init(
        .failedPrecondition, reason: .passwordBreached,
        message: "the password is among the first that are tried: log in with a new_password")
    case .newPassword(let refusal): self = .invalid([FieldViolation(refusal, field: "new_password")])
    case .notLoggedIn:
      self.init(.unauthenticated, reason: .unauthenticated, message: "log in first")
    }
  }
}

extension FieldViolation {
  /// The only place where a mistake in the log-in form gets its wire reason.
  init(_ mistake: LoginForm.Mistake) {
    switch mistake {
    case .loginMissing: self.init("login", .missing)
    case .login: self.init("login", .tooLong, "at most 254 bytes")
    case .password(let refusal): self.init(refusal)
    }
  }
}
