import CairnProto
public import EventLoop
public import HTTP2

/// The connections of one loop to one upstream: to each of its processes one or more, kept open and opened again. Chooses who gets a
/// request, leaves out who fails, and says when nobody can. Confined to its loop.
public final class UpstreamPool: HTTPHandler, LoopTimerTarget {
  private static let tickInterval = Duration.seconds(1)

  let loop: Loop
  let upstream: Upstream
  /// Counts of what has happened since the loop began.
  @exclusivity(unchecked) public internal(set) var counters = UpstreamCounters()
  /// Bytes that callers keep of their calls while these are under way. The callers count them.
  @exclusivity(unchecked) public var callBytes = 0
  /// The part of these bytes that is long header lists. The callers count it, too.
  @exclusivity(unchecked) public var headerListBytes = 0

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var endpoints: [UpstreamEndpoint] = []
  /// Processes with a connection that should be used: the admitted ones or, when none is admitted, all.
  @exclusivity(unchecked) private var candidates: [UpstreamEndpoint] = []
  @exclusivity(unchecked) private var choice: EndpointChoice
  @exclusivity(unchecked) private var budget: RetryBudget
  @exclusivity(unchecked) private var breaker = CircuitBreaker()
  @exclusivity(unchecked) private var waiting = WaitingLine()
  /// Retries that pause before the same endpoint is asked again, and when the first of them is due.
  private var pausing: [ObjectIdentifier: (exchange: any UpstreamExchange, dueMs: Int64)] = [:]
  private var pauseEndMs = Int64.max
  /// Endpoints whose name leads elsewhere now, until their last request has ended.
  private var leaving: [UpstreamEndpoint] = []
  private var names: UpstreamNames?
  /// When the last connection was lost; nil while there is one, and before the first.
  private var lostMs: Int64?
  private var lastFailure = "not connected yet"
  private let timer: LoopTimer
  private let pauseTimer: LoopTimer
  private let metrics: UpstreamMetrics

  init(_ upstream: Upstream, on loop: Loop) {
    self.upstream = upstream
    self.loop = loop
    choice = EndpointChoice(seed: .random(in: .min ... .max))
    budget = RetryBudget(upstream.limits)
    timer = LoopTimer(on: loop)
    pauseTimer = LoopTimer(on: loop)
    metrics = UpstreamMetrics(of: upstream)
    names = UpstreamNames(self)
    names?.begin()
    timer.arm(atMilliseconds: loop.beat(after: Self.tickInterval), self)
  }

  /// The upstream's name, for example "game".
  public var name: String { upstream.name }

  /// Whether a request would be sent at once.
  public var isConnected: Bool { !candidates.isEmpty }

  // MARK: Requests

  /// Sends a request to the less loaded of two endpoints, as soon as there is one.
  public func send(_ exchange: any UpstreamExchange) {
    budget.earn()
    dispatch(exchange, avoiding: nil)
  }

  /// Sends a request again that an endpoint did not begin, or may safely begin twice: elsewhere if there is an elsewhere, otherwise after a
  /// short pause.
  /// - Parameters:
  ///   - connection: The connection on which it failed.
  ///   - isUnsent: Whether it was taken back by a connection that ends, so that a retry costs the upstream nothing it has not saved.
  /// - Returns: False when the retry budget is used up; nothing was sent then.
  public func sendAgain(_ exchange: any UpstreamExchange, after connection: HTTPConnection?, isUnsent: Bool) -> Bool {
    let failed = connection?.endpoint
    let isEnding = connection.map { isDone($0, at: failed) } ?? true
    if !(isUnsent && isEnding), !budget.spend(atMs: loop.steadyMilliseconds) {
      counters.retriesRefused += 1
      return false
    }
    counters.retries += 1
    if isEnding || candidates.contains(where: { $0 !== failed }) {
      dispatch(exchange, avoiding: isEnding ? nil : failed)
    } else {
      pause(exchange)
    }
    return true
  }

  private func isDone(_ connection: HTTPConnection, at endpoint: UpstreamEndpoint?) -> Bool {
    connection.isClosed || endpoint?.connections.contains { $0 === connection } != true
  }

