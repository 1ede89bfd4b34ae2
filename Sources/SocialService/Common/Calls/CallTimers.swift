import Events
import Postgres
import Timekeeping

/// Ends calls that nobody answers, and those of which one side says no word any more, whichever processes are there.
struct CallTimers: TimerHandler {
  static let kind = "social.call"

  let calls: Calls

  var kind: String { Self.kind }

  func fire(_ timer: TimerRow, in transaction: Transaction, now: Moment) async throws {
    try await calls.pass(timer.aggregateID, generation: timer.generation, at: now, transaction)
  }
}
