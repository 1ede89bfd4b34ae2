public import FoundationEssentials
public import Postgres
public import Timekeeping

/// Work that outlives the process that has begun it: what must be done once, takes longer than a transaction, and may fail for a while.
public struct Job: Sendable, Hashable {
  /// Kind of work to be done; one `JobHandler` has it.
  public var kind: String
  /// Id of what it is about: there is one job of a kind for each.
  public var key: UUID
  /// Account that it belongs to: when an account is purged, its jobs go with it. Nil where it is nobody's.
  public var accountID: UUID?
  /// At most 65,536 bytes, in a form that a person can read: it stands in the export of whose it is.
  public var payload: String

  public init(_ kind: String, about key: UUID, of accountID: UUID? = nil, payload: String = "") {
    self.kind = kind
    self.key = key
    self.accountID = accountID
    self.payload = payload
  }
}

/// A job that this process holds. The claim ends with the lease, or when the job is asked for anew; nothing that is done by an old claim counts.
public struct ClaimedJob: Sendable, Hashable {
  /// The job as it was asked for.
  public let job: Job
  /// Which attempt it is, from 1.
  public let attemptCount: Int
  /// Another number for each claim of any job.
  public let generation: Int64
}

/// The jobs of one kind: how they are done, and how often that is tried.
public struct JobHandler: Sendable {
  /// The kind of its jobs.
  public let kind: String
  /// How long a lease is, how often and with which pauses a job is tried.
  public let rules: JobRules
  let work: @Sendable (ClaimedJob, JobClaim) async throws -> JobEffect
  let giveUp: @Sendable (ClaimedJob, String, Transaction, Moment) async throws -> Void

  /// - Parameters:
  ///   - work: Does what takes long, outside of any transaction and perhaps several times, and returns what is to be kept of it. It throws `JobRefusal` for
  ///     what no further attempt would change; after any other error it is tried again. It heeds cancellation, by which it is told that it has taken
  ///     longer than `JobRules.timeMax`, or that the process ends: nothing else is begun, and no process ends, before it has returned.
  ///   - giveUp: Further effects of giving up a job, in that transaction; with the reason.
  public init(
    _ kind: String, rules: JobRules = JobRules(), work: @escaping @Sendable (ClaimedJob, JobClaim) async throws -> JobEffect,
    giveUp: @escaping @Sendable (ClaimedJob, String, Transaction, Moment) async throws -> Void = { _, _, _, _ in }
  ) {
    self.kind = kind
    self.rules = rules
    self.work = work
    self.giveUp = giveUp
  }
}

/// The effect that makes a job done: in one transaction with its end, so once for a claim and never for one that was lost.
public struct JobEffect: Sendable {
  let carryOut: @Sendable (Transaction, Moment) async throws -> Void

  /// - Parameter carryOut: May be called several times, each time in a transaction of its own of which one at most is committed.
  public init(_ carryOut: @escaping @Sendable (Transaction, Moment) async throws -> Void) {
    self.carryOut = carryOut
  }
}

/// A refusal that no further attempt would change: the job is given up at once.
public struct JobRefusal: Error, Sendable, Hashable {
  /// One word, for a metric and the log: nothing personal.
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }
}

/// The claim is over: somebody else has begun the job anew, or it is gone. Work that was done for it is dropped.
public struct JobClaimLost: Error, Sendable, Hashable {}

/// Asking for jobs.
public enum Jobs {
  /// Asks for a job, in the transaction that makes it necessary. One of that kind and key that is there already is replaced, whoever is at it.
  /// - Parameter dueTime: When it may be begun.
  public static func ask(for job: Job, dueTime: Moment, at now: Moment, in transaction: Transaction) async throws {
    try await JobStore.put(job, dueTime: dueTime, at: now, in: transaction)
  }

  /// Nobody needs it any more.
  /// - Returns: Whether it was there.
  @discardableResult
  public static func withdraw(_ kind: String, about key: UUID, in transaction: Transaction) async throws -> Bool {
    try await JobStore.remove(kind, key, in: transaction)
  }

  /// How far a job is, in thousandths; nil when there is none, or when it was given up.
  public static func progress(_ kind: String, about key: UUID, in querying: some Querying) async throws -> Int? {
    try await JobStore.progress(kind, key, in: querying)
  }
}
