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

  /// An attacker who is told bounds, goes about for six minutes, and learns with each position only whether a question has appeared: no position
  /// comes with a distance.
  @Test func boundsAndRefusalsTellNobodyWhereAQuestionIs() throws {
    var (chance, errors) = (SplitMix(state: 12), [Int64]())
    for _ in 0..<120 {
      let points = (0..<3).map { _ in Field.point(Double(chance.next() % 700), Double(chance.next() % 700)) }
      let bounds = try Self.bounds(points, &chance)
      var footing = Footing()
      let places = (0..<36).compactMap { Self.place(Int64($0), of: bounds) }
      var seen: [GridPoint] = []
      for (index, place) in places.enumerated() {
        // Little slower than anybody is believed to be: 60 to 100 m in ten seconds.
        let time = 1_750_000_000_000 + Int64(index) * 10_000
        guard let sample = Sample(time: time, point: place, accuracy: 0) else { continue }
        let steps = footing.take([sample], at: time)
        if points.contains(where: { steps.reach($0, within: 50_000) }) { seen.append(place) }
      }
      // Where nothing has appeared the middle of the other half is the best guess; the attacker looks for the first question.
      let other = try #require(
        GridPoint(latitude: bounds.north - (bounds.north - bounds.south) / 4, longitude: PointBox.wrapped(bounds.west + bounds.width / 2)))
      let guess = seen.first ?? other
      errors.append(guess.distance(to: points[0]) ?? 0)
    }
    #expect(errors.sorted()[errors.count / 2] > 200_000)
  }

  /// Places of a way through the southern half of bounds, forth and back, 60 m from one to the next.
  private static func place(_ number: Int64, of bounds: PointBox) -> GridPoint? {
    let metre = Int64(90)
    let length = max(1, (bounds.width * 515 / 1_000) / (60 * metre))
    let (row, column) = (number / length, number % length)
    let along = (row.isMultiple(of: 2) ? column : length - 1 - column) * bounds.width / length
    return GridPoint(latitude: bounds.south + (50 + row * 100) * metre, longitude: PointBox.wrapped(bounds.west + along))
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
