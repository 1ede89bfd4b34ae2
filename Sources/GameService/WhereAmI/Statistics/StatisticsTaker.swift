import FoundationEssentials
import Postgres
import Timekeeping

/// Counts in the players' statistics what a game has decided.
struct StatisticsTaker: GameOutcomeTaker {
  let store: StatisticsStore

  func take(_ outcome: GameOutcome, at now: Moment, in transaction: Transaction) async throws {
    let deeds = try await store.counted(outcome, in: transaction)
    for index in outcome.indices {
      if let deed = deeds[index] { try await count(deed, of: index, in: outcome.game, at: now, transaction) }
    }
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
    if wasWon, try await store.countsForfeit(to: index, in: game, transaction) { latter = StatisticsRules.afterFinishOfWon(latter) }
    if deed.isLost { latter = StatisticsRules.afterLoss(latter) }
    try await store.keep(latter, of: player.accountID, in: transaction)
  }
}

extension StatisticsStore {
  /// Deeds that count for the players, by index from 0.
  func counted(_ outcome: GameOutcome, in transaction: Transaction) async throws -> [Int: GameOutcome.Deed] {
    var counted: [Int: GameOutcome.Deed] = [:]
    for index in outcome.indices {
      guard var deed = outcome.deed(of: index) else { continue }
      // The game may be played to its end all the same.
      if deed.isWon, !deed.isFinished { deed.isWon = try await countsForfeit(to: index, in: outcome.game, transaction) }
      if deed.isFinished || deed.isWon || deed.isLost || deed.isQuit { counted[index] = deed }
    }
    return counted
  }

  /// Whether a win by forfeit of a player, by index from 0, counts: against strangers alone, and once a day against the same one. The answer stays
  /// what it is, as only earlier games matter for it.
  func countsForfeit(to index: Int, in game: Game, _ transaction: Transaction) async throws -> Bool {
    guard StatisticsRules.countsForfeit(of: game.kind) else { return false }
    let accountIDs = game.players.map(\.accountID)
    return try await !hasForfeited(
      accountIDs.filter { $0 != accountIDs[index] }, to: accountIDs[index], before: game,
      since: game.createTime - StatisticsRules.forfeitRest,
      in: transaction)
  }
}
