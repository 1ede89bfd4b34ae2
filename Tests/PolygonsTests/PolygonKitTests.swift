import Geodesy
import Glibc
import Polygons
import Testing

func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
  GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
}

func ring(_ degrees: [(Double, Double)]) -> [GeoPoint] {
  degrees.map { point($0.0, $0.1) }
}

func rectangle(south: Double, west: Double, north: Double, east: Double) -> [GeoPoint] {
  ring([(south, west), (south, east), (north, east), (north, west)])
}

@Suite struct PolygonKitTests {
  let kit = PolygonKit()

  @Test func trianglesCoverExactlyTheAreaOfTheSphere() throws {
    let northernHalf = MultiPolygon([.init(exterior: rectangle(south: 0, west: -180, north: 90, east: 180))])
    let area = try kit.triangles(covering: northernHalf).reduce(0.0) { $0 + Double($1.doubledArea) }
    let squareMetres = area / PlanePoint.doubledUnitsPerSquareMetre
    #expect(abs(squareMetres / (2 * .pi * Earth.radius * Earth.radius) - 1) < 1e-9)
  }

  @Test func aHoleStaysEmpty() throws {
    let ground = MultiPolygon([
      .init(
        exterior: rectangle(south: 0, west: 0, north: 10, east: 10), holes: [rectangle(south: 4, west: 4, north: 6, east: 6)])
    ])
    let triangles = try kit.triangles(covering: ground)
    #expect(!triangles.contains { $0.contains(PlanePoint(point(5, 5))) })
    #expect(triangles.contains { $0.contains(PlanePoint(point(2, 2))) })
  }

  @Test func trianglesDoNotOverlap() throws {
    let star = MultiPolygon([.init(exterior: ring([(0, 0), (2, 4), (0, 8), (4, 6), (8, 8), (6, 4), (8, 0), (4, 2)]))])
    let triangles = try kit.triangles(covering: star)
    for latitude in stride(from: 0.05, to: 8, by: 0.39) {
      for longitude in stride(from: 0.07, to: 8, by: 0.37) {
        #expect(triangles.count { $0.contains(PlanePoint(point(latitude, longitude))) } <= 1)
      }
    }
  }

  @Test func longSlantedBordersStayStraightInDegrees() throws {
    let sahara = MultiPolygon([.init(exterior: ring([(20, 0), (30, 10), (20, 10)]))])
    let triangles = try kit.triangles(covering: sahara)
    let (inside, outside) = (PlanePoint(point(24.999, 5)), PlanePoint(point(25.001, 5)))
    #expect(triangles.contains { $0.contains(inside) })
    #expect(!triangles.contains { $0.contains(outside) })
  }

  @Test func aCrossedOutlineIsNamedAndRepaired() throws {
    let bowTie = MultiPolygon([.init(exterior: ring([(0, 0), (2, 2), (0, 2), (2, 0)]))])
    let fault = try #require(try kit.fault(in: bowTie))
    #expect(fault.contains("Self-intersection") && fault.contains("1 1"))
    let repaired = try kit.repaired(bowTie)
    #expect(repaired.polygons.count == 2)
    #expect(try kit.fault(in: repaired) == nil)
    #expect(try !kit.triangles(covering: bowTie).isEmpty)
  }

  @Test(
    arguments: [([[Double]], Double)]([
      // One beside, on the corner of, within and as another; and three over each other.
      ([[0, 0, 2, 2], [5, 5, 7, 7]], 8), ([[0, 0, 2, 2], [1, 1, 3, 3]], 7), ([[0, 0, 4, 4], [1, 1, 3, 3]], 16),
      ([[0, 0, 2, 2], [0, 0, 2, 2]], 4), ([[0, 0, 2, 2], [1, 0, 3, 2], [2, 0, 4, 2]], 8),
    ]))
  func whatLiesInTwoPolygonsIsGroundOnce(squares: [[Double]], area: Double) throws {
    let polygons = MultiPolygon(squares.map { .init(exterior: rectangle(south: $0[0], west: $0[1], north: $0[2], east: $0[3])) })
    let joined = try kit.joined(polygons)
    #expect(try kit.fault(in: joined) == nil)
    // At the equator; a square degree is smaller farther away by a few thousandths.
    let degree = try kit.area(of: MultiPolygon([.init(exterior: rectangle(south: 0, west: 0, north: 1, east: 1))]))
    #expect(abs(try kit.area(of: joined) / degree / area - 1) < 0.01)
  }

