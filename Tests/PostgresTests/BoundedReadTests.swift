import CairnTesting
import EventLoop
@testable import Postgres
import Testing

/// Reads that the server itself bounds.
@Suite struct BoundedReadTests {
  @Test func theServerEndsItInTimeAndTheConnectionIsAsBefore() async throws {
    try await Shared.withDatabase { database in
      func limit() async throws -> String {
        try await database.transaction { try await $0.query("SHOW statement_timeout").firstRow().get(0) }
      }
      let (before, begin) = (try await limit(), ContinuousClock.now)
      let error = await #expect(throws: PostgresError.self) {
        _ = try await database.slowQuery("SELECT pg_sleep(62)", within: .milliseconds(50))
      }
      #expect(error?.kind == .queryCanceled && ContinuousClock.now - begin < .seconds(30))
      let value: Int = try await database.slowQuery("SELECT 7", within: .seconds(20)).firstRow().get(0)
      #expect(value == 7)
      for _ in 0..<8 { #expect(try await limit() == before) }
    }
  }

  /// The next letter is typed: what was asked for before costs the server nothing more.
  @Test func whoGivesUpEndsItInTheServer() async throws {
    try await Shared.withDatabase { database in
      let asking = Task { _ = try await database.slowQuery("SELECT pg_sleep(61)", within: .seconds(60)) }
      func wait(forRunning count: Int) async throws {
        var found = -1
        for _ in 0..<500 where found != count {
          try await Task.sleep(for: .milliseconds(20))
          let rows = try await database.query(
            "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND query = \("SELECT pg_sleep(61)")")
          found = Int(try rows.firstRow().get(0, as: Int64.self))
        }
        #expect(found == count)
      }
      try await wait(forRunning: 1)
      asking.cancel()
      await #expect(throws: CancellationError.self) { try await asking.value }
      try await wait(forRunning: 0)
    }
  }
}
