import Lifecycle
import Timekeeping

extension Chore {
  /// Rows removed in one statement: a few milliseconds of locks.
  private static let sweepBatchMax = 1_000

  /// Removes what is over, in batches, every ten minutes. Safe on every replica at once.
  /// - Parameters:
  ///   - rows: Name of what is removed, for example "sessions".
  ///   - batch: Removes at most so many rows, and says how many.
  static func sweep(
    _ rows: String, _ time: any TimeSource, _ batch: @escaping @Sendable (_ limit: Int, _ now: Moment) async throws -> Int
  ) -> Chore {
    Chore("sweep \(rows)", every: .seconds(600)) {
      let now = time.now()
      try await Sweep.run(by: sweepBatchMax) { limit in try await batch(limit, now) }
    }
  }
}

/// Answer to a question that an operator is asked.
private enum Answer: String, CaseIterable { case yes, no }

extension Settings {
  /// Whether the operator says yes.
  func isYes(_ name: String, default isYes: Bool) -> Bool { choice(name, default: isYes ? Answer.yes : .no) == .yes }
}
