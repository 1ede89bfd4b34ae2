import FoundationEssentials
import Identity
import Texts
import Timekeeping

/// A session, as it is kept.
struct StoredSession: Sendable, Hashable {
  var sessionID: UUID
  var accountID: UUID
  var device: SessionDevice
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
  /// Whether it was ended before its time was over.
  var isRevoked = false

  /// Why a session was ended.
  enum RevokeReason: String, Sendable {
    case logOut = "LOG_OUT"
    /// By its owner, from another session.
    case revoked = "REVOKED"
    /// An old refresh token was used.
    case tokenReuse = "TOKEN_REUSE"
    /// Its owner changed the password from another session.
    case passwordChanged = "PASSWORD_CHANGED"
    /// The password was replaced by way of the e-mail address.
    case passwordReset = "PASSWORD_RESET"
    /// The account had more than `SessionRules.sessionsPerAccountMax`.
    case tooMany = "TOO_MANY"
    /// Nobody has used it for too long, or it was opened too long ago.
    case expired = "EXPIRED"
  }

  /// Facts that the rules have to know of it.
  var family: SessionRules.Family {
    SessionRules.Family(
      generation: generation, rotateTime: rotateTime, idleExpireTime: idleExpireTime, absoluteExpireTime: absoluteExpireTime,
      isRevoked: isRevoked)
  }

  /// Standing of `token`, which is of this session, in it.
  func standing(of token: RefreshToken) -> SessionRules.Standing {
    let kept = token.generation == generation ? tokenHash : previousTokenHash
    return SessionRules.standing(of: token.generation, newest: generation, isKnown: kept == token.hash)
  }
}

/// Tokens that a client gets to call as a session.
struct IssuedTokens: Sendable, Hashable {
  var sessionID: UUID
  var accessToken: String
  var accessTokenExpireTime: Moment
  var refreshToken: String
  var refreshTokenExpireTime: Moment
  /// Whether its device was not known; false where that was not asked.
  var isNewDevice = false
}

/// A device as its session knows it. None of it proves anything: it is what the device said, and where it seemed to be.
struct SessionDevice: Sendable, Hashable {
  /// At most `SessionRules.deviceNameLengthMax` scalars; may be empty.
  var name: String
  /// At most `SessionRules.appLengthMax` scalars; may be empty.
  var app: String
  /// For example "192.0.2.0/24"; nil when it is not known.
  var network: String?
  /// Scope that its log-in asked for.
  var scope: SessionScope = .full

  /// Where there is no session.
  static let unknown = SessionDevice(name: "", app: "", network: nil)
}

extension SessionDevice {
  /// A device as a request tells of it. Its texts are labels: whatever is wrong with them is left out, and keeps nobody out.
  /// - Parameters:
  ///   - name: As the request has it, and so `app`.
  ///   - address: Where the client connects from; nil when it is not known.
  init(name: String, app: String, at address: String?, scope: SessionScope = .full) {
    self.init(
      name: PeopleText.label(name, lengthMax: SessionRules.deviceNameLengthMax),
      app: PeopleText.label(app, lengthMax: SessionRules.appLengthMax), network: CoarseNetwork.text(of: address),
      scope: scope)
  }
}

/// A session in its owner's list.
struct ListedSession: Sendable, Hashable {
  var sessionID: UUID
  var device: SessionDevice
  var createTime: Moment
  var rotateTime: Moment
}

/// A session that has just ended.
struct EndedSession: Sendable, Hashable {
  var sessionID: UUID
  var accountID: UUID
  var device: SessionDevice
  /// When its newest refresh token was made.
  var rotateTime: Moment
}

/// A session whose newest refresh token has just been made.
struct RotatedSession: Sendable, Hashable {
  var accountID: UUID
  var idleExpireTime: Moment
  /// Standing of its account, which is not suspended.
  var standing: Standing
  var scope: SessionScope
}
