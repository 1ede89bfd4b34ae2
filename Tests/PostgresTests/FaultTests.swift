import CairnTesting
import EventLoop
import Postgres
import Synchronization
import Testing

@Suite(.serialized) struct FaultTests {
  /// Runs `body` with a database whose connections can be cut from outside.
  private func withCut<Value: Sendable>(
    _ body: @escaping @Sendable (Database, _ cut: @escaping @Sendable () throws -> Void) async throws -> Value
  ) async throws -> Value {
    let scratch = try ScratchDatabase(modules: [])
    return try await scratch.withDatabase { database in
      try await database.execute("CREATE TABLE notes (id int PRIMARY KEY)")
      return try await body(database) {
        try scratch.run(
          script: "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
      }
    }
  }

  @Test func readsSurviveACutConnectionUnnoticed() async throws {
    try await withCut { database, cut in
      for number in 0..<5 {
        _ = try await database.query("SELECT 1")
        try cut()
        let value: Int = try await database.query("SELECT \(number)").firstRow().get(0)
        #expect(value == number)
      }
    }
  }

  @Test func readsInFlightSurviveACutConnectionUnnoticed() async throws {
    try await withCut { database, cut in
      async let slow = database.query("SELECT 42 FROM pg_sleep(0.3)")
      try await Task.sleep(for: .milliseconds(100))
      try cut()
      let value: Int = try await slow.firstRow().get(0)
      #expect(value == 42)
    }
  }

  @Test func aTransactionThatIsCutBeforeCommitIsSafeToRetry() async throws {
    try await withCut { database, cut in
      let error = await #expect(throws: PostgresError.self) {
        try await database.transaction { transaction in
          try await transaction.execute("INSERT INTO notes VALUES (1)")
          try cut()
          try await transaction.execute("INSERT INTO notes VALUES (2)")
        }
      }
      #expect(error?.kind == .connectionLost(safeToRetry: true))
      let inFlight = await #expect(throws: PostgresError.self) {
        async let cutting: Void = {
          try await Task.sleep(for: .milliseconds(100))
          try cut()
        }()
        try await database.transaction { try await $0.execute("SELECT pg_sleep(5)") }
        try await cutting
      }
      #expect(inFlight?.kind == .connectionLost(safeToRetry: true))
      let count: Int = try await database.query("SELECT count(*) FROM notes").firstRow().get(0)
      #expect(count == 0)
    }
  }

  @Test func aCutDuringCommitHasAnUnknownOutcome() async throws {
    try await withCut { database, cut in
      // A deferred trigger makes COMMIT itself take time.
      try await database.execute(
        """
        CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(5); RETURN NULL; END'
        """)
      try await database.execute(
        "CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION dawdle()")
      let error = await #expect(throws: PostgresError.self) {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { _ = try await database.transaction { try await $0.execute("INSERT INTO notes VALUES (1)") } }
          try await Task.sleep(for: .milliseconds(200))
          try cut()
          try await group.waitForAll()
        }
      }
      #expect(error?.kind == .outcomeUnknown)
    }
  }

  @Test func aRestartOfTheServerIsWaitedFor() async throws {
    let cluster = try TestCluster()
    defer { cluster.stop() }
    let scratch = try ScratchDatabase(modules: [], in: cluster)
    try await scratch.withDatabase(configure: { $0.waitMax = .seconds(10) }) { database in
      try await database.execute("CREATE TABLE notes (id int PRIMARY KEY)")
      try await database.transaction { try await $0.execute("INSERT INTO notes VALUES (1)") }
      _ = try await database.query("SELECT 1")
      try cluster.restart()
      let count: Int = try await database.query("SELECT count(*) FROM notes").firstRow().get(0)
      #expect(count == 1)
      try await database.transaction(attempts: 3) { try await $0.execute("INSERT INTO notes VALUES (2)") }
      try cluster.crash()
      try await database.transaction(attempts: 3) { try await $0.execute("INSERT INTO notes VALUES (3)") }
      let after: Int = try await database.query("SELECT count(*) FROM notes").firstRow().get(0)
      // The throw-away cluster does not sync; what its crash forgets is not ours to prove.
      #expect(after >= 2)
    }
  }

  @Test func aServerThatComesBackIsFoundAgainByThoseWhoKeptAsking() async throws {
    let cluster = try TestCluster()
    defer { cluster.stop() }
    let scratch = try ScratchDatabase(modules: [], in: cluster)
    try await scratch.withDatabase(configure: { $0.waitMax = .milliseconds(100) }) { database in
      _ = try await database.query("SELECT 1")
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await Offload.shared.run { try cluster.restart() } }
        for _ in 0..<4 {
          group.addTask {
            // Asks all the while; some of it fails, at once or after waiting.
            while !Task.isCancelled {
              _ = try? await database.query("SELECT 1")
              _ = try? await database.transaction { try await $0.execute("SELECT 1") }
            }
          }
        }
        try await group.next()
        group.cancelAll()
      }
      // The longest back-off, and a little for the machine.
      try await Task.sleep(for: .seconds(3))
      _ = try await database.query("SELECT 1")
      try await database.transaction { try await $0.execute("SELECT 1") }
    }
  }

  @Test func theSecondHostIsTriedWhenTheFirstIsAway() async throws {
    let scratch = try ScratchDatabase(modules: [])
    let host = scratch.connectionString.split(separator: " ").first { $0.hasPrefix("host=") }?.dropFirst(5) ?? ""
    let good = host.filter { $0 != "'" }
    var configuration = DatabaseConfiguration(
      connectionString: "\(scratch.connectionString) host=/tmp/cairn-no-such-folder,\(good) target_session_attrs=read-write")
    configuration.applicationName = "second-host"
    try await TestLoop.run { [configuration] loop in
      let database = try Database(configuration, loop: loop)
      let name: String = try await database.query("SELECT current_setting('application_name')").firstRow().get(0)
      #expect(name == "second-host")
      try await database.transaction { try await $0.execute("CREATE TABLE written (a int)") }
      await database.close()
    }
  }

  @Test func whileTheServerIsAwayCallersAreRefusedInTime() async throws {
    try await TestLoop.run { loop in
      var configuration = DatabaseConfiguration(connectionString: "host=/tmp/cairn-no-such-folder user=postgres dbname=postgres")
      configuration.waitMax = .milliseconds(300)
      let database = try Database(configuration, loop: loop)
      let clock = ContinuousClock()
      let begin = clock.now
      let read = await #expect(throws: PostgresError.self) { _ = try await database.query("SELECT 1") }
      let write = await #expect(throws: PostgresError.self) { try await database.transaction { try await $0.execute("SELECT 1") } }
      #expect(read?.kind == .connectionLost(safeToRetry: true))
      #expect(write?.kind == .connectionLost(safeToRetry: true))
      #expect(clock.now - begin < .seconds(10))
      await database.close()
    }
  }

  @Test func closingRefusesWhoStillWaits() async throws {
    let scratch = try ScratchDatabase(modules: [])
    let loop = Loop()
    defer { loop.stop() }
    let database = try scratch.database(on: loop)
    let error = await #expect(throws: PostgresError.self) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await loop.run { _ = try await database.query("SELECT pg_sleep(5)") } }
        try await Task.sleep(for: .milliseconds(200))
        await database.close()
        try await group.waitForAll()
      }
    }
    #expect(error?.kind == .connectionLost(safeToRetry: true))
  }
}
