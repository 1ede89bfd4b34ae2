import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Geodesy
import Glibc
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

  /// A line as `osmium export -f geojsonseq --attributes=type,id` writes it: a record separator (RFC 8142), the geometry, then type and id, then the tags.
  private static func exported(_ type: String, _ id: Int, _ tags: String, _ geometry: String, _ coordinates: String) -> String {
    let properties = "\"@type\":\"\(type)\",\"@id\":\(id)" + (tags.isEmpty ? "" : ",\(tags)")
    let place = "\"geometry\":{\"type\":\"\(geometry)\",\"coordinates\":\(coordinates)}"
    return "\u{1E}{\"type\":\"Feature\",\(place),\"properties\":{\(properties)}}\n"
  }

  private static func ring(_ latitude: Double, _ longitude: Double, half: Double = 0.001) -> String {
    let (south, north, west, east) = (latitude - half, latitude + half, longitude - half, longitude + half)
    return "[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)],[\(west),\(south)]]"
  }

  /// Ground with many coves.
  private static func coast(_ count: Int) -> String {
    let points = (0..<count).map { number -> String in
      let (angle, radius) = (2 * Double.pi * Double(number) / Double(count), number % 10 < 5 ? 0.09 : 0.0902)
      return "[\(12 + radius * cos(angle)),\(46 + radius * sin(angle))]"
    }
    return "[\(points.joined(separator: ",")),\(points[0])]"
  }

  /// Features with what extracts of OpenStreetMap have in them: a closed way as a line and again as ground, points of ways, a relation of several outlines with
  /// a hole, names that are missing, ground on both sides of 180°, an outline that crosses itself, one of very many points.
  private static let difficult = [
    exported("node", 189_440_704, "\"railway\":\"subway_entrance\",\"ref\":\"L\"", "Point", "[9.08,45.811]"),
    exported("node", 3, "\"amenity\":\"school\",\"name\":\"A point\"", "Point", "[9.2,45.81]"),
    exported("way", 37_264_738, "\"amenity\":\"school\",\"name\":\"Ressun lukio\"", "LineString", ring(45.81, 9.08)),
    exported("way", 40, "\"railway\":\"rail\"", "LineString", "[[9,45],[9.1,45]]"),
    exported("way", 41, "\"military\":\"bunker\"", "MultiPolygon", "[[\(ring(45.815, 9.08))]]"),
    exported("way", 42, "\"military\":\"bunker\",\"landuse\":\"military\"", "MultiPolygon", "[[\(ring(45.865, 9.08))]]"),
    exported("way", 37_264_738, "\"amenity\":\"school\",\"name\":\"Ressun lukio\"", "MultiPolygon", "[[\(ring(45.81, 9.08))]]"),
    exported(
      "relation", 6065, "\"landuse\":\"military\",\"type\":\"multipolygon\"", "MultiPolygon",
      "[[\(ring(45.83, 9.08, half: 0.003)),\(ring(45.83, 9.08))],[\(ring(45.85, 9.08))]]"),
    exported(
      "relation", 7, "\"leisure\":\"nature_reserve\",\"name\":\"Atoll\"", "MultiPolygon",
      "[[[[179.99,-17],[180,-17],[180,-16],[179.99,-16],[179.99,-17]]],[[[-180,-17],[-179.99,-17],[-179.99,-16],[-180,-16],[-180,-17]]]]"),
    exported(
      "way", 8, "\"landuse\":\"railway\"", "MultiPolygon", "[[[[9.1,45.9],[9.102,45.902],[9.102,45.9],[9.1,45.902],[9.1,45.9]]]]"),
    exported("way", 9, "\"military\":\"range\",\"name\":\"Coast\"", "MultiPolygon", "[[\(coast(25_000))]]"),
  ]

  private static func expectDifficult(_ database: Database, _ form: String) async throws {
    #expect(try await areas([(45.81, 9.08)], database) == [PlaceArea(kind: .school, name: "Ressun lukio")], "\(form)")
    #expect(try await areas([(45.832, 9.08)], database) == [PlaceArea(kind: .military, name: "")], "\(form): without a name")
    #expect(try await areas([(45.83, 9.08)], database) == [], "\(form): in its hole")
    #expect(try await areas([(45.85, 9.08)], database).count == 1, "\(form): its other part")
    for longitude in [179.995, -179.995] {
      #expect(try await areas([(-16.5, longitude)], database) == [PlaceArea(kind: .protected, name: "Atoll")], "\(form): \(longitude)")
    }
    #expect(try await areas([(45.9005, 9.1019)], database).map(\.kind) == [.railway], "\(form): half of what crosses itself")
    #expect(try await areas([(46, 12)], database) == [PlaceArea(kind: .military, name: "Coast")], "\(form)")
    #expect(try await areas([(45.815, 9.08), (45.81, 9.2)], database) == [], "\(form): a ruin, a point")
    #expect(try await areas([(45.865, 9.08)], database).map(\.kind) == [.military], "\(form)")
  }

  @Test("what osmium export writes is read, as a sequence and as a collection over many lines") func osmium() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      let report = try await Self.load(Self.difficult, "sequence", database)
      #expect(report.counts.first == ImportReport.Count(kind: "areas", count: 6))
      #expect(report.remarks.contains("2 left out: a line or a point, which is no ground"))
      #expect(report.remarks.contains("3 left out: not an area in which not everything may be done"))
      #expect(report.remarks.contains { $0.hasPrefix("line 10: osm-w8: repaired: ") })
      #expect(report.remarks.contains { $0.hasPrefix("line 11: osm-w9: simplified to ") })
      #expect(report.remarks.count == 4, "nothing else was out of the usual: \(report.remarks)")
      try await Self.expectDifficult(database, "sequence")
    }
    try await ScratchDatabase("geo").withDatabase { database in
      let features = Self.difficult.map { $0.filter { $0 != "\u{1E}" && $0 != "\n" } }
      let collection = ["{\"type\":\"FeatureCollection\",\"features\":[\n", features.joined(separator: ",\n"), "\n]}\n"]
      #expect(try await Self.load(collection, "collection", database).counts.first?.count == 6)
      try await Self.expectDifficult(database, "collection")
    }
  }

  @Test("what was exported without ids is refused, with how to export it") func withoutIDs() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      let school = "\"amenity\":\"school\""
      // As `osmium export -u type_id` writes it: an id of the feature, which is another one than that of the way.
      let numbered = Self.square(school, 45.81, 9.08).replacing(
        "{\"type\":\"Feature\",", with: "{\"type\":\"Feature\",\"id\":\"a74529476\",")
      for line in [Self.square(school, 45.81, 9.08), numbered] {
        await #expect(throws: (any Error).self) { try await Self.load([line], "town", database) }
        let report = try await Self.load([line, Self.extract[1]], "town", database)
        #expect(report.remarks == ["line 1: left out: without an id: osmium export writes it with --attributes=type,id"])
      }
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
