import CairnProto
public import Postgres
public import RPC

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