  /// Lets go of a connection on which no request can be begun any more, though it has not said so: its numbers of streams are used up.
  public func giveUp(_ connection: HTTPConnection) { connection.endpoint?.giveUp(connection) }

  /// Whether somebody else could take what this connection's endpoint refused.
  public func hasAlternative(to connection: HTTPConnection) -> Bool {
    let failed = connection.endpoint
    return candidates.contains { $0 !== failed }
  }

  /// Takes a request back that still waits for a connection.
  public func withdraw(_ exchange: any UpstreamExchange) {
    if !waiting.isEmpty { waiting.remove(exchange) }
    if !pausing.isEmpty { pausing[ObjectIdentifier(exchange)] = nil }
  }

  /// Opens the connections before the first request needs them.
  public func warmUp() {
    for endpoint in endpoints { endpoint.connect() }
  }

  private func dispatch(_ exchange: any UpstreamExchange, avoiding avoided: UpstreamEndpoint?) {
    if !place(exchange, avoiding: avoided) { wait(exchange) }
  }

  /// Sends a request, or refuses it. Returns false when it must wait: nobody can take it yet.
  private func place(_ exchange: any UpstreamExchange, avoiding avoided: UpstreamEndpoint?) -> Bool {
    guard let chosen = chosen(avoiding: avoided) else { return false }
    switch offer(of: chosen, exchange.kind) {
    case .connection(let connection):
      if !waiting.isEmpty { waiting.remove(exchange) }
      if !breaker.isClosed, refusesAsSilent(exchange) { return true }
      counters.requests += 1
      exchange.send(on: connection)
    case .busy: return false
    case .full:
      if !waiting.isEmpty { waiting.remove(exchange) }
      counters.refusedAsFull += 1
      exchange.failed(.overloaded("\(upstream.name) has as much to do as it may"))
    }
    return true
  }

  /// Nothing that was sent lately has got an answer: this would not either.
  private func refusesAsSilent(_ exchange: any UpstreamExchange) -> Bool {
    let waitMs = breaker.wait(atMs: loop.steadyMilliseconds, upstream.limits)
    if waitMs == 0 { return false }
    counters.refusedAsSilent += 1
    exchange.failed(
      RPCError(
        .unavailable, reason: .unavailable, message: "\(upstream.name) does not answer", metadata: ["retry_after_ms": String(waitMs)]))
    return true
  }

  private func chosen(avoiding avoided: UpstreamEndpoint?) -> UpstreamEndpoint? {
    switch candidates.count {
    case 0: return nil
    case 1: return candidates[0]
    default:
      let (first, second) = choice.pair(below: candidates.count)
      let (a, b) = (candidates[first], candidates[second])
      if a === avoided { return b }
      if b === avoided { return a }
      return b.load.isBetter(than: a.load) ? b : a
    }
  }

  /// The offer of the chosen endpoint or, when that has nothing, the offer of any other.
  private func offer(of chosen: UpstreamEndpoint, _ kind: ExchangeKind) -> UpstreamEndpoint.Offer {
    var best = chosen.offer(kind)
    if case .connection = best { return best }
    for other in candidates where other !== chosen {
      switch other.offer(kind) {
      case .connection(let connection): return .connection(connection)
      case .busy: best = .busy
      case .full: break
      }
    }
    return best
  }

  // MARK: Waiting

  private func wait(_ exchange: any UpstreamExchange) {
    if candidates.isEmpty {
      warmUp()
      if !mayStillConnect { for endpoint in endpoints { endpoint.hurry() } }
      guard mayStillConnect else { return exchange.failed(unavailable(lastFailure)) }
    }
    guard waiting.count < upstream.limits.waitingMax else {
      counters.refusedAsFull += 1
      return exchange.failed(unavailable("too many calls wait for it"))
    }
    waiting.append(exchange)
  }

  /// Whether it is worth waiting for a connection: a first attempt is under way, the last connection was lost not long ago, or the outcome
  /// of an attempt is known in a moment.
  private var mayStillConnect: Bool {
    if let lostMs {
      return loop.steadyMilliseconds - lostMs < upstream.limits.patienceMs || endpoints.contains { $0.isConnectingPromptly }
    }
    return names?.isFirstLookUp == true || endpoints.contains { $0.isConnecting }
  }

