import Glibc

/// The cylindrical equal-area plane of Lambert: x is the longitude, y the sine of the latitude. Equal areas on the sphere are
/// equal areas here (Archimedes), so a point drawn uniformly in the plane is drawn uniformly on the Earth.
///
/// Whole numbers, so that areas add up exactly and the same seed draws the same place on every machine: x in 10⁻⁷ degrees (1 cm),
/// y in 10⁻⁹ (6 mm at the equator).
public struct PlanePoint: Sendable, Hashable {
  /// Steps of the plane's grid, along each axis.
  public static let unitsPerDegree = 1e7
  public static let unitsPerSine = 1e9

  /// In [-1,800,000,000, 1,800,000,000].
  public var x: Int32
  /// In [-1,000,000,000, 1,000,000,000].
  public var y: Int32

  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  public init(_ point: GeoPoint) {
    x = Int32((point.longitude * Self.unitsPerDegree).rounded())
    y = Int32((sin(radians(point.latitude)) * Self.unitsPerSine).rounded())
  }

  /// The place on Earth.
  public var geoPoint: GeoPoint {
    let sine = min(1, max(-1, Double(y) / Self.unitsPerSine))
    return GeoPoint(clampingLatitude: degrees(asin(sine)), wrappingLongitude: Double(x) / Self.unitsPerDegree)
  }

  /// How many units of doubled plane area (what `PlaneTriangle.doubledArea` counts) are a square metre.
  ///
  /// The whole plane, 3.6·10⁹ × 2·10⁹ units, is the whole sphere, 4πR².
  public static let doubledUnitsPerSquareMetre = 2 * 3.6e9 * 2e9 / (4 * .pi * Earth.radius * Earth.radius)
}

/// A triangle in the equal-area plane.
public struct PlaneTriangle: Sendable, Hashable {
  /// The corners.
  public var a: PlanePoint
  public var b: PlanePoint
  public var c: PlanePoint

  public init(_ a: PlanePoint, _ b: PlanePoint, _ c: PlanePoint) {
    self.a = a
    self.b = b
    self.c = c
  }

  /// Twice the area, exactly. At most 7.2·10¹⁸, the whole plane.
  public var doubledArea: UInt64 { Self.cross(a, b, c).magnitude }

  /// Edges and corners included.
  public func contains(_ point: PlanePoint) -> Bool {
    let (ab, bc, ca) = (Self.cross(a, b, point), Self.cross(b, c, point), Self.cross(c, a, point))
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0)
  }

  /// The cross product of the two edges from `from`. The products stay below 2⁶³: 3.6·10⁹ · 2·10⁹ = 7.2·10¹⁸, and the
  /// difference of both is twice the area of a triangle in that box, which is no more.
  private static func cross(_ from: PlanePoint, _ to: PlanePoint, _ point: PlanePoint) -> Int64 {
    let (toX, toY) = (Int64(to.x) - Int64(from.x), Int64(to.y) - Int64(from.y))
    let (pointX, pointY) = (Int64(point.x) - Int64(from.x), Int64(point.y) - Int64(from.y))
    return toX * pointY - toY * pointX
  }
}

extension PlaneTriangle {
  /// The point a + along·(b − a) + across·(c − a).
  /// - Parameters: Fractions in [0, 1], their sum at most 1: then the point is in the triangle, up to half a unit.
  public func point(along: Double, across: Double) -> PlanePoint {
    let x = Double(a.x) + along * (Double(b.x) - Double(a.x)) + across * (Double(c.x) - Double(a.x))
    let y = Double(a.y) + along * (Double(b.y) - Double(a.y)) + across * (Double(c.y) - Double(a.y))
    return PlanePoint(x: Int32(x.rounded()), y: Int32(y.rounded()))
  }
}
