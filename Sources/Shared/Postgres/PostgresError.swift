/// Why the database did not do what was asked.
///
/// `description` is a fixed sentence per kind, safe for every log and answer; what the server said, which may quote data, is in
/// `debugDescription` only.
public struct PostgresError: Error, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Kind of the failure, as far as a program can act on it.
  public enum Kind: Sendable, Hashable {
    /// A row with the same key exists (23505).
    case uniqueViolation(constraint: String)
    /// A CHECK refused the row (23514).
    case checkViolation(constraint: String)
    /// The row referred to does not exist, or is still referred to (23503).
    case foreignKeyViolation(constraint: String)
    /// NULL in a column that allows none (23502).
    case notNullViolation(column: String)
    /// An exclusion constraint refused the row (23P01).
    case exclusionViolation(constraint: String)
    /// Concurrent transactions could not be put in an order (40001); the whole transaction may be tried again.
    case serializationFailure
    /// Transactions waited for each other (40P01); the whole transaction may be tried again.
    case deadlockDetected
    /// A lock was not free in time (55P03).
    case lockNotAvailable
    /// The statement was cancelled, by us or by the server's statement_timeout (57014).
    case queryCanceled
    /// The server has no room: its disk or memory is full, a limit of its own is reached, or its disk fails (class 53 but 53300, 58030). Nothing
    /// took effect, and nothing that writes will until somebody makes room.
    case outOfRoom(sqlState: String)
    /// A write on the connections for reads, or a server that takes no writes now (25006): writes go through `transaction` or `execute`.
    case readOnly
    /// Any other answer of the server, by its SQLSTATE.
    case server(sqlState: String)
    /// There is no connection. Nothing of the statement or its transaction took effect when `safeToRetry`.
    case connectionLost(safeToRetry: Bool)
    /// The connection was lost, or the caller gave up, after COMMIT was sent: it may or may not have taken effect.
    case outcomeUnknown
    /// Too many wait for a connection, or one has waited too long.
    case poolExhausted
    /// COMMIT found the transaction aborted by an earlier error that the body had swallowed; nothing took effect.
    case transactionAborted
    /// The transaction was used after its body had returned.
    case transactionEnded
    /// A column could not be read as the type asked for.
    case decoding(column: String, reason: String)
    /// A value cannot be sent, for example text with NUL.
    case invalidValue(reason: String)
    /// The result has no row where one is expected.
    case noRow
    /// The database's schema does not fit this binary.
    case schemaMismatch(reason: String)
  }

  public let kind: Kind
  /// Report of the server or libpq; nil when the refusal is our own.
  public let report: ServerReport?

  public init(_ kind: Kind, report: ServerReport? = nil) {
    self.kind = kind
    self.report = report
  }

  /// Whether the same transaction may simply be tried again: nothing of it took effect.
  public var isSafeToRetry: Bool {
    switch kind {
    case .serializationFailure, .deadlockDetected, .connectionLost(safeToRetry: true), .poolExhausted: true
    default: false
    }
  }

  /// The constraint that refused a row; nil for other errors.
  public var violatedConstraint: String? {
    switch kind {
    case .uniqueViolation(let constraint), .checkViolation(let constraint), .foreignKeyViolation(let constraint),
      .exclusionViolation(let constraint):
      constraint
    default: nil
    }
  }

  public var description: String {
    switch kind {
    case .uniqueViolation(let constraint): "a unique constraint refused the row: \(constraint)"
    case .checkViolation(let constraint): "a check refused the row: \(constraint)"
    case .foreignKeyViolation(let constraint): "a foreign key refused the row: \(constraint)"
    case .notNullViolation(let column): "a column must not be NULL: \(column)"
    case .exclusionViolation(let constraint): "an exclusion constraint refused the row: \(constraint)"
    case .serializationFailure: "concurrent transactions could not be put in an order"
    case .deadlockDetected: "transactions waited for each other"
    case .lockNotAvailable: "a lock was not free in time"
    case .queryCanceled: "the statement was cancelled"
    case .outOfRoom(let sqlState): "the database has no room: SQLSTATE \(sqlState)"
    case .readOnly: "the database takes no writes here"
    case .server(let sqlState): "the database answered with SQLSTATE \(sqlState)"
    case .connectionLost(let safeToRetry): safeToRetry ? "the database cannot be reached" : "the connection to the database was lost"
    case .outcomeUnknown: "it is not known whether the transaction was committed"
    case .poolExhausted: "no connection to the database is free"
    case .transactionAborted: "the transaction had failed before it was committed"
    case .transactionEnded: "the transaction has ended"
    case .decoding(let column, let reason): "column \(column) cannot be read: \(reason)"
    case .invalidValue(let reason): "a value cannot be sent: \(reason)"
    case .noRow: "the result has no row"
    case .schemaMismatch(let reason): reason
    }
  }

  public var debugDescription: String {
    guard let report else { return description }
    return "\(description) (\(report.debugDescription))"
  }
}

