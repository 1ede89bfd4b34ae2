import Events
import Postgres
import Timekeeping

/// Effect of a due timer on its game: all that the machine says has fallen due. A stale timer, or one whose game is gone, does nothing.
struct GeoGuessTimers: TimerHandler {
  static let kind = "geo_guess.phase"

  let play: GamePlay

  var kind: String { Self.kind }

  func fire(_ timer: TimerRow, in transaction: Transaction, now: Moment) async throws {
    try await play.timerDue(timer.generation, in: timer.aggregateID, at: now, transaction)
  }
}
