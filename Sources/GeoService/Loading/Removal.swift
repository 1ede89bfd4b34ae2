/// Removes what an import no longer names. Which that is, is found out here, by a set, and not by a statement that compares the rows with the names: what
/// the transaction has written is in no statistics yet, so the planner takes it for a few rows and compares each with each.
enum Removal {
  /// Ids that are read, and at most removed, by a statement.
  static let idsPerStatement: Int32 = 50_000

  /// - Parameters:
  ///   - first: Comes before every id.
  ///   - page: The next ids that are stored behind one, in the database's order, at most so many.
  /// - Returns: How many were removed.
  static func carryOut<ID: Hashable & Sendable>(
    behind first: ID, except kept: Set<ID>, page: nonisolated(nonsending) (ID, Int32) async throws -> [ID],
    forget: nonisolated(nonsending) ([ID]) async throws -> Void
  ) async throws -> Int {
    var (last, removed) = (first, 0)
    while true {
      let ids = try await page(last, idsPerStatement)
      let gone = ids.filter { !kept.contains($0) }
      if !gone.isEmpty { try await forget(gone) }
      removed += gone.count
      guard ids.count == Int(idsPerStatement), let end = ids.last else { return removed }
      last = end
    }
  }
}
