extension Database {
  /// The end of a transaction whose value is told, and whose writes are not kept.
  private struct TakenBack<Value: Sendable>: Error {
    let value: Value
  }

  /// Runs `body` in a transaction, and takes its writes back where `isTakenBack` says so of what it returns: a dry run does everything, and tells what would
  /// come of it.
  /// - Parameters:
  ///   - attempts: As of `transaction(isolation:attempts:_:)`.
  ///   - isTakenBack: Asked once for each run of `body`.
  /// - Returns: The value of `body`, kept or not.
  /// - Throws: As `transaction(isolation:attempts:_:)`.
  public func transaction<Value: Sendable>(
    attempts: Int = 1, takenBackIf isTakenBack: (Value) -> Bool,
    _ body: nonisolated(nonsending) (Transaction) async throws -> Value
  ) async throws -> Value {
    do {
      return try await transaction(attempts: attempts) { (transaction) async throws in
        let value = try await body(transaction)
        if isTakenBack(value) { throw TakenBack(value: value) }
        return value
      }
    } catch let end as TakenBack<Value> {
      return end.value
    }
  }
}
