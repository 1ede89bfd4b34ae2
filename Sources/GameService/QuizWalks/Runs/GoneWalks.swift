import FoundationEssentials
import GameCommon
import Postgres
import Timekeeping

/// Takes runs of deleted walks off the boards of those walks, which nobody can see any more. Points won on them over all walks stay, as do badges. Safe on
/// every replica at once.
struct GoneWalks: Sendable {
  /// How often it is looked; the look is at an empty table.
  static let interval = Duration.seconds(60)
  /// Runs of one transaction: some ten milliseconds of locks.
  static let runsMax = 200
  /// How long a deleted walk is remembered: longer than any transaction that ends a run took to see it.
  static let retention = Duration.seconds(86_400)

  let database: Database
  let store = RunStore()

  func sweep(at now: Moment) async throws {
    try await Sweep.run(by: Self.runsMax) { limit in
      try await database.transaction { transaction in
        let runs = try await store.takeOffBoards(limit: limit, in: transaction)
        try await Boards().apply(
          runs.map { .withdraw($0.runID, on: .walkRuns, accountID: $0.accountID) }, at: now, in: transaction)
        return runs.count
      }
    }
    try await Sweep.run(by: Self.runsMax) { limit in
      try await database.transaction { try await store.forgetGone(before: now - Self.retention, limit: limit, in: $0) }
    }
  }
}
