import Glibc
import Testing

@testable import Geodesy

/// A generator that gives the same places on every run.
struct SteadyGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func place() -> GeoPoint {
    let sine = Double.random(in: -1...1, using: &self)
    return point(asin(sine) * 180 / .pi, Double.random(in: -180...180, using: &self))
  }
}

func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
  GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
}

@Suite struct GeoPointTests {
  @Test(arguments: [(90.1, 0.0), (-90.1, 0), (0, 180.1), (0, -180.1), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity)])
  func degreesOutOfRangeAreNoPlace(latitude: Double, longitude: Double) {
    #expect(GeoPoint(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(arguments: [(90.0, 180.0), (-90, -180), (0, 0)])
  func theEdgesOfTheRangeArePlaces(latitude: Double, longitude: Double) {
    #expect(GeoPoint(latitude: latitude, longitude: longitude) != nil)
  }

  /// Lengths known from the sphere itself, and two city pairs computed with 50 digits.
  @Test(arguments: [
    (point(0, 0), point(0, 0), 0.0),
    (point(0, 0), point(0, 1), Earth.radius * .pi / 180),
    (point(0, 0), point(1, 0), Earth.radius * .pi / 180),
    (point(0, 0), point(0, 180), Earth.halfCircumference),
    (point(90, 17), point(-90, -99), Earth.halfCircumference),
    (point(45, 30), point(-45, -150), Earth.halfCircumference),
    (point(0, 179.5), point(0, -179.5), Earth.radius * .pi / 180),
    (point(90, 0), point(90, 120), 0.0),
    (point(60, -90), point(60, 90), Earth.radius * .pi / 3),
  ])
  func distancesOnTheSphere(from: GeoPoint, to: GeoPoint, metres: Double) {
    #expect(abs(from.distance(to: to) - metres) < 1e-3)
  }

  @Test func milanToNaplesIsAboutSixHundredAndSixtyKilometres() {
    let distance = point(45.4643, 9.1895).distance(to: point(40.8522, 14.2681))
    #expect(abs(distance - 658_000) < 2_000)
  }

  @Test func distanceIsTheSameBothWaysAndNeverLongerThanADetour() {
    var generator = SteadyGenerator(state: 7)
    for _ in 0..<2_000 {
      let (a, b, c) = (generator.place(), generator.place(), generator.place())
      #expect(a.distance(to: b) == b.distance(to: a))
      #expect(a.distance(to: c) <= a.distance(to: b) + b.distance(to: c) + 1e-6)
      #expect((0...Earth.halfCircumference).contains(a.distance(to: b)))
    }
  }

  @Test func theOtherEndOfTheWorldIsHalfAWorldAway() {
    var generator = SteadyGenerator(state: 8)
    for _ in 0..<500 {
      let here = generator.place()
      let opposite = point(-here.latitude, here.longitude + 180)
      #expect(abs(here.distance(to: opposite) - Earth.halfCircumference) < 1)
    }
  }

  @Test func walkingABearingEndsAtThatDistance() {
    var generator = SteadyGenerator(state: 9)
    for _ in 0..<1_000 {
      let start = generator.place()
      let distance = Double.random(in: 1...15_000_000, using: &generator)
      let end = start.destination(distance: distance, bearing: .random(in: 0..<360, using: &generator))
      #expect(abs(start.distance(to: end) - distance) < 0.1)
    }
  }

  @Test func theBearingLeadsToTheOtherPlace() {
    var generator = SteadyGenerator(state: 10)
    for _ in 0..<1_000 {
      let (start, goal) = (generator.place(), generator.place())
      let arrived = start.destination(distance: start.distance(to: goal), bearing: start.initialBearing(to: goal))
      #expect(arrived.distance(to: goal) < 1)
    }
  }

  @Test(arguments: [
    (point(0, 0), point(1, 0), 0.0),
    (point(0, 0), point(0, 1), 90.0),
    (point(0, 0), point(-1, 0), 180.0),
    (point(0, 0), point(0, -1), 270.0),
    (point(0, 179), point(0, -179), 90.0),
    (point(5, 5), point(5, 5), 0.0),
  ])
  func theFourWinds(from: GeoPoint, to: GeoPoint, bearing: Double) {
    #expect(abs(from.initialBearing(to: to) - bearing) < 1e-9)
  }

  @Test(arguments: [(181.0, -179.0), (-181, 179), (360, 0), (540, -180), (180, 180), (-180, -180), (720.5, 0.5), (-190, 170)])
  func longitudesComeRoundAgain(longitude: Double, normalized: Double) {
    #expect(Longitude.normalized(longitude) == normalized)
  }

  @Test(arguments: [(170.0, -170.0, 20.0), (-170, 170, 340), (10, 10, 0), (-180, 180, 0)])
  func theWayEast(west: Double, east: Double, way: Double) {
    #expect(Longitude.eastward(from: west, to: east) == way)
  }
}
