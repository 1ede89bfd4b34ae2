import Timekeeping

/// For how long gateways have to be told of what has changed. They believe an access token until it expires, so for that long and no
/// longer: what they have to keep is bounded by what happens within some minutes.
struct RevocationRules: Sendable, Hashable {
  /// How long an access token lives: `SessionRules.accessTokenLifetime`.
  var tokenLifetime: Duration = .seconds(15 * 60)

  /// How much later than a revocation the last token from before it may have been made: a refresh that read the old standing and was still
  /// working (10 s at most), the repetition of a lost answer (10 s), clocks that differ (0.1 s each). With much to spare, for a minute
  /// more costs a few rows and a minute too little costs the revocation.
  static let overlap: Duration = .seconds(60)

  /// From then on no token from before a revocation at `now` can be valid.
  func expireTime(at now: Moment) -> Moment { now + tokenLifetime + Self.overlap }
}
