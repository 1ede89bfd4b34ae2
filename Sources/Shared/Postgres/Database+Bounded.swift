extension Database {
  /// Runs one read that is dear, on a connection of its own, and for so long at most: the server itself ends it then, whatever becomes of the caller.
  /// - Parameter time: Whole milliseconds, shorter than the connection's own limit.
  /// - Throws: `PostgresError`; `queryCanceled` when the time was over.
  public func slowQuery(_ sql: SQL, within time: Duration) async throws -> Rows {
    try sql.checked()
    return Rows(result: try await target.onLoop { try await $0.readSlowly(sql, bound: Self.bound(time), $1) })
  }

  /// Runs one read that is dear where a condition holds, which goes before it in the same transaction: locks that the condition takes are held until the
  /// server is done with the read, also where nobody waits for it any more.
  /// - Parameters:
  ///   - time: Whole milliseconds, shorter than the connection's own limit; for the condition, and for the read.
  ///   - condition: Query for one boolean.
  /// - Returns: Nil where the condition does not hold.
  /// - Throws: `PostgresError`; `queryCanceled` when the time was over.
  public func slowQuery(_ sql: SQL, within time: Duration, if condition: SQL) async throws -> Rows? {
    try await transaction { transaction in
      try await transaction.executeLater(Self.bound(time))
      guard try await transaction.query(condition).firstRow().get(0, as: Bool.self) else { return nil }
      return try await transaction.query(sql)
    }
  }

  /// For this transaction alone; on its way together with the next statement.
  private static func bound(_ time: Duration) -> SQL {
    "SELECT set_config('statement_timeout', \(String(time.wholeMilliseconds)), true)"
  }
}
