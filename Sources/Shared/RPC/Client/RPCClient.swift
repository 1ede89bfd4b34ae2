internal import CairnProto
public import EventLoop
internal import HTTP2
public import Identity
internal import Observability
public import Protobuf
public import Timekeeping

/// Calls methods of a service. Sendable: each loop has its own connections, found when a call is made.
public struct RPCClient: RPCChannel {
  /// How calls prove who makes them.
  public enum Credentials: Sendable {
    /// As a service of this installation, by a ticket signed with the receiving service's key.
    case service(name: String, audience: String, keys: TicketKeys)
    /// As a player, by the access token of `CallOptions`.
    case accessToken
  }

  private let upstream: Upstream
  private let credentials: Credentials
  private let home: Loop
  private let time: any TimeSource

  /// - Parameter home: The loop for callers that are on none.
  public init(to upstream: Upstream, credentials: Credentials, home: Loop, time: any TimeSource = SystemTime()) {
    self.upstream = upstream
    self.credentials = credentials
    self.home = home
    self.time = time
  }

  public func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    let bytes = request.encoded()
    let reply: ClientReply
    if let loop = Loop.current {
      reply = try await loop.exchange(upstream, try self.request(row, bytes, options, on: loop))
    } else {
      let client = self
      let home = home
      reply = try await home.run { try await home.exchange(client.upstream, try client.request(row, bytes, options, on: home)) }
    }
    guard reply.status == 200 else { throw RPCError(json: reply.body, httpStatus: reply.status) }
    do { return try Response(decoding: reply.body) } catch {
      throw RPCError(.internal, reason: .malformedAnswer, message: "\(upstream.name) sent an answer that cannot be read", cause: error)
    }
  }

  public func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    guard let loop = Loop.current else {
      throw RPCError(.internal, reason: .notOnALoop, message: "streams are read on a loop: use Loop.run")
    }
    var headers = headers(row, options, on: loop)
    let timeout = try timeout(options.timeout, on: loop)
    if let timeout { headers.append("connect-timeout-ms", Int(max(1, timeout.inMilliseconds))) }
    let call = ClientStreamCall(headers, Envelope.wrap(request.encoded()), loop.pool(to: upstream))
    call.begin(timeout: timeout)
    return RPCResponseStream(source: call)
  }

  private func request(_ row: MethodRow, _ bytes: [UInt8], _ options: CallOptions, on loop: Loop) throws(RPCError) -> ClientRequest {
    let asked = options.timeout ?? .milliseconds(row.timeoutMsMax)
    return ClientRequest(
      headers: headers(row, options, on: loop), body: bytes, timeout: try timeout(asked, on: loop) ?? asked,
      isRepeatable: row.isRepeatable(hasKey: options.idempotencyKey != nil))
  }

  /// How long to wait: as asked, and not longer than the call on whose behalf this one is made, less what its own answer needs to travel.
  /// - Throws: When nothing is left of that: an answer would come too late for anybody.
  private func timeout(_ asked: Duration?, on loop: Loop) throws(RPCError) -> Duration? {
    guard let due = LogContext.current?.dueMilliseconds else { return asked }
    let left = due - loop.steadyMilliseconds - Int64(RPCServer.deadlineMarginMs)
    if left <= 0 { throw ConnectTimeout.exceeded }
    return min(asked ?? .milliseconds(left), .milliseconds(left))
  }

  private func headers(_ row: MethodRow, _ options: CallOptions, on loop: Loop) -> HTTP2HeaderList {
    let authority = upstream.hosts.first?.description ?? upstream.name
    var headers = HTTP2HeaderList.request(
      scheme: upstream.scheme, authority: authority, path: row.path)
    headers.append("content-type", row.isServerStreaming ? "application/connect+proto" : "application/proto")
    headers.append("connect-protocol-version", "1")
    if let key = options.idempotencyKey { headers.append("idempotency-key", key) }
    appendOrigin(options, to: &headers)
    switch credentials {
    case .service(let name, let audience, let keys):
      let ticket = loop.ticketMint(audience: audience, keys: keys).ticket(for: .service(name), method: row.path, at: time.now())
      headers.append(secret: "cairn-ticket", bytes: ticket)
    case .accessToken:
      if let token = options.accessToken { headers.append(secret: "authorization", "Bearer \(token)") }
    }
    return headers
  }
}

extension RPCClient {
  /// A call that is made for another one belongs to its request, its trace and its client; its parent is the span of the call it is made for.
  private func appendOrigin(_ options: CallOptions, to headers: inout HTTP2HeaderList) {
    let context = LogContext.current
    let requestID = options.requestID.isEmpty ? context?.requestID ?? "" : options.requestID
    if !requestID.isEmpty { headers.append("x-request-id", requestID) }
    if let address = options.clientAddress ?? context?.clientAddress { headers.append("cairn-client-address", address) }
    context?.trace?.withTraceparent { headers.append("traceparent", bytes: $0) }
  }
}

extension Loop {
  /// The calling loop's mint for a service's tickets. On the loop's thread.
  public nonisolated func ticketMint(audience: String, keys: TicketKeys) -> TicketMint {
    assumeIsolated { loop in
      LoopBound(loop.resource(ObjectIdentifier(TicketMints.self)) { TicketMints() }.mint(audience, keys), on: loop)
    }.value
  }
}

/// The mints of one loop, by audience.
private final class TicketMints {
  private var mints: [String: TicketMint] = [:]

  func mint(_ audience: String, _ keys: TicketKeys) -> TicketMint {
    if let mint = mints[audience] { return mint }
    let mint = TicketMint(audience: audience, keys: keys)
    mints[audience] = mint
    return mint
  }
}
