extension Database {
  /// Runs one read that is dear, on a connection of its own, and for so long at most: the server itself ends it then, whatever becomes of the caller.
  /// - Parameter time: Whole milliseconds, shorter than the connection's own limit.
  /// - Throws: `PostgresError`; `queryCanceled` when the time was over.
  public func slowQuery(_ sql: SQL, within time: Duration) async throws -> Rows {
    try await transaction { transaction in
      // For this transaction alone; on its way together with the statement.
      try await transaction.executeLater("SELECT set_config('statement_timeout', \(String(time.wholeMilliseconds)), true)")
      return try await transaction.query(sql)
    }
  }
}
