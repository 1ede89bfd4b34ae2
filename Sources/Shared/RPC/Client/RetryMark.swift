public import HTTP2

/// The mark on an answer that says: nothing was begun, send it again. Between services and the gateway only; clients do not see it.
public enum RetryMark {
  /// The header field's name; its value is "1".
  public static let name: StaticString = "cairn-not-begun"

  /// Whether the answer that has begun may be ignored and its request sent again. Nothing is looked for in an answer that is neither
  /// `unavailable` nor `resource_exhausted` nor the beginning of a stream, whose status says nothing.
  public static func allows(_ stream: HTTP2Stream, isStreaming: Bool) -> Bool {
    let isPossible =
      switch stream.status {
      case RPCCode.unavailable.httpStatus, RPCCode.resourceExhausted.httpStatus: true
      case 200: isStreaming
      default: false
      }
    return isPossible && stream.headers.contains(name)
  }
}

extension UpstreamPool {
  /// Whether it makes sense to send again what was answered so: one who is overloaded (or has refused a stream, which may mean that) is not
  /// asked again, somebody else may be.
  public func mayRetry(_ status: Int, after connection: HTTPConnection) -> Bool {
    status == RPCCode.unavailable.httpStatus || hasAlternative(to: connection)
  }
}
