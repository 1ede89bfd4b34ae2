import FoundationEssentials
import Geodesy
import Identity
import Testing

@testable import GeoService

@Suite struct LocationIDTests {
  private static let corners = [
    point(-90, -180), point(90, 180), point(90, -180), point(0, 0), point(0, 180), point(45.46435, 9.18955), point(-0.00001, -0.00001),
  ]

  @Test(arguments: corners)
  func thePlaceIsWithinHalfACellOfThePoint(corner: GeoPoint) {
    let id = LocationID(containing: corner)
    #expect(id.position.distance(to: corner) < 8)
    #expect(LocationID(containing: id.position) == id, "the place has its own id")
  }

  @Test func everyIDIsAUUIDThatLeadsBackToThePlace() {
    var generator = SeededGenerator(seed: seed(1))
    for _ in 0..<5_000 {
      let id = LocationID(cell: Int64(generator.number(below: 1_800_000 * 3_600_000)))!
      let text = id.uuid.text
      #expect(text.count == 36 && Array(text)[14] == "8" && "89ab".contains(Array(text)[19]))
      #expect(UUID(text: text).flatMap(LocationID.init(uuid:)) == id)
    }
  }

  @Test func aMadeUpUUIDIsNoPlace() {
    var generator = SeededGenerator(seed: seed(2))
    for _ in 0..<5_000 { #expect(LocationID(high: generator.next(), low: generator.next()) == nil) }
    let words = LocationID(containing: point(1, 2)).words
    #expect(LocationID(high: words.high ^ 1, low: words.low) == nil)
    #expect(LocationID(high: words.high, low: words.low ^ 1) == nil)
  }

  @Test func neighboursLookDifferentAndShareTheirArea() {
    let (one, other) = (LocationID(containing: point(10.05, 10.05)), LocationID(containing: point(10.0501, 10.05)))
    #expect(one != other && one.area == other.area)
    #expect((one.words.high ^ other.words.high).nonzeroBitCount > 8)
    #expect(one.area != LocationID(containing: point(10.15, 10.05)).area)
  }

  @Test func thereAreNoCellsBeyondTheEarth() {
    #expect(LocationID(cell: -1) == nil)
    #expect(LocationID(cell: 1_800_000 * 3_600_000) == nil)
  }
}
