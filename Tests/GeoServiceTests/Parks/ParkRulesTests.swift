import Geodesy
import Polygons
import Testing

@testable import GeoService

@Suite struct ParkRulesTests {
  private static func away(_ parkID: String, _ distance: Double, area: Double = 1, name: String = "A") -> ParkAway {
    ParkAway(
      park: ParkOverview(parkID: parkID, name: name, kind: .park, centre: .origin, area: area), distance: distance)
  }

  @Test func `The nearest are certain once as many are within what was seen`() {
    let seen = [Self.away("a", 900), Self.away("b", 1_100), Self.away("c", 0)]
    #expect(ParkRules.nearest(2, of: seen, within: 1_000)?.map(\.park.parkID) == ["c", "a"])
    #expect(ParkRules.nearest(3, of: seen, within: 1_000) == nil)
    #expect(ParkRules.nearest(3, of: seen, within: 3_000)?.map(\.park.parkID) == ["c", "a", "b"])
    #expect(ParkRules.nearest(5, of: seen, within: 50_000)?.count == 3, "farther than that nobody goes")
    #expect(ParkRules.nearest(5, of: [Self.away("far", 50_001)], within: 50_000)?.isEmpty == true)
  }

  @Test func `Of parks equally far the larger comes first, then by name`() {
    let seen = [
      Self.away("d", 0, area: 5, name: "B"), Self.away("c", 0, area: 5, name: "A"), Self.away("b", 0, area: 9, name: "Z"),
      Self.away("a", 0, area: 5, name: "B"),
    ]
    #expect(ParkRules.nearest(4, of: seen, within: 1_000)?.map(\.park.parkID) == ["b", "c", "a", "d"])
  }

  @Test func `What is equally far as the next box can still be among the nearest`() {
    let seen = [Self.away("a", 900), Self.away("b", 1_100)]
    #expect(!ParkRules.isSettled(2, of: seen, before: 1_100) && ParkRules.isSettled(2, of: seen, before: 1_100.1))
    #expect(ParkRules.isSettled(1, of: seen, before: 1_000) && !ParkRules.isSettled(1, of: [], before: 50_000))
  }

  @Test func `No place of a box is nearer than its bound, also at the poles and over 180°`() {
    var generator = SeededGenerator(seed: seed(27))
    var tightCount = 0
    for _ in 0..<20_000 {
      let (south, west) = (Double.random(in: -90..<89, using: &generator), Double.random(in: -180..<178, using: &generator))
      let (north, east) = (min(90, south + .random(in: 0...3, using: &generator)), west + .random(in: 0...2, using: &generator))
      let box = ParkBounds(parkID: "a", south: south, west: west, north: north, east: east)
      let place = point(.random(in: -90...90, using: &generator), .random(in: -180..<180, using: &generator))
      let bound = box.atLeast(from: place)
      let inside = (0..<20).map { _ in
        point(.random(in: south...north, using: &generator), .random(in: west...east, using: &generator))
      }
      let nearest = inside.map { place.distance(to: $0) }.min() ?? 0
      #expect(bound <= nearest, "\(box) from \(place)")
      if bound > nearest * 0.9 { tightCount += 1 }
    }
    #expect(tightCount > 18_000, "a bound of nothing would be no bound")
    let box = ParkBounds(parkID: "a", south: 60, west: 24, north: 61, east: 25)
    #expect(box.atLeast(from: point(60.5, 24.5)) == 0 && abs(box.atLeast(from: point(59, 24.5)) - 111_185) < 200)
  }

  @Test func `A park of two boxes is as near as the nearer one, and none beyond the radius is looked at`() {
    let halves = [
      ParkBounds(parkID: "a", south: 0, west: 179, north: 1, east: 180),
      ParkBounds(parkID: "a", south: 0, west: -180, north: 1, east: -179),
    ]
    let other = ParkBounds(parkID: "b", south: 0, west: 170, north: 1, east: 171)
    let found = ParkBounds.nearestFirst(halves + [other], from: point(0.5, -178.9), within: 50_000)
    #expect(found.map(\.parkID) == ["a"] && found.allSatisfy { $0.atLeast < 11_200 })
  }

  @Test func `Limits and buffers`() {
    #expect([0, 3, 99, -1].map { ParkRules.limit($0, default: 5, max: 20) } == [5, 3, 20, nil])
    let asked: [Double?] = [nil, 0, 1_000, 1_000.1, -1, .nan]
    #expect(asked.map(ParkRules.buffer) == [50, 0, 1_000, nil, nil, nil])
  }

  @Test func `Words in the middle of a name are found by their beginning`() {
    #expect(ParkRules.searchedForms(of: "Vanha  kirkko puisto").map(\.form) == ["Vanha kirkko puisto", "kirkko puisto", "puisto"])
    #expect(ParkRules.searchedForms(of: String(repeating: "wood ", count: 60)).count == 10)
    #expect(ParkRules.searchedForms(of: "Espa").map(\.isWhole) == [true] && ParkRules.searchedForms(of: " ").isEmpty)
  }

  @Test func `What is nearly a name was meant, what is like one is suggested`() {
    let park = { (name: String) in ParkOverview(parkID: name, name: name, kind: .park, centre: .origin, area: 1) }
    let meant = ParkRules.guesses([(park("A"), 0.9), (park("B"), 0.6), (park("C"), 0.5)], limit: 5)
    #expect(meant.parks.map(\.name) == ["A", "B"] && meant.suggestions.isEmpty)
    let like = ParkRules.guesses([(park("A"), 0.5), (park("A"), 0.4), (park("B"), 0.3), (park("C"), 0.1)], limit: 5)
    #expect(like.parks.isEmpty && like.suggestions == ["A", "B"])
  }

  @Test func `A page ends where its parks have too many points`() {
    #expect(ParkRules.fitting([]) == 0 && ParkRules.fitting([20_000, 20_000, 10_000]) == 3)
    #expect(ParkRules.fitting([20_000, 20_000, 10_001]) == 2 && ParkRules.fitting([60_000, 1]) == 1)
  }

  @Test func `Land is read as it was written, and nothing else is`() {
    let ring = [point(0, 0), point(0, 1.2345678), point(-1, 180)]
    let land = MultiPolygon([.init(exterior: ring, holes: [ring]), .init(exterior: [point(89, -180), point(90, 0), point(-90, 1)])])
    let bytes = ParkOutline.bytes(land)
    let read = ParkOutline.polygons(bytes)
    #expect(read?.polygons.map(\.exterior.count) == [3, 3] && read?.polygons[0].holes.count == 1)
    #expect(abs((read?.polygons[0].exterior[1].longitude ?? 0) - 1.2345678) < 1e-9)
    #expect(ParkOutline.polygons(Array(bytes.dropLast())) == nil && ParkOutline.polygons(bytes + [0]) == nil)
    #expect(ParkOutline.polygons([0x7F, 0xFF, 0xFF, 0xFF]) == nil && ParkOutline.points([1]) == nil)
    #expect(ParkOutline.points(ParkOutline.bytes(ring))?.count == 3)
  }
}
