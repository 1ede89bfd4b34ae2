public import Logging

/// What every line of one request carries, without a parameter on every function.
///
/// Bound once, by the synchronous `LogContext.$current.withValue(context) { … }` around the start of the request's task; child
/// tasks inherit it. It is three strings and not a dictionary, because it is set for every request and read only when a line is
/// really written.
public struct LogContext: Sendable, Hashable {
  /// Names the request in every service it passes.
  public var requestID: String
  /// Full method path, for example "/cairn.game.v1.GeoGuessService/StartSingle".
  public var method: String
  /// The account that asked; nil before it is known, and for calls without a session.
  public var accountID: String?

  /// - Parameters:
  ///   - requestID: Names the request in every service it passes.
  ///   - method: Full method path.
  ///   - accountID: The account that asked, where known.
  public init(requestID: String, method: String, accountID: String? = nil) {
    self.requestID = requestID
    self.method = method
    self.accountID = accountID
  }

  /// The context of the current task.
  @TaskLocal public static var current: LogContext?

  /// The context as metadata: request_id, method, account_id.
  public var metadata: Logger.Metadata {
    var metadata: Logger.Metadata = ["request_id": .string(requestID), "method": .string(method)]
    if let accountID { metadata["account_id"] = .string(accountID) }
    return metadata
  }
}
