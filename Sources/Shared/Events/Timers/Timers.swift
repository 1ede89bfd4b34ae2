public import FoundationEssentials
public import Postgres
public import Timekeeping

/// A durable timer: something that must happen to an aggregate at a time.
///
/// Timers are never changed by those who schedule them: to re-arm, an aggregate moves on to its next generation and schedules another; the
/// timer of the old generation fires and does nothing.
public struct TimerRow: Sendable, Hashable {
  /// The game, walk or meeting.
  public var aggregateID: UUID
  /// The aggregate's generation when the timer was scheduled.
  public var generation: Int64
  /// When it is to fire.
  public var dueTime: Moment
  /// Which handler it is for, for example "geo_guess.phase"; at most 100 characters.
  public var kind: String
  /// Data that the handler needs; at most 4,096 bytes.
  public var payload: [UInt8]

  public init(aggregateID: UUID, generation: Int64, dueTime: Moment, kind: String, payload: [UInt8] = []) {
    self.aggregateID = aggregateID
    self.generation = generation
    self.dueTime = dueTime
    self.kind = kind
    self.payload = payload
  }
}

/// Scheduling of timers.
public enum Timers {
  /// Inserts a timer; it exists if and only if the transaction commits, and then wakes this process's scheduler when it is the next to fire.
  ///
  /// The aggregate's row must be locked by the transaction already: lock order is aggregate, then timer.
  /// - Throws: `PostgresError`: `uniqueViolation` when the aggregate's generation has a timer of that kind already.
  public static func schedule(_ timer: TimerRow, in transaction: Transaction) async throws {
    try await TimerStore.insert(timer, in: transaction)
    let databaseID = transaction.databaseID
    transaction.afterCommit { AlarmBoard.ring(.timers(of: databaseID), at: timer.dueTime) }
  }

  /// Removes the timers of aggregates that were deleted, those of any generation and those that are parked.
  ///
  /// The aggregates' rows must have been deleted by the transaction already, which waits for a timer that is at one of them: whatever that
  /// has scheduled is seen here. One that fires meanwhile waits, finds its aggregate gone and itself removed.
  /// - Returns: How many.
  @discardableResult
  public static func remove(of aggregateIDs: [UUID], kind: String, in transaction: Transaction) async throws -> Int {
    try await TimerStore.remove(of: aggregateIDs, kind: kind, in: transaction)
  }

  /// Lets every parked timer of a kind try again, for operators who have cured what made them fail.
  /// - Returns: How many.
  @discardableResult
  public static func retryFailed(kind: String, now: Moment, in database: Database) async throws -> Int {
    try await TimerStore.retryFailed(kind: kind, now: now, in: database)
  }
}

/// Does what timers of one kind are for.
public protocol TimerHandler: Sendable {
  /// The kind of its timers.
  var kind: String { get }

  /// Locks the aggregate, compares its generation with the timer's, and acts when they are equal. The timer is removed afterwards by the
  /// same transaction: the effect happens exactly once, or not at all.
  ///
  /// An error rolls everything back and has the timer tried again later.
  /// - Parameter now: The time by the scheduler's clock; never before the timer's due time.
  func fire(_ timer: TimerRow, in transaction: Transaction, now: Moment) async throws
}
