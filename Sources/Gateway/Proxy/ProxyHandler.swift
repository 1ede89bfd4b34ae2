import EventLoop
import HTTP2
import Identity
import Observability
import RPC
import Timekeeping

/// The public side of one loop: finds the route of each request, checks who calls, hands the request on. Never decodes a body.
/// Confined to its loop.
final class ProxyHandler: HTTPHandler {
  let loop: Loop
  let time: any TimeSource
  let timers: LoopTimerPool
  let load: LoadGuard
  private let routes: PathTable<Route>
  private let pages: PathTable<ServedPage>
  private let sessions: SessionGate
  private let browsers: BrowserGate?
  private var streaming: [ObjectIdentifier: ProxyExchange] = [:]
  private let limits: Limiter
  private let accessLog: AccessLog
  private let unknownRequests: Counter
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var ids = TraceIDs()

  init(
    _ routes: PathTable<Route>, _ pages: PathTable<ServedPage>, _ sessions: SessionGate, _ browsers: BrowserGate?, _ limits: Limiter,
    _ accessLog: AccessLog, on loop: Loop, time: any TimeSource, overload: OverloadLimits = OverloadLimits()
  ) {
    self.routes = routes
    self.pages = pages
    self.sessions = sessions
    self.browsers = browsers
    self.loop = loop
    self.time = time
    self.limits = limits
    self.accessLog = accessLog
    unknownRequests = MetricRegistry.process.counter(
      "cairn_gateway_unknown_requests_total", "Requests with a path that nobody serves.")
    timers = LoopTimerPool(on: loop)
    load = LoadGuard(overload, on: loop)
  }

