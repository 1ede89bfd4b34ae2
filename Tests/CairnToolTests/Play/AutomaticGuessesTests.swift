import CairnProto
import Geodesy
import Testing

@testable import CairnTool

@Suite struct AutomaticGuessesTests {
  private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) throws -> GeoBox {
    let southWest = GeoPoint(clampingLatitude: south, wrappingLongitude: west)
    return try #require(GeoBox(southWest: southWest, northEast: GeoPoint(clampingLatitude: north, wrappingLongitude: east)))
  }

  @Test func `The same seed guesses the same`() {
    var (first, second, other) = (AutomaticGuesses(seed: 7), AutomaticGuesses(seed: 7), AutomaticGuesses(seed: 8))
    let prefixes = (0..<20).map { _ in first.prefix() }
    #expect(prefixes == (0..<20).map { _ in second.prefix() })
    #expect(prefixes != (0..<20).map { _ in other.prefix() })
    #expect(prefixes.allSatisfy { $0.count == 2 })
  }

  @Test func `A good guess is from one kilometre to a thousand away`() {
    var guesses = AutomaticGuesses(seed: 3)
    let place = GeoPoint(clampingLatitude: 60, wrappingLongitude: 179.9)
    let distances = (0..<1_000).map { _ in guesses.near(place).distance(to: place) }
    #expect(distances.allSatisfy { (999...1_000_001).contains($0) })
    #expect((300...700).contains(distances.count { $0 < 31_623 }), "half of them within 32 km")
  }

  @Test func `Places stay on the map, over 180° as well`() throws {
    let fiji = try box(-21, 177, -12, -178)
    var guesses = AutomaticGuesses(seed: 1)
    for _ in 0..<1_000 {
      let place = guesses.place(in: fiji)
      #expect(fiji.contains(place), "\(place)")
    }
  }

  @Test func `Places are uniform by area: half of the world's lie within 30° of the equator`() throws {
    let world = try box(-90, -180, 90, 180)
    var guesses = AutomaticGuesses(seed: 2)
    let count = (0..<4_000).count { _ in abs(guesses.place(in: world).latitude) < 30 }
    #expect(abs(count - 2_000) < 150)
  }

  @Test func `Without cities no city is guessed`() {
    var guesses = AutomaticGuesses(seed: 3)
    #expect(guesses.city(of: []) == nil)
    #expect(guesses.city(of: [City(name: "Nowhere")]) == nil)
  }
}
