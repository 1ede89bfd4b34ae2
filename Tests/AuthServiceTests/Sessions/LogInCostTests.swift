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
      // Four, and a share of what the session that counts does itself.
      #expect(each >= 4 && each < 5, "\(each)")
    }
  }

  @Test func aLogInCountsItsAttemptsByTwoStatements() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      for statement: SQL in [
        "CREATE TABLE law_statements (said timestamptz, process integer)",
        """
        CREATE FUNCTION law_note() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO law_statements VALUES (statement_timestamp(), pg_backend_pid());
          RETURN NULL;
        END $$
        """,
        """
        CREATE TRIGGER law_note AFTER INSERT OR UPDATE OR DELETE ON login_attempts FOR EACH STATEMENT EXECUTE FUNCTION law_note()
        """,
      ] { try await auth.database.execute(statement) }
      let count = 5
      for _ in 0..<count { _ = try await auth.logIn("Anna") }
      let noted = try await auth.database.query("SELECT count(DISTINCT (said, process)) FROM law_statements").firstRow()
      #expect(try noted.get(0, as: Int64.self) == Int64(2 * count))
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