  func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    if stream.method == .options, stream.isPreflight {
      answerPreflight(stream, connection)
    } else if let route = stream.withPath({ routes[$0.withoutQuery] }) {
      forward(stream, connection, route, isEnd: isEnd)
    } else if let page = stream.withPath({ pages[$0.withoutQuery] }) {
      serve(page, stream, connection, isEnd: isEnd)
    } else {
      refuseUnknown(stream, connection, isEnd: isEnd)
    }
  }

  private func serve(_ page: ServedPage, _ stream: HTTP2Stream, _ connection: HTTPConnection, isEnd: Bool) {
    let facts = facts(of: stream, connection)
    do throws(RPCError) {
      try limits.admit(facts.address, .read, at: facts.startMs)
      answer(stream, connection, with: page.make())
    } catch {
      give(error, isStreaming: false, facts, to: stream, on: connection, isEnd: isEnd)
    }
  }

  private func refuseUnknown(_ stream: HTTP2Stream, _ connection: HTTPConnection, isEnd: Bool) {
    unknownRequests.add()
    let facts = facts(of: stream, connection)
    do throws(RPCError) {
      try limits.admit(facts.address, .read, at: facts.startMs)
    } catch {
      log(facts, RequestOutcome(code: error.code), nil, stream, status: error.code.httpStatus)
      return give(error, isStreaming: false, facts, to: stream, on: connection, isEnd: isEnd)
    }
    let answer = ConnectAnswer.unknownMethod
    log(facts, RequestOutcome(code: .unimplemented), nil, stream, status: answer.status)
    give(GatewayAnswer(answer, facts), to: stream, on: connection, isEnd: isEnd)
  }

  /// Every answer to a client passes here: a browser reads none, and no error either, unless the answer says that its page may.
  func respond(_ stream: HTTP2Stream, on connection: HTTPConnection, status: Int, headers: HTTP2HeaderList, body: HTTP2Body) {
    connection.respond(
      stream, status: status, headers: browsers.map { $0.adorned(headers, for: stream.headers) } ?? headers, body: body)
  }

  /// A browser asks before it sends. Which path it asks for does not matter: what is not there is told by the call itself.
  private func answerPreflight(_ stream: HTTP2Stream, _ connection: HTTPConnection) {
    if let headers = browsers?.preflight(stream.headers) {
      connection.respond(stream, status: 204, headers: headers, body: .none)
    } else {
      respond(stream, on: connection, status: 403, headers: HTTP2HeaderList(), body: .none)
    }
    stream.context = Discard(nil)
  }

  private func forward(_ stream: HTTP2Stream, _ connection: HTTPConnection, _ route: Route, isEnd: Bool) {
    let isRead = route.row.idempotency == .read && !route.row.isServerStreaming
    guard stream.method == .post || (isRead && stream.method == .get) else {
      return refuseMethod(stream, connection, isRead: isRead)
    }
    var facts = facts(of: stream, connection)
    route.metrics.began()
    do throws(RPCError) {
      // The address first: it costs less than looking at a token, and a flood of bad tokens is one of addresses.
      try limits.admit(facts.address, route.row.rateClass, at: facts.startMs)
      guard load.admits() else { throw load.refusal }
      let caller = try sessions.caller(of: stream.headers, for: route.row, at: facts.time)
      try admit(caller, route.row, &facts)
      let exchange = ProxyExchange(stream, connection, route, self, facts)
      stream.context = exchange
      if !route.row.isServerStreaming { load.callBegan() }
      try exchange.prepare(caller)
      if isEnd { exchange.requestEnded() }
    } catch {
      // What an exchange took with it, it has given back or gives back by failing.
      if let exchange = stream.context as? ProxyExchange { return exchange.refuse(error, isEnd: isEnd) }
      let status = route.row.isServerStreaming ? 200 : error.code.httpStatus
      end(facts, RequestOutcome(code: error.code), route, stream, status: status)
      give(error, isStreaming: route.row.isServerStreaming, facts, to: stream, on: connection, isEnd: isEnd)
    }
  }

  /// Takes the call from its account's budget, and a stream from the streams it may have open.
  private func admit(_ caller: Caller, _ row: MethodRow, _ facts: inout RequestFacts) throws(RPCError) {
    guard let account = caller.accountID else { return }
    facts.accountID = account
    try limits.admit(account, row.rateClass, at: facts.startMs)
    guard row.isServerStreaming else { return }
    try limits.openStream(account)
    facts.holdsStream = true
  }

  private func facts(of stream: HTTP2Stream, _ connection: HTTPConnection) -> RequestFacts {
    let peer = connection.context as? ClientPeer
    let requestID = ids.next()
    let parent = stream.headers.withValue("traceparent") { TraceContext(traceparent: $0) } ?? nil
    // Strangers choose the ids of their traces, so that they can be found; whether one is recorded is not theirs to say.
    let isSampled = accessLog.samples(requestID) || (parent?.isSampled == true && peer?.isTrustedProxy == true)
    var trace = parent?.child(requestID) ?? ids.newTrace(spanID: requestID, isSampled: isSampled)
    trace.isSampled = isSampled
    return RequestFacts(
      requestID: requestID, trace: trace, keepsTraceState: parent != nil,
      address: peer?.client(of: stream.headers, limits.config) ?? .unknown, time: time.now(), startMs: loop.steadyMilliseconds)
  }

  /// Counts and tells that a request of a method has ended. Once for each.
  func end(_ facts: RequestFacts, _ outcome: RequestOutcome, _ route: Route, _ stream: HTTP2Stream, status: Int) {
    route.metrics.ended(
      outcome.code, milliseconds: loop.steadyMilliseconds - facts.startMs, requestBytes: facts.bytesIn, responseBytes: facts.bytesOut)
    if facts.holdsStream, let account = facts.accountID { limits.closeStream(account) }
    log(facts, outcome, route, stream, status: status)
  }

  private func log(_ facts: RequestFacts, _ outcome: RequestOutcome, _ route: Route?, _ stream: HTTP2Stream, status: Int) {
    guard accessLog.wants(facts, outcome) else { return }
    accessLog.write(facts, outcome, route, stream, status: status, nowMs: loop.steadyMilliseconds)
  }

  /// Answers a request whose body nobody wants: at once when it has ended or is announced to be large, otherwise when it has ended,
  /// because some clients take an answer in the middle of their sending for a failure.
  func give(
    _ error: RPCError, isStreaming: Bool, _ facts: RequestFacts, to stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool
  ) {
    let answer = ConnectAnswer(error, to: stream.headers, isStreaming: isStreaming)
    give(GatewayAnswer(answer, facts, retryAfterMs: error.metadata["retry_after_ms"]), to: stream, on: connection, isEnd: isEnd)
  }

  private func give(_ answer: GatewayAnswer, to stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    var answer = answer
    if let browsers { answer.headers = browsers.adorned(answer.headers, for: stream.headers) }
    let isLarge = (stream.headers.integer("content-length") ?? 0) > Discard.bytesMax
    let discard = Discard(isEnd || isLarge ? nil : answer)
    stream.context = discard
    if discard.answer == nil {
      connection.respond(stream, status: answer.status, headers: answer.headers, body: .complete(answer.body))
    }
  }

  private func refuseMethod(_ stream: HTTP2Stream, _ connection: HTTPConnection, isRead: Bool) {
    var headers = HTTP2HeaderList()
    headers.append("allow", isRead ? "GET, POST" : "POST")
    respond(stream, on: connection, status: 405, headers: headers, body: .none)
    stream.context = Discard(nil)
  }

  // MARK: The end

  /// A streaming exchange that goes on; ended when the process ends.
  func remember(_ exchange: ProxyExchange) { streaming[ObjectIdentifier(exchange)] = exchange }
  func forget(_ exchange: ProxyExchange) { streaming[ObjectIdentifier(exchange)] = nil }

  func endStreams() {
    let error = RPCError(.unavailable, reason: "UNAVAILABLE", message: "the gateway is restarting", metadata: ["retry_after_ms": "1000"])
    for exchange in streaming.values { exchange.end(with: error) }
  }

  /// Learns what was revoked, and ends the streams of those who would not be let in any more.
  func hear(_ news: RevocationWatch.News) {
    switch news {
    case .batch(let batch):
      let now = time.now()
      sessions.adopt(batch, at: now)
      for exchange in streaming.values {
        guard let caller = exchange.streamingCaller, let error = sessions.refusal(of: caller, for: exchange.row, at: now) else { continue }
        exchange.end(with: error)
      }
    case .lost:
      let error = RPCError(
        .unavailable, reason: "UNAVAILABLE", message: "sessions cannot be checked now", metadata: ["retry_after_ms": "1000"])
      for exchange in streaming.values where exchange.streamingCaller?.accountID != nil { exchange.end(with: error) }
    }
  }

  private func answer(_ stream: HTTP2Stream, _ connection: HTTPConnection, with page: RPCServer.Page) {
    var headers = HTTP2HeaderList()
    headers.append("content-type", page.contentType)
    headers.append("cache-control", "max-age=300")
    guard stream.method == .get || stream.method == .head else {
      headers = HTTP2HeaderList()
      headers.append("allow", "GET, HEAD")
      return respond(stream, on: connection, status: 405, headers: headers, body: .none)
    }
    respond(stream, on: connection, status: page.status, headers: headers, body: .complete(Array(page.body.utf8)))
  }

  // MARK: What follows the headers

  func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {
    switch stream.context {
    case let exchange as ProxyExchange: exchange.requestData(bytes)
    case let discard as Discard: discard.received(bytes.count, stream, connection)
    default: connection.consume(stream, bytes.count)
    }
  }

  func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    switch stream.context {
    case let exchange as ProxyExchange: exchange.requestEnded()
    case let discard as Discard: discard.ended(stream, connection)
    default: break
    }
  }

  func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {
    (stream.context as? ProxyExchange)?.clientClosed()
  }

  func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    (stream.context as? ProxyExchange)?.clientWritable()
  }

  func connectionOpened(_ connection: HTTPConnection) {
    guard let socket = connection.peer else { return }
    let address = IPAddress(socket)
    let isProxy = AddressRules.isTrusted(address, limits.config.trustedProxies)
    // A proxy's connections are everybody's.
    let isCounted = !isProxy && limits.openConnection(address)
    connection.context = ClientPeer(address, isTrustedProxy: isProxy, isCounted: isCounted)
    if !isCounted, !isProxy { connection.close() }
  }

  func connectionHalfClosed(_ connection: HTTPConnection) {
    for exchange in streaming.values { exchange.abandon(connection) }
  }

  func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {
    guard let peer = connection.context as? ClientPeer, peer.isCounted else { return }
    limits.closeConnection(peer.address)
  }
}

