import CairnTesting
import EventLoop
@testable import Postgres
import Synchronization
import Testing

/// A table of its own for each test.
private func withTable<Value: Sendable>(
  configure: @escaping @Sendable (inout DatabaseConfiguration) -> Void = { _ in },
  _ body: @escaping @Sendable (Database) async throws -> Value
) async throws -> Value {
  let scratch = try ScratchDatabase(modules: [])
  return try await scratch.withDatabase(configure: configure) { database in
    try await database.execute(
      "CREATE TABLE accounts (id int PRIMARY KEY, coins int NOT NULL CONSTRAINT coins_positive CHECK (coins >= 0))")
    try await database.execute("INSERT INTO accounts VALUES (1, 100), (2, 100)")
    return try await body(database)
  }
}

private func coins(_ id: Int, _ database: some Querying) async throws -> Int {
  try await database.query("SELECT coins FROM accounts WHERE id = \(id)").firstRow().get(0)
}

private func expect(_ expected: Int, on id: Int, _ database: some Querying, _ location: SourceLocation = #_sourceLocation) async throws {
  let found = try await coins(id, database)
  #expect(found == expected, sourceLocation: location)
}

/// Returns when a transaction waits for another one's lock: how long that takes is the machine's business.
private func untilOneWaitsForALock(_ database: Database) async throws {
  while try await database.query(
    "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock')"
  ).firstRow().get(0) as Bool == false {
    try await Task.sleep(for: .milliseconds(5))
  }
}

/// What happened, in order.
private final class Notes: Sendable {
  private let notes = Mutex<[String]>([])
  var all: [String] { notes.withLock { $0 } }
  func add(_ note: String) { notes.withLock { $0.append(note) } }
}

private struct Refused: Error, Equatable {}

@Suite struct TransactionTests {
  @Test func `What is taken back is told and not kept, and nothing else is taken back`() async throws {
    try await withTable { database in
      for isDryRun in [true, false] {
        let returned = try await database.transaction(takenBackIf: { $0 == 70 && isDryRun }) { transaction in
          try await transaction.execute("UPDATE accounts SET coins = coins - 30 WHERE id = 1")
          return try await coins(1, transaction)
        }
        #expect(returned == 70)
        try await expect(isDryRun ? 100 : 70, on: 1, database)
      }
      await #expect(throws: Refused.self) { try await database.transaction(takenBackIf: { (_: Int) in true }) { _ in throw Refused() } }
    }
  }

  @Test func whatIsCommittedIsThere() async throws {
    try await withTable { database in
      let returned = try await database.transaction { transaction in
        try await transaction.execute("UPDATE accounts SET coins = coins - 30 WHERE id = 1")
        try await transaction.execute("UPDATE accounts SET coins = coins + 30 WHERE id = 2")
        return try await coins(1, transaction)
      }
      #expect(returned == 70)
      try await expect(70, on: 1, database)
      try await expect(130, on: 2, database)
    }
  }

  @Test func whatRunsLaterRunsInOrderWithTheNextStatementOrWithCommit() async throws {
    try await withTable { database in
      let seen = try await database.transaction { transaction in
        try await transaction.executeLater("UPDATE accounts SET coins = coins + 1 WHERE id = 1")
        try await transaction.executeLater("UPDATE accounts SET coins = coins * 2 WHERE id = 1")
        let seen = try await coins(1, transaction)
        try await transaction.executeLater("UPDATE accounts SET coins = 7 WHERE id = 2")
        return seen
      }
      #expect(seen == 202)
      try await expect(202, on: 1, database)
      try await expect(7, on: 2, database)
      // Nothing but what is held back.
      try await database.transaction { transaction in
        for _ in 0..<(Transaction.heldMax * 2 + 3) {
          try await transaction.executeLater("UPDATE accounts SET coins = coins + 1 WHERE id = 2")
        }
      }
      try await expect(7 + Transaction.heldMax * 2 + 3, on: 2, database)
    }
  }