  /// Sends those who wait, until one must go on waiting.
  private func releaseWaiting() {
    // Only those who wait now: one that fails at once and comes again stands behind them.
    for _ in 0..<waiting.count {
      guard let next = waiting.next(), place(next, avoiding: nil) else { return }
    }
  }

  private func failWaiting() {
    guard candidates.isEmpty, !mayStillConnect, !waiting.isEmpty else { return }
    for exchange in waiting.takeAll() { exchange.failed(unavailable(lastFailure)) }
  }

  private func unavailable(_ why: String) -> RPCError {
    RPCError.unavailable("\(upstream.name) cannot be reached: \(why)")
  }

  private func pause(_ exchange: any UpstreamExchange) {
    let dueMs = loop.steadyMilliseconds + 1 + choice.milliseconds(below: upstream.limits.retryPauseMsMax)
    pausing[ObjectIdentifier(exchange)] = (exchange, dueMs)
    armPause(dueMs)
  }

  private func armPause(_ dueMs: Int64) {
    guard dueMs < pauseEndMs else { return }
    pauseEndMs = dueMs
    pauseTimer.arm(atMilliseconds: dueMs, self)
  }

  private func releasePausing() {
    pauseEndMs = .max
    let due = pausing.values.filter { $0.dueMs <= loop.steadyMilliseconds }
    for (exchange, _) in due { pausing[ObjectIdentifier(exchange)] = nil }
    for (exchange, _) in due { dispatch(exchange, avoiding: nil) }
    if let next = pausing.values.lazy.map(\.dueMs).min() { armPause(next) }
  }

  public func timerFired(_ timer: LoopTimer) {
    if timer === pauseTimer { return releasePausing() }
    for endpoint in endpoints + leaving { endpoint.tick() }
    leaving.removeAll { $0.isEmpty }
    names?.tick()
    failWaiting()
    if !candidates.isEmpty { releaseWaiting() }
    metrics.set(
      counters, connections: endpoints.reduce(0) { $0 + $1.connections.count }, waiting: waiting.count,
      leftOut: endpoints.count { !$0.isAdmitted })
    timer.arm(atMilliseconds: loop.beat(after: Self.tickInterval), self)
  }

  // MARK: News of endpoints

  /// A connection came or went, or the endpoint is thought better or worse of.
  func endpointChanged() {
    let wasOpen = lostMs == nil && !candidates.isEmpty
    let open = endpoints.filter(\.isOpen)
    candidates = open.filter(\.isAdmitted)
    if candidates.isEmpty { candidates = open }
    if candidates.isEmpty {
      if wasOpen { lostMs = loop.steadyMilliseconds }
    } else {
      lostMs = nil
      releaseWaiting()
    }
  }

  /// An attempt has failed: those who wait hear it when nothing is left to wait for.
  func attemptFailed(_ endpoint: UpstreamEndpoint) {
    lastFailure = endpoint.lastFailure
    names?.wantFresh()
    failWaiting()
  }

  /// A request has got no answer.
  func wasSilent() {
    _ = breaker.unanswered(atMs: loop.steadyMilliseconds, chance: chance(below: 1_024), upstream.limits)
  }

  /// Another process may be there.
  func reconnected() { breaker.reconnected(atMs: loop.steadyMilliseconds) }

  /// The time of a request that was sent and not answered has ended. A request with little time says nothing about the upstream.
  /// - Parameter sentMs: When it was sent, in the loop's steady milliseconds.
  public func timedOut(on connection: HTTPConnection, sentMs: Int64) {
    guard loop.steadyMilliseconds - sentMs >= upstream.limits.silenceMsMin else { return }
    connection.endpoint?.record(isSuccess: false)
    wasSilent()
  }

  /// News that the messages of a stream bring of the process: its first one, or that its last word was `unavailable`. The last word says nothing of a process
  /// that ends, and says so to all of its streams.
  public func streamTold(_ connection: HTTPConnection, isSuccess: Bool) {
    guard let endpoint = connection.endpoint, endpoint.connections.contains(where: { $0 === connection }) else { return }
    endpoint.record(isSuccess: isSuccess)
  }

