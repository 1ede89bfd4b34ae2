import FoundationEssentials
import Timekeeping

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
  /// Time of the earliest entry that has changed: a period that it lies in changes by what was changed. Nil when that is not known; then a
  /// period is summed up anew.
  var earliestEntryTime: Moment?

  func adding(_ other: BoardTally) -> BoardTally {
    let earliest = earliestEntryTime.flatMap { mine in other.earliestEntryTime.map { min(mine, $0) } }
    return BoardTally(
      subject: subject, countChange: countChange + other.countChange, valueChange: valueChange + other.valueChange,
      earliestEntryTime: earliest)
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
