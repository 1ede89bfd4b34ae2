import FoundationEssentials

/// Change of the sums of a player at a key of a board. Pure.
struct BoardTally: Sendable {
  /// Player and key that are ranked, over all periods.
  struct Subject: Sendable, Hashable {
    let accountID: UUID
    let board: BoardDefinition
    let key: String
  }

  let subject: Subject
  /// Entries that are more.
  var countChange: Int64
  /// Points that are more, in the board's unit.
  var valueChange: Int64

  /// Nothing of the same.
  var empty: BoardTally { BoardTally(subject: subject, countChange: 0, valueChange: 0) }

  mutating func add(_ other: BoardTally) {
    countChange += other.countChange
    valueChange += other.valueChange
  }

  /// Changes of which none concerns an entry that another one of its round concerns, so that each round is done by three statements.
  static func rounds(of changes: [BoardChange]) -> [[BoardChange]] {
    var rounds: [[BoardChange]] = []
    var seen: [[String]: Int] = [:]
    for change in changes {
      let entry = [change.accountID.uuidString, change.board.id, change.entryID.uuidString]
      let round = seen[entry, default: 0]
      seen[entry] = round + 1
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(change)
    }
    return rounds
  }
}
