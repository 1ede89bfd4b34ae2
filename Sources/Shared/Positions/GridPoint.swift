/// A place on Earth in whole steps of 10⁻⁷ degrees, which are 11 mm from north to south. Everything in this library is whole numbers, so that every machine,
/// and a client written in another language, computes the same; docs/api/positions.md says how, with examples to check oneself against.
public struct GridPoint: Sendable, Hashable {
  /// Steps in a degree.
  public static let stepsPerDegree: Int64 = 10_000_000

  /// North of the equator, in ±900,000,000.
  public let latitude: Int64
  /// East of Greenwich, in [-1,800,000,000, 1,800,000,000): 180° is written as -180°.
  public let longitude: Int64

  /// Refuses latitudes beyond a pole, and longitudes beyond 180° either way.
  public init?(latitude: Int64, longitude: Int64) {
    guard abs(latitude) <= 90 * Self.stepsPerDegree, abs(longitude) <= 180 * Self.stepsPerDegree else { return nil }
    self.latitude = latitude
    self.longitude = Self.wrapped(longitude)
  }

  /// The nearest step: a product of binary64, rounded to the nearest whole number, halves away from zero. Both are the same on every machine (IEEE 754, 5.4.1
  /// and 5.9).
  /// - Returns: Nil for NaN, and for degrees out of range.
  public init?(latitudeDegrees: Double, longitudeDegrees: Double) {
    guard abs(latitudeDegrees) <= 90, abs(longitudeDegrees) <= 180 else { return nil }
    self.init(latitude: Self.steps(latitudeDegrees), longitude: Self.steps(longitudeDegrees))
  }

  private static func steps(_ degrees: Double) -> Int64 {
    Int64((degrees * Double(stepsPerDegree)).rounded(.toNearestOrAwayFromZero))
  }

  /// The same meridian in [-180°, 180°).
  /// - Parameter longitude: In [-540°, 540°).
  static func wrapped(_ longitude: Int64) -> Int64 {
    let (half, whole) = (180 * stepsPerDegree, 360 * stepsPerDegree)
    return longitude >= half ? longitude - whole : longitude < -half ? longitude + whole : longitude
  }
}
