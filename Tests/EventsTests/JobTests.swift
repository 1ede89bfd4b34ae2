import CairnTesting
import EventLoop
import FoundationEssentials
import Glibc
import Postgres
import Synchronization
import Testing
import Timekeeping

@testable import Events

@Suite struct JobTests {
  private struct BadDay: Error {}

  /// A database with a table of effects.
  private func withJobs(_ body: @escaping @Sendable (Database, Loop, FakeClock) async throws -> Void) async throws {
    try await ScratchDatabase("events").withDatabase { database in
      try await database.execute("CREATE TABLE effects (job_key uuid NOT NULL, who text NOT NULL)")
      let loop = try #require(Loop.current)
      try await body(database, loop, FakeClock(Moment(microseconds: 1_800_000_000_000_000)))
    }
  }

  private func ask(
    _ key: UUID, kind: String = "bake", payload: String = "", _ database: Database, _ clock: FakeClock, after: Duration = .zero
  ) async throws {
    let job = Job(kind, about: key, payload: payload)
    try await database.transaction { try await Jobs.ask(for: job, dueTime: clock.now() + after, at: clock.now(), in: $0) }
  }

  private static func effect(of claimed: ClaimedJob, by who: String) -> JobEffect {
    JobEffect { transaction, _ in try await transaction.execute("INSERT INTO effects VALUES (\(claimed.job.key), \(who))") }
  }

  private func effects(_ database: Database) async throws -> [String] {
    try await database.query("SELECT who FROM effects ORDER BY who").map { try $0.get(0) }
  }

  private func jobCount(_ database: Database) async throws -> Int {
    try await database.query("SELECT count(*) FROM jobs WHERE fail_time IS NULL").firstRow().get(0)
  }

  @Test func aJobIsDoneOnceAndGone() async throws {
    try await withJobs { database, loop, clock in
      let runner = JobRunner(
        JobHandler("bake") { claimed, _ in Self.effect(of: claimed, by: "a") }, database: database, loop: loop, time: clock)
      let key = UUID()
      try await ask(key, database, clock, after: .seconds(5))
      try await runner.run()
      #expect(try await effects(database) == [], "it is not due")
      clock.advance(by: .seconds(5))
      try await runner.run()
      try await runner.run()
      let left = try await jobCount(database)
      #expect(try await effects(database) == ["a"] && left == 0)
    }
  }

  @Test func whatADeadProcessWasAtIsDoneByAnotherAndCountsOnce() async throws {
    try await withJobs { database, loop, clock in
      try await ask(UUID(), database, clock)
      var rules = JobRules()
      rules.lease = .seconds(10)
      let handler = JobHandler("bake", rules: rules) { claimed, _ in Self.effect(of: claimed, by: "second") }
      let runner = JobRunner(handler, database: database, loop: loop, time: clock)
      // Its process dies here, or is away for so long that it might be dead.
      let dead = try #require(try await JobStore.claim("bake", until: clock.now() + rules.lease, at: clock.now(), in: database))
      try await runner.run()
      #expect(try await effects(database) == [], "the lease holds")
      clock.advance(by: .seconds(11))
      try await runner.run()
      #expect(try await effects(database) == ["second"])
      // It comes back, and what it has made is dropped.
      let late = JobClaim(dead, lease: rules.lease, database: database, time: clock)
      await #expect(throws: JobClaimLost.self) { try await late.renew() }
      let counts = try await database.transaction { try await JobStore.finish(dead, in: $0) }
      #expect(!counts)
    }
  }

  @Test func aJobThatIsAskedForAnewIsDoneAsItIsAskedForLast() async throws {
    try await withJobs { database, loop, clock in
      let key = UUID()
      try await ask(key, payload: "old", database, clock)
      let claimed = try #require(try await JobStore.claim("bake", until: clock.now() + .seconds(30), at: clock.now(), in: database))
      try await ask(key, payload: "new", database, clock)
      let old = try await database.transaction { try await JobStore.finish(claimed, in: $0) }
      #expect(!old, "what was asked for then is not wanted any more")
      let handler = JobHandler("bake") { claimed, _ in Self.effect(of: claimed, by: claimed.job.payload) }
      try await JobRunner(handler, database: database, loop: loop, time: clock).run()
      #expect(try await effects(database) == ["new"])
    }
  }

  @Test func manyWorkersAtOnceDoEachJobOnce() async throws {
    try await withJobs { database, loop, clock in
      for _ in 0..<60 { try await ask(UUID(), database, clock) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for name in ["a", "b", "c", "d"] {
          let handler = JobHandler("bake") { claimed, _ in
            try await loop.sleep(for: .milliseconds(1))
            return Self.effect(of: claimed, by: name)
          }
          let runner = JobRunner(handler, database: database, loop: loop, time: clock)
          group.addTask { try await loop.run { try await runner.run() } }
        }
        try await group.waitForAll()
      }
      let done = try await effects(database)
      let distinct: Int = try await database.query("SELECT count(DISTINCT job_key) FROM effects").firstRow().get(0)
      #expect(done.count == 60 && distinct == 60)
      #expect(Set(done).count > 1, "several worked")
      #expect(try await jobCount(database) == 0)
    }
  }

