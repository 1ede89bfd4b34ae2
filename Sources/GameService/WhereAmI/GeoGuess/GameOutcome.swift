import FoundationEssentials
import GameCommon

/// Outcome that a change of a game has decided, for those who take it: statistics, ratings, badges, leaderboards. Each transition is kept once, and this with
/// it, so that everything counts exactly once.
struct GameOutcome: Sendable {
  let game: Game
  /// The game before the change.
  let former: Game
  /// Actions that the machine asks to be counted.
  let actions: [PhaseMachine.Action]
  /// Players who still have an account, by index from 0, in the order of their accounts' ids: locks are taken in this order, so that two
  /// games that end at once never wait for each other in a circle.
  let indices: [Int]

  /// - Parameter goneID: Account that is no more: nothing counts for it.
  init(_ game: Game, since former: Game, _ actions: [PhaseMachine.Action], without goneID: UUID?) {
    (self.game, self.former, self.actions) = (game, former, actions)
    indices = game.players.indices.filter { game.players[$0].accountID != goneID }
      .sorted { game.players[$0].accountID.uuidString < game.players[$1].accountID.uuidString }
  }

  /// Whether the game has come to its end for those who stay.
  var isFinished: Bool { actions.contains(.countFinish) }

  /// Deed that counts for a player.
  struct Deed: Sendable, Hashable {
    var isFinished: Bool
    var isWon: Bool
    var isLost: Bool
    var isQuit: Bool
  }

  /// Deed that counts for a player, by index from 0; nil when nothing does.
  func deed(of index: Int) -> Deed? {
    let number = index + 1
    let deed = Deed(
      isFinished: isFinished && !game.play.hasLeft(number), isWon: actions.contains(.countWin(player: number)),
      isLost: actions.contains(.countLoss(player: number)), isQuit: actions.contains(.countQuit(player: number)))
    return deed.isFinished || deed.isWon || deed.isLost || deed.isQuit ? deed : nil
  }
}

/// One who takes what a game has decided, in the transaction that keeps it. `WhereAmIApp.takers` lists them in the order of their locks; the game
/// itself knows none of them.
protocol GameOutcomeTaker: OutcomeTaker where Outcome == GameOutcome {}
