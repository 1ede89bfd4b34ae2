public import EventLoop
internal import FoundationEssentials
internal import Logging
internal import Observability
public import Postgres
public import Timekeeping

/// Does the jobs of one kind, one after the other in each process. A process that dies leaves what it was at to the others, when its lease ends; one that
/// is told to end, at once.
///
///     let runner = JobRunner(handler, database: database, loop: loop, time: time)
///     Chore("fetch pictures", every: .seconds(1)) { [runner] in try await runner.run() }
public final class JobRunner: Sendable {
  private let handler: JobHandler
  private let database: Database
  private let loop: Loop
  private let time: any TimeSource
  private let log = Logger(label: "cairn.jobs")
  /// Since when the oldest job that nobody is at has been due, in milliseconds since 1970; 0 when there is none.
  private let dueSince = MetricCells(count: 1)

  private enum Outcome: String, CaseIterable {
    case done, later, lost
    case givenUp = "given_up"
  }

  private static let metric = (name: "cairn_jobs_total", help: "Attempts at jobs, by kind and by what became of them.")

  /// - Parameter loop: Where it keeps time.
  public init(_ handler: JobHandler, database: Database, loop: Loop, time: any TimeSource) {
    self.handler = handler
    self.database = database
    self.loop = loop
    self.time = time
    for outcome in Outcome.allCases { counter(outcome).add(0) }
    let dueSince = dueSince
    MetricRegistry.process.ask("cairn_jobs_late_seconds", "How long the oldest job of a kind has been due.", ["kind": handler.kind]) {
      Self.secondsLate(dueSince, at: time.now())
    }
  }

  private func counter(_ outcome: Outcome) -> Counter {
    MetricRegistry.process.counter(Self.metric.name, Self.metric.help, ["kind": handler.kind, "outcome": outcome.rawValue])
  }

  private static func secondsLate(_ dueSince: MetricCells, at now: Moment) -> Double {
    let since = dueSince.value(0)
    return since == 0 ? 0 : Double(max(0, Int(now.milliseconds) - since)) / 1_000
  }

  /// The gauge of how late the oldest job is.
  var secondsLate: Double { Self.secondsLate(dueSince, at: time.now()) }

  /// Works until nothing is due, or the task is cancelled.
  public func run() async throws {
    while !Task.isCancelled {
      guard try await look() else { return }
      guard let claimed = try await claim(at: time.now()) else {
        // Another process was quicker.
        try await look()
        return
      }
      counter(try await attempt(claimed)).add()
    }
  }

  /// Finds out since when the oldest job has been due.
  /// - Returns: Whether one is.
  @discardableResult
  private func look() async throws -> Bool {
    let oldest = try await JobStore.oldestDue(handler.kind, at: time.now(), in: database)
    dueSince.set(0, oldest.map { Int($0.milliseconds) } ?? 0)
    return oldest != nil
  }

  /// Looks again and again until the task is cancelled: while one job is done, those behind it become late.
  private func keepLooking() async {
    while !Task.isCancelled {
      do {
        try await look()
      } catch {
        // The job that was known goes on becoming late. The work finds out by itself that the database is away.
        log.debug("it cannot be looked how late jobs are", metadata: ["kind": "\(handler.kind)", "cause": "\(error)"])
      }
      do { try await loop.run { [loop, handler] in try await loop.sleep(for: handler.rules.lookPause) } } catch { return }
    }
  }

  // Notes about a claim are written to its end, also in a task that is cancelled: a pool sends nothing for such a task, and a claim whose answer is
  // not waited for would be known to nobody.

  private func claim(at now: Moment) async throws -> ClaimedJob? {
    let (kind, end, database) = (handler.kind, now + handler.rules.lease, database)
    return try await loop.runToTheEnd { try await JobStore.claim(kind, until: end, at: now, in: database) }
  }

  /// Forgets jobs that were given up long ago.
  public func sweep() async throws {
    let before = time.now() - JobRules.failedKept
    while try await JobStore.sweep(before: before, limit: JobRules.sweptMax, in: database) == JobRules.sweptMax {}
  }

  private func attempt(_ claimed: ClaimedJob) async throws -> Outcome {
    // Begun so often and never brought to an end: it ends processes, or they do not live long enough for it.
    if claimed.attemptCount > handler.rules.attemptsMax { return try await giveUp(claimed, "begun_too_often") }
    do {
      let effect = try await inTime(claimed)
      try await finish(claimed, effect)
      return .done
    } catch is JobClaimLost {
      return .lost
    } catch let refusal as JobRefusal {
      return try await giveUp(claimed, refusal.reason)
    } catch {
      // A process that ends leaves the job to the next, at once.
      if Task.isCancelled { return try await postpone(claimed, .zero, "the process has ended") }
      let pause = handler.rules.pause(after: claimed.attemptCount, chance: .random(in: 0..<1))
      guard let pause else { return try await giveUp(claimed, "attempts", cause: "\(error)") }
      return try await postpone(claimed, pause, "\(error)")
    }
  }

