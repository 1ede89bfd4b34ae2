import Geodesy
import Polygons
import Testing

@Suite struct PolygonDistanceTests {
  /// A square around a place, cut at 180° as GeoJSON wants it.
  private static func square(_ centre: GeoPoint, half: Double) -> MultiPolygon {
    let (south, north) = (max(-90, centre.latitude - half), min(90, centre.latitude + half))
    let (west, east) = (centre.longitude - half, centre.longitude + half)
    func part(_ west: Double, _ east: Double) -> MultiPolygon.Polygon {
      let corners = [(south, west), (south, east), (north, east), (north, west)]
      return MultiPolygon.Polygon(exterior: corners.compactMap { GeoPoint(latitude: $0.0, longitude: $0.1) })
    }
    if east > 180 { return MultiPolygon([part(west, 180), part(-180, east - 360)]) }
    if west < -180 { return MultiPolygon([part(west + 360, 180), part(-180, east)]) }
    return MultiPolygon([part(west, east)])
  }

  /// The nearest of many points of the edges, by haversine; edges on 180° that only cut the square are no edges.
  private static func sampled(_ polygons: MultiPolygon, from place: GeoPoint) -> Double {
    var nearest = Double.infinity
    for ring in polygons.polygons.flatMap({ [$0.exterior] + $0.holes }) {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        for step in 0...400 {
          let part = Double(step) / 400
          let point = GeoPoint(
            clampingLatitude: start.latitude + (end.latitude - start.latitude) * part,
            wrappingLongitude: start.longitude + (end.longitude - start.longitude) * part)
          nearest = min(nearest, place.distance(to: point))
        }
      }
    }
    return nearest
  }

  @Test func `The distance is that to the nearest point of the edge, everywhere on Earth`() throws {
    let kit = PolygonKit()
    for (latitude, longitude) in [(60.17, 24.94), (0, 0), (-36, 179.99), (64, -179.98), (84, 10), (-17, 180), (45, 9)] {
      let centre = GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
      let polygons = Self.square(centre, half: 0.05)
      for bearing in stride(from: 0.0, to: 360, by: 37) {
        for away in [12_000.0, 30_000, 60_000] {
          let place = centre.destination(distance: away, bearing: bearing)
          let (found, expected) = (try kit.distance(from: place, to: polygons), Self.sampled(polygons, from: place))
          #expect(abs(found - expected) < 5, "\(latitude) \(longitude), \(bearing)°, \(away) m: \(found) for \(expected)")
        }
      }
      #expect(try kit.distance(from: centre, to: polygons) == 0)
    }
  }

  @Test func `In a hole it is the way out of the hole`() throws {
    let kit = PolygonKit()
    let centre = GeoPoint(clampingLatitude: 50, wrappingLongitude: 8)
    let hole = Self.square(centre, half: 0.01).polygons[0].exterior
    let ring = MultiPolygon([.init(exterior: Self.square(centre, half: 0.05).polygons[0].exterior, holes: [hole])])
    let found = try kit.distance(from: centre, to: ring)
    #expect(abs(found - Self.sampled(MultiPolygon([.init(exterior: hole)]), from: centre)) < 1)
    #expect(try kit.distance(from: centre.destination(distance: 3_000, bearing: 0), to: ring) == 0)
  }

  @Test func `On the other side of the Earth nobody is inside`() throws {
    let kit = PolygonKit()
    let centre = GeoPoint(clampingLatitude: -40, wrappingLongitude: 175)
    let opposite = GeoPoint(clampingLatitude: 40, wrappingLongitude: -5)
    #expect(try kit.distance(from: opposite, to: Self.square(centre, half: 0.5)) > 19_000_000)
    #expect(throws: PolygonError.empty) { try kit.distance(from: centre, to: MultiPolygon()) }
  }
}
