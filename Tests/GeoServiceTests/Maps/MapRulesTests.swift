import FoundationEssentials
import Geodesy
import Polygons
import Testing

@testable import GeoService

@Suite struct MapRulesTests {
  @Test func theWorldHasTheConstantOfTheScoringRule() throws {
    let world = try RealData.map("world")
    #expect(world.diagonal == 14_916_862 && world.centre == point(0, 0) && world.isWorld)
    #expect((world.box.south, world.box.west, world.box.north, world.box.east) == (-90, -180, 90, 180))
  }

  @Test func otherMapsAreMeasuredByTheirBox() throws {
    let italy = try RealData.map("it")
    #expect(abs(italy.diagonal - 1_600_000) < 150_000)
    #expect(italy.box.contains(italy.centre))
    #expect(abs(italy.centre.latitude - 41.3) < 1 && abs(italy.centre.longitude - 12.6) < 1)
  }

  /// Small islands far away that are the country's own, so that its map is as large as it is.
  private static let farIslands = ["gq": "Annobón", "mu": "Rodrigues and Agaléga"]

  /// A hundredth of the ground may not make a map half as large again: it would be ground that is another country's.
  @Test func noMapIsWidenedByACrumbOfGround() throws {
    let features = try GeoJSON.features(in: DataFile("grounds.geojsonl.gz", in: RealData.folder).content())
    let pieces = Dictionary(
      grouping: features.flatMap { feature in
        feature.polygons.polygons.map { (code: feature.properties["country_code"] ?? "", polygon: $0) }
      }, by: \.code
    ).mapValues { $0.map { MultiPolygon([$0.polygon]) } }
    var widened: Set<String> = []
    for (code, land) in pieces {
      let sized = land.map { (box: $0.box!, area: Self.area($0)) }.sorted { $0.area > $1.area }
      let whole = sized.reduce(0) { $0 + $1.area }
      var (kept, area): ([GeoBox], Double) = ([], 0)
      for piece in sized where area < 0.99 * whole {
        kept.append(piece.box)
        area += piece.area
      }
      let (all, most) = (try #require(GeoBox(enclosing: sized.map(\.box))), try #require(GeoBox(enclosing: kept)))
      if all.diagonal > 1.5 * most.diagonal { widened.insert(code) }
    }
    #expect(pieces.count > 200 && widened.subtracting(Self.farIslands.keys).isEmpty, "\(widened)")
  }

  /// Flat, in square degrees: good enough to compare what one country has.
  private static func area(_ land: MultiPolygon) -> Double {
    let ring = land.polygons[0].exterior
    let doubled = zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(0) {
      $0 + $1.0.longitude * $1.1.latitude - $1.1.longitude * $1.0.latitude
    }
    return abs(doubled) / 2
  }

  /// Islands overseas with a code of their own are no part of their sovereign's map.
  @Test func franceAndNewZealandAreWhereTheyAre() throws {
    let (france, newZealand) = (try RealData.map("fr"), try RealData.map("nz"))
    #expect(france.diagonal < 1_700_000 && france.box.contains(point(48.86, 2.35)) && abs(france.centre.latitude - 46.5) < 1)
    #expect(newZealand.diagonal < 2_500_000 && newZealand.box.north < -33)
    let map = try RealData.countryMap.get()
    for (place, code) in [
      (point(15.93, -61.27), "gp"), (point(15.866, -61.58), "gp"), (point(-9.346, -171.195), "tk"), (point(78.6, 16), "sj"),
    ] {
      #expect(map.country(at: place) == code)
    }
  }

  @Test func theWorldComesFirstThenNames() throws {
    let maps = MapRules.inOrder(try RealData.maps.get().shuffled())
    #expect(maps.first?.mapID == "world")
    #expect(maps.dropFirst().map(\.displayName) == maps.dropFirst().map(\.displayName).sorted())
  }

  @Test func pagesFollowEachOtherWithoutGapsOrDoubles() throws {
    let maps = MapRules.inOrder(try RealData.maps.get())
    var (seen, last): ([String], String?) = ([], nil)
    while true {
      let page = MapRules.page(of: maps, after: last, size: 50)
      seen += page.maps.map(\.mapID)
      last = page.maps.last?.mapID
      if !page.hasMore { break }
    }
    #expect(seen == maps.map(\.mapID))
  }

  @Test(arguments: [("world", true), ("north-america", true), ("", false), ("It", false), ("a b", false), ("ø", false)])
  func mapIDsAreLowerCase(text: String, isID: Bool) {
    #expect(MapRules.isMapID(text) == isID)
    #expect(!MapRules.isMapID(String(repeating: "a", count: 65)))
  }

  @Test func continentsAreMadeOfCountries() throws {
    let europe = try RealData.map("europe")
    let members = Set(europe.coverage.grounds.map(\.groundID))
    #expect(members.contains("ru-europe") && !members.contains("ru-asia"))
    #expect(!europe.box.crossesAntimeridian)
  }
}

@Suite struct TriangleTableTests {
  @Test func bytesBringTheSameTriangles() throws {
    let table = try RealData.map("va").coverage.grounds[0].triangles
    #expect(TriangleTable(bytes: table.bytes) == table)
    #expect(table.bytes.count == table.count * 24)
    #expect(TriangleTable(bytes: Array(table.bytes.dropLast())) == nil)
  }

  @Test func everyTriangleHasItsShareOfTheSearch() {
    let corners = [(0, 0), (2, 1), (5, 3)].map { PlanePoint(x: $0.0, y: $0.1) }
    let small = PlaneTriangle(corners[0], corners[1], PlanePoint(x: 0, y: 1))
    let large = PlaneTriangle(corners[0], corners[2], PlanePoint(x: 9, y: 0))
    let table = TriangleTable([small, large])
    let found = (0..<table.doubledArea).map { table.triangle(atArea: $0) }
    #expect(found.count { $0 == small } == Int(small.doubledArea) && found.count { $0 == large } == Int(large.doubledArea))
  }
}