  /// Whether one more endpoint may be ejected.
  var mayEject: Bool {
    EjectionBound.mayEject(ejectedCount: endpoints.filter { $0.health.ejectedUntilMs != nil }.count, of: endpoints.count)
  }

  /// By chance, below so many milliseconds.
  func chance(below limit: Int64) -> Int64 { choice.milliseconds(below: limit) }

  /// The addresses that the upstream's hosts lead to now.
  func adopt(_ addresses: [(address: SocketAddress, host: String)]) {
    let gone = endpoints.filter { endpoint in !addresses.contains { $0.address == endpoint.address } }
    for endpoint in gone { endpoint.remove() }
    leaving += gone
    endpoints.removeAll { endpoint in gone.contains { $0 === endpoint } }
    for (address, host) in addresses where !endpoints.contains(where: { $0.address == address }) {
      endpoints.append(UpstreamEndpoint(address, host: host, self))
    }
    endpointChanged()
    warmUp()
  }

  /// A name led nowhere.
  func lookUpFailed(_ reason: String) {
    if endpoints.isEmpty { lastFailure = reason }
    failWaiting()
  }

  // MARK: For operators

  /// Why nothing can be sent now; nil when something can.
  public var complaint: String? {
    let complaints = endpoints.map { ($0, $0.complaint) }
    if complaints.contains(where: { $0.1 == nil }) { return nil }
    if complaints.isEmpty { return lastFailure }
    return complaints.map { "\($0.0.address): \($0.1 ?? "")" }.joined(separator: ", ")
  }

  /// Status of each endpoint.
  public var status: [UpstreamStatus] {
    endpoints.map { endpoint in
      UpstreamStatus(
        upstream: upstream.name, address: endpoint.address, complaint: endpoint.complaint, isUsed: candidates.contains { $0 === endpoint },
        connectionCount: endpoint.connections.count, callCount: endpoint.callCount, streamCount: endpoint.streamCount)
    }
  }

  // MARK: HTTPHandler

  public func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    guard let context = stream.exchangeContext else { return }
    if context.kind != .check {
      breaker.answered()
      // The messages of a stream will say what its status does not say.
      if context.kind == .call || stream.status != 200 {
        connection.endpoint?.record(isSuccess: stream.hasValidStatus && stream.status != RPCCode.unavailable.httpStatus)
      }
    }
    context.exchange.began(stream, isEnd: isEnd)
  }

  public func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {
    guard let context = stream.exchangeContext else { return connection.consume(stream, bytes.count) }
    context.exchange.data(stream, bytes)
  }

  public func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) { stream.exchangeContext?.exchange.ended(stream) }

  public func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {
    guard let context = stream.exchangeContext else { return }
    if let endpoint = connection.endpoint {
      endpoint.requestEnded(context.kind)
      // A connection that was lost counts once, not once for each of its streams; what we reset ourselves does not count.
      if connection.isClosed {
        if stream.status == 0, context.kind != .check { endpoint.hasLostRequest = true }
      } else if EndpointHealth.isFailure(code, isRequestSent: stream.isOutputEnded) {
        endpoint.record(isSuccess: false)
        if stream.status == 0, context.kind != .check { wasSilent() }
      }
    }
    context.exchange.closed(stream, code)
    if !waiting.isEmpty, !candidates.isEmpty { releaseWaiting() }
  }

  public func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) { stream.exchangeContext?.exchange.writable(stream) }

  public func connectionOpened(_ connection: HTTPConnection) { connection.endpoint?.opened(connection) }

  public func connectionDraining(_ connection: HTTPConnection) { connection.endpoint?.draining(connection) }

  public func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {
    connection.endpoint?.closed(connection, error)
  }
}

/// A stream's context is an object of any class; a cast to this one is cheap, one to a protocol searches for the conformance each time.
final class ExchangeContext {
  let exchange: any UpstreamExchange
  let kind: ExchangeKind

  init(_ exchange: any UpstreamExchange) {
    self.exchange = exchange
    kind = exchange.kind
  }
}

extension HTTP2Stream {
  fileprivate var exchangeContext: ExchangeContext? { context as? ExchangeContext }
}

extension HTTPConnection {
  /// The endpoint that a connection to an upstream belongs to.
  var endpoint: UpstreamEndpoint? { context as? UpstreamEndpoint }
}
