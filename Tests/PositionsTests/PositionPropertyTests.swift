import Geodesy
import Testing

@testable import Positions

/// What whole numbers make of positions, held against the geodesy of this house and against trying everything.
@Suite struct PositionPropertyTests {
  /// splitmix64, so that a failure comes again.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static func geoPoint(_ point: GridPoint) -> GeoPoint {
    GeoPoint(clampingLatitude: Double(point.latitude) / 1e7, wrappingLongitude: Double(point.longitude) / 1e7)
  }

  private static func grid(_ point: GeoPoint) -> GridPoint? {
    GridPoint(latitudeDegrees: point.latitude, longitudeDegrees: point.longitude)
  }

  /// Somewhere up to 85°, with many places near 180°.
  private static func place(_ chance: inout Chance) -> GridPoint? {
    let longitude =
      Bool.random(using: &chance) ? Double.random(in: -180...180, using: &chance) : 180 - Double.random(in: 0...0.2, using: &chance)
    return GridPoint(latitudeDegrees: Double.random(in: -84.5...84.5, using: &chance), longitudeDegrees: longitude)
  }

  @Test func distancesWithin50KilometresAreThoseOfTheGreatCircle() throws {
    var chance = Chance(state: 1)
    var worst = 0.0
    for _ in 0..<50_000 {
      guard let here = Self.place(&chance) else { continue }
      // Centimetres to 50 km, as many of each size.
      let away = 50_000 * Double.random(in: 0...1, using: &chance) / Double(1 << Int.random(in: 0...22, using: &chance))
      let bearing = Double.random(in: 0..<360, using: &chance)
      let there = try #require(Self.grid(Self.geoPoint(here).destination(distance: away, bearing: bearing)))
      let exact = Self.geoPoint(here).distance(to: Self.geoPoint(there))
      let found = try #require(here.distance(to: there))
      #expect(there.distance(to: here) == found, "the same there and back")
      let difference = abs(Double(found) / 1_000 - exact)
      #expect(difference <= max(0.01, 0.001 * exact), "\(here) \(there): \(found) mm, \(exact) m")
      if difference > 0.01 { worst = max(worst, difference / exact) }
    }
    // The bound is one that can be missed.
    #expect(worst > 0.0001)
  }

  @Test func roundingToStepsMovesAPlaceByAtMostEightMillimetres() throws {
    var chance = Chance(state: 2)
    for _ in 0..<10_000 {
      let point = GeoPoint(
        clampingLatitude: Double.random(in: -90...90, using: &chance), wrappingLongitude: Double.random(in: -180...180, using: &chance))
      let grid = try #require(Self.grid(point))
      #expect(point.distance(to: Self.geoPoint(grid)) < 0.008)
    }
  }

  @Test func thePassageOfAPlaceIsTheNearestOfAllPointsOfTheWay() throws {
    var chance = Chance(state: 3)
    var isWithin = 0
    for _ in 0..<1_500 {
      guard let place = Self.place(&chance) else { continue }
      let reach = Double.random(in: 1...2_000, using: &chance)
      func near() throws -> GridPoint {
        let away = Double.random(in: 0...reach, using: &chance)
        let bearing = Double.random(in: 0..<360, using: &chance)
        return try #require(Self.grid(Self.geoPoint(place).destination(distance: away, bearing: bearing)))
      }
      let (from, to) = (try near(), try near())
      let (a, b) = (try #require(Sample(time: 0, point: from, accuracy: 0)), try #require(Sample(time: 60_000, point: to, accuracy: 0)))
      let passage = try #require(Passage(of: place, from: a, to: b))
      let nearest = Self.nearest(Self.geoPoint(place), Self.geoPoint(a.point), Self.geoPoint(b.point))
      let found = Double(passage.distance) / 1_000
      #expect(abs(found - nearest.distance) <= max(0.02, 0.002 * reach), "\(place) \(a) \(b): \(found), \(nearest)")
      if passage.time > 0, passage.time < 60_000 { isWithin += 1 }
    }
    #expect(isWithin > 200)
  }

  /// By going the way in two thousand steps, on the sphere.
  private static func nearest(_ place: GeoPoint, _ a: GeoPoint, _ b: GeoPoint) -> (distance: Double, share: Double) {
    let (length, course) = (a.distance(to: b), a.initialBearing(to: b))
    return (0...2_000).map { step in
      let share = Double(step) / 2_000
      return (a.destination(distance: length * share, bearing: course).distance(to: place), share)
    }.min { $0.distance < $1.distance } ?? (.infinity, 0)
  }

  @Test func aPlaceThatIsRiddenPastIsPassedThoughNoSampleIsNear() throws {
    let place = try #require(GridPoint(latitudeDegrees: 52.5, longitudeDegrees: 13.4))
    // 200 m east, then 200 m west, 10 m north of it.
    let (east, west) = (place.longitude + 29_500, place.longitude - 29_500)
    let from = try #require(GridPoint(latitude: place.latitude + 900, longitude: east))
    let to = try #require(GridPoint(latitude: place.latitude + 900, longitude: west))
    let (a, b) = (
      try #require(Sample(time: 0, point: from, accuracy: 5_000)), try #require(Sample(time: 20_000, point: to, accuracy: 5_000))
    )
    let passage = try #require(Passage(of: place, from: a, to: b))
    #expect(abs(passage.distance - 10_008) < 3 && abs(passage.time - 10_000) < 5)
    #expect(a.point.distance(to: place) ?? 0 > 190_000)
  }

  @Test func polesAndTheOtherSideOfTheDateLineAreNoTrap() throws {
    for latitude in [-900_000_000, -899_999_999, 0, 899_999_999, 900_000_000] as [Int64] {
      for longitude in [-1_800_000_000, -1, 0, 1_799_999_999, 1_800_000_000] as [Int64] {
        let point = try #require(GridPoint(latitude: latitude, longitude: longitude))
        for other in [GridPoint(latitude: 0, longitude: 0), GridPoint(latitude: latitude, longitude: -longitude), point] {
          let other = try #require(other)
          #expect(point.distance(to: other) == other.distance(to: point))
        }
      }
    }
    let (east, west) = (
      try #require(GridPoint(latitude: 0, longitude: 1_799_999_999)), try #require(GridPoint(latitude: 0, longitude: -1_799_999_999))
    )
    #expect(east.distance(to: west) == 22)
    #expect(GridPoint(latitude: 900_000_001, longitude: 0) == nil && GridPoint(latitudeDegrees: .nan, longitudeDegrees: 0) == nil)
  }

  @Test func whatPhonesMaySayIsNoTrap() throws {
    let point = try #require(GridPoint(latitude: 0, longitude: 0))
    #expect(Sample(time: .min, point: point, accuracy: 0) == nil && Sample(time: .max, point: point, accuracy: 0) == nil)
    let far = try #require(GridPoint(latitude: 80_000_000, longitude: -80_000_000))
    let times: [Int64] = [-1 << 53, 0, 1 << 53]
    var sieve = SampleSieve(PositionRules())
    for time in times {
      for accuracy in [Int64.min, -1, 0, .max] {
        for place in [point, far] {
          let sample = try #require(Sample(time: time, point: place, accuracy: accuracy))
          _ = sieve.judge(sample)
          let other = try #require(Sample(time: -time, point: point, accuracy: accuracy))
          _ = Passage(of: far, from: other, to: sample)
        }
      }
    }
  }

  @Test func aJumpIsLeftOutAndAPhoneThatWasWrongIsBelievedAgain() throws {
    let home = try #require(GridPoint(latitudeDegrees: 60.17, longitudeDegrees: 24.94))
    let away = try #require(GridPoint(latitudeDegrees: 60.27, longitudeDegrees: 24.94))
    var sieve = SampleSieve(PositionRules())
    func judge(_ second: Int64, _ point: GridPoint, _ accuracy: Int64 = 5_000) throws -> SampleSieve.Verdict {
      sieve.judge(try #require(Sample(time: second * 1_000, point: point, accuracy: accuracy)))
    }
    #expect(try judge(0, home) == .start)
    #expect(try judge(0, home) == .late, "two positions at one time")
    #expect(try judge(1, home) == .usable)
    #expect(try judge(2, away) == .jump)
    #expect(try judge(3, home) == .usable, "one wild position changes nothing")
    #expect(try judge(4, away, 200_000) == .inexact)
    #expect(try judge(5, away, -1) == .inexact)
    #expect(try [judge(6, away), judge(7, away), judge(8, away)] == [.jump, .jump, .start])
    #expect(try judge(9, away) == .usable)
  }

  @Test func aCosineIsRightToAMillionth() {
    for step in stride(from: Int64(-1_800_000_000), through: 1_800_000_000, by: 1_234_567) {
      let exact = WholeNumbersReference.cosine(degrees: Double(step) / 2e7)
      #expect(abs(Double(WholeNumbers.cosine(halfSteps: step)) / Double(1 << 24) - exact) < 1e-7)
    }
  }

  @Test func rootsAreTheNearest() {
    var chance = Chance(state: 4)
    for n in (0..<2_000).map({ Int64($0) })
      + (0..<5_000).map({ _ in Int64.random(in: 0...(8 * 1_000_000_000_000_000_000), using: &chance) })
    {
      let floor = WholeNumbers.floorSquareRoot(n)
      #expect(floor * floor <= n && (floor + 1).multipliedReportingOverflow(by: floor + 1).partialValue > n)
      #expect(WholeNumbers.squareRoot(n) == (n - floor * floor > floor ? floor + 1 : floor))
    }
  }
}
