import Postgres
import Timekeeping

/// Notes the score of a game of the day that is finished.
struct DailyTaker: GameOutcomeTaker {
  func take(_ outcome: GameOutcome, at now: Moment, in transaction: Transaction) async throws {
    guard outcome.isFinished, outcome.game.play.isSingle else { return }
    let play = outcome.game.play
    let scores = play.rounds.map { Int16(clamping: $0.turns[0].answer?.score ?? 0) }
    try await DailyStore().finish(outcome.game.id, score: play.score(of: 1), scores, in: transaction)
  }
}
