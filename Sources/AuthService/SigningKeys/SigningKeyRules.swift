import Timekeeping

/// Which key signs access tokens, and when the next one is made.
///
/// Keys follow one another without gap or overlap. The next is made, and published, a day before it signs, so that every gateway knows it in
/// time; the last is published until its last token has expired. So nobody is logged out.
struct SigningKeyRules: Sendable, Hashable {
  /// How long a key signs.
  var signingLifetime: Duration = .seconds(30 * 86_400)
  /// How long before it signs a key is made.
  var publishAhead: Duration = .seconds(86_400)
  /// How long its last token lives: `SessionRules.accessTokenLifetime`.
  var tokenLifetime: Duration = .seconds(15 * 60)
  /// How far the clocks of two replicas may differ: a key just made by the faster one is used by the slower one too.
  var clockDifferenceMax: Duration = .seconds(5)

  /// When a key signs and is believed.
  struct Period: Hashable {
    var startTime: Moment
    /// From then on it signs no more.
    var retireTime: Moment
    /// From then on its tokens are refused.
    var expireTime: Moment
  }

  /// The place among `periods` of the key that signs now; nil when none does.
  func current(_ periods: [Period], at now: Moment) -> Int? {
    let usable = periods.indices.filter { periods[$0].startTime <= now + clockDifferenceMax && now < periods[$0].retireTime }
    return usable.min { periods[$0].startTime < periods[$1].startTime }
  }

  /// The period of the key to be made now; nil when there are enough.
  func missing(_ periods: [Period], at now: Moment) -> Period? {
    guard current(periods, at: now) != nil, let last = periods.map(\.retireTime).max() else { return period(from: now) }
    return now >= last - publishAhead ? period(from: last) : nil
  }

  private func period(from startTime: Moment) -> Period {
    let retireTime = startTime + signingLifetime
    return Period(startTime: startTime, retireTime: retireTime, expireTime: retireTime + tokenLifetime)
  }
}