  @Test func aPoisonJobBlocksNobodyAndIsGivenUp() async throws {
    try await withJobs { database, loop, clock in
      let poison = UUID()
      var rules = JobRules()
      rules.attemptsMax = 3
      let handler = JobHandler("bake", rules: rules) { claimed, _ in
        if claimed.job.key == poison { throw BadDay() }
        return Self.effect(of: claimed, by: "well")
      } giveUp: { claimed, reason, transaction, _ in
        try await transaction.execute("INSERT INTO effects VALUES (\(claimed.job.key), \("given up: \(reason)"))")
      }
      let runner = JobRunner(handler, database: database, loop: loop, time: clock)
      try await ask(poison, database, clock)
      for _ in 0..<3 { try await ask(UUID(), database, clock) }
      try await runner.run()
      #expect(try await effects(database) == ["well", "well", "well"])
      for _ in 0..<5 {
        clock.advance(by: .seconds(60))
        try await ask(UUID(), database, clock)
        try await runner.run()
      }
      #expect(try await effects(database) == ["given up: attempts"] + Array(repeating: "well", count: 8))
      let given = try await database.query("SELECT attempt_count, last_error FROM jobs").firstRow()
      #expect(try given.get(0, as: Int.self) == 3)
      #expect(try given.get(1, as: String.self).hasPrefix("attempts: BadDay"))
      // It is kept for an operator, and not for ever.
      try await runner.sweep()
      #expect(try await database.query("SELECT FROM jobs").count == 1)
      clock.advance(by: .seconds(8 * 86_400))
      try await runner.sweep()
      #expect(try await database.query("SELECT FROM jobs").isEmpty)
    }
  }

  /// What ends the process never says that it has failed.
  @Test func aJobThatKillsItsProcessesIsGivenUp() async throws {
    try await withJobs { database, loop, clock in
      try await ask(UUID(), database, clock)
      let rules = JobRules()
      for _ in 0..<rules.attemptsMax {
        #expect(try await JobStore.claim("bake", until: clock.now() + rules.lease, at: clock.now(), in: database) != nil)
        clock.advance(by: rules.lease + .seconds(1))
      }
      let handler = JobHandler("bake") { claimed, _ in Self.effect(of: claimed, by: "never") }
      try await JobRunner(handler, database: database, loop: loop, time: clock).run()
      let left = try await jobCount(database)
      #expect(try await effects(database) == [] && left == 0)
      #expect(try await database.query("SELECT last_error FROM jobs").firstRow().get(0, as: String.self) == "begun_too_often")
    }
  }

  @Test func aRefusalIsGivenUpAtOnce() async throws {
    try await withJobs { database, loop, clock in
      let attempts = Mutex(0)
      let handler = JobHandler("bake") { _, _ in
        attempts.withLock { $0 += 1 }
        throw JobRefusal("burnt")
      }
      try await ask(UUID(), database, clock)
      let runner = JobRunner(handler, database: database, loop: loop, time: clock)
      try await runner.run()
      clock.advance(by: .seconds(86_400))
      try await runner.run()
      #expect(attempts.withLock { $0 } == 1)
    }
  }

  @Test func anEffectThatFailsLeavesTheJobForAnotherAttempt() async throws {
    try await withJobs { database, loop, clock in
      let attempts = Mutex(0)
      let handler = JobHandler("bake") { claimed, _ in
        let attempt = attempts.withLock { attempts in
          attempts += 1
          return attempts
        }
        return JobEffect { transaction, _ in
          try await transaction.execute("INSERT INTO effects VALUES (\(claimed.job.key), \("attempt \(attempt)"))")
          if attempt == 1 { throw BadDay() }
        }
      }
      try await ask(UUID(), database, clock)
      let runner = JobRunner(handler, database: database, loop: loop, time: clock)
      try await runner.run()
      #expect(try await effects(database) == [])
      clock.advance(by: .seconds(10))
      try await runner.run()
      #expect(try await effects(database) == ["attempt 2"])
    }
  }

  @Test func aJobThatHangsMakesWay() async throws {
    try await withJobs { database, loop, clock in
      let hanging = UUID()
      var rules = JobRules()
      rules.timeMax = .milliseconds(200)
      let handler = JobHandler("bake", rules: rules) { claimed, _ in
        if claimed.job.key == hanging { try await loop.sleep(for: .seconds(60)) }
        return Self.effect(of: claimed, by: "well")
      }
      try await ask(hanging, database, clock)
      clock.advance(by: .milliseconds(1))
      try await ask(UUID(), database, clock)
      try await JobRunner(handler, database: database, loop: loop, time: clock).run()
      let left = try await jobCount(database)
      #expect(try await effects(database) == ["well"] && left == 1)
    }
  }

