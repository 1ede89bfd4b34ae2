/// What a statement returned. The rows stay in libpq's memory; values are copied out one by one when they are asked for.
public struct Rows: Sendable, RandomAccessCollection {
  let result: QueryResult

  public var startIndex: Int { 0 }
  public var endIndex: Int { result.rowCount }

  public subscript(index: Int) -> Row {
    precondition(index >= 0 && index < result.rowCount, "no such row")
    return Row(result: result, index: index)
  }

  /// Rows inserted, updated, deleted or selected.
  public var affectedCount: Int { result.affectedCount }

  /// The only or first row.
  /// - Throws: `noRow` when there is none.
  public func firstRow() throws(PostgresError) -> Row {
    guard let row = first else { throw PostgresError(.noRow) }
    return row
  }
}

/// One row of a result.
public struct Row: Sendable {
  @usableFromInline let result: QueryResult
  @usableFromInline let index: Int

  /// How many columns it has.
  public var columnCount: Int { result.columnCount }

  /// Reads a column.
  /// - Parameters:
  ///   - column: Its place in the statement's list, from 0.
  ///   - type: What to read it as; an Optional when the column may be NULL.
  /// - Throws: `decoding` when the column does not exist, is NULL or of another type.
  // Inlinable, so that each use is made for its own type: a list reads hundreds of values.
  @inlinable public func get<Value: SQLDecodable>(_ column: Int, as type: Value.Type = Value.self) throws(PostgresError) -> Value {
    if column < 0 || column >= result.columnCount { throw Self.noColumn(column) }
    do throws(SQLMismatch) {
      // The value lies in the result, which the row holds.
      return try withExtendedLifetime(result) { () throws(SQLMismatch) in
        try Value.decode(result.value(row: index, column: column), typeOID: result.typeOID(column: column))
      }
    } catch {
      throw mismatch(error, at: column)
    }
  }

  @usableFromInline static func noColumn(_ column: Int) -> PostgresError {
    PostgresError(.decoding(column: "#\(column)", reason: "no such column"))
  }

  @usableFromInline func mismatch(_ mismatch: SQLMismatch, at column: Int) -> PostgresError {
    PostgresError(.decoding(column: result.columnName(column), reason: mismatch.reason))
  }
}
