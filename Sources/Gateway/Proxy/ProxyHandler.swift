import CairnProto
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
  let desk: FrontDesk
  private let routes: PathTable<Route>
  private let unknown: UnknownMethods
  private let pages: PathTable<ServedPage>
  private let sessions: SessionGate
  private let doors: DoorHall
  private var streaming: [ObjectIdentifier: ProxyExchange] = [:]
  private let limits: Limiter
  private let unknownRequests: Counter
  private let pageRequests: Counter
  private let preflights: Counter
  private let largeLists: Counter
  private let faults: Counter

  init(
    _ routes: [(path: String, value: Route)], _ pages: PathTable<ServedPage>, _ sessions: SessionGate, _ doors: DoorHall,
    _ desk: FrontDesk, room: RequestRoom
  ) {
    self.routes = PathTable(routes)
    unknown = UnknownMethods(routes.map(\.path))
    self.pages = pages
    self.sessions = sessions
    self.doors = doors
    self.desk = desk
    self.room = room
    loop = desk.loop
    time = desk.time
    load = desk.load
    limits = desk.limits
    timers = LoopTimerPool(on: desk.loop)
    unknownRequests = MetricRegistry.process.counter(
      "cairn_gateway_unknown_requests_total", "Requests with a path, or by an HTTP method, that nobody serves.")
    let (name, help) = ("cairn_gateway_own_answers_total", "Requests that the gateway has answered itself, refused ones among them.")
    pageRequests = MetricRegistry.process.counter(name, help, ["kind": "page"])
    preflights = MetricRegistry.process.counter(name, help, ["kind": "preflight"])
    largeLists = MetricRegistry.process.counter(name, help, ["kind": "large_headers"])
    faults = MetricRegistry.process.counter(
      "cairn_gateway_faults_total", "Calls that ended badly by no doing of their clients: what is ours to mend.")
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
    } else if !doors.answers(stream, on: connection) {
      answer(unknownRequests, stream, connection) { facts in
        let nearest = stream.withPath { unknown.nearest(to: $0.withoutQuery) }
        return GatewayAnswer(.unknownMethod(nearest: nearest), .unimplemented, facts)
      }
    }
  }

  private func forward(_ stream: HTTP2Stream, _ connection: HTTPConnection, _ route: Route, isEnd: Bool) {
    let isRead = route.row.idempotency == .read && !route.row.isServerStreaming
    var facts = desk.facts(of: stream, connection)
    route.metrics.began()
    do throws(RPCError) {
      // The address first: it costs less than looking at a token, and a flood of bad tokens is one of addresses.
      try limits.admit(facts.address, route.row.rateClass, cost: route.row.cost, at: facts.startMs)
      guard stream.method == .post || (isRead && stream.method.asksOnly) else {
        return refuseMethod(facts, route, stream, connection, isRead: isRead)
      }
      guard route.row.isNeverShed || load.admits(from: facts.address.callNetwork) else { throw load.refusal }
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
      // An exchange has given back what it took with it, or gives it back by failing.
      if let exchange = stream.context as? ProxyExchange { return exchange.refuse(error) }
      let status = route.row.isServerStreaming ? 200 : error.code.httpStatus
      end(facts, RequestOutcome(code: error.code), route, stream, status: status)
      desk.give(error, isStreaming: route.row.isServerStreaming, facts, to: stream, on: connection)
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

  /// Counts and tells that a request of a method has ended. Once for each.
  func end(_ facts: RequestFacts, _ outcome: RequestOutcome, _ route: Route, _ stream: HTTP2Stream, status: Int) {
    route.metrics.ended(
      outcome.code, milliseconds: facts.waitedMs(at: loop.steadyMilliseconds, outcome), requestBytes: facts.bytesIn,
      responseBytes: facts.bytesOut)
    if facts.holdsStream, let account = facts.accountID { limits.closeStream(account) }
    if outcome.isFault { faults.add() }
    desk.log(facts, outcome, route, stream, status: status)
  }

  private func refuseMethod(
    _ facts: RequestFacts, _ route: Route, _ stream: HTTP2Stream, _ connection: HTTPConnection, isRead: Bool
  ) {
    let answer = GatewayAnswer(status: 405, .unimplemented, facts) { $0.append("allow", isRead ? "GET, HEAD, POST" : "POST") }
    end(facts, RequestOutcome(code: answer.code), route, stream, status: answer.status)
    desk.give(answer, to: stream, on: connection)
  }

  // MARK: Requests that no service is asked for

  /// Answers by itself: within the address's budget, counted, told, and with an id to quote, as every call.
  private func answer(
    _ counter: Counter, _ stream: HTTP2Stream, _ connection: HTTPConnection, with make: (RequestFacts) -> GatewayAnswer
  ) {
    counter.add()
    let facts = desk.facts(of: stream, connection)
    let answer: GatewayAnswer
    do throws(RPCError) {
      try limits.admit(facts.address, .read, at: facts.startMs)
      answer = make(facts)
    } catch {
      answer = GatewayAnswer(error, to: stream, isStreaming: false, facts)
    }
    desk.log(facts, RequestOutcome(code: answer.code), nil as Route?, stream, status: answer.status)
    desk.give(answer, to: stream, on: connection)
  }

  func refuseHeaderList(of stream: HTTP2Stream, on connection: HTTPConnection) {
    answer(largeLists, stream, connection) { facts in
      let message = "a header list may have \(HTTP2Limits.publicServer.headerListBytesMax) bytes"
      let error = RPCError(.resourceExhausted, reason: .headersTooLarge, message: message)
      return GatewayAnswer(error, to: stream, isStreaming: false, facts, status: 431)
    }
  }

  /// A browser asks before it sends. Which path it asks for does not matter: what is not there is told by the call itself.
  private func preflightAnswer(_ stream: HTTP2Stream, _ facts: RequestFacts) -> GatewayAnswer {
    guard let headers = desk.browsers?.preflight(stream.headers) else {
      return GatewayAnswer(status: 403, .permissionDenied, facts) { _ in }
    }
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

  // MARK: Events that follow the headers

  func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {
    // Data that nobody wants keeps its window closed.
    (stream.context as? ProxyExchange)?.requestData(bytes)
  }

  func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    (stream.context as? ProxyExchange)?.requestEnded()
  }

  func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {
    switch stream.context {
    case let exchange as ProxyExchange: exchange.clientClosed()
    case let exchange as DoorExchange: exchange.clientClosed()
    default: break
    }
  }

  func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) {
    switch stream.context {
    case let exchange as ProxyExchange: exchange.clientWritable()
    case let exchange as DoorExchange: exchange.clientWritable()
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
