/// Points of a person at one challenge (requirements E-42, E-S6 to E-S9). They are made anew from all accepted attempts whenever one of them comes, goes or is
/// judged again, so that it does not matter in which order that happens. Pure.
enum PointsRules {
  /// Percent of the points for who was better than before.
  static let improvementPercent: Int64 = 10

  /// Points for coming among the best.
  static let topTenPoints: Int64 = 10

  /// How many the best are.
  static let topCount: Int64 = 10

  /// How many stand on a podium.
  static let podiumCount: Int64 = 3

  /// Percent of the points for extreme weather.
  static let weatherPercent: Int64 = 20

  /// An accepted attempt.
  struct Accepted: Hashable, Sendable {
    /// The challenge's version: bests are compared within one.
    var version: Int32
    /// The day at the place.
    var day: Int32
    var rank: Int64
    var tie: Int64
    /// By the formula of its type.
    var points: Int64
    /// Whether it came among the ten best when it was accepted.
    var isTopTen: Bool
    var isExtremeWeather: Bool
  }

  /// Points that it earns.
  struct Breakdown: Hashable, Sendable {
    var fullBase: Int64
    var base: Int64
    var improvement: Int64
    var topTen: Int64
    var weather: Int64
    var total: Int64 { base + improvement + topTen + weather }
  }

  /// - Parameter attempts: All that a person has at one challenge, in the order in which they were done.
  static func breakdowns(of attempts: [Accepted]) -> [Breakdown] {
    var (best, granted): ([Int32: (Int64, Int64)], [Int32: Int64]) = ([:], [:])
    return attempts.map { attempt in
      // The best of a day counts once: a later attempt adds what is more than that.
      let before = granted[attempt.day]
      let base = max(0, attempt.points - (before ?? 0))
      granted[attempt.day] = max(before ?? 0, attempt.points)
      let isBetter = best[attempt.version].map { (attempt.rank, attempt.tie) > $0 } ?? false
      if best[attempt.version].map({ (attempt.rank, attempt.tie) > $0 }) ?? true { best[attempt.version] = (attempt.rank, attempt.tie) }
      return Breakdown(
        fullBase: attempt.points, base: base, improvement: isBetter ? PointsFormula.percent(improvementPercent, of: base) : 0,
        topTen: attempt.isTopTen ? topTenPoints : 0,
        weather: attempt.isExtremeWeather ? PointsFormula.percent(weatherPercent, of: base) : 0)
    }
  }
}
