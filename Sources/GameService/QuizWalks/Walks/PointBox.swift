import Positions

/// A box between two parallels and two meridians in steps of 10⁻⁷ degrees, which may cross 180°. Whole numbers alone.
struct PointBox: Hashable, Sendable {
  static let degree = GridPoint.stepsPerDegree
  static let circle = 360 * degree

  var south: Int64
  /// In [-180°, 180°).
  var west: Int64
  var north: Int64
  /// From west to east, not negative.
  var width: Int64

  /// The smallest box around places of a walk, which lie within a small part of the Earth; nil without places.
  init?(_ points: [GridPoint]) {
    guard let first = points.first else { return nil }
    let latitudes = points.map(\.latitude)
    // From the first on, so that crossing 180° is nothing special.
    let ways = points.map { Self.wrapped($0.longitude - first.longitude) }
    guard let south = latitudes.min(), let north = latitudes.max(), let west = ways.min(), let east = ways.max() else { return nil }
    self.init(south: south, west: Self.wrapped(first.longitude + west), north: north, width: east - west)
  }

  init(south: Int64, west: Int64, north: Int64, width: Int64) {
    (self.south, self.west, self.north, self.width) = (south, west, north, width)
  }

  /// In [-180°, 180°).
  var east: Int64 { Self.wrapped(west + width) }

  /// The same meridian in [-180°, 180°).
  static func wrapped(_ longitude: Int64) -> Int64 {
    let half = circle / 2
    let rest = (longitude + half) % circle
    return (rest < 0 ? rest + circle : rest) - half
  }

  /// Steps of latitude and of longitude in 1,000 m.
  static func stepsPerKilometre(at latitude: Int64) -> (north: Int64, east: Int64) {
    let north: Int64 = 89_932
    // The length of a hundredth of a degree along the parallel, in millimetres.
    let clamped = min(89 * degree, max(-89 * degree, latitude))
    guard let here = GridPoint(latitude: clamped, longitude: 0), let there = GridPoint(latitude: clamped, longitude: 100_000),
      let length = here.distance(to: there), length > 0
    else { return (north, north) }
    return (north, 100_000 * 1_000_000 / length)
  }
}
