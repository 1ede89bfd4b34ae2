import Geodesy
import Glibc
import Testing

@testable import GeoService

@Suite struct UniformityTests {
  /// Single draws with different seeds, so that the spacing between places of one game plays no part.
  private func draws(_ count: Int, from coverage: Coverage) throws -> [DrawnPlace] {
    try (0..<count).map { try LocationRules.draw(count: 1, seed: seed($0), from: coverage, avoiding: Avoidance())[0] }
  }

  private func chiSquare(_ counts: [Int], expected: [Double]) -> Double {
    zip(counts, expected).reduce(0) { $0 + (Double($1.0) - $1.1) * (Double($1.0) - $1.1) / $1.1 }
  }

  /// 50 bands of equal area from pole to pole: equal in the sine of the latitude, not in the latitude.
  @Test func theWholeSphereIsDrawnUniformlyAndThePolesAreNotFavoured() throws {
    let places = try draws(100_000, from: Coverage([try rectangle(south: -90, west: -180, north: 90, east: 180)]))
    var (bands, sectors) = ([Int](repeating: 0, count: 50), [Int](repeating: 0, count: 36))
    for place in places {
      bands[min(49, Int((sin(place.position.latitude * .pi / 180) + 1) * 25))] += 1
      sectors[min(35, Int((place.position.longitude + 180) / 10))] += 1
    }
    // 99.9 % of fair draws stay below 85.4 with 49 degrees of freedom and below 66.6 with 35.
    #expect(chiSquare(bands, expected: [Double](repeating: 2_000, count: 50)) < 85.4)
    #expect(chiSquare(sectors, expected: [Double](repeating: 100_000 / 36, count: 36)) < 66.6)
    let polar = places.count { abs($0.position.latitude) > 80 }
    #expect(abs(Double(polar) / 100_000 - (1 - sin(80 * .pi / 180))) < 0.002)
  }

  @Test func aPolygonWithManyTrianglesIsDrawnUniformly() throws {
    // The cells' areas are their shares of a grid of 10 by 10 over a known box, far north where degrees shrink.
    let coverage = Coverage([try rectangle(south: 50, west: 20, north: 70, east: 40)])
    var counts = [Int](repeating: 0, count: 100)
    for place in try draws(50_000, from: coverage) {
      let row = min(9, Int((place.position.latitude - 50) / 2))
      counts[row * 10 + min(9, Int((place.position.longitude - 20) / 2))] += 1
    }
    let sines = (0...10).map { sin((50 + 2 * Double($0)) * .pi / 180) }
    let expected = (0..<100).map { 5_000 * (sines[$0 / 10 + 1] - sines[$0 / 10]) / (sines[10] - sines[0]) }
    // 99.9 % below 148.2 with 99 degrees of freedom.
    #expect(chiSquare(counts, expected: expected) < 148.2)
  }

  @Test func groundsAreDrawnByTheirArea() throws {
    let coverage = Coverage([
      try rectangle("small", south: 0, west: 0, north: 1, east: 1), try rectangle("large", south: 0, west: 10, north: 1, east: 13),
    ])
    let inLarge = try draws(20_000, from: coverage).count { $0.position.longitude > 5 }
    #expect(abs(Double(inLarge) / 20_000 - 0.75) < 0.01)
  }
}
