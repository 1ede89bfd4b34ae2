import Glibc

/// The shortest way from one place to another on the sphere, shorter than half around it. Between opposite places every way is a
/// shortest one; then it is any of them.
///
/// Reckoned with vectors from the middle of the Earth, which know no pole and no 180° (Gade 2010, "A Non-singular Horizontal Position
/// Representation", Journal of Navigation 63).
public struct GreatCircleArc: Sendable, Hashable {
  /// Where it begins.
  public let start: GeoPoint
  /// Where it ends; it may be where it begins.
  public let end: GeoPoint
  /// Metres.
  public let length: Double
  /// Both ends, and at right angles to the plane of the arc; zero for an arc of one place.
  private let first: UnitVector
  private let last: UnitVector
  private let normal: UnitVector

  public init(from start: GeoPoint, to end: GeoPoint) {
    (self.start, self.end) = (start, end)
    length = start.distance(to: end)
    (first, last) = (UnitVector(start), UnitVector(end))
    // Twice the cross product, of factors at right angles, because ends that are close to each other would leave nothing but rounding.
    normal = (first + last).cross(last - first).normalized
  }

  /// The place on the arc so many metres from its start, in 0 … `length`.
  public func point(at distance: Double) -> GeoPoint {
    if distance <= 0 { return start }
    if distance >= length { return end }
    let angle = distance / Earth.radius
    return (first.scaled(by: cos(angle)) + normal.cross(first).scaled(by: sin(angle))).geoPoint
  }

  /// How far a place is from the arc, and how far from the start of the arc the nearest place on it lies, both in metres. The first of several nearest ones
  /// counts.
  ///
  /// Beside the arc that is the way straight across, sin d = |p · n| ("cross-track distance"); before and behind it the way to an end.
  public func nearest(to place: GeoPoint) -> (distance: Double, along: Double) {
    let vector = UnitVector(place)
    let (ahead, behind) = (vector.dot(normal.cross(first)), vector.dot(normal.cross(last)))
    if ahead > 0, behind < 0 {
      let across = asin(min(1, abs(vector.dot(normal)))) * Earth.radius
      return (across, min(length, atan2(ahead, vector.dot(first)) * Earth.radius))
    }
    let (toStart, toEnd) = (place.distance(to: start), place.distance(to: end))
    return toStart <= toEnd ? (toStart, 0) : (toEnd, length)
  }
}

/// A direction from the middle of the Earth: x to 0° N 0° E, y to 0° N 90° E, z to the North Pole.
private struct UnitVector: Hashable {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  init(_ point: GeoPoint) {
    let (latitude, longitude) = (radians(point.latitude), radians(point.longitude))
    self.init(x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
  }

  var geoPoint: GeoPoint {
    GeoPoint(clampingLatitude: degrees(atan2(z, (x * x + y * y).squareRoot())), wrappingLongitude: degrees(atan2(y, x)))
  }

  /// The vector at length 1; zero stays zero.
  var normalized: UnitVector {
    let length = dot(self).squareRoot()
    return length > 0 ? scaled(by: 1 / length) : self
  }

  func scaled(by factor: Double) -> UnitVector { UnitVector(x: factor * x, y: factor * y, z: factor * z) }

  func dot(_ other: UnitVector) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: UnitVector) -> UnitVector {
    UnitVector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  static func + (one: UnitVector, other: UnitVector) -> UnitVector {
    UnitVector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
  }

  static func - (one: UnitVector, other: UnitVector) -> UnitVector {
    UnitVector(x: one.x - other.x, y: one.y - other.y, z: one.z - other.z)
  }
}