/// An error as the gateway answers it: as the protocol writes it, with the request's id to quote and, where waiting helps, how long.
struct GatewayAnswer {
  let status: Int
  var headers: HTTP2HeaderList
  let body: [UInt8]

  init(_ answer: ConnectAnswer, _ facts: RequestFacts, retryAfterMs: String? = nil) {
    status = answer.status
    body = answer.body
    var headers = answer.headers
    RequestIDText.with(facts.requestID) { headers.append("x-request-id", bytes: $0) }
    // RFC 9110 §10.2.3: whole seconds, and not one too early.
    if let wait = retryAfterMs.flatMap({ Int($0) }) { headers.append("retry-after", (wait + 999) / 1_000) }
    self.headers = headers
  }
}

/// Reads the rest of a body that nobody wants, so that the peer sees the answer before the stream is reset.
final class Discard {
  static let bytesMax = 262_144

  /// Given when the body has ended or has become too long; nil when it was given already.
  private(set) var answer: GatewayAnswer?
  private var count = 0

  init(_ answer: GatewayAnswer?) {
    self.answer = answer
  }

  func received(_ bytes: Int, _ stream: HTTP2Stream, _ connection: HTTPConnection) {
    count += bytes
    connection.consume(stream, bytes)
    if count > Self.bytesMax * 2 { return connection.reset(stream, .noError) }
    if count > Self.bytesMax { give(stream, connection) }
  }

  func ended(_ stream: HTTP2Stream, _ connection: HTTPConnection) {
    give(stream, connection)
  }

  private func give(_ stream: HTTP2Stream, _ connection: HTTPConnection) {
    guard let answer else { return }
    self.answer = nil
    connection.respond(stream, status: answer.status, headers: answer.headers, body: .complete(answer.body))
  }
}
