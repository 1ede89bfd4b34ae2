import CairnServices
import EventLoop
import HTTP2
import Identity
import Observability
import RPC
import Revocations
import Timekeeping

/// The public side of one loop: finds the route of each request, checks who calls, hands the request on. Never decodes a body.
/// Confined to its loop.
final class ProxyHandler: HTTPHandler {
  let loop: Loop
  let time: any TimeSource
  let timers: LoopTimerPool
  let load: LoadGuard
  let room: RequestRoom
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) var largeCalls = LargeCalls(LargeCalls.calls)
  @exclusivity(unchecked) var longHeaderLists = LargeCalls(LargeCalls.headerLists)
  private let routes: PathTable<Route>
  private let pages: PathTable<ServedPage>
  private let sessions: SessionGate
  private let browsers: BrowserGate?
  /// What serves media; nil where no social service is.
  private let media: MediaBytesServiceClient?
  /// What ends mails; nil where no social service is.
  private let mails: NotificationPreferenceServiceClient?
  /// What writes the pages of links; nil where no social service is.
  private let shares: SharePageServiceClient?
  private var streaming: [ObjectIdentifier: ProxyExchange] = [:]
  private let limits: Limiter
  private let accessLog: AccessLog
  private let unknownRequests: Counter
  private let pageRequests: Counter
  private let preflights: Counter
  private let largeLists: Counter
  let mediaRoute = TokenRoute.media
  let unsubscribingRoute = TokenRoute.unsubscribing
  let sharingRoute = TokenRoute.sharing
  let mediaBytes: Counter
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var ids = TraceIDs()
  @exclusivity(unchecked) private var date = HTTPDate()

  init(
    _ routes: PathTable<Route>, _ pages: PathTable<ServedPage>, _ sessions: SessionGate, _ browsers: BrowserGate?, _ limits: Limiter,
    _ accessLog: AccessLog, on loop: Loop, time: any TimeSource, room: RequestRoom, overload: OverloadLimits = OverloadLimits(),
    media: MediaBytesServiceClient? = nil, mails: NotificationPreferenceServiceClient? = nil,
    shares: SharePageServiceClient? = nil
  ) {
    self.mails = mails
    self.shares = shares
    self.room = room
    self.media = media
    self.routes = routes
    self.pages = pages
    self.sessions = sessions
    self.browsers = browsers
    self.loop = loop
    self.time = time
    self.limits = limits
    self.accessLog = accessLog
    unknownRequests = MetricRegistry.process.counter(
      "cairn_gateway_unknown_requests_total", "Requests with a path, or by an HTTP method, that nobody serves.")
    let (name, help) = ("cairn_gateway_own_answers_total", "Requests that the gateway has answered itself, refused ones among them.")
    pageRequests = MetricRegistry.process.counter(name, help, ["kind": "page"])
    preflights = MetricRegistry.process.counter(name, help, ["kind": "preflight"])
    largeLists = MetricRegistry.process.counter(name, help, ["kind": "large_headers"])
    mediaBytes = MetricRegistry.process.counter("cairn_gateway_media_bytes_total", "Bytes of pictures and videos that were sent.")
    timers = LoopTimerPool(on: loop)
    load = loop.loadGuard(overload)
  }

  func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    if !stream.method.isImplemented {
      answer(unknownRequests, stream, connection) { GatewayAnswer(status: 501, .unimplemented, $0) { _ in } }
    } else if stream.method == .options, stream.isPreflight {
      answer(preflights, stream, connection) { preflightAnswer(stream, $0) }
    } else if let route = stream.withPath({ routes[$0.withoutQuery] }) {
      forward(stream, connection, route, isEnd: isEnd)
    } else if let page = stream.withPath({ pages[$0.withoutQuery] }) {
      answer(pageRequests, stream, connection) { Self.pageAnswer(page.make(), stream, $0) }
    } else if let media, let token = stream.withPath({ PathToken.read($0.withoutQuery, below: MediaRequestRules.prefix) }) {
      serve(media, token, stream, connection)
    } else if let mails, let token = stream.withPath({ PathToken.read($0.withoutQuery, below: UnsubscribeExchange.prefix) }) {
      endMails(mails, token, stream, connection)
    } else if let shares, let token = stream.withPath({ PathToken.read($0.withoutQuery, below: ShareExchange.prefix) }) {
      show(shares, token, stream, connection)
    } else {
      answer(unknownRequests, stream, connection) { GatewayAnswer(.unknownMethod, .unimplemented, $0) }
    }
  }

  /// Every answer to a client passes here: a browser reads none, and no error either, unless the answer says that its page may.
  /// - Parameter headers: Handed over, so that they grow where they are instead of being copied.
  func respond(
    _ stream: HTTP2Stream, on connection: HTTPConnection, status: Int, headers: consuming HTTP2HeaderList, body: HTTP2Body
  ) {
    if let browsers { headers = browsers.adorned(headers, for: stream.headers) }
    connection.respond(stream, status: status, headers: dated(headers), body: body)
  }

  private func dated(_ headers: consuming HTTP2HeaderList) -> HTTP2HeaderList {
    headers.append("date", date.text(at: time.now()))
    return headers
  }

  private func forward(_ stream: HTTP2Stream, _ connection: HTTPConnection, _ route: Route, isEnd: Bool) {
    let isRead = route.row.idempotency == .read && !route.row.isServerStreaming
    var facts = facts(of: stream, connection)
    route.metrics.began()
    do throws(RPCError) {
      // The address first: it costs less than looking at a token, and a flood of bad tokens is one of addresses.
      try limits.admit(facts.address, route.row.rateClass, cost: route.row.cost, at: facts.startMs)
      guard stream.method == .post || (isRead && stream.method.asksOnly) else {
        return refuseMethod(facts, route, stream, connection, isRead: isRead)
      }
      guard route.row.isNeverShed || load.admits() else { throw load.refusal }
      let caller = try sessions.caller(of: stream.headers, for: route.row, at: facts.time)
      try admit(caller, route.row, &facts)
      let exchange = ProxyExchange(stream, connection, route, self, facts)
      stream.context = exchange
      try exchange.prepare(caller)
      if isEnd { return exchange.requestEnded() }
      // Nobody is asked for a body that the service will refuse unseen.
      if stream.expectsContinue, stream.method == .post,
        let (answer, code) = ConnectAnswer.refusal(of: stream.headers, isStreaming: route.row.isServerStreaming)
      {
        return exchange.refuse(answer, code)
      }
      room.entered(exchange)
      connection.askForBody(of: stream)
    } catch {
      // What an exchange took with it, it has given back or gives back by failing.
      if let exchange = stream.context as? ProxyExchange { return exchange.refuse(error) }
      let status = route.row.isServerStreaming ? 200 : error.code.httpStatus
      end(facts, RequestOutcome(code: error.code), route, stream, status: status)
      give(error, isStreaming: route.row.isServerStreaming, facts, to: stream, on: connection)
    }
  }

  /// Takes the call from its account's budget, and a stream from the streams it may have open.
  private func admit(_ caller: Caller, _ row: MethodRow, _ facts: inout RequestFacts) throws(RPCError) {
    guard let account = caller.accountID else { return }
    facts.accountID = account
    try limits.admit(account, row.rateClass, cost: row.cost, at: facts.startMs)
    guard row.isServerStreaming else { return }
    try limits.openStream(account)
    facts.holdsStream = true
  }

  private func facts(of stream: HTTP2Stream, _ connection: HTTPConnection) -> RequestFacts {
    let peer = connection.context as? ClientPeer
    let requestID = ids.next()
    // Of two nobody can say which is meant (Trace Context §3.2: a header is a single value).
    let isTraced = stream.headers.count(of: "traceparent") == 1
    let parent = isTraced ? stream.headers.withValue("traceparent") { TraceContext(traceparent: $0) } ?? nil : nil
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

  /// Answers with an error, at once, whether the request is complete or not: of what is still coming the session reads a little, so that the
  /// answer is not lost, and then says that the rest is not wanted (RFC 9113 §8.1).
  func give(
    _ error: RPCError, isStreaming: Bool, _ facts: RequestFacts, status: Int? = nil, to stream: HTTP2Stream, on connection: HTTPConnection
  ) {
    give(GatewayAnswer(error, to: stream, isStreaming: isStreaming, facts, status: status), to: stream, on: connection)
  }

  func give(_ answer: GatewayAnswer, to stream: HTTP2Stream, on connection: HTTPConnection) {
    stream.context = nil
    let body: HTTP2Body = answer.body.isEmpty ? .none : .complete(answer.body)
    if answer.isForBrowser {
      connection.respond(stream, status: answer.status, headers: dated(answer.headers), body: body)
    } else {
      respond(stream, on: connection, status: answer.status, headers: answer.headers, body: body)
    }
    // Of a request that goes on coming nothing is asked any more.
    if stream.isInputEnded { stream.dropLargeHeaders() } else { stream.dropHeaders() }
  }

  private func refuseMethod(
    _ facts: RequestFacts, _ route: Route, _ stream: HTTP2Stream, _ connection: HTTPConnection, isRead: Bool
  ) {
    let answer = GatewayAnswer(status: 405, .unimplemented, facts) { $0.append("allow", isRead ? "GET, HEAD, POST" : "POST") }
    end(facts, RequestOutcome(code: answer.code), route, stream, status: answer.status)
    give(answer, to: stream, on: connection)
  }

  // MARK: What is asked for by a token

  /// Serves a file of a media, piece by piece (requirements W-55, E-38). Whoever has a path may fetch it; within the address's budget, as
  /// every call.
  private func serve(_ media: MediaBytesServiceClient, _ token: String, _ stream: HTTP2Stream, _ connection: HTTPConnection) {
    let facts = facts(of: stream, connection)
    guard lets(facts, in: mediaRoute, stream, connection) else { return }
    if token.isEmpty { return refuse(RPCError(.notFound, reason: "MEDIA_NOT_FOUND"), facts, mediaRoute, stream, connection) }
    let exchange = MediaExchange(stream, connection, self, media, token, facts)
    stream.context = exchange
    exchange.begin()
  }

  /// Ends a person's mails for whoever has the address of one of them: without a log-in, by POST alone (RFC 8058 §3.2), within the budget of
  /// what is sensitive.
  private func endMails(
    _ mails: NotificationPreferenceServiceClient, _ token: String, _ stream: HTTP2Stream, _ connection: HTTPConnection
  ) {
    if stream.method.asksOnly {
      return answer(pageRequests, stream, connection) { facts in
        let body = stream.method == .get ? Array(UnsubscribeExchange.page.utf8) : []
        return GatewayAnswer(status: 200, nil, facts, body: body) {
          $0.append("content-type", "text/html; charset=utf-8")
          $0.append("cache-control", "no-store")
          $0.append("referrer-policy", "no-referrer")
          $0.append("content-security-policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
        }
      }
    }
    let facts = facts(of: stream, connection)
    guard lets(facts, in: unsubscribingRoute, stream, connection) else { return }
    if token.isEmpty { return refuse(RPCError(.notFound, reason: "TOKEN_INVALID"), facts, unsubscribingRoute, stream, connection) }
    let exchange = UnsubscribeExchange(stream, connection, self, mails, token, facts)
    stream.context = exchange
    exchange.begin()
  }

  /// Shows the page of a link to whoever has its path, within the address's budget, as every call.
  private func show(_ shares: SharePageServiceClient, _ token: String, _ stream: HTTP2Stream, _ connection: HTTPConnection) {
    let facts = facts(of: stream, connection)
    guard lets(facts, in: sharingRoute, stream, connection) else { return }
    if token.isEmpty {
      end(facts, RequestOutcome(code: .notFound), sharingRoute, stream, status: 404)
      return give(ShareExchange.unknown(facts, isHead: stream.method == .head), to: stream, on: connection)
    }
    let exchange = ShareExchange(stream, connection, self, shares, token, facts)
    stream.context = exchange
    exchange.begin()
  }

  /// Whether a request by a token goes on, whatever the token is; one that does not is answered.
  private func lets(_ facts: RequestFacts, in route: TokenRoute, _ stream: HTTP2Stream, _ connection: HTTPConnection) -> Bool {
    do throws(RPCError) {
      try limits.admit(facts.address, route.rateClass, at: facts.startMs)
      guard route.takes(stream.method) else {
        end(facts, RequestOutcome(code: .unimplemented), route, stream, status: 405)
        give(GatewayAnswer(status: 405, .unimplemented, facts) { $0.append("allow", route.allow) }, to: stream, on: connection)
        return false
      }
      guard load.admits() else { throw load.refusal }
      return true
    } catch {
      refuse(error, facts, route, stream, connection)
      return false
    }
  }

  private func refuse(_ error: RPCError, _ facts: RequestFacts, _ route: TokenRoute, _ stream: HTTP2Stream, _ connection: HTTPConnection) {
    end(facts, RequestOutcome(code: error.code), route, stream, status: error.code.httpStatus)
    give(error, isStreaming: false, facts, to: stream, on: connection)
  }

  /// Counts and tells that a request by a token has ended, without its path. Once for each.
  func end(_ facts: RequestFacts, _ outcome: RequestOutcome, _ route: TokenRoute, _ stream: HTTP2Stream, status: Int) {
    stream.context = nil
    route.count(status)
    guard accessLog.wants(facts, outcome) else { return }
    let asked = AccessLog.Asked(
      route: route.name, method: stream.method, path: UnsafeRawBufferPointer(start: nil, count: 0), userAgent: nil)
    accessLog.write(facts, outcome, asked, status: status, nowMs: loop.steadyMilliseconds)
  }

  // MARK: What no service is asked for

  /// Answers by itself: within the address's budget, counted, told, and with an id to quote, as every call.
  private func answer(
    _ counter: Counter, _ stream: HTTP2Stream, _ connection: HTTPConnection, with make: (RequestFacts) -> GatewayAnswer
  ) {
    counter.add()
    let facts = facts(of: stream, connection)
    let answer: GatewayAnswer
    do throws(RPCError) {
      try limits.admit(facts.address, .read, at: facts.startMs)
      answer = make(facts)
    } catch {
      answer = GatewayAnswer(error, to: stream, isStreaming: false, facts)
    }
    log(facts, RequestOutcome(code: answer.code), nil, stream, status: answer.status)
    give(answer, to: stream, on: connection)
  }

  func refuseHeaderList(of stream: HTTP2Stream, on connection: HTTPConnection) {
    answer(largeLists, stream, connection) { facts in
      let message = "a header list may have \(HTTP2Limits.publicServer.headerListBytesMax) bytes"
      let error = RPCError(.resourceExhausted, reason: "HEADERS_TOO_LARGE", message: message)
      return GatewayAnswer(error, to: stream, isStreaming: false, facts, status: 431)
    }
  }

  /// A browser asks before it sends. Which path it asks for does not matter: what is not there is told by the call itself.
  private func preflightAnswer(_ stream: HTTP2Stream, _ facts: RequestFacts) -> GatewayAnswer {
    guard let headers = browsers?.preflight(stream.headers) else { return GatewayAnswer(status: 403, .permissionDenied, facts) { _ in } }
    var answer = GatewayAnswer(status: 204, nil, facts) { $0.append(contentsOf: headers) }
    answer.isForBrowser = true
    return answer
  }

  private static func pageAnswer(_ page: RPCServer.Page, _ stream: HTTP2Stream, _ facts: RequestFacts) -> GatewayAnswer {
    guard stream.method.asksOnly else {
      return GatewayAnswer(status: 405, .unimplemented, facts) { $0.append("allow", "GET, HEAD") }
    }
    return GatewayAnswer(status: page.status, nil, facts, body: Array(page.body.utf8)) {
      $0.append("content-type", page.contentType)
      $0.append("cache-control", "max-age=300")
    }
  }

  // MARK: The end

  /// A streaming exchange that goes on; ended when the process ends.
  func remember(_ exchange: ProxyExchange) { streaming[ObjectIdentifier(exchange)] = exchange }
  func forget(_ exchange: ProxyExchange) { streaming[ObjectIdentifier(exchange)] = nil }

  func endStreams() {
    let error = RPCError.unavailable("the gateway is restarting")
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
      let error = RPCError.unavailable("sessions cannot be checked now")
      for exchange in streaming.values where exchange.streamingCaller?.accountID != nil { exchange.end(with: error) }
    }
  }

  // MARK: What follows the headers

  func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {
    // What nobody wants keeps its window closed.
    (stream.context as? ProxyExchange)?.requestData(bytes)
  }

  func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    (stream.context as? ProxyExchange)?.requestEnded()
  }

  func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {
    switch stream.context {
    case let exchange as ProxyExchange: exchange.clientClosed()
    case let exchange as MediaExchange: exchange.clientClosed()
    case let exchange as UnsubscribeExchange: exchange.clientClosed()
    case let exchange as ShareExchange: exchange.clientClosed()
    default: break
    }
  }

  func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    switch stream.context {
    case let exchange as ProxyExchange: exchange.clientWritable()
    case let exchange as MediaExchange: exchange.clientWritable()
    default: break
    }
  }

  var heldBytes: Int { room.bytes }

  func mayShakeHands(_ peer: SocketAddress) -> Bool {
    limits.admitHandshake(IPAddress(peer), at: loop.steadyMilliseconds)
  }

  func connectionOpened(_ connection: HTTPConnection) {
    guard let socket = connection.peer else { return }
    let address = IPAddress(socket)
    let isProxy = AddressRules.isTrusted(address, limits.config.trustedProxies)
    // A proxy's connections are everybody's.
    let isCounted = !isProxy && limits.openConnection(address)
    connection.isShared = isProxy
    connection.context = ClientPeer(address, isTrustedProxy: isProxy, isCounted: isCounted)
    if !isCounted, !isProxy { connection.giveUp() }
  }

  func connectionHalfClosed(_ connection: HTTPConnection) {
    for exchange in streaming.values { exchange.abandon(connection) }
  }

  func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {
    guard let peer = connection.context as? ClientPeer, peer.isCounted else { return }
    limits.closeConnection(peer.address)
  }
}