  @Test func whatFailsLaterFailsTheNextStatementOrCommitAndLeavesNothing() async throws {
    try await withTable(configure: { $0.writeConnections = 1 }) { database in
      let notes = Notes()
      for isBeforeCommit in [false, true] {
        do {
          try await database.transaction { transaction in
            transaction.afterCommit { notes.add("committed") }
            try await transaction.execute("UPDATE accounts SET coins = 5 WHERE id = 1")
            try await transaction.executeLater("UPDATE accounts SET coins = -1 WHERE id = 2")
            try await transaction.executeLater("UPDATE accounts SET coins = 6 WHERE id = 1")
            if isBeforeCommit { return }
            try await transaction.execute("SELECT 1")
            notes.add("went on")
          }
          notes.add("returned")
        } catch let error as PostgresError {
          #expect(error.kind == .checkViolation(constraint: "coins_positive"))
          #expect(error.report?.statement == "UPDATE accounts SET coins = -1 WHERE id = 2")
        }
        // The one connection is free again, and not in the middle of anything.
        try await database.transaction { try await $0.execute("UPDATE accounts SET coins = coins + 1 WHERE id = 2") }
      }
      #expect(notes.all.isEmpty)
      try await expect(100, on: 1, database)
      try await expect(102, on: 2, database)
    }
  }

