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
  let result: QueryResult
  let index: Int

  /// How many columns it has.
  public var columnCount: Int { result.columnCount }

  /// Reads a column.
  /// - Parameters:
  ///   - column: Its place in the statement's list, from 0.
  ///   - type: What to read it as; an Optional when the column may be NULL.
  /// - Throws: `decoding` when the column does not exist, is NULL or of another type.
  public func get<Value: SQLDecodable>(_ column: Int, as type: Value.Type = Value.self) throws(PostgresError) -> Value {
    if column < 0 || column >= result.columnCount { throw PostgresError(.decoding(column: "#\(column)", reason: "no such column")) }
    do throws(SQLMismatch) {
      return try result.withValue(row: index, column: column) { (bytes) throws(SQLMismatch) in
        try Value.decode(bytes, typeOID: result.typeOID(column: column))
      }
    } catch {
      throw PostgresError(.decoding(column: result.columnName(column), reason: error.reason))
    }
  }
}
