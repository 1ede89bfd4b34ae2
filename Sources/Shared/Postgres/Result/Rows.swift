/// Rows that a statement returned. The rows stay in libpq's memory; values are copied out one by one when they are asked for.
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
  ///   - type: Type to read it as; an Optional when the column may be NULL.
  /// - Throws: `decoding` when the column does not exist, is NULL or of another type.
  // Inlinable, so that it is made for the type that is asked for: as a generic function it takes longer than what it does.
  @inlinable public func get<Value: SQLDecodable>(_ column: Int, as type: Value.Type = Value.self) throws(PostgresError) -> Value {
    let (bytes, typeOID) = try result.value(row: index, column: column)
    defer { withExtendedLifetime(result) {} }
    do throws(SQLMismatch) {
      return try Value.decode(bytes, typeOID: typeOID)
    } catch {
      throw result.error(error, column: column)
    }
  }
}
