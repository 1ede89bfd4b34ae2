import Postgres
import Timekeeping

/// Notes the score of a game of the day that is finished.
struct DailyTaker: GameOutcomeTaker {
  func take(_ outcome: GameOutcome, at now: Moment, in transaction: Transaction) async throws {
    guard outcome.isFinished, outcome.game.play.isSingle else { return }
    try await DailyStore().finish(outcome.game.id, score: outcome.game.play.score(of: 1), in: transaction)
  }
}
