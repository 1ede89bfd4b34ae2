import Testing

@testable import Geodesy

@Suite struct GeoBoxTests {
  @Test func aBoxIsAsWideAsItsPoints() throws {
    let box = try #require(GeoBox(enclosing: [point(10, 20), point(-5, 40), point(0, 30)]))
    #expect((box.south, box.west, box.north, box.east) == (-5, 20, 10, 40))
    #expect(!box.crossesAntimeridian)
    #expect(box.centre == point(2.5, 30))
  }

  @Test func fijiIsNarrowBecauseItsBoxCrossesTheAntimeridian() throws {
    let box = try #require(GeoBox(enclosing: [point(-16.8, 179.9), point(-18.1, 178.4), point(-17, -179.9), point(-19, -178.5)]))
    #expect((box.west, box.east) == (178.4, -178.5))
    #expect(box.crossesAntimeridian)
    #expect(abs(box.width - 3.1) < 1e-9)
    #expect(abs(box.centre.longitude - 179.95) < 1e-9)
    #expect(box.contains(point(-17, 180)) && box.contains(point(-17, -180)))
    #expect(!box.contains(point(-17, 0)) && !box.contains(point(-17, 178)))
    #expect(box.diagonal < 500_000)
  }

  @Test func boxesOnBothSidesMakeOneBoxAcross() throws {
    let east = GeoBox(southWest: point(50, 30), northEast: point(70, 180))!
    let west = GeoBox(southWest: point(60, -180), northEast: point(72, -170))!
    let both = try #require(GeoBox(enclosing: [east, west]))
    #expect((both.south, both.west, both.north, both.east) == (50, 30, 72, -170))
  }

  @Test func onePointIsABoxWithoutWidth() throws {
    let box = try #require(GeoBox(enclosing: [point(1, 2)]))
    #expect(box.width == 0 && box.height == 0 && box.diagonal == 0 && box.contains(point(1, 2)))
  }

  @Test func aBoxAllAroundTheWorldStartsAtTheAntimeridian() throws {
    let whole = GeoBox(southWest: point(-10, -180), northEast: point(10, 180))!
    let box = try #require(GeoBox(enclosing: [whole, GeoBox(southWest: point(0, 5), northEast: point(1, 6))!]))
    #expect((box.west, box.east) == (-180, 180))
  }

  @Test func nothingHasNoBox() {
    #expect(GeoBox(enclosing: [GeoPoint]()) == nil)
    #expect(GeoBox(southWest: point(1, 0), northEast: point(0, 1)) == nil)
  }

  /// A map is not smaller for being wider: its diagonal is what scores are measured by.
  @Test(arguments: [(-50.0, 50.0), (-60, 80), (10, 70), (-80, -20), (0, 0), (-90, 90)])
  func aWiderBoxHasNoShorterDiagonal(south: Double, north: Double) throws {
    var last = 0.0
    for width in stride(from: 0.0, through: 360, by: 0.5) {
      for west in [-180.0, -170, 3] {
        if width == 360, west != -180 { continue }
        let east = width == 360 ? point(north, 180) : point(north, west + width)
        let box = try #require(GeoBox(southWest: point(south, west), northEast: east))
        #expect(box.diagonal >= last - 0.001, "\(width)° from \(west)")
      }
      last = try #require(GeoBox(southWest: point(south, -180), northEast: point(north, min(180, width - 180)))).diagonal
    }
    let half = try #require(GeoBox(southWest: point(south, -90), northEast: point(north, 90)))
    let wide = try #require(GeoBox(southWest: point(south, -170), northEast: point(north, 175)))
    #expect(abs(wide.diagonal - half.diagonal) < 0.001 && wide.diagonal >= half.height / 180 * Earth.halfCircumference - 0.001)
  }

  @Test func everyPointIsInTheBoxAroundAllAndNoWiderGapExists() throws {
    var generator = SteadyGenerator(state: 3)
    for count in 1...200 {
      let points = (0..<count).map { _ in generator.place() }
      let box = try #require(GeoBox(enclosing: points))
      #expect(points.allSatisfy { box.contains($0) })
      let sorted = points.map(\.longitude).sorted()
      let gaps = zip(sorted, sorted.dropFirst() + [sorted[0] + 360]).map { $1 - $0 }
      #expect(abs(box.width - (360 - gaps.max()!)) < 1e-9)
    }
  }
}
