import FoundationEssentials
import Timekeeping

/// One line of a player's history.
struct GameInHistory: Hashable, Sendable {
  let id: UUID
  let kind: Game.Kind
  let mapID: String
  let createTime: Moment
  let endTime: Moment?
  let phase: PhaseMachine.Phase
  /// Whether the player has stopped looking around in the current round.
  let isGuessing: Bool
  /// Whether the player has left a game that others went on with.
  let hasLeft: Bool
  /// The player's index, from 1.
  let player: Int
  /// The index of who has won; nil where nobody has.
  let winner: Int?
  /// The player's points in the revealed rounds.
  let score: Int

  /// Where the game stands for the player.
  var stage: PhaseMachine.Stage { hasLeft ? .abandoned : PhaseMachine.Stage(phase, isGuessing: isGuessing) }
}

/// A place in a history, newest first: the list goes on with what comes after it.
struct HistoryPlace: Hashable, Sendable {
  let createTime: Moment
  let gameID: UUID

  /// Before every game: later than any, as far as PostgreSQL's and the wire's times go (9999-12-31).
  static let start = HistoryPlace(createTime: Moment(milliseconds: 253_402_214_400_000), gameID: UUID(uuid: ones))

  private static let ones: uuid_t = (255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255)

  init(createTime: Moment, gameID: UUID) {
    self.createTime = createTime
    self.gameID = gameID
  }
}
