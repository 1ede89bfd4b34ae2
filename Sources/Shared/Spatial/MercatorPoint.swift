public import Geodesy
internal import Glibc

/// A place in the plane that the index of a table of places knows: the Mercator projection, both axes in degrees.
///
/// Mercator keeps angles, so near any place the plane is the ground at one scale, and the nearest in the plane are nearly the nearest on
/// the ground. `NearestCertificate` says when "nearly" is "exactly". Tables hold the same point in a generated column:
///
///     point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-89.5, least(89.5, latitude))) / 2))))
public struct MercatorPoint: Sendable, Hashable {
  /// The poles lie infinitely far away: what is nearer to one stands here, degrees.
  public static let latitudeMax = 89.5

  /// Degrees east, in [-180, 180].
  public let x: Double
  /// Degrees of the plane north of the equator: as long as a degree of longitude, in [-312, 312].
  public let y: Double

  public init(_ point: GeoPoint) {
    x = point.longitude
    y = Self.y(ofLatitude: point.latitude)
  }

  /// Degrees of the plane from the equator to a parallel. Grows with the latitude.
  public static func y(ofLatitude latitude: Double) -> Double {
    let clamped = max(-latitudeMax, min(latitudeMax, latitude))
    return degrees(log(tan(.pi / 4 + radians(clamped) / 2)))
  }

  /// The straight way in the plane, degrees of the plane. Knows nothing of the other way round the Earth, like the index.
  public func distance(to other: MercatorPoint) -> Double {
    let (east, north) = (other.x - x, other.y - y)
    return (east * east + north * north).squareRoot()
  }
}