  @Test func anOutlineIsDrawnWithFewerPointsAndHardlyAnotherOne() throws {
    let points = 30_000
    // A coast with coves of 20 m around 10 km.
    let coast = (0..<points).map { number -> (Double, Double) in
      let (angle, radius) = (2 * Double.pi * Double(number) / Double(points), 0.09 + (number % 10 < 5 ? 0.0002 : 0))
      return (60 + radius * sin(angle), 24 + 2 * radius * cos(angle))
    }
    let park = MultiPolygon([.init(exterior: ring(coast))])
    let (simple, tolerance) = try #require(try kit.simplified(park, pointsMax: 20_000, toleranceMax: 1_000))
    #expect(simple.pointCount <= 20_000 && tolerance <= 32)
    #expect(try kit.fault(in: simple) == nil)
    #expect(abs(try kit.area(of: simple) / kit.area(of: park) - 1) < 0.005)
    #expect(try kit.simplified(park, pointsMax: 3, toleranceMax: 1_000) == nil)
  }

  @Test func aLineThatClosesOnItselfHasNoGround() {
    let line = MultiPolygon([.init(exterior: ring([(0, 0), (1, 1), (2, 2)]))])
    #expect(throws: PolygonError.empty) { try kit.triangles(covering: line) }
    #expect(throws: PolygonError.ringTooShort(count: 2)) {
      try kit.triangles(covering: MultiPolygon([.init(exterior: ring([(0, 0), (1, 1)]))]))
    }
  }

  @Test func preparedPolygonsTellInsideFromOutside() throws {
    let lake = rectangle(south: 0.4, west: 0.4, north: 0.6, east: 0.6)
    let shore = rectangle(south: 0, west: 0, north: 1, east: 1)
    let island = try kit.prepared(MultiPolygon([.init(exterior: shore, holes: [lake])]))
    #expect(island.contains(point(0.2, 0.2)))
    #expect(island.contains(point(0, 0.5)), "the shore is land")
    #expect(!island.contains(point(0.5, 0.5)), "the lake is not")
    #expect(!island.contains(point(1.001, 0.5)))
    #expect(island.contains(point(1.001, 0.5), toleranceDegrees: 0.002))
  }

  @Test func aLabelStandsInside() throws {
    let hook = ring([(0, 0), (10, 0), (10, 1), (1, 1), (1, 9), (10, 9), (10, 10), (0, 10)])
    let bowTie = MultiPolygon([.init(exterior: ring([(0, 0), (2, 2), (2, 0), (0, 2)]))])
    let pond = MultiPolygon([
      .init(
        exterior: rectangle(south: 0, west: 0, north: 1, east: 1), holes: [rectangle(south: 0.1, west: 0.1, north: 0.9, east: 0.9)])
    ])
    let torn = MultiPolygon([
      .init(exterior: rectangle(south: 0, west: 179.9, north: 1, east: 180)),
      .init(exterior: rectangle(south: 0, west: -180, north: 1, east: -179.9)),
    ])
    for polygons in [MultiPolygon([.init(exterior: hook)]), bowTie, pond, torn] {
      let place = try kit.innerPoint(of: polygons)
      #expect(try kit.prepared(polygons).contains(place), "\(place)")
    }
    #expect(throws: PolygonError.empty) { try kit.innerPoint(of: MultiPolygon()) }
    #expect(throws: PolygonError.empty) { try kit.innerPoint(of: MultiPolygon([.init(exterior: ring([(0, 0), (1, 1), (2, 2)]))])) }
  }

  @Test func planeAndSphereAgreeToAMetre() {
    for latitude in stride(from: -89.0, through: 89, by: 1.7) {
      for longitude in [-180.0, -179.9999, -1.23456, 0, 77.7, 180] {
        let place = point(latitude, longitude)
        #expect(PlanePoint(place).geoPoint.distance(to: place) < 1)
      }
    }
  }
}
