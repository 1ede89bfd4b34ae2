public import EventLoop

/// Status of one endpoint as one loop knows it: for operators.
public struct UpstreamStatus: Sendable {
  /// The service, for example "game".
  public let upstream: String
  /// Where the process is.
  public let address: SocketAddress
  /// Why it is not used; nil when nothing is wrong with it.
  public let complaint: String?
  /// Whether requests are sent there; also of one with a complaint, when there is none without.
  public let isUsed: Bool
  /// Connections that take requests.
  public let connectionCount: Int
  /// Unary calls under way.
  public let callCount: Int
  /// Streaming calls under way.
  public let streamCount: Int
}

/// Counts of what has happened at one upstream since the loop began: for operators and metrics.
public struct UpstreamCounters: Sendable {
  public init() {}

  /// Requests sent, retries included.
  public var requests = 0
  /// Requests sent again.
  public var retries = 0
  /// Retries that the budget did not allow.
  public var retriesRefused = 0
  /// Requests refused because as much was under way, or waiting, as may be.
  public var refusedAsFull = 0
  /// Requests refused because nothing had come back for a while.
  public var refusedAsSilent = 0
  /// Endpoints left out after failures.
  public var ejections = 0
  /// Connections opened.
  public var connections = 0
  /// Attempts to connect that failed, and open connections that were lost.
  public var connectionFailures = 0

  public static func + (left: UpstreamCounters, right: UpstreamCounters) -> UpstreamCounters {
    var sum = left
    sum.requests += right.requests
    sum.retries += right.retries
    sum.retriesRefused += right.retriesRefused
    sum.refusedAsFull += right.refusedAsFull
    sum.refusedAsSilent += right.refusedAsSilent
    sum.ejections += right.ejections
    sum.connections += right.connections
    sum.connectionFailures += right.connectionFailures
    return sum
  }
}
