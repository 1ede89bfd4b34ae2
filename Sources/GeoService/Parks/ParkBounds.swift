import Geodesy
import Glibc

/// The box around the land of a park, or around its part on one side of 180°.
struct ParkBounds: Sendable, Hashable {
  /// The distance to land may come out shorter than the distance to its box by the error of straight edges: metres.
  static let slack = 10.0

  let parkID: String
  /// Degrees, `south` ≤ `north`, `west` ≤ `east`.
  let south: Double
  let west: Double
  let north: Double
  let east: Double

  /// Metres that the land is away at the least; 0 inside the box and near it. The distance to the box, less the slack.
  ///
  /// North or south of the box that is the way along the meridian; beside it the way to the nearer of the two sides, which are parts of meridians.
  func atLeast(from place: GeoPoint) -> Double {
    let (toWest, toEast) = (Self.eastwards(from: place.longitude, to: west), Self.eastwards(from: east, to: place.longitude))
    let isBeside = Self.eastwards(from: west, to: place.longitude) > east - west
    let away =
      isBeside
      ? toSide(toWest < toEast ? west : east, from: place)
      : Earth.radius * radians(max(0, south - place.latitude, place.latitude - north))
    return max(0, away - Self.slack)
  }

  /// Metres to the part of a meridian between south and north: to one of its ends, or to the point where the way meets it at a right angle.
  private func toSide(_ longitude: Double, from place: GeoPoint) -> Double {
    let aside = radians(longitude - place.longitude)
    let foot = degrees(atan2(sin(radians(place.latitude)), cos(radians(place.latitude)) * cos(aside)))
    let latitudes = [south, north] + (south < foot && foot < north ? [foot] : [])
    return latitudes.map { place.distance(to: GeoPoint(clampingLatitude: $0, wrappingLongitude: longitude)) }.min() ?? 0
  }

  /// Degrees in [0, 360).
  private static func eastwards(from one: Double, to other: Double) -> Double {
    let way = (other - one).truncatingRemainder(dividingBy: 360)
    return way < 0 ? way + 360 : way
  }

  /// Each park once, with the least of its boxes, the nearest first; without those that are surely beyond the radius, metres.
  static func nearestFirst(
    _ bounds: [ParkBounds], from place: GeoPoint, within radius: Double
  ) -> [(parkID: String, atLeast: Double)] {
    let least = Dictionary(bounds.map { ($0.parkID, $0.atLeast(from: place)) }, uniquingKeysWith: min)
    return least.filter { $0.value <= radius }.map { (parkID: $0.key, atLeast: $0.value) }
      .sorted { ($0.atLeast, $0.parkID) < ($1.atLeast, $1.parkID) }
  }
}
