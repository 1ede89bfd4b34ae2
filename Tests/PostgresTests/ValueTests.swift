import CairnTesting
import EventLoop
import FoundationEssentials
import Postgres
import Testing
import Timekeeping

/// One database for the suites that only read or use tables of their own.
enum Shared {
  static let scratch = Result { try ScratchDatabase(modules: []) }

  static func withDatabase<Value: Sendable>(_ body: @escaping @Sendable (Database) async throws -> Value) async throws -> Value {
    try await scratch.get().withDatabase(body)
  }
}

@Suite struct ValueTests {
  /// Sends values and reads them back.
  private func echo<Value: SQLValue & SQLDecodable & Equatable>(_ values: [Value]) async throws {
    let echoed = try await Shared.withDatabase { database in
      var echoed: [Value] = []
      for value in values { echoed.append(try await database.query("SELECT \(value)").firstRow().get(0)) }
      return echoed
    }
    #expect(echoed == values)
  }

  @Test func numbersSurviveTheWayThereAndBack() async throws {
    try await echo([true, false])
    try await echo([Int16.min, -1, 0, 1, .max])
    try await echo([Int32.min, -1, 0, 1, .max])
    try await echo([Int64.min, -1, 0, 1, .max])
    try await echo([Int.min, -1, 0, 1, .max])
    try await echo([0.0, -0.0, 1.5, .pi, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
    let nan: Double = try await Shared.withDatabase { try await $0.query("SELECT \(Double.nan)").firstRow().get(0) }
    #expect(nan.isNaN)
  }

  @Test func textSurvivesTheWayThereAndBack() async throws {
    try await echo(["", "a", "ünïcödé 🏔", "'; DROP TABLE players; --", "\\x00", "$1", String(repeating: "é", count: 1_000_000)])
  }

  @Test func bytesSurviveTheWayThereAndBack() async throws {
    try await echo([[], [0], [0, 0, 255], Array(0...255), [UInt8](repeating: 0, count: 8_000_000)])
  }

  @Test func identifiersMomentsAndDaysSurviveTheWayThereAndBack() async throws {
    try await echo([UUID(), UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))])
    let moments: [Int64] = [0, -1, 1, 946_684_800_000_000, 1_767_225_600_123_456, .max, .min, -210_000_000_000_000_000]
    try await echo(moments.map(Moment.init(microseconds:)))
    try await echo([0, 1, -1, 20_454, -2_400_000].map(SQLDate.init(daysSince1970:)))
  }

  @Test func openEndsAreBeforeAndBehindAllThatIsKept() async throws {
    let isBetween: [Bool] = try await Shared.withDatabase { database in
      let times = try await database.query(
        "SELECT time > \(Moment.distantPast) AND time < \(Moment.distantFuture) FROM unnest(ARRAY['4713-01-01 BC', '294276-12-31']::timestamptz[]) AS time"
      )
      let ids = try await database.query(
        """
        SELECT (time, id) > (\(Moment.distantPast), \(UUID.smallest)) AND (time, id) < (\(Moment.distantFuture), \(UUID.largest))
        FROM (VALUES ('2026-01-01'::timestamptz, \(UUID())::uuid), ('-infinity', \(UUID())), ('infinity', \(UUID()))) AS kept (time, id)
        """)
      return try times.map { try $0.get(0) } + ids.map { try $0.get(0) }
    }
    #expect(isBetween == [true, true, true, true, true])
  }

  @Test func momentsMeanTheSameToTheDatabase() async throws {
    let text: String = try await Shared.withDatabase {
      let moment = Moment(microseconds: 1_767_225_600_123_456)
      return try await $0.query("SELECT to_char(\(moment) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')").firstRow().get(0)
    }
    #expect(text == "2026-01-01 00:00:00.123456")
  }

