// The access token: a JWT (RFC 7519) signed by Ed25519 (RFC 8037), good for minutes. Only Cairn makes them and only Cairn reads
// them, so there is one algorithm, one type and one way to write each claim.

public import CairnProto
import Cryptography
public import FoundationEssentials
public import Timekeeping

/// A token that a session may show at the gateway.
public struct AccessToken: Sendable, Hashable {
  /// The account ("sub").
  public var accountID: UUID
  /// The session ("sid").
  public var sessionID: UUID
  /// Roles of the account ("roles").
  public var roles: [String]
  /// Capabilities of the account beyond its roles ("caps"). Sorted.
  public var capabilities: [String]
  /// Scope of the session ("scope"; absent for `full`).
  public var scope: SessionScope
  /// When it was made ("iat"), in whole seconds.
  public var issueTime: Moment
  /// From then on it is refused ("exp"), in whole seconds.
  public var expireTime: Moment

  /// Bytes of a token's text. Ours have about 400; longer ones are not looked at.
  public static let bytesMax = 4_096
  /// `typ` of RFC 9068: a token of another kind signed by the same key must not pass for an access token.
  static let type = "at+jwt"
  /// RFC 8037 §3.1.
  static let algorithm = "EdDSA"

  /// - Parameters:
  ///   - issueTime: Cut to whole seconds.
  ///   - expireTime: Cut to whole seconds.
  public init(
    accountID: UUID, sessionID: UUID, roles: [String], capabilities: [String], scope: SessionScope = .full, issueTime: Moment,
    expireTime: Moment
  ) {
    self.accountID = accountID
    self.sessionID = sessionID
    self.roles = roles
    self.capabilities = capabilities
    self.scope = scope
    self.issueTime = Moment(seconds: issueTime.seconds)
    self.expireTime = Moment(seconds: expireTime.seconds)
  }

  /// The caller it proves.
  public var caller: Caller {
    Caller(accountID: accountID, sessionID: sessionID, roles: roles, capabilities: capabilities, scope: scope)
  }
}

/// Why a token is not believed.
public enum AccessTokenError: Error, Hashable, Sendable {
  /// Not a token as Cairn writes them: too long, another algorithm or type, a claim missing or twice.
  case malformed
  /// Signed by a key that is not, or no longer, published.
  case unknownKey
  /// Changed, or made by somebody else.
  case badSignature
  /// Made for another house.
  case wrongIssuer
  /// Its time is over.
  case expired

  /// The wire's reason (all are UNAUTHENTICATED): only an expired token tells the client something to do, namely to refresh.
  public var reason: Reason {
    switch self {
    case .expired: .tokenExpired
    case .malformed, .unknownKey, .badSignature, .wrongIssuer: .unauthenticated
    }
  }
}

extension Moment {
  /// Whole seconds since 1970, rounded towards the past.
  var seconds: Int64 {
    let (quotient, remainder) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// - Parameter seconds: Beyond what a moment can hold, the end of its range.
  init(seconds: Int64) {
    let (microseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    self.init(microseconds: overflow ? (seconds < 0 ? .min : .max) : microseconds)
  }
}
