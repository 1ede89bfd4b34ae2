import Positions

/// Hidden questions: the bounds that a player is told, and what is seen of the monkey (requirements, Q-S14). Pure.
enum HiddenRules {
  /// Millimetres of a margin, one for each side.
  static let margins: ClosedRange<Int64> = 50_000...150_000
  /// Millimetres: narrower bounds would tell where a small walk is. A guess in the middle is then wrong by more than 200 m in half of all walks, whatever
  /// their size.
  static let sideMin: Int64 = 1_100_000
  /// Questions appear within so many times the range, or as far beyond it as the rules of positions allow.
  static let sightFactor: Int64 = 2
  /// Rules by which questions appear: a phone's inexactness counts for nothing, since who says to be inexact would look over a wider strip.
  static let sightRules = PositionRules(
    accuracyMax: Footing.rules.accuracyMax, speedMax: Footing.rules.speedMax, allowanceMax: 0, settledCount: Footing.rules.settledCount)
  /// Millimetres of a cell in which the monkey is shown.
  static let cell: Int64 = 200_000
  /// Milliseconds: the monkey is shown as it was at the beginning of such a step, so that nobody sees it turn.
  static let cellStep: Int64 = 30_000
  /// Random numbers that bounds are made of: a margin for each side, and where a box that is too small lies in its length and width.
  static let drawCount = 6

  /// Millimetres within which a question appears: each that can be unlocked has appeared.
  static func sight(radius: Int64) -> Int64 { max(sightFactor * radius, radius + Footing.rules.allowanceMax) }

  /// Bounds around all questions.
  /// - Parameter draws: `drawCount` numbers, unpredictable to the player.
  static func bounds(_ points: [GridPoint], draws: [UInt64]) -> PointBox? {
    guard let box = PointBox(points), draws.count == drawCount else { return nil }
    func margin(_ draw: UInt64) -> Int64 {
      margins.lowerBound + Int64(draw % UInt64(margins.upperBound - margins.lowerBound + 1))
    }
    let perMetre = PointBox.stepsPerKilometre(at: (box.south + box.north) / 2)
    let height = side(box.north - box.south, margin(draws[0]), margin(draws[1]), draws[4], perMetre.north)
    let width = side(box.width, margin(draws[2]), margin(draws[3]), draws[5], perMetre.east)
    let (pole, circle) = (90 * PointBox.degree, PointBox.circle)
    let (south, north) = (max(-pole, box.south - height.before), min(pole, box.north + height.after))
    if box.width + width.before + width.after >= circle { return PointBox(south: south, west: -circle / 2, north: north, width: circle) }
    return PointBox(
      south: south, west: PointBox.wrapped(box.west - width.before), north: north, width: box.width + width.before + width.after)
  }

  /// Steps that are added on both sides.
  /// - Parameters: Steps, millimetres, millimetres, a number by which what is missing is split, steps in 1,000 m.
  private static func side(
    _ length: Int64, _ before: Int64, _ after: Int64, _ draw: UInt64, _ perKilometre: Int64
  ) -> (before: Int64, after: Int64) {
    func steps(_ millimetres: Int64) -> Int64 { millimetres * perKilometre / 1_000_000 }
    let missing = max(0, steps(sideMin) - length - steps(before) - steps(after))
    let share = missing == 0 ? 0 : Int64(draw % UInt64(missing + 1))
    return (steps(before) + share, steps(after) + missing - share)
  }

  /// The cell of a grid in which a place is.
  static func cell(of point: GridPoint) -> PointBox {
    let height = cell * PointBox.stepsPerKilometre(at: 0).north / 1_000_000
    let south = floor(point.latitude, height)
    // The same for all places of a row, so that cells do not overlap.
    let width = cell * PointBox.stepsPerKilometre(at: south).east / 1_000_000
    return PointBox(south: south, west: PointBox.wrapped(floor(point.longitude, width)), north: south + height, width: width)
  }

  private static func floor(_ number: Int64, _ step: Int64) -> Int64 {
    let rest = number % step
    return number - (rest < 0 ? rest + step : rest)
  }
}
