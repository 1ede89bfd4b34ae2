public import FoundationEssentials
public import Logging

/// Fields that every line of one request carries, without a parameter on every function.
///
/// Bound once, by the synchronous `LogContext.$current.withValue(context) { … }` around the start of the request's task; child
/// tasks inherit it. It is plain values and not a dictionary, because it is set for every request and made text of
/// only when a line is really written.
public struct LogContext: Sendable, Hashable {
  /// Names the request in every service it passes.
  public var requestID: String
  /// Full method path, for example "/cairn.game.whereami.v1.GeoGuessService/StartSingle".
  public var method: String
  /// The account that asked; nil before it is known, and for calls without a session.
  public var accountID: UUID?
  /// The trace the request belongs to, and this process's span of it.
  public var trace: TraceContext?
  /// When the request must have been answered, in the steady milliseconds of the loops; nil without a limit. In no line: it is for what is
  /// done on the request's behalf, above all calls of other services, which must end before it.
  public var dueMilliseconds: Int64?
  /// The address of the client on whose behalf all this is done; nil when it is done on nobody's. In no line either: it goes along with calls of
  /// other services, so that they too count the work to the network that asked for it.
  public var clientAddress: String?

  /// - Parameters:
  ///   - requestID: Names the request in every service it passes.
  ///   - method: Full method path.
  ///   - accountID: The account that asked, where known.
  ///   - trace: The trace the request belongs to.
  ///   - dueMilliseconds: When it must have been answered.
  ///   - clientAddress: Where its client connects from.
  public init(
    requestID: String, method: String, accountID: UUID? = nil, trace: TraceContext? = nil, dueMilliseconds: Int64? = nil,
    clientAddress: String? = nil
  ) {
    self.requestID = requestID
    self.method = method
    self.accountID = accountID
    self.trace = trace
    self.dueMilliseconds = dueMilliseconds
    self.clientAddress = clientAddress
  }

  /// The context of the current task.
  @TaskLocal public static var current: LogContext?

  /// The context as metadata: request_id, method, account_id, trace_id, span_id.
  public var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = ["request_id": .string(requestID), "method": .string(method)]
    if let accountID { metadata["account_id"] = .string(accountID.uuidString.lowercased()) }
    if let trace {
      metadata["trace_id"] = .string(trace.traceIDText)
      metadata["span_id"] = .string(trace.spanIDText)
    }
    return metadata
  }
}
