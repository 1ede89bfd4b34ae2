internal import CLibPQ

/// A connection that blocks its thread: for migrations and for tests that make databases, never on a loop. It alone runs scripts, that is
/// SQL which is not a literal of this program.
package final class BlockingConnection {
  private let handle: ConnectionHandle

  /// - Parameter connectionString: As libpq reads it.
  /// - Throws: `invalidValue`, `connectionLost`.
  package init(_ connectionString: String) throws(PostgresError) {
    var parameters = try ConnectionParameters(connectionString)
    parameters.setDefault("application_name", "cairn")
    parameters.setDefault("client_encoding", "UTF8")
    // Seconds; libpq would wait for the operating system's patience.
    parameters.setDefault("connect_timeout", "10")
    guard let pointer = parameters.withLists({ PQconnectdbParams($0, $1, 0) }) else {
      throw PostgresError(.connectionLost(safeToRetry: true))
    }
    handle = ConnectionHandle(owning: pointer)
    handle.silenceNotices()
    if handle.isBad { throw PostgresError(.connectionLost(safeToRetry: true), report: handle.report) }
  }

  /// Runs statements separated by semicolons. Without BEGIN of its own the whole script is one transaction.
  package func run(script: String) throws(PostgresError) {
    guard let result = take(handle.lend { PQexec($0, script) }) else { throw lost }
    try check(result)
  }

  /// Runs one statement with its values.
  @discardableResult
  package func query(_ sql: SQL) throws(PostgresError) -> Rows {
    try sql.checked()
    let types = sql.parameters.map(\.typeOID)
    let lengths = sql.parameters.map { max(0, $0.count) }
    let formats = [Int32](repeating: 1, count: types.count)
    // One byte more than there is, so that an empty value points somewhere.
    let bytes = sql.values.storage.map(CChar.init(bitPattern:)) + [0]
    let pointer = bytes.withUnsafeBufferPointer { bytes in
      let values = sql.parameters.map { $0.count < 0 ? nil : bytes.baseAddress! + $0.offset }
      return handle.lend { PQexecParams($0, sql.text, Int32(types.count), types, values, lengths, formats, 1) }
    }
    guard let result = take(pointer) else { throw lost }
    try check(result)
    return Rows(result: result)
  }

  /// Whether a transaction is open.
  package var isInTransaction: Bool {
    switch handle.lend({ PQtransactionStatus($0) }) {
    case PQTRANS_INTRANS, PQTRANS_INERROR: true
    default: false
    }
  }

  private func take(_ pointer: OpaquePointer?) -> QueryResult? { pointer.map(QueryResult.init(owning:)) }

  private func check(_ result: QueryResult) throws(PostgresError) {
    switch result.status {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: return
    default: throw PostgresError(result.report)
    }
  }

  private var lost: PostgresError { PostgresError(.connectionLost(safeToRetry: false), report: handle.report) }
}
