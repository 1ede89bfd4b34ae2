import CairnTesting
import Geodesy
import Postgres
import Synchronization
import Testing

@testable import Spatial

/// Nearest on a real table with a real index, against looking at every row.
@Suite struct NearestTests {
  @Test func theIndexFindsWhatLookingAtEveryPlaceFinds() async throws {
    let places = WorldOfPlaces()
    let (all, queries) = (places.places, places.queries)
    let active = all.filter { $0.id % 10 != 0 }
    let scratch = try ScratchDatabase("events")
    try scratch.run(script: Self.schema)
    try await scratch.withDatabase { database in
      try await Self.fill(database, all)
      let table = TestTable(database)
      for (number, centre) in queries.enumerated() {
        let count = [5, 1, 50][number % 3]
        let expected = Self.bruteForce(count, of: active, to: centre)
        let found = try await table.nearest(count, to: centre)
        #expect(found == expected, "\(number): \(count) nearest to \(centre)")
      }
      // Nearly always one statement; each way out was taken.
      let counts = table.counts
      #expect(counts.closest >= queries.count && counts.closest < queries.count * 2)
      #expect(counts.inside > 0)
    }
  }

  @Test func withinADistanceNobodyIsMissing() async throws {
    let places = WorldOfPlaces()
    let (all, queries) = (places.places, places.queries)
    let active = all.filter { $0.id % 10 != 0 }
    let scratch = try ScratchDatabase("events")
    try scratch.run(script: Self.schema)
    try await scratch.withDatabase { database in
      try await Self.fill(database, all)
      let table = TestTable(database)
      for centre in queries.enumerated().filter({ $0.offset % 40 == 0 }).map(\.element) {
        let expected = Self.bruteForce(100, of: active, to: centre).filter { $0.distance <= 150_000 }
        #expect(try await table.within(150_000, of: centre, limit: 100) == expected, "\(centre)")
        #expect(try await table.nearest(100, to: centre, within: 150_000) == expected, "\(centre)")
        #expect(try await table.nearest(5, to: centre, within: 20_000) == expected.prefix(5).filter { $0.distance <= 20_000 }, "\(centre)")
      }
    }
  }

  @Test func theIndexIsUsed() async throws {
    let scratch = try ScratchDatabase("events")
    try scratch.run(script: Self.schema)
    let plans = try await scratch.withDatabase { database in
      try await Self.fill(database, WorldOfPlaces().places)
      try await database.execute("ANALYZE places")
      let centre = GeoPoint(clampingLatitude: 10, wrappingLongitude: 180)
      return [
        try await Self.plan(TestTable.closest(to: MercatorPoint(centre), limit: 16), database),
        try await Self.plan(TestTable.inside(SpatialBox.around(centre, radius: 1_000)), database),
      ]
    }
    for plan in plans { #expect(plan.contains("places_mercator") && !plan.contains("Seq Scan"), "\(plan)") }
  }

  @Test func anEmptyTableIsNoError() async throws {
    let scratch = try ScratchDatabase("events")
    try scratch.run(script: Self.schema)
    let found = try await scratch.withDatabase { try await TestTable($0).nearest(5, to: .origin) }
    #expect(found.isEmpty)
  }

  // MARK: Parts

  private static let schema = """
    CREATE FUNCTION mercator_point(latitude float8, longitude float8) RETURNS point LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
    $$ SELECT point(longitude, degrees(ln(tan(pi() / 4 + radians(greatest(-89.5, least(89.5, latitude))) / 2)))) $$;
    CREATE TABLE places (
      id bigint PRIMARY KEY, latitude float8 NOT NULL, longitude float8 NOT NULL, is_active boolean NOT NULL,
      mercator point NOT NULL GENERATED ALWAYS AS (mercator_point(latitude, longitude)) STORED
    );
    CREATE INDEX places_mercator ON places USING spgist (mercator) WHERE is_active;
    """

  private static func fill(_ database: Database, _ places: [Place<Int64>]) async throws {
    try await database.execute(
      """
      INSERT INTO places (id, latitude, longitude, is_active)
      SELECT p.id, p.latitude, p.longitude, p.id % 10 <> 0
      FROM unnest(\(places.map(\.id)), \(places.map(\.position.latitude)), \(places.map(\.position.longitude)))
        AS p (id, latitude, longitude)
      """)
  }

  private static func plan(_ statement: SQL, _ database: Database) async throws -> String {
    try await database.query("EXPLAIN \(statement)").map { try $0.get(0, as: String.self) }.joined(separator: "\n")
  }

  private static func bruteForce(_ count: Int, of places: [Place<Int64>], to centre: GeoPoint) -> [Neighbour<Int64>] {
    var best: [Neighbour<Int64>] = []
    let metresPerDegree = Earth.radius * .pi / 180
    for place in places {
      // The way to a place is never shorter than that to its parallel. A metre more than any rounding.
      let toParallel = abs(place.position.latitude - centre.latitude) * metresPerDegree
      if best.count == count, toParallel > best[count - 1].distance + 1 { continue }
      let next = Neighbour(place, distance: centre.distance(to: place.position))
      if best.count == count, (next.distance, next.id) > (best[count - 1].distance, best[count - 1].id) { continue }
      let index = best.firstIndex { (next.distance, next.id) < ($0.distance, $0.id) } ?? best.count
      best.insert(next, at: index)
      if best.count > count { best.removeLast() }
    }
    return best
  }
}

/// A store as a feature would write it; counts its statements.
private final class TestTable: PlaceTable {
  private let database: Database
  private let asked = Mutex((closest: 0, inside: 0))

  init(_ database: Database) {
    self.database = database
  }

  var counts: (closest: Int, inside: Int) { asked.withLock { $0 } }

  func closest(to centre: MercatorPoint, limit: Int) async throws -> [Place<Int64>] {
    asked.withLock { $0.closest += 1 }
    return try await database.query(Self.closest(to: centre, limit: limit)).map(Self.place)
  }

  func inside(_ boxes: [SpatialBox]) async throws -> [Place<Int64>] {
    asked.withLock { $0.inside += 1 }
    return try await database.query(Self.inside(boxes)).map(Self.place)
  }

  static func closest(to centre: MercatorPoint, limit: Int) -> SQL {
    "SELECT id, latitude, longitude FROM places WHERE is_active ORDER BY mercator <-> \(centre.sql) LIMIT \(limit)"
  }

  static func inside(_ boxes: [SpatialBox]) -> SQL {
    "SELECT id, latitude, longitude FROM places WHERE is_active AND \(SpatialBox.condition("mercator", in: boxes))"
  }

  private static func place(_ row: Row) throws -> Place<Int64> {
    Place(id: try row.get(0), position: GeoPoint(clampingLatitude: try row.get(1), wrappingLongitude: try row.get(2)))
  }
}
