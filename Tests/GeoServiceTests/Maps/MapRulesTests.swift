import Geodesy
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

  @Test(arguments: [(0, 50), (1, 1), (500, 500), (501, 500), (Int32.max, 500)])
  func pageSizesAreLimited(asked: Int32, size: Int) {
    #expect(MapRules.pageSize(asked: asked) == size)
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