  /// The work, which is cancelled when it takes too long.
  private func inTime(_ claimed: ClaimedJob) async throws -> JobEffect {
    let (handler, loop) = (handler, loop)
    let claim = JobClaim(claimed, lease: handler.rules.lease, database: database, time: time)
    return try await withThrowingTaskGroup(of: JobEffect?.self) { group in
      group.addTask { try await handler.work(claimed, claim) }
      group.addTask {
        // The work decides when a process ends: what it has just done counts.
        do { try await loop.run { try await loop.sleep(for: handler.rules.timeMax) } } catch { return nil }
        throw JobTookTooLong(limit: handler.rules.timeMax)
      }
      group.addTask {
        await self.keepLooking()
        return nil
      }
      defer { group.cancelAll() }
      while let outcome = try await group.next() {
        if let effect = outcome { return effect }
      }
      throw CancellationError()
    }
  }

  /// - Throws: `JobClaimLost`, and what the effect throws.
  func finish(_ claimed: ClaimedJob, _ effect: JobEffect) async throws {
    let (now, database) = (time.now(), database)
    try await loop.runToTheEnd {
      try await database.transaction(attempts: 3) { transaction in
        // The row last: the effect takes the locks of what it is about, and who purges an account takes those first as well.
        try await effect.carryOut(transaction, now)
        guard try await JobStore.finish(claimed, in: transaction) else { throw JobClaimLost() }
      }
    }
  }

  private func postpone(_ claimed: ClaimedJob, _ pause: Duration, _ cause: String) async throws -> Outcome {
    log.debug("a job is tried later", metadata: told(claimed, cause))
    let (dueTime, database) = (time.now() + pause, database)
    try await loop.runToTheEnd {
      try await JobStore.postpone(claimed, until: dueTime, error: cause.firstBytes(JobRules.errorBytesMax), in: database)
    }
    return .later
  }

  private func giveUp(_ claimed: ClaimedJob, _ reason: String, cause: String? = nil) async throws -> Outcome {
    let (now, words) = (time.now(), cause.map { "\(reason): \($0)" } ?? reason)
    let (handler, database) = (handler, database)
    do {
      try await loop.runToTheEnd {
        try await database.transaction(attempts: 3) { transaction in
          try await handler.giveUp(claimed, reason, transaction, now)
          let isOurs = try await JobStore.giveUp(claimed, error: words.firstBytes(JobRules.errorBytesMax), at: now, in: transaction)
          if !isOurs { throw JobClaimLost() }
        }
      }
    } catch is JobClaimLost {
      return .lost
    }
    log.warning("a job is given up", metadata: told(claimed, words))
    return .givenUp
  }

  private func told(_ claimed: ClaimedJob, _ cause: String) -> Logger.Metadata {
    ["kind": "\(handler.kind)", "job": "\(claimed.job.key)", "attempt": "\(claimed.attemptCount)", "cause": "\(cause)"]
  }
}

/// An attempt took too long.
struct JobTookTooLong: Error, CustomStringConvertible {
  let limit: Duration
  var description: String { "took longer than \(limit)" }
}

/// The claim of a job that is being done.
public struct JobClaim: Sendable {
  private let claimed: ClaimedJob
  private let lease: Duration
  private let database: Database
  private let time: any TimeSource

  init(_ claimed: ClaimedJob, lease: Duration, database: Database, time: any TimeSource) {
    self.claimed = claimed
    self.lease = lease
    self.database = database
    self.time = time
  }

  /// Begins the lease anew: whoever works longer than that says so now and then.
  /// - Parameter progress: How far it is, in thousandths, 0 … 1,000.
  /// - Throws: `JobClaimLost`.
  public func renew(progress: Int = 0) async throws {
    guard try await JobStore.renew(claimed, progress: Self.bounded(progress), until: time.now() + lease, in: database) else {
      throw JobClaimLost()
    }
  }

  /// The same in a transaction that keeps what was done so far: it is kept by whoever still holds the claim.
  /// - Throws: `JobClaimLost`.
  public func renew(progress: Int = 0, in transaction: Transaction) async throws {
    guard try await JobStore.renew(claimed, progress: Self.bounded(progress), until: time.now() + lease, in: transaction) else {
      throw JobClaimLost()
    }
  }

  private static func bounded(_ progress: Int) -> Int { min(max(progress, 0), 1_000) }
}

extension String {
  /// As much of it as so many bytes of UTF-8 hold.
  fileprivate func firstBytes(_ count: Int) -> String {
    var (text, left) = ("", count)
    for character in self {
      left -= character.utf8.count
      // PostgreSQL has no text with NUL.
      if left < 0 || character == "\0" { break }
      text.append(character)
    }
    return text
  }
}
