/// How many points an answer is worth: 5,000 on the spot, fewer the farther away it is, measured against the size of the map.
///
///     S = 5000                       when d ≤ 25 m
///     S = round(5000 · e^(−10·d/D))  otherwise
///
/// `d` is the great-circle distance from answer to solution, `D` the great-circle diagonal of the map's bounding box (requirement
/// W-S3). Time plays no part (W-S4). The version is stored with every game, so that an old game keeps the score it was played for.
enum ScoringRules {
  /// The version of the formula above.
  static let version = 1

  /// Points of a perfect answer; a game of five rounds gives at most 25,000.
  static let roundScoreMax = 5_000

  /// An answer this near, in metres, is perfect: imagery and phone maps are not more exact than that.
  static let perfectRadiusM = 25.0

  /// How steeply points fall: an answer a tenth of the map's diagonal away keeps 1/e of them.
  private static let steepness = 10.0

  /// - Parameters:
  ///   - distanceM: Great-circle distance from answer to solution in metres.
  ///   - mapDiagonalM: The D of the formula in metres; 14,916,862 for the world.
  /// - Returns: Points in [0, 5000]; never more for a greater distance; 0 for a distance that is not a number.
  static func score(distanceM: Double, mapDiagonalM: Double) -> Int {
    if distanceM <= perfectRadiusM { return roundScoreMax }
    let share = exponential(-steepness * distanceM / mapDiagonalM)
    return share.isFinite ? Int((Double(roundScoreMax) * share).rounded()) : 0
  }

  /// Squares that a player shows others: one for each round, nothing of where the places are.
  /// - Parameter scores: Points of each round, in [0, 5000].
  static func squares(_ scores: [Int]) -> String { scores.map(square).joined() }

  private static func square(_ score: Int) -> String {
    switch score {
    case 4_500...: "🟩"
    case 3_000...: "🟨"
    case 1_500...: "🟧"
    default: "⬛"
    }
  }

  /// e to the power of a number that is not positive, the same to the last bit on every machine and C library: a score is a fact
  /// that players compare.
  ///
  /// The power is split into k·ln 2 + r with |r| ≤ ln 2 / 2; the series of e^r, cut after 13 terms, errs by less than 1e-17.
  static func exponential(_ power: Double) -> Double {
    guard power.isFinite, power <= 0 else { return .nan }
    if power < -700 { return 0 }
    let halvings = (power / ln2).rounded()
    let rest = (power - halvings * ln2High) - halvings * ln2Low
    var sum = 1.0
    for term in stride(from: 13.0, to: 0, by: -1) { sum = 1 + sum * rest / term }
    return Double(sign: .plus, exponent: Int(halvings), significand: sum)
  }

  private static let ln2 = 0x1.62e42fefa39efp-1
  /// ln 2 in two parts; the first has its last 32 bits clear, so that a multiple of it is exact.
  private static let ln2High = 0x1.62e42feep-1
  private static let ln2Low = 0x1.a39ef35793c76p-33
}
