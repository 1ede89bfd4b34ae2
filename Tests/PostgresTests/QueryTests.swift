import CairnTesting
import EventLoop
@testable import Postgres
import Testing

@Suite struct QueryTests {
  @Test func readsOfOneTurnAreAnsweredEachWithItsOwn() async throws {
    let answers = try await Shared.withDatabase { database in
      try await withThrowingTaskGroup(of: (Int, Int).self) { group in
        for number in 0..<500 {
          group.addTask { (number, try await database.query("SELECT \(number) * 2").firstRow().get(0)) }
        }
        return try await group.reduce(into: [Int: Int]()) { $0[$1.0] = $1.1 }
      }
    }
    #expect(answers.count == 500)
    #expect(answers.allSatisfy { $0.value == 2 * $0.key })
  }

  @Test func aFailingReadDoesNotSpoilItsNeighbours() async throws {
    let (good, bad) = try await Shared.withDatabase { database in
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<100 {
          group.addTask {
            do {
              let quotient: Int = try await database.query("SELECT 100 / \(number % 10)").firstRow().get(0)
              #expect(quotient == 100 / (number % 10))
              return true
            } catch let error as PostgresError {
              #expect(number % 10 == 0)
              #expect(error.kind == .server(sqlState: "22012"))
              return false
            }
          }
        }
        return try await group.reduce(into: (0, 0)) { if $1 { $0.0 += 1 } else { $0.1 += 1 } }
      }
    }
    #expect(good == 90)
    #expect(bad == 10)
  }

  @Test(arguments: ["53000", "53100", "53200", "53400", "58030"]) func aServerWithoutRoomIsRecognisedAndRemembered(state: String) {
    var report = ServerReport()
    report.sqlState = state
    let error = PostgresError(report)
    #expect(error.kind == .outOfRoom(sqlState: state) && !error.isSafeToRetry)
    let loss = RoomLoss()
    #expect(!loss.isWithin(.seconds(5)))
    loss.look(at: PostgresError(.noRow))
    #expect(!loss.isWithin(.seconds(5)))
    loss.look(at: error)
    #expect(loss.isWithin(.seconds(5)) && !loss.isWithin(.zero))
    // Too many connections are over soon.
    report.sqlState = "53300"
    #expect(PostgresError(report).kind == .connectionLost(safeToRetry: true))
  }

  @Test func aStatementThatCannotBePreparedTellsWhy() async throws {
    let error = try await Shared.withDatabase { database in
      await #expect(throws: PostgresError.self) { _ = try await database.query("SELECT no_such_column FROM pg_class") }
    }
    #expect(error?.kind == .server(sqlState: "42703"))
    #expect(error?.report?.statement == "SELECT no_such_column FROM pg_class")
    #expect(error?.description.contains("no_such_column") == false)
    #expect(error?.debugDescription.contains("no_such_column") == true)
  }

  @Test func writesAreRefusedAmongReads() async throws {
    let error = try await Shared.withDatabase { database in
      await #expect(throws: PostgresError.self) { _ = try await database.query("CREATE TABLE sneaky (a int)") }
    }
    #expect(error?.kind == .readOnly)
    let slow = try await Shared.withDatabase { database in
      await #expect(throws: PostgresError.self) { _ = try await database.slowQuery("CREATE TABLE sneaky (a int)") }
    }
    #expect(slow?.kind == .readOnly)
  }

  @Test func slowReadsDoNotHoldUpShortOnes() async throws {
    let (short, slow) = try await Shared.withDatabase { database in
      let clock = ContinuousClock()
      let begin = clock.now
      async let slow = database.slowQuery("SELECT 7 FROM pg_sleep(2)")
      let _: Int = try await database.query("SELECT 1").firstRow().get(0)
      let short = clock.now - begin
      let value: Int = try await slow.firstRow().get(0)
      return (short, value)
    }
    #expect(short < .seconds(2))
    #expect(slow == 7)
  }

  @Test func moreStatementsThanAConnectionRemembersStillWork() async throws {
    try await Shared.withDatabase { database in
      // Another number of fragments is another statement.
      for round in 0..<2 {
        var statement: SQL = "SELECT 0"
        for number in 0..<600 {
          statement = statement + " + 1"
          let sum: Int = try await database.query(statement).firstRow().get(0)
          #expect(sum == number + 1, "round \(round)")
        }
      }
    }
  }

  @Test func aChangedTableDoesNotBreakPreparedReads() async throws {
    try await Shared.withDatabase { database in
      try await database.execute("CREATE TABLE changing (a int)")
      try await database.execute("INSERT INTO changing VALUES (1)")
      let before: Int = try await database.query(Self.readChanging).firstRow().get(0)
      try await database.execute("ALTER TABLE changing ALTER COLUMN a TYPE bigint")
      let after: Int = try await database.query(Self.readChanging).firstRow().get(0)
      #expect(before == 1)
      #expect(after == 1)
    }
  }

  private static let readChanging: SQL = "SELECT a FROM changing"

  @Test func aCallerThatGivesUpIsAnsweredAtOnceAndHarmsNobody() async throws {
    try await Shared.withDatabase { database in
      let clock = ContinuousClock()
      let begin = clock.now
      let slow = try await withThrowingTaskGroup(of: Bool.self) { group in
        group.addTask {
          do {
            _ = try await database.query("SELECT pg_sleep(3)")
            return false
          } catch is CancellationError {
            return true
          }
        }
        try await Task.sleep(for: .milliseconds(50))
        group.cancelAll()
        return try await group.next() ?? false
      }
      #expect(slow)
      // The answer did not wait for the statement, the next read does.
      #expect(clock.now - begin < .seconds(3))
      let value: Int = try await database.query("SELECT 3").firstRow().get(0)
      #expect(value == 3)
    }
  }

  @Test func callersWithoutALoopAreServedToo() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let database = try Shared.scratch.get().database(on: loop)
    let value: Int = try await database.query("SELECT 5").firstRow().get(0)
    let inTransaction: Int = try await database.transaction { try await $0.query("SELECT 6").firstRow().get(0) }
    #expect(value == 5)
    #expect(inTransaction == 6)
    await database.close()
  }

  @Test func aConnectionStringThatMakesNoSenseIsRefused() async throws {
    try await TestLoop.run { loop in
      #expect(throws: PostgresError.self) { try Database(DatabaseConfiguration(connectionString: "no such = thing ="), loop: loop) }
    }
  }

  @Test func hostNamesAreLookedUpOffTheLoop() async throws {
    try await TestLoop.run { loop in
      var configuration = DatabaseConfiguration(connectionString: "host=localhost port=1 user=nobody dbname=nothing")
      configuration.waitMax = .milliseconds(300)
      let database = try Database(configuration, loop: loop)
      let error = await #expect(throws: PostgresError.self) { _ = try await database.query("SELECT 1") }
      #expect(error?.kind == .connectionLost(safeToRetry: true))
      await database.close()
    }
  }
}
