import Geodesy
import Glibc
import Polygons
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

  /// Italy with its islands and without San Marino and the Vatican, by fields of half a degree. How much of Italy is in each follows from clipping its
  /// outlines and not from the triangles that are drawn from.
  @Test func aCountryOfManyPiecesWithHolesIsDrawnUniformly() throws {
    let italy = try #require(try RealData.lands()["it"])
    try #require(italy.polygons.count >= 3 && italy.polygons.contains { !$0.holes.isEmpty })
    let kit = PolygonKit()
    let triangles = TriangleTable(try kit.triangles(covering: italy))
    let ground = Ground(groundID: "it", countryCode: "it", box: try #require(italy.box), triangles: triangles)
    let (columns, rows) = (28, 26)
    let shares = (0..<columns * rows).map { cell -> Double in
      let (west, south) = (6 + Double(cell % columns) / 2, 35 + Double(cell / columns) / 2)
      return area(of: italy, west: west, south: south, east: west + 0.5, north: south + 0.5)
    }
    let whole = area(of: italy, west: -180, south: -90, east: 180, north: 90)
    #expect(abs(shares.reduce(0, +) / whole - 1) < 1e-9, "nothing of Italy lies outside of the fields")
    let drawn = try draws(40_000, from: Coverage([ground]))
    var counts = [Int](repeating: 0, count: columns * rows)
    for place in drawn {
      counts[Int((place.position.latitude - 35) * 2) * columns + Int((place.position.longitude - 6) * 2)] += 1
    }
    // Fields with little of Italy are one together: the statistic needs some in each.
    let expected = shares.map { $0 / whole * 40_000 }
    let full = expected.indices.filter { expected[$0] >= 20 }
    let rest = Set(expected.indices).subtracting(full)
    let bins = full.map { (counts[$0], expected[$0]) } + [(rest.reduce(0) { $0 + counts[$1] }, rest.reduce(0) { $0 + expected[$1] })]
    #expect(bins.count > 100)
    #expect(chiSquare(bins.map(\.0), expected: bins.map(\.1)) < greatest(degrees: bins.count - 1))
    let prepared = try kit.prepared(italy)
    #expect(drawn.allSatisfy { prepared.contains($0.position, toleranceDegrees: 1e-6) })
  }

  /// 99.9 % of fair draws stay below this (Wilson and Hilferty 1931).
  private func greatest(degrees: Int) -> Double {
    let part = 2 / (9 * Double(degrees))
    return Double(degrees) * pow(1 - part + 3.0902 * part.squareRoot(), 3)
  }

  /// How much of some land is in a field, in the equal-area plane of longitude and sine of the latitude.
  private func area(of land: MultiPolygon, west: Double, south: Double, east: Double, north: Double) -> Double {
    func inside(_ ring: [GeoPoint]) -> Double {
      var points = ring.map { (x: $0.longitude, y: sin($0.latitude * .pi / 180)) }
      let (bottom, top) = (sin(south * .pi / 180), sin(north * .pi / 180))
      // One side of the field after the other (Sutherland and Hodgman 1974).
      points = clipped(points) { $0.x - west }
      points = clipped(points) { east - $0.x }
      points = clipped(points) { $0.y - bottom }
      points = clipped(points) { top - $0.y }
      let turned = points.dropFirst() + points.prefix(1)
      return abs(zip(points, turned).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
    }
    return land.polygons.reduce(0) { sum, polygon in
      sum + inside(polygon.exterior) - polygon.holes.reduce(0) { $0 + inside($1) }
    }
  }

  /// What of a ring is on the side of a line where it is positive.
  private func clipped(
    _ ring: [(x: Double, y: Double)], by side: ((x: Double, y: Double)) -> Double
  ) -> [(x: Double, y: Double)] {
    var kept: [(x: Double, y: Double)] = []
    for (index, to) in ring.enumerated() {
      let from = ring[(index + ring.count - 1) % ring.count]
      let (before, after) = (side(from), side(to))
      if (before < 0) != (after < 0) {
        let part = before / (before - after)
        kept.append((from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)))
      }
      if after >= 0 { kept.append(to) }
    }
    return kept
  }

  @Test func groundsAreDrawnByTheirArea() throws {
    let coverage = Coverage([
      try rectangle("small", south: 0, west: 0, north: 1, east: 1), try rectangle("large", south: 0, west: 10, north: 1, east: 13),
    ])
    let inLarge = try draws(20_000, from: coverage).count { $0.position.longitude > 5 }
    #expect(abs(Double(inLarge) / 20_000 - 0.75) < 0.01)
  }
}
