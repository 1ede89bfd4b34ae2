import CairnProto
import RPC

/// A leaderboard that was asked for.
struct AskedBoard {
  let key: BoardKey
  let isOfFriends: Bool
  let gate: (any BoardGate)?

  /// - Throws: `RPCError`: BOARD_NOT_FOUND; field violations.
  init(_ leaderboard: Leaderboard?, among boards: BoardList) throws(RPCError) {
    let leaderboard = leaderboard ?? Leaderboard()
    let realm = try Field.word(leaderboard.realm, "leaderboard.realm") { AppRealm($0) }
    guard leaderboard.board.utf8.count <= LeaderboardHandlers.boardBytesMax else {
      throw .invalid("leaderboard.board", .tooLong, "at most \(LeaderboardHandlers.boardBytesMax) bytes")
    }
    guard leaderboard.key.utf8.count <= LeaderboardHandlers.keyBytesMax else {
      throw .invalid("leaderboard.key", .tooLong, "at most \(LeaderboardHandlers.keyBytesMax) bytes")
    }
    switch leaderboard.scope {
    case .unspecified, .global: isOfFriends = false
    case .friends: isOfFriends = true
    default: throw .invalid("leaderboard.scope", .unknownValue, "one of the scopes there are")
    }
    let period = LeaderboardRules.Period(leaderboard.period)
    guard let board = boards.board(realm, leaderboard.board) else { throw .boardNotFound }
    guard let period, board.definition.periods.contains(period) else {
      throw .invalid("leaderboard.period", .unknownValue, "one of the periods there are")
    }
    key = BoardKey(board.definition, leaderboard.key, period: period)
    gate = board.gate
  }

  /// Digest of the values that must stay the same from page to page.
  var digest: [UInt8] { Array("\(isOfFriends) \(key.period.rawValue) \(key.board.id) \(key.key)".utf8) }
}

extension LeaderboardRules.Period {
  /// Nil for a value that is none.
  init?(_ period: Leaderboard.Period) {
    switch period {
    case .unspecified, .all: self = .all
    case .month: self = .month
    case .week: self = .week
    case .unrecognized: return nil
    }
  }
}

extension LeaderboardValue {
  init(_ value: BoardValue, in unit: BoardDefinition.Unit) {
    let content: OneOfValue =
      switch value {
      case .average(let number): .average(number)
      case .sum(let number): .sum(number)
      case .best(let number): .best(number)
      case .count(let number): .count(number)
      }
    self.init(value: content, unit: Unit(unit))
  }
}

extension LeaderboardValue.Unit {
  init(_ unit: BoardDefinition.Unit) {
    switch unit {
    case .points: self = .points
    case .entries: self = .entries
    case .meters: self = .meters
    case .milliseconds: self = .milliseconds
    case .metersPerHour: self = .metersPerHour
    }
  }
}

extension RPCError {
  /// NOT_FOUND BOARD_NOT_FOUND.
  static var boardNotFound: RPCError { RPCError(.notFound, reason: .boardNotFound, message: "no such board, or not for the caller") }
}