  @Test func aSavepointHoldsNothingBackBeyondItsEnd() async throws {
    try await withTable { database in
      try await database.transaction { transaction in
        try await transaction.executeLater("UPDATE accounts SET coins = 1 WHERE id = 1")
        await #expect(throws: PostgresError.self) {
          try await transaction.savepoint { try await transaction.executeLater("UPDATE accounts SET coins = -1 WHERE id = 2") }
        }
        await #expect(throws: Refused()) {
          try await transaction.savepoint {
            try await transaction.executeLater("UPDATE accounts SET coins = 50 WHERE id = 2")
            throw Refused()
          }
        }
        try await transaction.savepoint { try await transaction.executeLater("UPDATE accounts SET coins = coins + 2 WHERE id = 1") }
      }
      try await expect(3, on: 1, database)
      try await expect(100, on: 2, database)
    }
  }

  @Test func anErrorTakesEverythingBack() async throws {
    try await withTable { database in
      await #expect(throws: Refused()) {
        try await database.transaction { transaction in
          try await transaction.execute("UPDATE accounts SET coins = 0")
          throw Refused()
        }
      }
      try await expect(100, on: 1, database)
      // The connection serves the next.
      try await database.transaction { try await expect(100, on: 2, $0) }
    }
  }

  @Test func constraintsAreToldByName() async throws {
    try await withTable { database in
      let check = await #expect(throws: PostgresError.self) { try await database.execute("UPDATE accounts SET coins = -1") }
      #expect(check?.kind == .checkViolation(constraint: "coins_positive"))
      let unique = await #expect(throws: PostgresError.self) {
        try await database.transaction { try await $0.execute("INSERT INTO accounts VALUES (1, 5)") }
      }
      #expect(unique?.kind == .uniqueViolation(constraint: "accounts_pkey"))
    }
  }

  @Test func aSwallowedErrorDoesNotLookLikeACommit() async throws {
    try await withTable { database in
      let error = await #expect(throws: PostgresError.self) {
        try await database.transaction { transaction in
          try await transaction.execute("UPDATE accounts SET coins = 1 WHERE id = 1")
          _ = try? await transaction.execute("UPDATE accounts SET coins = -1")
        }
      }
      #expect(error?.kind == .transactionAborted)
      try await expect(100, on: 1, database)
    }
  }

  @Test func aSavepointTakesBackItsPartOnly() async throws {
    try await withTable { database in
      try await database.transaction { transaction in
        try await transaction.execute("UPDATE accounts SET coins = 1 WHERE id = 1")
        await #expect(throws: PostgresError.self) {
          try await transaction.savepoint { try await transaction.execute("UPDATE accounts SET coins = -1 WHERE id = 2") }
        }
        try await transaction.savepoint { try await transaction.execute("UPDATE accounts SET coins = 2 WHERE id = 2") }
      }
      try await expect(1, on: 1, database)
      try await expect(2, on: 2, database)
    }
  }

  @Test func racingTransactionsLoseNothing() async throws {
    try await withTable { database in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<200 {
          group.addTask {
            try await database.transaction { transaction in
              let before: Int = try await transaction.query("SELECT coins FROM accounts WHERE id = 1 FOR UPDATE").firstRow().get(0)
              try await transaction.execute("UPDATE accounts SET coins = \(before + 1) WHERE id = 1")
            }
          }
        }
        try await group.waitForAll()
      }
      try await expect(300, on: 1, database)
    }
  }

  @Test func twoLoopsAtOnceLoseNothing() async throws {
    let scratch = try ScratchDatabase(modules: [])
    let loops = LoopGroup(count: 2)
    defer { loops.stop() }
    let database = try scratch.database(on: loops.first)
    try await database.execute("CREATE TABLE counter (value int)")
    try await database.execute("INSERT INTO counter VALUES (0)")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        let loop = loops.loops[number % 2]
        group.addTask {
          try await loop.run { _ = try await database.execute("UPDATE counter SET value = value + 1") }
        }
      }
      try await group.waitForAll()
    }
    let value: Int = try await database.query("SELECT value FROM counter").firstRow().get(0)
    #expect(value == 100)
    await database.close()
  }

  @Test func conflictsAreRepeatedWhenTheBodyAllowsIt() async throws {
    try await withTable { database in
      let runs = Notes()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            try await database.transaction(isolation: .serializable, attempts: 50) { transaction in
              runs.add("run")
              let before = try await coins(1, transaction)
              try await transaction.execute("UPDATE accounts SET coins = \(before + 1) WHERE id = 1")
            }
          }
        }
        try await group.waitForAll()
      }
      try await expect(108, on: 1, database)
      #expect(runs.all.count >= 8)
    }
  }

  @Test func deadlocksAreToldAsSuch() async throws {
    try await withTable { database in
      let begun = Notes()
      let failures = await withTaskGroup(of: PostgresError.Kind?.self) { group in
        for (first, second) in [(1, 2), (2, 1)] {
          group.addTask {
            do {
              try await database.transaction { transaction in
                try await transaction.execute("UPDATE accounts SET coins = 1 WHERE id = \(first)")
                begun.add("one")
                // Both hold their first row before either asks for its second.
                while begun.all.count < 2 { try await transaction.execute("SELECT pg_sleep(0.01)") }
                try await transaction.execute("UPDATE accounts SET coins = 1 WHERE id = \(second)")
              }
              return nil
            } catch {
              return (error as? PostgresError)?.kind
            }
          }
        }
        return await group.reduce(into: [PostgresError.Kind]()) { if let kind = $1 { $0.append(kind) } }
      }
      #expect(failures == [.deadlockDetected])
    }
  }

  @Test func hooksRunAfterACommitAndNeverOtherwise() async throws {
    try await withTable { database in
      let calls = Notes()
      try await database.transaction { transaction in
        transaction.afterCommit { calls.add("empty") }
      }
      try await database.transaction { transaction in
        transaction.afterCommit { calls.add("committed") }
        try await transaction.execute("UPDATE accounts SET coins = 5")
        #expect(calls.all == ["empty"])
      }
      try? await database.transaction { transaction in
        transaction.afterCommit { calls.add("rolled back") }
        try await transaction.execute("UPDATE accounts SET coins = 6")
        throw Refused()
      }
      #expect(calls.all == ["empty", "committed"])
    }
  }

  @Test func aTransactionCannotBeUsedAfterItsEnd() async throws {
    try await withTable { database in
      let escaped = try await database.transaction { $0 }
      let error = await #expect(throws: PostgresError.self) { try await escaped.execute("UPDATE accounts SET coins = 0") }
      #expect(error?.kind == .transactionEnded)
    }
  }

  @Test func aDeadlineInsideATransactionAnswersFirstAndRollsBackBehind() async throws {
    try await withTable { database in
      let clock = ContinuousClock()
      let begin = clock.now
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          await #expect(throws: CancellationError.self) {
            try await database.transaction { transaction in
              try await transaction.execute("UPDATE accounts SET coins = 0")
              try await transaction.execute("SELECT pg_sleep(20)")
            }
          }
        }
        try? await Task.sleep(for: .milliseconds(100))
        group.cancelAll()
      }
      #expect(clock.now - begin < .seconds(10))
      // The locks are gone soon: the running statement was cancelled.
      try await database.execute("UPDATE accounts SET coins = coins + 1 WHERE id = 1")
      #expect(clock.now - begin < .seconds(15))
      try await expect(101, on: 1, database)
    }
  }

  @Test func whoGivesUpWhileTheLastStatementsWaitForALockKeepsNoConnection() async throws {
    try await withTable(configure: { $0.writeConnections = 2 }) { database in
      let (isLocked, mayEnd) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await database.transaction { transaction in
            try await transaction.execute("UPDATE accounts SET coins = 1 WHERE id = 1")
            isLocked.continuation.finish()
            for await _ in mayEnd.stream {}
          }
        }
        for await _ in isLocked.stream {}
        let waiting = Task {
          try await database.transaction { try await $0.executeLater("UPDATE accounts SET coins = coins + 7 WHERE id = 1") }
        }
        try await untilOneWaitsForALock(database)
        waiting.cancel()
        await #expect(throws: PostgresError.self) { try await waiting.value }
        // The other connection is free again, though the lock is held still; and works, for whatever may have come late.
        for _ in 0..<20 { try await database.transaction { try await $0.execute("UPDATE accounts SET coins = coins WHERE id = 2") } }
        mayEnd.continuation.finish()
        try await group.waitForAll()
      }
      try await expect(1, on: 1, database)
    }
  }

  @Test func cancellingOneNeverHitsTheNextUserOfItsConnection() async throws {
    try await withTable(configure: { $0.writeConnections = 1 }) { database in
      for round in 0..<30 {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { _ = try? await database.transaction { try await $0.execute("SELECT pg_sleep(0.002)") } }
          try? await Task.sleep(for: .microseconds(1_000 + 100 * round))
          group.cancelAll()
        }
        // Would be cancelled by a request that comes late.
        try await database.transaction { try await $0.execute("SELECT pg_sleep(0.005)") }
      }
    }
  }

  @Test func whoFindsNoFreeConnectionIsToldSoInTime() async throws {
    try await withTable(configure: {
      $0.writeConnections = 1
      $0.waitersMax = 2
      $0.waitMax = .milliseconds(200)
    }) { database in
      let refusals = try await database.transaction { transaction in
        try await transaction.execute("SELECT 1")
        return await withTaskGroup(of: PostgresError.Kind?.self) { group in
          for _ in 0..<4 {
            group.addTask {
              do {
                try await database.transaction { try await $0.execute("UPDATE accounts SET coins = 0") }
                return nil
              } catch {
                return (error as? PostgresError)?.kind
              }
            }
          }
          return await group.reduce(into: [PostgresError.Kind]()) { if let kind = $1 { $0.append(kind) } }
        }
      }
      #expect(refusals == [.poolExhausted, .poolExhausted, .poolExhausted, .poolExhausted])
      try await expect(100, on: 1, database)
    }
  }

  @Test func nothingOfAReadOrATransactionLeavesTheLoop() async throws {
    let scratch = try ScratchDatabase(modules: [])
    let loop = Loop()
    defer { loop.stop() }
    let database = try scratch.database(on: loop)
    let enqueues = try await loop.run { () -> Int in
      try await database.execute("CREATE TABLE numbers (value int)")
      try await database.transaction { try await $0.execute("INSERT INTO numbers VALUES (0)") }
      _ = try await database.query("SELECT value FROM numbers")
      let before = loop.remoteEnqueueCount
      for _ in 0..<50 {
        _ = try await database.query("SELECT value FROM numbers")
        _ = try await database.slowQuery("SELECT value FROM numbers")
        try await database.execute("UPDATE numbers SET value = value + 1")
        try await database.transaction { transaction in
          try await transaction.execute("UPDATE numbers SET value = value + 1")
          _ = try await transaction.query("SELECT value FROM numbers")
        }
        async let first = database.query("SELECT 1")
        async let second = database.query("SELECT 2")
        _ = try await (first, second)
      }
      return loop.remoteEnqueueCount - before
    }
    #expect(enqueues == 0)
    await database.close()
  }
}
