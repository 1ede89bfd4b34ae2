import FoundationEssentials
import Timekeeping

/// The authenticator app of an account, as it is kept.
struct StoredSecondFactor: Sendable, Hashable {
  var sealedSecret: [UInt8]
  var enrolTime: Moment
  /// Nil until it is switched on.
  var confirmTime: Moment?
  /// The period of the last code that was accepted.
  var lastCounter: Int64
}

/// A log-in that has shown its first factor.
struct LoginStep: Sendable, Hashable {
  var accountID: UUID
  /// As it named itself in the first step.
  var device: SessionDevice
  var expireTime: Moment
}

/// How a log-in goes on after its first factor.
enum LoginOutcome: Sendable, Hashable {
  case opened(IssuedTokens)
  /// The account has a second factor, which is owed.
  case halfWay(loginStep: String, expireTime: Moment)

  /// The session's tokens. To be asked for after the transaction: the log-in step must be kept.
  /// - Throws: `SessionRefusal.secondFactorRequired`.
  var tokens: IssuedTokens {
    get throws(SessionRefusal) {
      switch self {
      case .opened(let tokens): return tokens
      case .halfWay(let loginStep, let expireTime): throw .secondFactorRequired(loginStep: loginStep, expireTime: expireTime)
      }
    }
  }
}
