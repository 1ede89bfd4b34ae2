import Geodesy
import Spatial

/// 20,000 places as a game has them, cities, wilderness, both sides of 180°, both poles, a crowd in one spot, and 2,000 questions: 600
/// near cities, 600 anywhere, 400 at 180°, 400 beyond 80°.
/// The same at every run.
struct WorldOfPlaces {
  private(set) var places: [Place<Int64>] = []
  private(set) var queries: [GeoPoint] = []
  private var generator = SplitMix64(state: 2_026)

  init() {
    let cities = (0..<40).map { _ in onSphere() }
    for number in 0..<14_000 { add(near(cities[number % cities.count], degrees: 0.3)) }
    for _ in 0..<3_000 { add(onSphere()) }
    for _ in 0..<1_450 { add(atAntimeridian()) }
    for _ in 0..<1_450 { add(polar(from: 80)) }
    for corner in [(90.0, 0.0), (-90, 0), (90, 180), (0, 180), (0, -180), (89.7, 20), (-89.9, -180), (0, 0), (84.9, 5), (85, -5)] {
      add(GeoPoint(clampingLatitude: corner.0, wrappingLongitude: corner.1))
    }
    for _ in 0..<90 { add(cities[0]) }
    queries = (0..<599).map { near(cities[$0 % cities.count], degrees: 0.5) } + [cities[0]]
    for _ in 0..<600 { queries.append(onSphere()) }
    for _ in 0..<398 { queries.append(atAntimeridian()) }
    for _ in 0..<398 { queries.append(polar(from: 80)) }
    queries += [(90, 0), (-90, 0), (0, 180), (0, -180)].map { GeoPoint(clampingLatitude: $0, wrappingLongitude: $1) }
  }

  private mutating func add(_ point: GeoPoint) {
    places.append(Place(id: Int64(places.count), position: point))
  }

  private mutating func onSphere() -> GeoPoint {
    PlanePoint(
      x: .random(in: -1_800_000_000...1_800_000_000, using: &generator), y: .random(in: -1_000_000_000...1_000_000_000, using: &generator)
    )
    .geoPoint
  }

  private mutating func near(_ point: GeoPoint, degrees: Double) -> GeoPoint {
    let (north, east) = (Double.random(in: -degrees...degrees, using: &generator), Double.random(in: -degrees...degrees, using: &generator))
    return GeoPoint(clampingLatitude: point.latitude + north, wrappingLongitude: point.longitude + east)
  }

  private mutating func atAntimeridian() -> GeoPoint {
    let east = Double.random(in: -0.5...0.5, using: &generator)
    return GeoPoint(clampingLatitude: .random(in: -75...75, using: &generator), wrappingLongitude: 180 + east)
  }

  private mutating func polar(from latitude: Double) -> GeoPoint {
    let height = Double.random(in: latitude...90, using: &generator)
    let isNorth = Bool.random(using: &generator)
    return GeoPoint(
      clampingLatitude: isNorth ? height : -height, wrappingLongitude: .random(in: -180...180, using: &generator))
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