/// The server's own words. They may quote data: for logs at debug level and tests, never for answers.
public struct ServerReport: Sendable, Hashable, CustomDebugStringConvertible {
  /// The five characters of the SQLSTATE; empty when libpq itself reports.
  public var sqlState = ""
  public var severity = ""
  public var message = ""
  public var detail: String?
  public var hint: String?
  public var constraint: String?
  public var table: String?
  public var column: String?
  /// The function of the server's source that reports.
  public var routine: String?
  /// Where in the statement's text, counted in characters from 1.
  public var position: Int?
  /// The statement's text, with $1 for values.
  public var statement: String?

  public init() {}

  public var debugDescription: String {
    var parts = ["\(severity) \(sqlState): \(message)"]
    if let detail { parts.append("detail: \(detail)") }
    if let hint { parts.append("hint: \(hint)") }
    if let constraint { parts.append("constraint: \(constraint)") }
    if let table { parts.append("table: \(table)") }
    if let column { parts.append("column: \(column)") }
    if let position { parts.append("position: \(position)") }
    if let statement { parts.append("statement: \(statement)") }
    return parts.joined(separator: "; ")
  }
}

extension PostgresError {
  /// The only place where an answer of the server becomes a kind. By SQLSTATE, never by text, which depends on versions and languages
  /// (PostgreSQL 15, appendix A).
  init(_ report: ServerReport) {
    let constraint = report.constraint ?? ""
    let kind: Kind =
      switch report.sqlState {
      case "23505": .uniqueViolation(constraint: constraint)
      case "23514": .checkViolation(constraint: constraint)
      case "23503": .foreignKeyViolation(constraint: constraint)
      case "23502": .notNullViolation(column: report.column ?? "")
      case "23P01": .exclusionViolation(constraint: constraint)
      case "40001": .serializationFailure
      case "40P01": .deadlockDetected
      case "55P03": .lockNotAvailable
      case "57014": .queryCanceled
      case "25006": .readOnly
      // The server ends the session or refuses it: shutdown, crash of another, start-up, too many connections, idle for too long.
      case "57P01", "57P02", "57P03", "53300", "25P03", "57P05": .connectionLost(safeToRetry: true)
      case "": .connectionLost(safeToRetry: true)
      case "53000", "53100", "53200", "53400", "58030": .outOfRoom(sqlState: report.sqlState)
      case let state where state.hasPrefix("08"): .connectionLost(safeToRetry: true)
      case let state: .server(sqlState: state)
      }
    self.init(kind, report: report)
  }

  /// Whether a prepared statement was not what this side believed it to be: preparing it again cures that.
  var isStaleStatement: Bool {
    guard let report else { return false }
    return report.sqlState == "26000" || (report.sqlState == "0A000" && report.routine == "RevalidateCachedQuery")
  }

  var isConnectionLost: Bool {
    if case .connectionLost = kind { return true }
    return false
  }
}
