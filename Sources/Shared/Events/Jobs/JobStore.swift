internal import FoundationEssentials
internal import Postgres
internal import Timekeeping

/// Every SQL statement about jobs. One function, one statement.
enum JobStore {
  static func put(_ job: Job, dueTime: Moment, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO jobs (kind, job_key, account_id, payload, create_time, due_time)
      VALUES (\(job.kind), \(job.key), \(job.accountID), \(job.payload), \(now), \(dueTime))
      ON CONFLICT (kind, job_key) DO UPDATE SET account_id = excluded.account_id, payload = excluded.payload, create_time = excluded.create_time,
        due_time = excluded.due_time, attempt_count = 0, claim_generation = NULL, progress = 0, fail_time = NULL, last_error = NULL
      """)
  }

  static func remove(_ kind: String, _ key: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute("DELETE FROM jobs WHERE kind = \(kind) AND job_key = \(key)").affectedCount == 1
  }

  static func progress(_ kind: String, _ key: UUID, in querying: some Querying) async throws -> Int? {
    try await querying.query("SELECT progress FROM jobs WHERE kind = \(kind) AND job_key = \(key) AND (fail_time IS NULL) IS TRUE").first?
      .get(0)
  }

  /// Takes the job that has been due for longest, for as long as the lease lasts. A job that another is taking at the same time is passed over.
  static func claim(_ kind: String, until end: Moment, at now: Moment, in database: Database) async throws -> ClaimedJob? {
    try await database.execute(
      """
      UPDATE jobs SET claim_generation = nextval('jobs_claim_generation_seq'), due_time = \(end), attempt_count = attempt_count + 1
      WHERE (kind, job_key) = (
        SELECT kind, job_key FROM jobs WHERE kind = \(kind) AND fail_time IS NULL AND due_time <= \(now)
        ORDER BY due_time, job_key LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING job_key, account_id, payload, attempt_count, claim_generation
      """
    ).first.map {
      ClaimedJob(
        job: Job(kind, about: try $0.get(0), of: try $0.get(1), payload: try $0.get(2)), attemptCount: try $0.get(3),
        generation: try $0.get(4))
    }
  }

  /// Puts the end of the lease off.
  /// - Returns: Whether the claim still held.
  static func renew(_ claimed: ClaimedJob, progress: Int, until end: Moment, in database: Database) async throws -> Bool {
    try await database.execute(
      """
      UPDATE jobs SET due_time = \(end), progress = \(Int16(progress))
      WHERE kind = \(claimed.job.kind) AND job_key = \(claimed.job.key) AND claim_generation = \(claimed.generation)
      """
    ).affectedCount == 1
  }

  /// The same in a transaction that keeps what was done so far.
  static func renew(_ claimed: ClaimedJob, progress: Int, until end: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE jobs SET due_time = \(end), progress = \(Int16(progress))
      WHERE kind = \(claimed.job.kind) AND job_key = \(claimed.job.key) AND claim_generation = \(claimed.generation)
      """
    ).affectedCount == 1
  }

  /// It is done.
  /// - Returns: Whether the claim still held.
  static func finish(_ claimed: ClaimedJob, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "DELETE FROM jobs WHERE kind = \(claimed.job.kind) AND job_key = \(claimed.job.key) AND claim_generation = \(claimed.generation)"
    ).affectedCount == 1
  }

  /// It is tried again, and nobody is at it until then.
  static func postpone(_ claimed: ClaimedJob, until dueTime: Moment, error: String, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE jobs SET due_time = \(dueTime), claim_generation = NULL, last_error = \(error)
      WHERE kind = \(claimed.job.kind) AND job_key = \(claimed.job.key) AND claim_generation = \(claimed.generation)
      """)
  }

  /// It is given up.
  /// - Returns: Whether the claim still held.
  static func giveUp(_ claimed: ClaimedJob, error: String, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE jobs SET fail_time = \(now), claim_generation = NULL, last_error = \(error)
      WHERE kind = \(claimed.job.kind) AND job_key = \(claimed.job.key) AND claim_generation = \(claimed.generation)
      """
    ).affectedCount == 1
  }

  /// When the job of a kind that waits longest was due; nil when none is.
  static func oldestDue(_ kind: String, at now: Moment, in querying: some Querying) async throws -> Moment? {
    try await querying.query(
      "SELECT due_time FROM jobs WHERE kind = \(kind) AND fail_time IS NULL AND due_time <= \(now) ORDER BY due_time LIMIT 1"
    ).first?.get(0)
  }

  /// Removes jobs that were given up before a time, at most `limit`.
  /// - Returns: How many.
  static func sweep(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM jobs WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM jobs WHERE fail_time <= \(time) ORDER BY fail_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}
