import CairnTesting
import EventLoop
import Identity
import Postgres
import Testing

@testable import AuthService

/// What a log-in costs the database: it is what everybody does in the same minute, after a cut of the network.
@Suite struct LogInCostTests {
  @Test func aLogInIsAFewTransactions() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      let count = 10
      let before = try await Self.transactions(auth.database)
      for _ in 0..<count { _ = try await auth.logIn("Anna") }
      let each = Double(try await Self.transactions(auth.database) - before) / Double(count)
      #expect(each >= 1 && each <= 10, "\(each)")
    }
  }

  /// Transactions of all sessions until now. A session tells of its last ones ten seconds after them.
  private static func transactions(_ database: Database) async throws -> Int64 {
    try await Loop.current?.sleep(for: .seconds(11))
    return try await database.query(
      "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = current_database()"
    ).firstRow().get(0)
  }
}