  /// Runs until its work has begun, and is then cancelled, as by a process that ends.
  private func runAndCancel(_ runner: JobRunner, on loop: Loop, once hasBegun: @escaping @Sendable () -> Bool) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await loop.run { try await runner.run() } }
      while !hasBegun() { try await loop.sleep(for: .milliseconds(1)) }
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  @Test func aProcessThatEndsLeavesItsJobToTheNextAtOnce() async throws {
    try await withJobs { database, loop, clock in
      let hasBegun = Mutex(false)
      let ending = JobHandler("bake") { claimed, _ in
        hasBegun.withLock { $0 = true }
        try await loop.sleep(for: .seconds(60))
        return Self.effect(of: claimed, by: "the one that ended")
      }
      try await ask(UUID(), database, clock)
      let runner = JobRunner(ending, database: database, loop: loop, time: clock)
      try await runAndCancel(runner, on: loop) { hasBegun.withLock { $0 } }
      // No time has passed, so the lease would hold still.
      let next = JobHandler("bake") { claimed, _ in Self.effect(of: claimed, by: "next") }
      try await JobRunner(next, database: database, loop: loop, time: clock).run()
      #expect(try await effects(database) == ["next"])
    }
  }

  @Test(arguments: [true, false]) func aDecisionThatFallsWhileTheProcessEndsIsKept(isDone: Bool) async throws {
    try await withJobs { database, loop, clock in
      let hasBegun = Mutex(false)
      let handler = JobHandler("bake") { claimed, _ in
        hasBegun.withLock { $0 = true }
        while !Task.isCancelled { try? await loop.sleep(for: .milliseconds(1)) }
        // The last step heeds nothing any more.
        _ = try? await Offload.shared.run { usleep(20_000) }
        if !isDone { throw JobRefusal("burnt") }
        return Self.effect(of: claimed, by: "done")
      }
      try await ask(UUID(), database, clock)
      let runner = JobRunner(handler, database: database, loop: loop, time: clock)
      try await runAndCancel(runner, on: loop) { hasBegun.withLock { $0 } }
      let (left, done) = (try await jobCount(database), try await effects(database))
      #expect(left == 0 && done == (isDone ? ["done"] : []))
    }
  }

  /// The gauge of how late jobs are, when it is as expected or after five seconds.
  private static func secondsLate(_ runner: JobRunner?, whenIts seconds: Double, on loop: Loop) async throws -> Double? {
    for _ in 0..<1_000 where runner?.secondsLate != seconds { try await loop.sleep(for: .milliseconds(5)) }
    return runner?.secondsLate
  }

  @Test func whatWaitsBehindALongJobIsSeenToBeLate() async throws {
    try await withJobs { database, loop, clock in
      let made = Mutex<JobRunner?>(nil)
      let seen = Mutex<[Double?]>([])
      var rules = JobRules()
      rules.lookPause = .milliseconds(2)
      let handler = JobHandler("bake", rules: rules) { claimed, _ in
        let runner = made.withLock { $0 }
        if claimed.job.payload == "long" {
          // Nobody waits yet: the one that is done is late no more.
          let before = try await Self.secondsLate(runner, whenIts: 0, on: loop)
          try await ask(UUID(), database, clock)
          clock.advance(by: .seconds(900))
          let after = try await Self.secondsLate(runner, whenIts: 900, on: loop)
          seen.withLock { $0 = [before, after] }
        }
        return Self.effect(of: claimed, by: claimed.job.payload)
      }
      let runner = JobRunner(handler, database: database, loop: loop, time: clock)
      made.withLock { $0 = runner }
      try await ask(UUID(), payload: "long", database, clock)
      clock.advance(by: .seconds(60))
      try await runner.run()
      #expect(seen.withLock { $0 } == [0, 900])
      #expect(runner.secondsLate == 0)
    }
  }

  @Test func whoWorksLongRenewsTheClaimAndTellsHowFarItIs() async throws {
    try await withJobs { database, loop, clock in
      let key = UUID()
      try await ask(key, database, clock)
      let handler = JobHandler("bake") { claimed, claim in
        for step in 1...4 {
          clock.advance(by: .seconds(20))
          try await claim.renew(progress: step * 250)
          #expect(try await Jobs.progress("bake", about: key, in: database) == step * 250)
          // Longer than the lease in all, and nobody takes it.
          let taken = try await JobStore.claim("bake", until: clock.now(), at: clock.now(), in: database)
          #expect(taken == nil)
        }
        return Self.effect(of: claimed, by: "slow")
      }
      try await JobRunner(handler, database: database, loop: loop, time: clock).run()
      #expect(try await effects(database) == ["slow"])
      #expect(try await Jobs.progress("bake", about: key, in: database) == nil)
    }
  }

  @Test func pausesGrowAndAreSpread() {
    let rules = JobRules()
    #expect(rules.pause(after: 1, chance: 0) == .seconds(1) && rules.pause(after: 1, chance: 0.999) ?? .zero < .seconds(2))
    #expect(rules.pause(after: 4, chance: 0) == .seconds(8))
    #expect(rules.pause(after: rules.attemptsMax, chance: 0) == nil)
    var patient = rules
    patient.attemptsMax = 1_000
    #expect(patient.pause(after: 900, chance: 0) == rules.backoff.limit / 2)
  }
}
