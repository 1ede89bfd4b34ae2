import GameCommon
import Postgres
import Timekeeping

/// Writes finds on the boards: points and finds, everywhere and in each zone (requirements C-16, C-17, C-32). The last of those who take them: the counts of
/// a board are everybody's.
struct FindBoards: OutcomeTaker {
  func take(_ changes: [FindChange], at now: Moment, in transaction: Transaction) async throws {
    try await Boards().apply(changes.flatMap(Self.changes), at: now, in: transaction)
  }

  private static func changes(_ change: FindChange) -> [BoardChange] {
    switch change {
    case .recorded(let find):
      [.record(entry(of: find, on: .cachePoints, value: find.points)), .record(entry(of: find, on: .cacheFinds, value: 1))]
    case .corrected(let find): [.correct(find.logID, on: .cachePoints, accountID: find.finderID, value: Int64(find.points))]
    case .withdrawn(let find):
      [.cachePoints, .cacheFinds].map { .withdraw(find.logID, on: $0, accountID: find.finderID) }
    }
  }

  /// On the whole board, and on that of each zone that the cache is in.
  private static func entry(of find: Find, on board: BoardDefinition, value: Int) -> BoardEntry {
    let keys = Set([""] + OutcomeRules.zones(of: find.zoneKey))
    return BoardEntry(on: board, id: find.logID, accountID: find.finderID, keys: keys, value: Int64(value), time: find.time)
  }
}

extension BoardDefinition {
  /// Points of finds, everywhere and in each zone: its keys are ids of zones.
  static let cachePoints = BoardDefinition(.cacheOut, "points", aggregation: .sum, unit: .points)
  /// Finds, likewise.
  static let cacheFinds = BoardDefinition(.cacheOut, "finds", aggregation: .count, unit: .entries)
}
