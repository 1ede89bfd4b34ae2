import Geodesy
import Testing

@testable import Polygons

@Suite struct KeeneTextTests {
  private static func read(_ text: String) throws -> MultiPolygon { try KeeneText.polygons(in: Array(text.utf8)) }

  private static func fault(_ text: String) -> (line: Int, reason: String)? {
    do {
      _ = try read(text)
      return nil
    } catch let error as GeoJSONError {
      return (error.line, error.reason)
    } catch {
      return nil
    }
  }

  /// What is asked for as area, in square degrees: each ring's by the shoelace formula.
  private static func squareDegrees(_ polygons: MultiPolygon) -> Double {
    polygons.polygons.reduce(0) { sum, polygon in
      let ring = polygon.exterior
      let doubled = ring.indices.reduce(0.0) { sum, index in
        let (one, next) = (ring[index], ring[(index + 1) % ring.count])
        return sum + one.longitude * next.latitude - next.longitude * one.latitude
      }
      return sum + abs(doubled) / 2
    }
  }

  @Test func theToolsJSONIsAPolygon() throws {
    let polygons = try Self.read("[[8.0,45.0],\n[10.0,45.0],\n[10.0,46.5],\n[8.0,46.5],\n[8.0,45.0]]")
    #expect(polygons.polygons.count == 1 && polygons.polygons[0].exterior.count == 4)
    #expect(polygons.polygons[0].exterior[1] == GeoPoint(latitude: 45, longitude: 10))
  }

  @Test func theToolsLinesAreAPolygon() throws {
    let polygons = try Self.read("8.0,45.0\n10.0, 45.0\r\n10.0,46.5\n8.0,46.5\n\n-52.2070313, 2.2\n-52.4, -13.9\n-34.3,-14.1\n-34.3,1.7\n")
    #expect(polygons.polygons.map(\.exterior.count) == [4, 4] && polygons.polygons[1].exterior[0].longitude == -52.2070313)
  }

  @Test func severalPolygonsAreAListOfLists() throws {
    #expect(try Self.read("[[[0,0],[1,0],[1,1]],[[5,5],[6,5],[6,6]]]").polygons.count == 2)
  }

  /// Japan, drawn after scrolling west beyond America.
  @Test func longitudesBeyond180AreTurnedBack() throws {
    let polygons = try Self.read("[[-220.3,35.7],[-220.3,35.5],[-220.1,35.5],[-220.1,35.6]]")
    #expect(polygons.polygons.count == 1)
    #expect(polygons.polygons[0].exterior.allSatisfy { (139.6...139.95).contains($0.longitude) })
  }

  @Test(arguments: [0.0, 360, -360, 720]) func aPolygonOver180DegreesIsCutThere(turn: Double) throws {
    let text = [(170.0, -20.0), (190, -20), (190, -10), (170, -10)].map { "[\($0.0 + turn),\($0.1)]" }.joined(separator: ",")
    let polygons = try Self.read("[\(text)]")
    #expect(polygons.polygons.count == 2 && abs(Self.squareDegrees(polygons) - 200) < 1e-9)
    #expect(try PolygonKit().fault(in: polygons) == nil)
    let box = try #require(polygons.box)
    #expect(box.west == 170 && box.east == -170 && box.crossesAntimeridian)
  }

  /// Two teeth of a comb reach over 180°: one piece in the east, two in the west, joined along the meridian until they are repaired.
  @Test func whatFallsApartWhenCutIsRepaired() throws {
    let comb = "[[175,0],[185,0],[185,2],[178,2],[178,4],[185,4],[185,6],[175,6]]"
    let polygons = try Self.read(comb)
    let kit = PolygonKit()
    let repaired = try kit.fault(in: polygons) == nil ? polygons : kit.repaired(polygons)
    #expect(abs(Self.squareDegrees(repaired) - (10 * 6 - 7 * 2)) < 1e-9)
  }

  @Test func whatIsNoPolygonIsRefusedWithItsPlace() {
    #expect(Self.fault("[[1,2],[3,4]]")?.reason == "a ring with fewer than three different points")
    #expect(Self.fault("[[1,2],\n[3,95],[4,5]]")?.line == 2)
    #expect(Self.fault("1,2\n3,4\nfive,6")?.line == 3)
    #expect(Self.fault("[[0,0],[370,0],[370,10]]")?.reason.contains("whole world") == true)
    #expect(Self.fault("[1,2,3]") != nil && Self.fault("[]") != nil && Self.fault("") != nil)
    #expect(Self.fault("[[0,0],[1,0],[1,1]] trailing") != nil)
    #expect(Self.fault("[[0,0],[1,0],[1,1]") != nil)
  }

  @Test func geoJSONIsNotTakenForIt() {
    #expect(!KeeneText.isLikely(Array(#"  {"type":"Polygon"}"#.utf8)) && !KeeneText.isLikely([0x1E, 0x7B]) && !KeeneText.isLikely([]))
    #expect(KeeneText.isLikely(Array(" [[1,2]]".utf8)) && KeeneText.isLikely(Array("-5,3".utf8)))
  }
}
