public import EventLoop
internal import HTTP2
internal import Timekeeping

/// Calls methods in JSON without knowing their messages: for tools that pass on what a person has typed.
public struct JSONClient: Sendable {
  private let upstream: Upstream
  private let home: Loop

  /// - Parameter home: The loop the calls run on.
  public init(to upstream: Upstream, home: Loop) {
    self.upstream = upstream
    self.home = home
  }

  /// One message out, one message back, both as the proto3 JSON mapping.
  /// - Parameter extra: Headers besides those of the protocol and of `options`.
  /// - Throws: `RPCError`.
  public func unary(
    _ row: MethodRow, _ message: [UInt8], _ options: CallOptions = CallOptions(), headers extra: [(name: String, value: String)] = []
  ) async throws -> [UInt8] {
    let request = ClientRequest(
      headers: try headers(row, options, nil, extra), body: message, timeout: options.timeout ?? .milliseconds(row.timeoutMsMax),
      isRepeatable: row.isRepeatable(hasKey: options.idempotencyKey != nil))
    let (upstream, home) = (upstream, home)
    let reply = try await home.run { try await home.exchange(upstream, request) }
    guard reply.status == 200 else { throw RPCError(json: reply.body, httpStatus: reply.status) }
    return reply.body
  }

  /// One message out, a stream of messages back.
  /// - Parameter receive: Called on the loop with each message as it arrives; the sender waits for a slow one.
  /// - Throws: `RPCError`.
  public func serverStreaming(
    _ row: MethodRow, _ message: [UInt8], _ options: CallOptions = CallOptions(), headers extra: [(name: String, value: String)] = [],
    receive: @escaping @Sendable ([UInt8]) -> Void
  ) async throws {
    let headers = try headers(row, options, options.timeout, extra)
    let (upstream, home) = (upstream, home)
    try await home.run {
      let call = ClientStreamCall(headers, Envelope.wrap(message), home.pool(to: upstream))
      call.begin(timeout: options.timeout)
      defer { call.cancel() }
      while let message = try await call.next() { receive(message) }
    }
  }

  private func headers(
    _ row: MethodRow, _ options: CallOptions, _ timeout: Duration?, _ extra: [(name: String, value: String)]
  ) throws -> HTTP2HeaderList {
    var headers = upstream.request(path: row.path)
    headers.append("content-type", row.isServerStreaming ? "application/connect+json" : "application/json")
    headers.append("connect-protocol-version", "1")
    if let timeout { headers.append("connect-timeout-ms", Int(max(1, timeout.inMilliseconds))) }
    // All of these may have come from a person: checked, unlike what programs make.
    let typed = [("idempotency-key", options.idempotencyKey), ("authorization", options.accessToken.map { "Bearer \($0)" })]
    for (name, value) in typed + extra.map({ ($0.name, $0.value) }) {
      guard let value else { continue }
      do { try headers.append(checking: name, value) } catch {
        throw RPCError.invalid(name, .malformed, "not what HTTP allows as a header")
      }
    }
    return headers
  }
}

extension Upstream {
  /// The pseudo-header fields of a request to it.
  func request(_ method: StaticString = "POST", path: String) -> HTTP2HeaderList {
    .request(method: method, scheme: scheme, authority: hosts.first?.description ?? name, path: path)
  }
}
