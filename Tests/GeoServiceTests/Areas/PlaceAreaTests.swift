import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import RPC
import Testing

@testable import GeoService

/// Areas in which not everything may be done, imported from extracts and asked for by place.
@Suite struct PlaceAreaTests {
  private static let now = StoredGeo.now

  private static func square(_ properties: String, _ latitude: Double, _ longitude: Double, half: Double = 0.001) -> String {
    let (south, north, west, east) = (latitude - half, latitude + half, longitude - half, longitude + half)
    let ring = "[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)],[\(west),\(south)]]"
    return """
      {"type":"Feature","properties":{\(properties)},"geometry":{"type":"Polygon","coordinates":[\(ring)]}}

      """
  }

  /// As `osmium export` writes ways.
  private static func way(_ id: Int, _ tags: String, _ latitude: Double, _ longitude: Double) -> String {
    square("\"@type\":\"way\",\"@id\":\(id),\(tags)", latitude, longitude)
  }

  private static func withFile<Value>(_ lines: [String], _ body: (String) async throws -> Value) async throws -> Value {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojsonl")
    try Data(lines.joined().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await body(file.path)
  }

  @discardableResult
  private static func load(_ lines: [String], _ name: String = "town", _ database: Database) async throws -> ImportReport {
    try await withFile(lines) { try await AreaImport(database: database).runExtract(file: $0, name: name, at: now) }
  }

  private static func areas(_ places: [(Double, Double)], _ database: Database) async throws -> [PlaceArea] {
    let handlers = PlaceAreaHandlers(store: AreaStore(database: database), parks: ParkStore(database: database))
    let request = FindPlaceAreasRequest(positions: places.map { LatLng(latitudeDegrees: $0.0, longitudeDegrees: $0.1) })
    return try await handlers.findPlaceAreas(request, StoredGeo.context(PlaceAreaServiceMethods.findPlaceAreas)).areas
  }

  private static let extract = [
    way(1, "\"amenity\":\"school\",\"name\":\"First School\"", 45.81, 9.08), way(2, "\"landuse\":\"railway\"", 45.82, 9.08),
    way(3, "\"landuse\":\"military\",\"boundary\":\"protected_area\",\"name\":\"Fort\"", 45.83, 9.08),
    way(4, "\"leisure\":\"nature_reserve\",\"name\":\"Marsh\"", 45.84, 9.08), way(5, "\"amenity\":\"kindergarten\"", 45, 179.99),
    way(6, "\"landuse\":\"forest\",\"name\":\"Wood\"", 45.85, 9.08),
  ]

  @Test("an extract says which grounds are schools, railways, military and reserves") func kinds() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      let report = try await Self.load(Self.extract, "town", database)
      #expect(report.counts.first == ImportReport.Count(kind: "areas", count: 5))
      #expect(report.remarks.contains("1 left out: not an area in which not everything may be done"))
      #expect(try await Self.areas([(45.8105, 9.0805)], database) == [PlaceArea(kind: .school, name: "First School")])
      #expect(try await Self.areas([(45.82, 9.08)], database) == [PlaceArea(kind: .railway, name: "")])
      #expect(try await Self.areas([(45.83, 9.08)], database) == [PlaceArea(kind: .military, name: "Fort")], "the strictest of them")
      #expect(try await Self.areas([(45.85, 9.08)], database) == [])
      #expect(try await Self.areas([(45.8115, 9.08)], database) == [], "beside it, in its box or not")
      // All places of a cache in one question, each area once.
      let all = try await Self.areas([(45.84, 9.08), (45.81, 9.08), (45.8101, 9.08), (0, 0)], database)
      #expect(all == [PlaceArea(kind: .school, name: "First School"), PlaceArea(kind: .protected, name: "Marsh")])
    }
  }

  @Test("reserves among the parks are areas too") func parks() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      let reserve = Self.square("\"park_id\":\"r\",\"kind\":\"nature_reserve\",\"name\":\"Moor\"", 60, 20)
      let garden = Self.square("\"park_id\":\"g\",\"kind\":\"garden\",\"name\":\"Roses\"", 60.01, 20)
      try await Self.withFile([reserve, garden]) {
        _ = try await ParkImport(database: database).runExtract(file: $0, name: "all", at: Self.now)
      }
      #expect(try await Self.areas([(60, 20), (60.01, 20)], database) == [PlaceArea(kind: .protected, name: "Moor")])
    }
  }

  @Test("reserves without number hide no school, and military ground is none because it is a reserve too") func strict() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      let reserves = (0..<25).map { Self.way(100 + $0, "\"leisure\":\"nature_reserve\",\"name\":\"Marsh \($0)\"", 46 + Double($0), 9) }
      try await Self.load(Self.extract + reserves, "town", database)
      let fort = Self.way(3, "\"leisure\":\"nature_reserve\",\"boundary\":\"protected_area\",\"name\":\"Fort\"", 45.83, 9.08)
      try await Self.withFile([fort]) { _ = try await ParkImport(database: database).runExtract(file: $0, name: "all", at: Self.now) }
      #expect(try await Self.areas([(45.83, 9.08)], database).map(\.kind) == [.military])
      let places = (0..<25).map { (46 + Double($0), 9.0) } + [(45.81, 9.08)]
      #expect(try await Self.areas(places, database).first?.kind == .school)
    }
  }

  @Test("the same name again replaces an extract, and what neighbours share is left to the first") func again() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      let unchanged = try await Self.withFile(Self.extract) { file in
        let areaImport = AreaImport(database: database)
        _ = try await areaImport.runExtract(file: file, name: "town", at: Self.now)
        return try await areaImport.runExtract(file: file, name: "town", at: Self.now).isUnchanged
      }
      #expect(unchanged)
      try await Self.load([Self.extract[0], Self.way(9, "\"military\":\"range\"", 46, 9)], "neighbour", database)
      try await Self.load([Self.extract[1]], "town", database)
      #expect(try await Self.areas([(45.83, 9.08)], database) == [], "gone with the extract")
      #expect(try await Self.areas([(46, 9)], database).count == 1)
      // The school that was left to the town comes back with the next import of the same file.
      try await Self.load([Self.extract[0], Self.way(9, "\"military\":\"range\"", 46, 9)], "neighbour", database)
      #expect(try await Self.areas([(45.81, 9.08)], database).count == 1)
    }
  }

  @Test("a bad question is refused, and a bad file changes nothing") func refused() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      try await Self.load(Self.extract, "town", database)
      let many = Array(repeating: (0.0, 0.0), count: 101)
      let cases: [(places: [(Double, Double)], reason: String)] = [([], "MISSING"), (many, "TOO_MANY"), ([(91, 0)], "OUT_OF_RANGE")]
      for (places, reason) in cases {
        let failure = await StoredGeo.failure { try await Self.areas(places, database) }
        #expect(failure?.fieldViolations.map(\.reason) == [reason])
      }
      await #expect(throws: (any Error).self) { try await Self.load(["{\"type\":"], "town", database) }
      await #expect(throws: (any Error).self) { try await Self.load([Self.extract[5]], "town", database) }
      await #expect(throws: (any Error).self) { try await Self.load(Self.extract, "No Name", database) }
      #expect(try await Self.areas([(45.81, 9.08)], database).count == 1)
    }
  }
}
