import GameTesting
import Positions
import Testing

@testable import QuizWalks

/// What a player of a hidden run is told of where the questions are.
@Suite struct HiddenRulesTests {
  private static func bounds(_ points: [GridPoint], _ chance: inout SplitMix) throws -> PointBox {
    try #require(HiddenRules.bounds(points, draws: (0..<HiddenRules.drawCount).map { _ in chance.next() }))
  }

  @Test func everySideHasAMarginOfFiftyMetresAtLeast() throws {
    var chance = SplitMix(state: 7)
    for _ in 0..<300 {
      let points = (0..<5).map { _ in Field.point(Double(chance.next() % 1_500), Double(chance.next() % 1_500)) }
      let (box, bounds) = (try #require(PointBox(points)), try Self.bounds(points, &chance))
      for margin in [box.south - bounds.south, bounds.north - box.north] { #expect(margin >= 49_900 * 89_932 / 1_000_000) }
      // Along the parallel as well, in steps of a shorter degree.
      let perMetre = 89.932 / 0.515_038
      for margin in [box.west - bounds.west, bounds.west + bounds.width - box.west - box.width] {
        #expect(Double(margin) >= 49.5 * perMetre)
      }
    }
  }

  @Test func wideWalksHaveMarginsOfAHundredAndFiftyMetresAtMost() throws {
    var chance = SplitMix(state: 8)
    let points = [Field.point(0, 0), Field.point(1_000, 1_000)]
    let box = try #require(PointBox(points))
    for _ in 0..<300 {
      let bounds = try Self.bounds(points, &chance)
      for margin in [box.south - bounds.south, bounds.north - box.north] { #expect(margin <= 150_100 * 89_932 / 1_000_000) }
    }
  }

  /// The best that bounds alone allow is a guess in the middle; corners and edges are tried as well.
  @Test func boundsTellNobodyWhereAQuestionIs() throws {
    var chance = SplitMix(state: 9)
    for extent: UInt64 in [1, 50, 300, 800] {
      var errors: [[Int64]] = [[], [], []]
      for _ in 0..<400 {
        let points = (0..<3).map { _ in Field.point(Double(chance.next() % extent), Double(chance.next() % extent)) }
        let bounds = try Self.bounds(points, &chance)
        let pin = points[0]
        for (attack, share) in [(0, (2, 2)), (1, (3, 3)), (2, (2, 4))].map({ ($0.0, ($0.1.0, $0.1.1)) }) {
          let guess = GridPoint(
            latitude: bounds.south + (bounds.north - bounds.south) / Int64(share.0),
            longitude: PointBox.wrapped(bounds.west + bounds.width / Int64(share.1)))
          errors[attack].append(guess?.distance(to: pin) ?? 0)
        }
      }
      for attack in errors { #expect(attack.sorted()[attack.count / 2] > 200_000, "a walk of \(extent) m") }
    }
  }

  /// A place so many metres from another one.
  private static func place(_ east: Double, _ north: Double, from origin: GridPoint) throws -> GridPoint {
    let steps = PointBox.stepsPerKilometre(at: origin.latitude)
    return try #require(
      GridPoint(
        latitude: origin.latitude + Int64(north * Double(steps.north) / 1_000),
        longitude: PointBox.wrapped(origin.longitude + Int64(east * Double(steps.east) / 1_000))))
  }

  /// The part of bounds in which the middle of the questions may be, as its rounded area says.
  private static func cut(_ bounds: PointBox, by area: ShownWalk.Area) -> PointBox {
    func half(_ degrees: Int64) -> Int64 { degrees * PointBox.degree / 200 }
    let latitude = Int64((area.latitude * Double(PointBox.degree)).rounded())
    let longitude = Int64((area.longitude * Double(PointBox.degree)).rounded())
    let steps = PointBox.stepsPerKilometre(at: latitude)
    let (high, wide) = (half(WalkRules.areaStep), half(WalkRules.areaStep * max(1, (steps.east * 100 / steps.north + 98) / 100)))
    let (south, north) = (max(bounds.south, latitude - high), min(bounds.north, latitude + high))
    let west = max(0, PointBox.wrapped(longitude - wide - bounds.west))
    let east = min(bounds.width, PointBox.wrapped(longitude + wide - bounds.west))
    return PointBox(south: south, west: PointBox.wrapped(bounds.west + west), north: north, width: max(0, east - west))
  }

  /// What lists tell of a walk and what a hidden run tells, together, wherever on Earth.
  @Test(arguments: [0, 36, 59, 70, -45] as [Int64])
  func boundsAndAreaTogetherTellNobodyWhereAQuestionIs(latitude: Int64) throws {
    var chance = SplitMix(state: 13)
    for extent: UInt64 in [1, 100, 500] {
      var errors: [Int64] = []
      for _ in 0..<600 {
        let (north, east) = (Int64(chance.next() % 10_000_000), Int64(chance.next() % 10_000_000))
        let origin = try #require(GridPoint(latitude: latitude * PointBox.degree + north, longitude: east))
        let points = try (0..<3).map { _ in
          try Self.place(Double(chance.next() % extent), Double(chance.next() % extent), from: origin)
        }
        let left = Self.cut(try Self.bounds(points, &chance), by: try #require(WalkRules.area(points)))
        let guess = try #require(
          GridPoint(latitude: (left.south + left.north) / 2, longitude: PointBox.wrapped(left.west + left.width / 2)))
        errors.append(guess.distance(to: points[0]) ?? 0)
      }
      #expect(errors.sorted()[errors.count / 2] > 200_000, "\(latitude)°, a walk of \(extent) m")
    }
  }

  /// An attacker who knows bounds and area rides through their middle for half a minute without a pause, says each second to be 45 m to both sides as well,
  /// and has the exact place of what appears. Later there is no difference to who rides there.
  @Test(arguments: [0, 59, 70] as [Int64])
  func whoeverRidesThroughTheMiddleForHalfAMinuteKnowsLittleMore(latitude: Int64) throws {
    var (chance, errors) = (SplitMix(state: 12), [Int64]())
    for _ in 0..<200 {
      let (north, east) = (Int64(chance.next() % 10_000_000), Int64(chance.next() % 10_000_000))
      let origin = try #require(GridPoint(latitude: latitude * PointBox.degree + north, longitude: east))
      let points = try (0..<3).map { _ in try Self.place(Double(chance.next() % 300), Double(chance.next() % 300), from: origin) }
      let left = Self.cut(try Self.bounds(points, &chance), by: try #require(WalkRules.area(points)))
      let west = try #require(GridPoint(latitude: (left.south + left.north) / 2, longitude: left.west))
      let (first, middle) = (points[0], west)
      var (footing, isFound) = (Footing(), false)
      for second in 0...30 {
        let (now, along) = (1_750_000_000_000 + Int64(second) * 1_000, 100 + 150 + Double(second) * 12)
        let places: [(Double, Double)] = [(100, 0), (along, 0), (along, 45), (along, -45), (along, 0)]
        var told: [Sample] = []
        for (index, place) in places.enumerated() {
          let point = try Self.place(place.0, place.1, from: middle)
          told.append(try #require(Sample(time: now - 5 + Int64(index), point: point, accuracy: 100_000)))
        }
        let steps = footing.take(second == 0 ? told : Array(told.dropFirst()), since: 1_750_000_000_000, at: now)
        isFound = isFound || steps.reach(first, within: 50_000, by: HiddenRules.sightRules)
      }
      // The middle of what is larger beside the way.
      let guess = try #require(
        GridPoint(latitude: left.north - (left.north - left.south) / 4, longitude: PointBox.wrapped(left.west + left.width / 2)))
      errors.append(isFound ? 0 : guess.distance(to: first) ?? 0)
    }
    #expect(errors.sorted()[errors.count / 2] > 200_000, "\(latitude)°")
    #expect(errors.contains(0), "who passes by finds it")
  }

  @Test func boundsCross180DegreesAndStopAtPoles() throws {
    var chance = SplitMix(state: 10)
    let east = try #require(GridPoint(latitude: 0, longitude: 1_799_999_000))
    let west = try #require(GridPoint(latitude: 0, longitude: -1_799_999_000))
    let bounds = try Self.bounds([east, west], &chance)
    #expect(bounds.width < 200_000 && bounds.west > 0 && bounds.east < 0)
    let pole = try #require(GridPoint(latitude: 899_999_999, longitude: 5))
    #expect(try Self.bounds([pole], &chance).north == 900_000_000)
  }

  @Test func theMonkeysCellHoldsItAndIsTwoHundredMetres() throws {
    var chance = SplitMix(state: 11)
    for _ in 0..<500 {
      let point = Field.point(Double(chance.next() % 50_000), Double(chance.next() % 50_000))
      let cell = HiddenRules.cell(of: point)
      #expect((cell.south..<cell.north).contains(point.latitude))
      #expect((0..<cell.width).contains(PointBox.wrapped(point.longitude - cell.west)))
      let corner = try #require(GridPoint(latitude: cell.south, longitude: cell.west))
      let other = try #require(GridPoint(latitude: cell.south, longitude: cell.east))
      #expect(abs((corner.distance(to: other) ?? 0) - 200_000) < 1_000)
    }
  }
}
