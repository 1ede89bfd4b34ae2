import Timekeeping

/// How long a session lives and what a refresh token may still do (RFC 9700 §4.14.2).
///
/// A session is a family of refresh tokens, numbered from 0; each use of the newest makes the next. An older one in use means that two
/// hold the family's tokens, and nobody can tell which of them is the owner: it ends for both.
struct SessionRules: Sendable, Hashable {
  /// An access token is believed without asking, so it lives only minutes.
  var accessTokenLifetime: Duration = .seconds(15 * 60)
  /// Without a refresh for so long, the session ends: a forgotten phone.
  var idleLifetime: Duration = .seconds(30 * 86_400)
  /// And in any case after so long.
  var absoluteLifetime: Duration = .seconds(365 * 86_400)
  /// So long the last predecessor may be repeated, by a client that lost the answer. A longer time would let a thief use it.
  var repeatInterval: Duration = .seconds(10)
  /// Whether the last predecessor is good for longer, as long as nobody has renewed by its successor. For sessions that are the only way into
  /// their account. It then gets another successor, and the one before is good for nothing but to end the session
  /// (docs/adr/0061).
  var replacesUnused = false

  /// Unicode scalars of a device's name; the rest of a longer one is left out, and so it is with an app's.
  static let deviceNameLengthMax = 100
  /// Unicode scalars of an app's name.
  static let appLengthMax = 64
  /// Living sessions of one account. One more ends the one that was not in use for longest: a script that logs in for every call fills
  /// neither the table nor its owner's list.
  static let sessionsPerAccountMax = 100
  /// The owner of a list of sessions needs to know roughly when a device was in use; whoever looks over their shoulder, less.
  static let lastUseResolution: Duration = .seconds(3_600)

  /// A family as it is kept.
  struct Family: Hashable {
    /// The number of the newest token.
    var generation: Int32
    /// When the newest token was made.
    var rotateTime: Moment
    var idleExpireTime: Moment
    var absoluteExpireTime: Moment
    var isRevoked: Bool
  }

  /// Standing of a token in its family.
  enum Standing: Hashable, CaseIterable {
    /// The newest.
    case current
    /// The one before the newest.
    case predecessor
    /// Any earlier one.
    case older
    /// A successor that another has taken the place of: its number is that of one of the two newest, its content another.
    case replaced
    /// None of the family: a later number.
    case stranger
  }

  /// Decision about a token.
  enum Decision: Hashable {
    /// Make the successor, with this number.
    case rotate(generation: Int32, idleExpireTime: Moment)
    /// Give the newest token once more.
    case repeatNewest
    /// Make another token of the newest one's number in its place.
    case replaceNewest(idleExpireTime: Moment)
    /// End the session, and refuse.
    case revoke
    case refuse(Refusal)

    /// Whether it gives out tokens.
    var issues: Bool {
      switch self {
      case .rotate, .repeatNewest, .replaceNewest: true
      case .revoke, .refuse: false
      }
    }
  }

  enum Refusal: Error, Hashable {
    /// Unknown, expired, forged.
    case refreshTokenInvalid
    /// Ended by its owner, or because an old token was used.
    case sessionRevoked
  }

  func decide(_ standing: Standing, in family: Family, at now: Moment) -> Decision {
    if family.isRevoked { return .refuse(.sessionRevoked) }
    if now >= family.idleExpireTime || now >= family.absoluteExpireTime { return .refuse(.refreshTokenInvalid) }
    let idleExpireTime = min(now + idleLifetime, family.absoluteExpireTime)
    switch standing {
    case .stranger:
      return .refuse(.refreshTokenInvalid)
    case .current:
      // One rotation a second for 68 years.
      return family.generation == .max ? .revoke : .rotate(generation: family.generation + 1, idleExpireTime: idleExpireTime)
    case .predecessor:
      if now < family.rotateTime + repeatInterval { return .repeatNewest }
      return replacesUnused ? .replaceNewest(idleExpireTime: idleExpireTime) : .revoke
    case .older, .replaced:
      return .revoke
    }
  }

  /// Standing of a token, by its number and by whether the kept hash of that number is its own.
  ///
  /// - Parameter isKnown: Whether the hash kept for `generation` is the token's. Only the two newest are kept; older ones are
  ///   known by the code they carry.
  static func standing(of generation: Int32, newest: Int32, isKnown: Bool) -> Standing {
    if generation > newest { return .stranger }
    if generation < newest - 1 { return .older }
    // A token has one successor by its content, unless that was replaced.
    guard isKnown else { return .replaced }
    return generation == newest ? .current : .predecessor
  }

  /// When a session was last in use, as far as its list tells: the beginning of that hour, but not before the log-in.
  static func lastUse(_ rotateTime: Moment, since createTime: Moment) -> Moment {
    let microseconds = rotateTime.microseconds
    return max(createTime, Moment(microseconds: microseconds - microseconds % lastUseResolution.inMicroseconds))
  }
}