  @Test func nullAndArraysSurviveTheWayThereAndBack() async throws {
    try await echo([nil, 7 as Int?])
    try await echo([nil, "x" as String?])
    try await echo([nil, UUID() as UUID?])
    try await echo([nil, [1, 2] as [UInt8]?])
    try await echo([[], [1, 2, 3], [Int.min, Int.max]])
    try await echo([[], ["", "a,b", "{}", "NULL", "\"quoted\""]])
    try await echo([[1.5, -.infinity]])
    try await echo([[UUID(), UUID()]])
    try await echo([[true, false]])
    try await echo([[nil, 1, nil] as [Int?]])
    try await echo([[[1, 2], [], [0]] as [[UInt8]]])
    try await echo([[Moment(microseconds: 5)]])
    try await echo([Array(0..<20_000)])
  }

  @Test func columnsAreReadAsWhatTheyAreOnly() async throws {
    let row = try await Shared.withDatabase {
      try await $0.query("SELECT 1::smallint AS a, NULL::int AS b, 'x' AS c, 5000000000 AS d, '[1]'::jsonb AS e").firstRow()
    }
    #expect(try row.get(0, as: Int.self) == 1)
    #expect(try row.get(0, as: Int64.self) == 1)
    #expect(try row.get(1, as: Int?.self) == nil)
    #expect(try row.get(4, as: String.self) == "[1]")
    expectDecodingError("b") { _ = try row.get(1, as: Int.self) }
    expectDecodingError("c") { _ = try row.get(2, as: Int.self) }
    expectDecodingError("d") { _ = try row.get(3, as: Int32.self) }
    expectDecodingError("a") { _ = try row.get(0, as: String.self) }
    expectDecodingError("#5") { _ = try row.get(5, as: String.self) }
    expectDecodingError("#-1") { _ = try row.get(-1, as: String.self) }
  }

  private func expectDecodingError(_ column: String, _ body: () throws -> Void) {
    do {
      try body()
      Issue.record("column \(column) was read")
    } catch let error as PostgresError {
      if case .decoding(let name, _) = error.kind { #expect(name == column) } else { Issue.record("\(error)") }
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func textWithNULIsRefusedBeforeItIsSent() async throws {
    await #expect(throws: PostgresError.self) {
      try await Shared.withDatabase { _ = try await $0.query("SELECT \("a\0b")") }
    }
  }

  @Test func whatAUserTypesNeverBecomesSQL() async throws {
    let evil = "x'; DROP TABLE students; SELECT '"
    let count: Int = try await Shared.withDatabase { database in
      try await database.execute("CREATE TABLE students (name text)")
      try await database.execute("INSERT INTO students VALUES (\(evil))")
      return try await database.query("SELECT count(*) FROM students WHERE name = \(evil)").firstRow().get(0)
    }
    #expect(count == 1)
  }

  @Test func manyRowsGoIntoOneStatementAsArrays() async throws {
    let ids = Array(1...1_000)
    let names = ids.map { $0 % 3 == 0 ? nil : "name \($0)" }
    let (count, named): (Int, Int) = try await Shared.withDatabase { database in
      try await database.execute("CREATE TABLE bulk (id bigint, name text)")
      let rows = try await database.execute("INSERT INTO bulk SELECT * FROM unnest(\(ids), \(names))")
      return (rows.affectedCount, try await database.query("SELECT count(name) FROM bulk").firstRow().get(0))
    }
    #expect(count == 1_000)
    #expect(named == 667)
  }

  @Test func statementsCanBePutTogetherFromStatements() async throws {
    let columns: SQL = "a, b"
    let filter: SQL = "a > \(1)"
    let rows = try await Shared.withDatabase {
      try await $0.query("SELECT \(columns) FROM (VALUES (1, 'x'), (2, 'y')) AS t(a, b) WHERE \(filter) AND b = \("y")")
    }
    #expect(rows.count == 1)
    #expect(try rows.firstRow().get(0, as: Int.self) == 2)
  }
}
