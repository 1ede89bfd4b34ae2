import CairnProto
import CairnServices
import CairnTesting
import EventLoop
import RPC
import Testing

/// A call that reads a row: socket, session, handler, SQL and back.
@Suite struct LookupTests {
  private static func withRow<Value: Sendable>(
    _ body: @escaping @Sendable (TestServer) async throws -> Value
  ) async throws -> Value {
    let scratch = try ScratchDatabase("events")
    try scratch.run(
      script: """
        CREATE TABLE bench_rows (id bigint PRIMARY KEY, text text NOT NULL);
        INSERT INTO bench_rows VALUES (7, 'seven');
        """)
    // The database is dropped with its last reference.
    defer { withExtendedLifetime(scratch) {} }
    return try await TestServer.run(database: { try scratch.database(on: $0) }, body)
  }

  @Test func aRowIsFoundByItsKeyAndAMissingOneIsNamed() async throws {
    let (found, missing) = try await Self.withRow { test in
      let found = try await test.client.lookup(LookupRequest(rowID: 7))
      let missing = await #expect(throws: RPCError.self) { _ = try await test.client.lookup(LookupRequest(rowID: 8)) }
      return (found, missing)
    }
    #expect(found.text == "seven")
    #expect(missing?.code == .notFound)
    #expect(missing?.reason == "ROW_NOT_FOUND")
  }

  @Test func aCallWithSQLCausesNoEnqueueFromOtherThreads() async throws {
    let count = try await Self.withRow { test in
      _ = try await test.client.lookup(LookupRequest(rowID: 7))
      let before = test.loop.remoteEnqueueCount
      for _ in 0..<200 { _ = try await test.client.lookup(LookupRequest(rowID: 7)) }
      return test.loop.remoteEnqueueCount - before
    }
    #expect(count == 0)
  }
}
