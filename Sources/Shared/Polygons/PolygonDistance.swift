import CGEOS
public import Geodesy
internal import Glibc

extension PolygonKit {
  /// How far a place is from polygons: metres to the nearest point of their edge, 0 inside and on it.
  ///
  /// The corners are laid out around the place by distance and bearing (azimuthal equidistant projection), where every distance from the
  /// place is that on the ground, also at the poles and over 180°; the nearest point of the edges between them is GEOS's work. An edge is
  /// straight in degrees and nearly so there: it is off by at most 5 m.
  /// - Throws: `.empty`, `.ringTooShort`.
  public func distance(from place: GeoPoint, to polygons: MultiPolygon) throws(PolygonError) -> Double {
    let corners = polygons.polygons.flatMap { [$0.exterior] + $0.holes }.joined()
    guard let nearest = corners.lazy.map({ place.distance(to: $0) }).min() else { throw .empty }
    // Far away the corners are as good as the edges; and what lies around the other end of the Earth would be turned inside out.
    if nearest > GroundPlane.reachMax { return nearest }
    let plane = GroundPlane(centre: place)
    let shape = try context.multiPolygon(polygons.polygons.map { ([$0.exterior] + $0.holes).map(plane.ring) })
    guard let origin = GEOSGeom_createPointFromXY_r(context.handle, 0, 0) else {
      throw .refused(operation: "create point", message: context.latestMessage)
    }
    defer { GEOSGeom_destroy_r(context.handle, origin) }
    var distance = 0.0
    guard GEOSDistance_r(context.handle, shape.pointer, origin, &distance) == 1 else {
      throw .refused(operation: "distance", message: context.latestMessage)
    }
    return distance
  }
}

/// The ground around a place as a plane, in metres: x to the east, y to the north.
private struct GroundPlane {
  /// Farther away nothing is laid out, metres.
  static let reachMax = 1_000_000.0
  /// Longer edges are split, so that they stay straight in degrees: degrees.
  static let stepDegrees = 0.1

  let centre: GeoPoint

  /// Closed.
  func ring(_ ring: [GeoPoint]) -> FlatRing {
    guard let first = ring.first else { return [] }
    var flat: FlatRing = []
    for (start, end) in zip(ring, ring.dropFirst() + [first]) {
      let (north, east) = (end.latitude - start.latitude, end.longitude - start.longitude)
      let steps = max(1, Int((max(abs(north), abs(east)) / Self.stepDegrees).rounded(.up)))
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        append(GeoPoint(clampingLatitude: start.latitude + north * part, wrappingLongitude: start.longitude + east * part), to: &flat)
      }
    }
    append(first, to: &flat)
    return flat
  }

  private func append(_ point: GeoPoint, to flat: inout FlatRing) {
    let (distance, bearing) = (centre.distance(to: point), radians(centre.initialBearing(to: point)))
    flat.append(distance * sin(bearing))
    flat.append(distance * cos(bearing))
  }
}
