internal import EventLoop
internal import HTTP2

/// One process of an upstream: its connections, opened again and again, and what is known of its health. Confined to its loop.
final class UpstreamEndpoint: LoopTimerTarget {
  /// The offer of an endpoint for a request.
  enum Offer {
    case connection(HTTPConnection)
    /// Its connections have no stream left; there will be one soon.
    case busy
    /// As much is under way as may be.
    case full
  }

  let address: SocketAddress
  private let host: String
  private unowned let pool: UpstreamPool
  private let limits: UpstreamLimits

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  /// Connections that take requests.
  @exclusivity(unchecked) private(set) var connections: [HTTPConnection] = []
  /// Connections that finish what they have begun.
  @exclusivity(unchecked) private var retiring: [HTTPConnection] = []
  @exclusivity(unchecked) private var attempt: HTTPConnection?
  @exclusivity(unchecked) private(set) var callCount = 0
  @exclusivity(unchecked) private(set) var streamCount = 0
  @exclusivity(unchecked) private(set) var health = EndpointHealth()
  private var check: EndpointCheck?
  private var agesAtMs: Int64 = 0
  /// When the last attempt began, and how long the last one that failed took, in milliseconds.
  private var attemptBeganMs: Int64 = .min / 2
  private var failureTookMs: Int64 = 0
  private(set) var failureCount = 0
  private(set) var lastFailure = "not connected yet"
  /// A connection that was lost has taken requests along that had no answer.
  var hasLostRequest = false
  private var isRemoved = false
  private let reconnectTimer: LoopTimer
  private let ejectionTimer: LoopTimer

  /// - Parameter host: The name the address was found by, for TLS.
  init(_ address: SocketAddress, host: String, _ pool: UpstreamPool) {
    self.address = address
    self.host = host
    self.pool = pool
    limits = pool.upstream.limits
    reconnectTimer = LoopTimer(on: pool.loop)
    ejectionTimer = LoopTimer(on: pool.loop)
  }

  var isOpen: Bool { !connections.isEmpty }

  /// Whether nothing is left of it.
  var isEmpty: Bool { connections.isEmpty && retiring.isEmpty && attempt == nil }

  /// Whether the first attempt since the last connection is under way.
  var isConnecting: Bool { attempt != nil }

  /// Whether an attempt is under way of which the outcome is known in a moment: the last one was refused rather than lost in silence.
  var isConnectingPromptly: Bool { isConnecting && failureTookMs <= limits.promptMsMax }

  var load: EndpointChoice.Load { EndpointChoice.Load(liveCount: callCount + streamCount, isOnProbation: health.isOnProbation) }

  /// Whether requests should go there while there is a choice.
  var isAdmitted: Bool { health.standing != .leftOut }

  /// Why it cannot be used; nil when it can.
  var complaint: String? {
    if !isOpen { return lastFailure }
    if health.isUnready { return check?.complaint ?? "not ready" }
    if pool.upstream.healthPath != nil, health.checksPassedInARow == 0 { return check?.complaint ?? "not asked yet" }
    return health.ejectedUntilMs == nil ? nil : "left out after failures"
  }

  // MARK: Requests

  func offer(_ kind: ExchangeKind) -> Offer {
    if kind == .stream ? streamCount >= limits.streamsMax : callCount >= limits.callsMax { return .full }
    if connections.count == 1, connections[0].availableStreamCount > 0 { return .connection(connections[0]) }
    var best: HTTPConnection?
    for connection in connections where connection.availableStreamCount > 0 {
      if best == nil || connection.liveStreamCount < best!.liveStreamCount { best = connection }
    }
    if let best { return .connection(best) }
    widen()
    return .busy
  }

  /// Opens one more connection, unless the last one is too young to have told how many streams it takes.
  private func widen() {
    guard attempt == nil, connections.count < limits.connectionsMax, let last = connections.last, !last.isClosed else { return }
    if pool.loop.steadyMilliseconds - last.openedMilliseconds > limits.settleMs { open() }
  }

  func requestBegan(_ kind: ExchangeKind) {
    switch kind {
    case .call: callCount += 1
    case .stream: streamCount += 1
    case .check: return
    }
    check?.used()
  }

  /// Whether its checks have passed and nothing of late speaks against it.
  var isWell: Bool { health.standing == .admitted && health.failuresInARow == 0 && health.checksPassedInARow >= limits.checksInARow }

  func requestEnded(_ kind: ExchangeKind) {
    switch kind {
    case .call: callCount -= 1
    case .stream: streamCount -= 1
    case .check: break
    }
  }

  // MARK: Connecting

  /// Begins an attempt, unless there is a connection, an attempt, or a pause before the next one.
  func connect() {
    if isOpen || reconnectTimer.isArmed { return }
    open()
  }

  /// Begins an attempt though the pause before it has not ended, because somebody asks: the process may be back since.
  func hurry() {
    guard reconnectTimer.isArmed, pool.loop.steadyMilliseconds - attemptBeganMs >= limits.reconnectMsFirst else { return }
    open()
  }

