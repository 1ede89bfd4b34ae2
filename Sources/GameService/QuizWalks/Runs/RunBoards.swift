import FoundationEssentials
import GameCommon
import Identity
import Postgres
import Timekeeping

/// Writes runs on the boards: the best run of each player on a walk, and points over all walks (requirements X-7, Q-S4). The last of those who take them: the
/// counts of a board are everybody's.
struct RunBoards: OutcomeTaker {
  func take(_ changes: [RunChange], at now: Moment, in transaction: Transaction) async throws {
    try await Boards().apply(changes.flatMap(Self.changes), at: now, in: transaction)
  }

  static func changes(_ change: RunChange) -> [BoardChange] {
    switch change {
    case .recorded(let run):
      if run.reach == .none || !run.hasBoard || !run.isWalked { return [] }
      let keys: Set = [run.walkID.text, BoardDefinition.walkKey(run.walkID, version: run.version)]
      return [
        .record(
          BoardEntry(
            on: .walkRuns, id: run.runID, accountID: run.accountID, keys: keys, value: Int64(run.points), tie: run.tie, time: run.endTime))
      ]
    case .withdrawn(let run): return [.withdraw(run.runID, on: .walkRuns, accountID: run.accountID)]
    case .first(let run, let walkID, let accountID):
      guard let run, run.reach == .all else { return [.withdraw(walkID, on: .walkPoints, accountID: accountID)] }
      // One entry for each walk, whichever run it comes from: two that end at once are one.
      let (points, board) = (Int64(run.points), BoardDefinition.walkPoints)
      return [
        .record(BoardEntry(on: board, id: walkID, accountID: accountID, keys: [""], value: points, time: run.endTime)),
        .correct(walkID, on: board, accountID: accountID, value: points),
      ]
    }
  }
}

extension BoardDefinition {
  /// Points of the first run on each walk for everybody.
  static let walkPoints = BoardDefinition(.qwalk, "points", aggregation: .sum, unit: .points)
  /// The best run on a walk: its keys are a walk's id, and `walkKey` for one version of it alone.
  static let walkRuns = BoardDefinition(.qwalk, "runs", aggregation: .best, unit: .points)

  /// Key of a version of a walk.
  static func walkKey(_ walkID: UUID, version: Int) -> String { "\(walkID.text)/\(version)" }
}

/// Boards of a walk are there for those who may walk it.
struct WalkBoardGate: BoardGate {
  let database: Database
  let access: WalkAccess

  func isOpen(_ key: String, to callerID: UUID, at now: Moment) async throws -> Bool {
    guard let walkID = UUID(text: key.prefix { $0 != "/" }), let walk = try await access.lists.walk(walkID, in: database) else {
      return false
    }
    return WalkRules.isShown(walk.visibility, to: try await access.viewer(callerID, of: walk, in: database))
  }
}
