import GameCommon
import Postgres
import Timekeeping

/// Sets the points of those who have stayed beside those of others on the boards of the game's map and of all maps. The last of all takers, because
/// the counts of a board are everybody's.
struct LeaderboardTaker: GameOutcomeTaker {
  func take(_ outcome: GameOutcome, at now: Moment, in transaction: Transaction) async throws {
    let game = outcome.game
    guard outcome.isFinished, game.isRanked else { return }
    let entries = outcome.indices.filter { !game.play.hasLeft($0 + 1) }.map { index in
      BoardEntry(
        on: .score, id: game.id, accountID: game.players[index].accountID, keys: ["", game.mapID],
        value: Int64(game.play.score(of: index + 1)), time: now)
    }
    try await Boards().apply(entries.map { .record($0) }, at: now, in: transaction)
  }
}
