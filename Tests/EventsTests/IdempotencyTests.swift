import CairnProto
import CairnTesting
import EventLoop
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Synchronization
import Testing
import Timekeeping

private let start = Moment(milliseconds: 1_767_225_600_000)

private func context(
  key: String?, account: UUID? = UUID(uuid: (1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)), now: Moment = start, method: String = "Buy"
) -> RequestContext {
  let row = MethodRow(
    path: "/cairn.game.v1.ShopService/\(method)", access: .user, idempotency: .key, requestBytesMax: 1_000, timeoutMsMax: 1_000,
    isServerStreaming: false, requestType: "cairn.game.v1.BuyRequest", responseType: "cairn.game.v1.BuyResponse")
  return RequestContext(caller: Caller(accountID: account), method: row, now: now, idempotencyKey: key)
}

/// Any message will do.
private func message(_ text: String) -> FieldViolation { FieldViolation(field: text) }

@Suite struct IdempotencyTests {
  private let keys = IdempotencyKeys()

  private func withShop(_ body: @escaping @Sendable (Database) async throws -> Void) async throws {
    try await ScratchDatabase("events").withDatabase { database in
      try await database.execute("CREATE TABLE purchases (what text NOT NULL)")
      try await body(database)
    }
  }

  private func buy(_ what: String, _ context: RequestContext, _ database: Database, pause: Double = 0) async throws -> String {
    try await keys.run(context, request: message(what), in: database) { transaction in
      try await transaction.execute("INSERT INTO purchases VALUES (\(what))")
      if pause > 0 { try await transaction.execute("SELECT pg_sleep(\(pause))") }
      let number: Int = try await transaction.query("SELECT count(*) FROM purchases").firstRow().get(0)
      return message("\(what) \(number)")
    }.field
  }

  private func purchaseCount(_ database: Database) async throws -> Int {
    try await database.query("SELECT count(*) FROM purchases").firstRow().get(0)
  }

  private func keptCount(_ database: Database) async throws -> Int {
    try await database.query("SELECT count(*) FROM idempotency_keys").firstRow().get(0)
  }

  @Test func theSameKeyGetsTheFirstAnswerAgain() async throws {
    try await withShop { database async throws in
      let key = UUID().uuidString
      let first = try await buy("map", context(key: key), database)
      #expect(first == "map 1")
      #expect(try await buy("map", context(key: key), database) == first)
      // Both cases of letters are the same key.
      #expect(try await buy("map", context(key: key.lowercased()), database) == first)
      #expect(try await purchaseCount(database) == 1)
      // Another key, another caller, another method: another call.
      #expect(try await buy("map", context(key: UUID().uuidString), database) == "map 2")
      #expect(try await buy("map", context(key: key, account: UUID()), database) == "map 3")
      #expect(try await buy("map", context(key: key, method: "Rent"), database) == "map 4")
    }
  }

  @Test func aDayLaterTheKeyIsForgotten() async throws {
    try await withShop { database async throws in
      let key = UUID().uuidString
      _ = try await buy("map", context(key: key), database)
      #expect(try await buy("map", context(key: key, now: start + .seconds(86_399)), database) == "map 1")
      #expect(try await buy("map", context(key: key, now: start + .seconds(86_401)), database) == "map 2")
    }
  }

  @Test func twoAtOnceUnderOneKeyBuyOnce() async throws {
    try await withShop { database async throws in
      let key = UUID().uuidString
      let answers = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<2 { group.addTask { try await buy("map", context(key: key), database, pause: 0.1) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers == ["map 1", "map 1"])
      #expect(try await purchaseCount(database) == 1)
    }
  }

  @Test func whoWaitsTooLongForTheFirstIsToldSo() async throws {
    try await withShop { database async throws in
      let key = UUID().uuidString
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { _ = try await buy("map", context(key: key), database, pause: 3) }
        try await Task.sleep(for: .milliseconds(300))
        let error = await #expect(throws: RPCError.self) { _ = try await buy("map", context(key: key), database) }
        #expect(error?.code == .aborted)
        #expect(error?.reason == "REQUEST_IN_PROGRESS")
        try await group.waitForAll()
      }
      #expect(try await buy("map", context(key: key), database) == "map 1")
    }
  }

