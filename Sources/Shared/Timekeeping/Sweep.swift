/// Removes what is past its time, in batches that hold few locks for a few milliseconds, as many of them as there is work for. Pure but for what the
/// batches do.
public enum Sweep {
  /// Batches of one look: so that one sweep cannot keep all others of its chore from their turn.
  public static let roundsMax = 100

  /// Runs a batch until one is short: whatever is left then is being worked at, or not due yet.
  /// - Parameters:
  ///   - limit: Rows that one batch may remove.
  ///   - batch: Removes at most so many rows, and says how many.
  /// - Returns: How many rows all of them have removed.
  @discardableResult
  public static func run(
    by limit: Int, roundsMax: Int = Sweep.roundsMax, _ batch: nonisolated(nonsending) (_ limit: Int) async throws -> Int
  ) async throws -> Int {
    var total = 0
    for _ in 0..<roundsMax {
      try Task.checkCancellation()
      let count = try await batch(limit)
      total += count
      if count < limit { break }
    }
    return total
  }
}
