import CairnProto
public import Postgres
public import RPC

extension Database {
  /// Time of one statement of a dear call in the database: half of what a call may take at all. Its caller would not wait for what needs more,
  /// and the server would go on with it.
  public static let dearTimeMax = Duration.seconds(5)

  /// Runs one read of a dear call (docs/floods.md): the server itself ends it after `dearTimeMax`, and it is told as too much to do, which it is.
  /// - Throws: `PostgresError`; `OVERLOADED` when the time was over.
  public func dearQuery(_ sql: SQL) async throws -> Rows {
    do {
      return try await slowQuery(sql, within: Self.dearTimeMax)
    } catch let error as PostgresError where error.kind == .queryCanceled {
      throw RPCError.overloaded("this is too much to look for at once")
    }
  }
}

/// Errors that a caller is told when the database could not do its work. Refusals by constraints are the features' own to explain, and reach
/// nobody from here but as INTERNAL.
extension PostgresError: RPCErrorConvertible {
  public var rpcError: RPCError {
    switch kind {
    case .connectionLost(safeToRetry: true), .poolExhausted, .serializationFailure, .deadlockDetected:
      var error = RPCError.unavailable("the database could not do it now", cause: self)
      error.isSafeToRetry = true
      return error
    case .outOfRoom, .readOnly:
      // Nothing took effect, and another process would find the same server: the client may come again, nobody else need.
      return RPCError.unavailable("the database cannot keep anything now", cause: self)
    case .connectionLost(safeToRetry: false), .outcomeUnknown:
      return RPCError(.unavailable, reason: .outcomeUnknown, message: "the database was lost before it had answered", cause: self)
    default:
      return RPCError(.internal, reason: .internal, message: "an error of ours; quote the request id", cause: self)
    }
  }
}
