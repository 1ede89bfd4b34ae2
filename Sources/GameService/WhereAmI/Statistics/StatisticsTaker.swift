import FoundationEssentials
import Postgres
import Timekeeping

/// Counts in the players' statistics what a game has decided.
struct StatisticsTaker: GameOutcomeTaker {
  let store: StatisticsStore

  func take(_ outcome: GameOutcome, at now: Moment, in transaction: Transaction) async throws {
    for index in outcome.indices {
      if let deed = Self.counted(outcome, of: index) { try await count(deed, of: index, in: outcome.game, at: now, transaction) }
    }
  }

  /// Deed that counts for a player, by index from 0; nil when nothing does.
  static func counted(_ outcome: GameOutcome, of index: Int) -> GameOutcome.Deed? {
    guard var deed = outcome.deed(of: index) else { return nil }
    // A win by forfeit counts against strangers alone; the game may be played to its end all the same.
    deed.isWon = deed.isWon && (deed.isFinished || StatisticsRules.countsForfeit(of: outcome.game.kind))
    return deed.isFinished || deed.isWon || deed.isLost || deed.isQuit ? deed : nil
  }

  private func count(
    _ deed: GameOutcome.Deed, of index: Int, in game: Game, at now: Moment, _ transaction: Transaction
  ) async throws {
    let player = game.players[index]
    let (former, day) = try await store.lock(player.accountID, dayOf: now, in: player.timeZone, transaction)
    var latter = former
    if deed.isQuit { latter = StatisticsRules.afterQuit(latter) }
    if deed.isFinished {
      latter = StatisticsRules.afterGame(latter, isSingle: game.play.isSingle, score: game.play.score(of: index + 1), on: day)
      try await store.countGame(of: player.accountID, on: day, in: transaction)
    }
    if deed.isWon { latter = StatisticsRules.afterWin(latter, isFinished: deed.isFinished) }
    // By a forfeit, while others were still there to leave.
    let wasWon = deed.isFinished && !deed.isWon && game.play.winner == index + 1
    if wasWon, StatisticsRules.countsForfeit(of: game.kind) { latter = StatisticsRules.afterFinishOfWon(latter) }
    if deed.isLost { latter = StatisticsRules.afterLoss(latter) }
    try await store.keep(latter, of: player.accountID, in: transaction)
  }
}
