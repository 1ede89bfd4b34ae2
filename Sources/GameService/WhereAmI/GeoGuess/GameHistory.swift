import FoundationEssentials
import Identity
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

  var place: HistoryPlace { HistoryPlace(createTime: createTime, gameID: id) }

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

  /// 24 bytes: microseconds since 1970, then the id.
  var bytes: [UInt8] {
    PageTokenNumbers.bytes(UInt64(bitPattern: createTime.microseconds)) + gameID.bytes
  }

  /// Reads what `bytes` wrote; nil for another length.
  init?(bytes: [UInt8]) {
    guard let (numbers, rest) = PageTokenNumbers.read(1, of: bytes), let gameID = UUID(bytes: rest) else { return nil }
    self.init(createTime: Moment(microseconds: Int64(bitPattern: numbers[0])), gameID: gameID)
  }

  init(createTime: Moment, gameID: UUID) {
    self.createTime = createTime
    self.gameID = gameID
  }
}
