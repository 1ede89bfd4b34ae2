import Glibc

/// A place on Earth, WGS 84 degrees: finite, latitude in [-90, 90], longitude in [-180, 180].
///
/// The Earth is taken for a sphere. Against the ellipsoid that is off by at most 0.56 % of a distance, which is ten points of a
/// score of five thousand and centimetres where somebody stands in front of a cache; in exchange every distance of the house is
/// one formula.
public struct GeoPoint: Sendable, Hashable {
  /// Degrees north of the equator, in [-90, 90].
  public let latitude: Double
  /// Degrees east of Greenwich, in [-180, 180].
  public let longitude: Double

  /// Refuses NaN, infinities and degrees out of range.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// For computed places: a latitude beyond a pole stays at the pole, a longitude beyond 180° comes in again from the other side.
  /// - Precondition: Latitude and longitude are finite.
  public init(clampingLatitude latitude: Double, wrappingLongitude longitude: Double) {
    precondition(latitude.isFinite && longitude.isFinite)
    self.latitude = min(90, max(-90, latitude))
    self.longitude = Longitude.normalized(longitude)
  }

  /// 0° N, 0° E.
  public static let origin = GeoPoint(clampingLatitude: 0, wrappingLongitude: 0)

  /// Great-circle distance in metres, by haversine on the sphere of `Earth.radius`; 0 … 20,015,114.
  public func distance(to other: GeoPoint) -> Double {
    2 * Earth.radius * asin(min(1, halfChord(to: other)))
  }

  /// Half the straight line through the unit sphere; grows with the distance and needs no inverse sine to be compared.
  private func halfChord(to other: GeoPoint) -> Double {
    let north = sin(radians(other.latitude - latitude) / 2)
    let east = sin(radians(other.longitude - longitude) / 2)
    return (north * north + cos(radians(latitude)) * cos(radians(other.latitude)) * east * east).squareRoot()
  }

  /// The direction in which the shortest way to `other` starts, degrees clockwise from north, in [0, 360). 0 where it has none: at
  /// the place itself.
  public func initialBearing(to other: GeoPoint) -> Double {
    let east = radians(other.longitude - longitude)
    let (here, there) = (radians(latitude), radians(other.latitude))
    let y = sin(east) * cos(there)
    let x = cos(here) * sin(there) - sin(here) * cos(there) * cos(east)
    let bearing = degrees(atan2(y, x))
    return bearing < 0 ? (bearing + 360).truncatingRemainder(dividingBy: 360) : bearing
  }

  /// Where the shortest way ends that starts towards `bearing` and is `distance` long.
  /// - Parameters:
  ///   - distance: Metres, finite, not negative.
  ///   - bearing: Degrees clockwise from north, finite.
  public func destination(distance: Double, bearing: Double) -> GeoPoint {
    let (angle, course, here) = (distance / Earth.radius, radians(bearing), radians(latitude))
    let sine = sin(here) * cos(angle) + cos(here) * sin(angle) * cos(course)
    let east = atan2(sin(course) * sin(angle) * cos(here), cos(angle) - sin(here) * sine)
    return GeoPoint(clampingLatitude: degrees(asin(min(1, max(-1, sine)))), wrappingLongitude: longitude + degrees(east))
  }
}

/// The sphere that stands for the Earth.
public enum Earth {
  /// Mean radius R₁ of WGS 84 (IUGG), metres.
  public static let radius = 6_371_008.7714
  /// Pole to pole along a meridian, metres: the longest distance there is.
  public static let halfCircumference = Double.pi * radius

  /// The square of half the straight line between two places through a globe of radius 1, for their distance along its surface, metres: grows with it, and
  /// is compared without a root. From half of the girth on it is more than any.
  public static func chord(of distance: Double) -> Double {
    let half = distance / (2 * radius)
    return half < .pi / 2 ? sin(half) * sin(half) : 2
  }
}

/// Arithmetic on degrees east of Greenwich.
public enum Longitude {
  /// The same meridian in [-180, 180]. A longitude that is in range already is returned as it is, 180 and -180 included.
  public static func normalized(_ longitude: Double) -> Double {
    if abs(longitude) <= 180 { return longitude }
    return longitude - 360 * (longitude / 360).rounded(.toNearestOrAwayFromZero)
  }

  /// How far one must go east from `west` to reach `east`, in [0, 360).
  public static func eastward(from west: Double, to east: Double) -> Double {
    let way = (east - west).truncatingRemainder(dividingBy: 360)
    return way < 0 ? way + 360 : way
  }
}

package func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
package func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