  private func open() {
    guard attempt == nil, !isRemoved else { return }
    reconnectTimer.cancel()
    attemptBeganMs = pool.loop.steadyMilliseconds
    let made = HTTPConnection.connect(
      on: pool.loop, to: address, host: host, tls: pool.upstream.tls, limits: .upstreamClient,
      timeout: .milliseconds(limits.connectMsMax), handler: pool)
    made.context = self
    attempt = made
  }

  func opened(_ connection: HTTPConnection) {
    guard connection === attempt else { return }
    attempt = nil
    if isRemoved { return connection.close() }
    pool.counters.connections += 1
    let isFirst = connections.isEmpty
    if isFirst {
      failureCount = 0
      health.reconnected()
      pool.reconnected()
    } else if isOld {
      for old in connections { retire(old) }
      connections = []
    }
    connections.append(connection)
    agesAtMs = pool.loop.steadyMilliseconds + limits.connectionAgeMs - pool.chance(below: limits.connectionAgeMs / 5)
    if isFirst { startChecks() }
    pool.endpointChanged()
  }

  /// The process takes no more on this connection; it finishes what it has begun. The process that serves that address next is looked for at once.
  func draining(_ connection: HTTPConnection) {
    guard let index = connections.firstIndex(where: { $0 === connection }) else { return }
    connections.remove(at: index)
    retiring.append(connection)
    lastFailure = "it ends"
    pool.endpointChanged()
    if connections.isEmpty { open() }
  }

  func closed(_ connection: HTTPConnection, _ error: SystemError?) {
    if connection === attempt {
      attempt = nil
      failureTookMs = pool.loop.steadyMilliseconds - attemptBeganMs
      return failed(error?.description ?? "connection closed")
    }
    retiring.removeAll { $0 === connection }
    guard let index = connections.firstIndex(where: { $0 === connection }) else { return }
    connections.remove(at: index)
    record(isSuccess: false)
    if hasLostRequest { pool.wasSilent() }
    hasLostRequest = false
    if connections.isEmpty { failed(error?.description ?? "connection closed") }
    pool.endpointChanged()
  }

  /// A connection that cannot take this request nor any other.
  func giveUp(_ connection: HTTPConnection) {
    guard let index = connections.firstIndex(where: { $0 === connection }) else { return }
    connections.remove(at: index)
    retire(connection)
    pool.endpointChanged()
    if connections.isEmpty { open() }
  }

  private func retire(_ connection: HTTPConnection) {
    retiring.append(connection)
    connection.shutdown()
  }

  private func failed(_ reason: String) {
    lastFailure = reason
    failureCount += 1
    pool.counters.connectionFailures += 1
    if connections.isEmpty, attempt == nil, !isRemoved {
      let pause = pool.chance(below: ReconnectPause.longestMs(afterFailures: failureCount, limits))
      reconnectTimer.arm(after: .milliseconds(max(1, pause)), self)
    }
    pool.attemptFailed(self)
  }

  // MARK: Health

  /// News that a request brings of the endpoint.
  func record(isSuccess: Bool) {
    if isSuccess, health.failuresInARow == 0, !health.isOnProbation { return }
    let before = health.standing
    if isSuccess {
      health.succeeded()
    } else {
      health.failed(atMs: pool.loop.steadyMilliseconds, mayEject: pool.mayEject, limits)
      if let until = health.ejectedUntilMs, !ejectionTimer.isArmed {
        pool.counters.ejections += 1
        ejectionTimer.arm(atMilliseconds: until, self)
      }
    }
    if health.standing != before { pool.endpointChanged() }
  }

  private func startChecks() {
    guard let path = pool.upstream.healthPath else { return }
    let check = check ?? EndpointCheck(self, path: path, pool)
    self.check = check
    check.begin()
  }

  func checked(_ result: EndpointHealth.CheckResult, on connection: HTTPConnection?) {
    let before = health.standing
    health.checked(result, limits)
    if health.standing != before { pool.endpointChanged() }
    if health.checksUnansweredInARow >= limits.checksUnansweredMax { connection?.close() }
  }

  // MARK: Time

  func timerFired(_ timer: LoopTimer) {
    if timer === reconnectTimer { return open() }
    if health.timePassed(toMs: pool.loop.steadyMilliseconds) {
      pool.endpointChanged()
    } else if let until = health.ejectedUntilMs {
      ejectionTimer.arm(atMilliseconds: until, self)
    }
  }

  private var isOld: Bool { pool.loop.steadyMilliseconds >= agesAtMs }

  /// About once a second.
  func tick() {
    for connection in connections { connection.tick() }
    for connection in retiring { connection.tick() }
    if isOpen, isOld { open() }
  }

  /// The name leads there no more: takes nothing new, finishes what has begun.
  func remove() {
    isRemoved = true
    reconnectTimer.cancel()
    ejectionTimer.cancel()
    check?.end()
    attempt?.close()
    for connection in connections { retire(connection) }
    connections = []
  }
}