  @Test func aCrowdUnderOneKeyDoesNotHoldEveryConnection() async throws {
    try await withShop { database async throws in
      let key = UUID().uuidString
      let (bought, refused) = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<20 {
          group.addTask {
            do {
              return try await buy("map", context(key: key), database, pause: 0.3) == "map 1"
            } catch let error as RPCError where error.reason == "REQUEST_IN_PROGRESS" {
              return false
            }
          }
        }
        return try await group.reduce(into: (0, 0)) { if $1 { $0.0 += 1 } else { $0.1 += 1 } }
      }
      #expect(bought == 2)
      #expect(refused == 18)
    }
  }

  @Test func aKeyIsNotReusedForAnotherRequest() async throws {
    try await withShop { database async throws in
      let key = UUID().uuidString
      _ = try await buy("map", context(key: key), database)
      let error = await #expect(throws: RPCError.self) { _ = try await buy("compass", context(key: key), database) }
      #expect(error?.code == .aborted)
      #expect(error?.reason == "IDEMPOTENCY_MISMATCH")
      #expect(try await buy("map", context(key: key), database) == "map 1")
    }
  }

  @Test(arguments: ["", "x", "00000000-0000-0000-0000-00000000000", "{00000000-0000-0000-0000-000000000000}"])
  func aKeyThatIsNoUUIDIsRefused(key: String) async throws {
    try await withShop { database async throws in
      let error = await #expect(throws: RPCError.self) { _ = try await buy("map", context(key: key), database) }
      #expect(error?.code == .invalidArgument)
      #expect(error?.reason == "IDEMPOTENCY_KEY_INVALID")
      #expect(try await purchaseCount(database) == 0)
    }
  }

  @Test func withoutAKeyEveryCallIsANewOne() async throws {
    try await withShop { database async throws in
      #expect(try await buy("map", context(key: nil), database) == "map 1")
      #expect(try await buy("map", context(key: nil), database) == "map 2")
      #expect(try await buy("map", context(key: UUID().uuidString, account: nil), database) == "map 3")
      #expect(try await keptCount(database) == 0)
    }
  }

  private func refuse(_ error: any Error & Sendable, _ context: RequestContext, _ database: Database, _ runs: Runs) async throws -> String {
    try await keys.run(context, request: message("map"), in: database) { transaction -> FieldViolation in
      runs.add()
      try await transaction.execute("INSERT INTO purchases VALUES ('map')")
      throw error
    }.field
  }

  private final class Runs: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func add() { value.withLock { $0 += 1 } }
  }

  @Test func aRefusalIsKeptWithoutItsWrites() async throws {
    try await withShop { database async throws in
      let key = UUID().uuidString
      let runs = Runs()
      let refusal = RPCError(
        .failedPrecondition, told: "SOLD_OUT", message: "no maps left", metadata: ["left": "0"],
        fieldViolations: [FieldViolation(field: "what", reason: "SOLD_OUT")])
      for _ in 0..<3 {
        let error = await #expect(throws: RPCError.self) { _ = try await refuse(refusal, context(key: key), database, runs) }
        #expect(error?.code == .failedPrecondition)
        #expect(error?.reason == "SOLD_OUT")
        #expect(error?.message == "no maps left")
        #expect(error?.metadata == ["left": "0"])
        #expect(error?.fieldViolations.first?.field == "what")
      }
      #expect(runs.count == 1)
      #expect(try await purchaseCount(database) == 0)
    }
  }

  @Test func whatMayEndOtherwiseNextTimeIsNotKept() async throws {
    struct Crash: Error {}
    try await withShop { database async throws in
      let key = UUID().uuidString
      let runs = Runs()
      for code in [RPCCode.unavailable, .internal, .deadlineExceeded, .resourceExhausted] {
        await #expect(throws: RPCError.self) {
          _ = try await refuse(RPCError(code, told: "LATER"), context(key: key), database, runs)
        }
      }
      await #expect(throws: Crash.self) { _ = try await refuse(Crash(), context(key: key), database, runs) }
      #expect(runs.count == 5)
      #expect(try await purchaseCount(database) == 0)
      #expect(try await keptCount(database) == 0)
      #expect(try await buy("map", context(key: key), database) == "map 1")
    }
  }

  @Test func aCrashBeforeCommitLeavesNothing() async throws {
    let scratch = try ScratchDatabase("events")
    try await scratch.withDatabase { database in
      try await database.execute("CREATE TABLE purchases (what text NOT NULL)")
      let key = UUID().uuidString
      await #expect(throws: PostgresError.self) {
        _ = try await keys.run(context(key: key), request: message("map"), in: database) { transaction in
          try await transaction.execute("INSERT INTO purchases VALUES ('map')")
          try scratch.run(
            script: "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()")
          return message("lost")
        }
      }
      #expect(try await purchaseCount(database) == 0)
      #expect(try await buy("map", context(key: key), database) == "map 1")
    }
  }

  @Test func anAccountCanBeForgotten() async throws {
    try await withShop { database async throws in
      let account = UUID()
      let key = UUID().uuidString
      _ = try await buy("map", context(key: key, account: account), database)
      _ = try await buy("map", context(key: key), database)
      try await database.transaction { try await keys.forget(accountID: account, in: $0) }
      #expect(try await keptCount(database) == 1)
    }
  }

  @Test func upkeepMakesAndDropsPartitions() async throws {
    try await withShop { database async throws in
      #expect(try await keys.maintain(now: start, in: database) == 4)
      #expect(try await keys.maintain(now: start, in: database) == 0)
      let key = UUID().uuidString
      _ = try await buy("map", context(key: key), database)
      let inDefault: Int = try await database.query("SELECT count(*) FROM idempotency_keys_default").firstRow().get(0)
      #expect(inDefault == 0)
      // Upkeep that slept for a day: rows go to the default partition meanwhile, and nothing fails.
      let later = start + .seconds(30 * 3_600)
      _ = try await buy("map", context(key: UUID().uuidString, now: later), database)
      // The hour whose rows are in the default partition already is left out; the old four are dropped.
      #expect(try await keys.maintain(now: later, in: database) == 3 + 4)
      #expect(try await keptCount(database) == 1)
      _ = try await keys.maintain(now: later + .seconds(25 * 3_600), in: database)
      #expect(try await keptCount(database) == 0)
    }
  }
}
