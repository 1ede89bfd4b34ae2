/// The land around a place, laid flat: east and north in millimetres. East is measured where the two places' latitudes have their mean, so the distance from
/// the middle is true to 0.1 % within 50 km of it, up to 85° of latitude, on the sphere that stands for the Earth in this house (mean radius R₁ of WGS 84).
public struct LocalPlane: Sendable, Hashable {
  /// How far from its middle the plane reaches, in millimetres east or north: what is beyond has no place on it. 1,000 km, far more than anybody plays
  /// within, and little enough that squares are whole numbers of 64 bits.
  public static let reach: Int64 = 1_000_000_000

  /// A place on the plane, or a way: millimetres east and north.
  public struct Vector: Sendable, Hashable {
    /// Millimetres to the east.
    public var east: Int64
    /// Millimetres to the north.
    public var north: Int64

    public init(east: Int64, north: Int64) {
      self.east = east
      self.north = north
    }

    /// In millimetres, the nearest whole number.
    public var length: Int64 { WholeNumbers.squareRoot(east * east + north * north) }
  }

  /// Where east and north are 0.
  public let middle: GridPoint

  public init(around middle: GridPoint) {
    self.middle = middle
  }

  /// - Returns: Nil for what lies beyond the plane's reach.
  public func place(of point: GridPoint) -> Vector? {
    let north = WholeNumbers.shifted((point.latitude - middle.latitude) * Self.millimetresPerStep, by: 24)
    let alongEquator = WholeNumbers.shifted(GridPoint.wrapped(point.longitude - middle.longitude) * Self.millimetresPerStep, by: 24)
    let east = WholeNumbers.shifted(alongEquator * WholeNumbers.cosine(halfSteps: point.latitude + middle.latitude), by: 24)
    guard abs(east) <= Self.reach, abs(north) <= Self.reach else { return nil }
    return Vector(east: east, north: north)
  }

  /// Millimetres from south to north in a step, R₁ · π / 180 · 10⁻⁴, times 2²⁴.
  private static let millimetresPerStep: Int64 = 186_554_387
}

extension GridPoint {
  /// In millimetres; the same from there to here. Nil beyond the reach of a plane.
  public func distance(to other: GridPoint) -> Int64? { LocalPlane(around: self).place(of: other)?.length }
}
