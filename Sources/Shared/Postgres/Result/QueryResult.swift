internal import CLibPQ

/// Owns one PGresult.
///
/// Sendable, because a PGresult is never changed after libpq has handed it over: "effectively read-only after creation, and so can be
/// passed around freely between threads" (libpq, "Behavior in Threaded Programs"); this class only reads it and frees it once.
@usableFromInline final class QueryResult: @unchecked Sendable {
  private let pointer: OpaquePointer
  let rowCount: Int
  let columnCount: Int

  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    rowCount = Int(PQntuples(pointer))
    columnCount = Int(PQnfields(pointer))
  }

  deinit {
    PQclear(pointer)
  }

  /// A value and its column's type; nil for NULL. The bytes are valid as long as the result lives.
  /// - Throws: `decoding` when there is no such column. The row must exist.
  @usableFromInline func value(
    row: Int, column: Int
  ) throws(PostgresError) -> (bytes: UnsafeRawBufferPointer?, typeOID: UInt32) {
    if column < 0 || column >= columnCount { throw PostgresError(.decoding(column: "#\(column)", reason: "no such column")) }
    let (row, column) = (Int32(truncatingIfNeeded: row), Int32(truncatingIfNeeded: column))
    let count = Int(PQgetlength(pointer, row, column))
    // NULL has no length.
    let isNull = count == 0 && PQgetisnull(pointer, row, column) != 0
    return (isNull ? nil : UnsafeRawBufferPointer(start: PQgetvalue(pointer, row, column), count: count), PQftype(pointer, column))
  }

  /// The error for a value that is not what was asked for.
  @usableFromInline func error(_ mismatch: SQLMismatch, column: Int) -> PostgresError {
    PostgresError(.decoding(column: columnName(column), reason: mismatch.reason))
  }

  func columnName(_ column: Int) -> String {
    guard let name = PQfname(pointer, Int32(truncatingIfNeeded: column)) else { return "#\(column)" }
    return String(cString: name)
  }

  /// Rows inserted, updated, deleted or selected; 0 for other statements.
  var affectedCount: Int { Int(String(cString: PQcmdTuples(pointer))) ?? 0 }

  /// For example "INSERT 0 1", "COMMIT", "ROLLBACK".
  var commandTag: String { String(cString: PQcmdStatus(pointer)) }

  var status: ExecStatusType { PQresultStatus(pointer) }

  /// Report of the server; meaningful for results that are errors.
  var report: ServerReport {
    var report = ServerReport()
    report.sqlState = field(CAIRN_DIAG_SQLSTATE) ?? ""
    report.severity = field(CAIRN_DIAG_SEVERITY) ?? ""
    report.message = field(CAIRN_DIAG_MESSAGE) ?? String(cString: PQresultErrorMessage(pointer))
    report.detail = field(CAIRN_DIAG_DETAIL)
    report.hint = field(CAIRN_DIAG_HINT)
    report.constraint = field(CAIRN_DIAG_CONSTRAINT)
    report.table = field(CAIRN_DIAG_TABLE)
    report.column = field(CAIRN_DIAG_COLUMN)
    report.routine = field(CAIRN_DIAG_ROUTINE)
    report.position = field(CAIRN_DIAG_POSITION).flatMap { Int($0) }
    return report
  }

  private func field(_ code: Int) -> String? {
    PQresultErrorField(pointer, Int32(truncatingIfNeeded: code)).map { String(cString: $0) }
  }
}
