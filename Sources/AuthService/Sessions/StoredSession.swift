import FoundationEssentials
import Timekeeping

/// A session, as it is kept.
struct StoredSession: Sendable, Hashable {
  var sessionID: UUID
  var accountID: UUID
  var deviceName: String
  /// The number of the newest refresh token.
  var generation: Int32
  /// The hash of the newest refresh token.
  var tokenHash: [UInt8]
  /// The hash of the one before it; nil while the first is the newest.
  var previousTokenHash: [UInt8]?
  var createTime: Moment
  /// When the newest refresh token was made.
  var rotateTime: Moment
  var idleExpireTime: Moment
  var absoluteExpireTime: Moment
  var isRevoked = false

  /// Why a session was ended.
  enum RevokeReason: String, Sendable {
    case logOut = "LOG_OUT"
    /// An old refresh token was used.
    case tokenReuse = "TOKEN_REUSE"
  }

  /// What the rules have to know of it.
  var family: SessionRules.Family {
    SessionRules.Family(
      generation: generation, rotateTime: rotateTime, idleExpireTime: idleExpireTime, absoluteExpireTime: absoluteExpireTime,
      isRevoked: isRevoked)
  }

  /// What `token`, which is of this session, is to it.
  func standing(of token: RefreshToken) -> SessionRules.Standing {
    let kept = token.generation == generation ? tokenHash : previousTokenHash
    return SessionRules.standing(of: token.generation, newest: generation, isKnown: kept == token.hash)
  }
}

/// What a client gets to call as a session.
struct IssuedTokens: Sendable, Hashable {
  var sessionID: UUID
  var accessToken: String
  var accessTokenExpireTime: Moment
  var refreshToken: String
  var refreshTokenExpireTime: Moment
}
