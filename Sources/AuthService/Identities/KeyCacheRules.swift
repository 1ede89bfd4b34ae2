import Timekeeping

/// How long the keys of an issuer are believed, and how often they are asked for.
struct KeyCacheRules: Sendable, Hashable {
  /// Without a word of the issuer.
  static let lifetimeDefault: Duration = .seconds(3_600)
  /// Shortest time that keys are kept, whatever the issuer says: it is not asked at every log-in.
  static let lifetimeMin: Duration = .seconds(300)
  /// Longest time that keys are kept, whatever the issuer says: a key that was withdrawn is not believed for longer.
  static let lifetimeMax: Duration = .seconds(86_400)
  /// While the issuer does not answer, its keys are believed for so long after their time.
  static let graceMax: Duration = .seconds(86_400)
  /// A key that is not known makes us ask again, but not more often: anybody can make up the name of a key.
  var refetchInterval: Duration = .seconds(60)
  /// After a failure without any keys in hand: nobody can log in until they come.
  static let retryInterval: Duration = .seconds(2)
  /// Keys of one issuer. More is a mistake, or an attack.
  static let keysMax = 64

  /// Facts that are known of an issuer's keys.
  struct State: Sendable, Hashable {
    /// Until when they are believed; nil when there are none.
    var expireTime: Moment?
    /// When they were last asked for, successfully or not.
    var tryTime: Moment?
    /// Whether that was in vain.
    var hasFailed = false
  }

  /// Decision about a token.
  enum Decision: Hashable {
    case use
    /// Ask the issuer first. Keys at hand will do if it does not answer.
    case fetch
    /// Nothing can be said: the issuer did not answer a moment ago.
    case unavailable
    /// The key is not the issuer's: it was asked a moment ago.
    case refuse
  }

  /// - Parameter isKnown: Whether the token's key is among the known ones.
  func decide(_ state: State, isKnown: Bool, at now: Moment) -> Decision {
    guard let expireTime = state.expireTime, now < expireTime + Self.graceMax else {
      return Self.isDue(state, after: Self.retryInterval, at: now) ? .fetch : .unavailable
    }
    if isKnown, now < expireTime { return .use }
    if Self.isDue(state, after: refetchInterval, at: now) { return .fetch }
    return isKnown ? .use : state.hasFailed ? .unavailable : .refuse
  }

  /// How long keys are believed that came with these headers (RFC 9111 §5.2.2.1, §5.1).
  static func lifetime(cacheControl: String?, age: String?) -> Duration {
    guard let cacheControl else { return lifetimeDefault }
    let directives = cacheControl.lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\"" } }
    if directives.contains("no-store") || directives.contains("no-cache") { return lifetimeMin }
    guard let directive = directives.first(where: { $0.hasPrefix("max-age=") }),
      let seconds = Int64(directive.dropFirst("max-age=".count)), seconds >= 0
    else { return lifetimeDefault }
    let old = max(0, age.flatMap { Int64($0) } ?? 0)
    return min(max(.seconds(min(seconds, 1 << 32) - min(old, 1 << 32)), lifetimeMin), lifetimeMax)
  }

  private static func isDue(_ state: State, after interval: Duration, at now: Moment) -> Bool {
    // A clock that was set back must not keep us from asking for long.
    state.tryTime.map { now >= $0 + interval || now < $0 } ?? true
  }
}
