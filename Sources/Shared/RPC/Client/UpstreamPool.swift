public import EventLoop
public import HTTP2

/// The connections of one loop to one upstream: one to each of its processes, kept open and opened again. Confined to its loop.
public final class UpstreamPool: HTTPHandler, LoopTimerTarget {
  /// Requests that wait for a connection; more are refused at once, for they would only time out.
  public static let waitingMax = 1_024

  private static let tickInterval = Duration.seconds(1)

  let loop: Loop
  let upstream: Upstream
  private var endpoints: [UpstreamEndpoint] = []
  private var waiting: [any UpstreamExchange] = []
  private let timer: LoopTimer
  /// What is counted of this upstream on this loop.
  public let metrics: UpstreamMetrics

  init(_ upstream: Upstream, on loop: Loop) {
    self.upstream = upstream
    self.loop = loop
    timer = LoopTimer(on: loop)
    metrics = UpstreamMetrics(upstream.name)
    endpoints = upstream.hosts.map { UpstreamEndpoint($0, self) }
    timer.arm(after: Self.tickInterval, self)
  }

  /// Whether a request would be sent at once.
  public var isConnected: Bool { endpoints.contains { $0.isOpen } }

  /// Sends a request on the least loaded connection, as soon as there is one.
  public func send(_ exchange: any UpstreamExchange) {
    if let connection = leastLoaded() { return exchange.send(on: connection) }
    guard !endpoints.isEmpty else { return exchange.failed(unavailable("not configured")) }
    guard waiting.count < Self.waitingMax else { return exchange.failed(unavailable("too many calls wait for it")) }
    waiting.append(exchange)
    for endpoint in endpoints { endpoint.connect() }
  }

  /// Takes a request back that still waits for a connection.
  public func withdraw(_ exchange: any UpstreamExchange) {
    waiting.removeAll { $0 === exchange }
  }

  /// Opens the connections before the first request needs them.
  public func warmUp() {
    for endpoint in endpoints { endpoint.connect() }
  }

  private func leastLoaded() -> HTTPConnection? {
    var best: HTTPConnection?
    for endpoint in endpoints {
      guard let connection = endpoint.openConnection, connection.availableStreamCount > 0 else { continue }
      if best == nil || connection.liveStreamCount < best!.liveStreamCount { best = connection }
    }
    return best
  }

  /// Called by an endpoint that has connected.
  func opened() {
    let ready = waiting
    waiting = []
    for exchange in ready { send(exchange) }
  }

  /// Called by an endpoint whose attempt has failed: those who wait hear it when none is left that might still succeed.
  func attemptFailed(_ reason: String) {
    guard !endpoints.contains(where: { $0.isOpen || $0.isConnecting }) else { return }
    let failed = waiting
    waiting = []
    for exchange in failed { exchange.failed(unavailable(reason)) }
  }

  private func unavailable(_ why: String) -> RPCError {
    RPCError(
      .unavailable, reason: "UNAVAILABLE", message: "\(upstream.name) cannot be reached: \(why)", metadata: ["retry_after_ms": "1000"])
  }

  public func timerFired(_ timer: LoopTimer) {
    for endpoint in endpoints { endpoint.openConnection?.tick() }
    metrics.set(connections: endpoints.count { $0.isOpen }, waiting: waiting.count)
    timer.arm(after: Self.tickInterval, self)
  }

  // MARK: HTTPHandler

  public func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
    stream.exchange?.began(stream, isEnd: isEnd)
  }

  public func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {
    guard let exchange = stream.exchange else { return connection.consume(stream, bytes.count) }
    exchange.data(stream, bytes)
  }

  public func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) { stream.exchange?.ended(stream) }

  public func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {
    stream.exchange?.closed(stream, code)
  }

  public func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) { stream.exchange?.writable(stream) }

  public func connectionOpened(_ connection: HTTPConnection) { connection.endpoint?.opened(connection) }

  public func connectionDraining(_ connection: HTTPConnection) { connection.endpoint?.draining(connection) }

  public func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {
    connection.endpoint?.closed(connection, error)
  }
}

/// One process of an upstream. Confined to its loop.
final class UpstreamEndpoint: LoopTimerTarget {
  /// How long one attempt may take: on a network that works it takes a millisecond.
  private static let connectTimeout = Duration.seconds(2)

  private static let backOffMin = Duration.milliseconds(50)
  private static let backOffMax = Duration.seconds(2)

  private let host: HostPort
  private unowned let pool: UpstreamPool
  private let timer: LoopTimer
  private var connection: HTTPConnection?
  private(set) var isConnecting = false
  private(set) var isOpen = false
  private var failureCount = 0

  init(_ host: HostPort, _ pool: UpstreamPool) {
    self.host = host
    self.pool = pool
    timer = LoopTimer(on: pool.loop)
  }

  var openConnection: HTTPConnection? {
    guard isOpen, let connection, !connection.isClosed else { return nil }
    return connection
  }

  /// Begins an attempt, unless one is under way or there is a connection.
  func connect() {
    if isConnecting || openConnection != nil { return }
    isConnecting = true
    timer.cancel()
    if let address = SocketAddress(host.description) { return connect(to: address) }
    let me = LoopBound(self, on: pool.loop)
    let host = host
    pool.loop.assumeIsolated { loop in
      _ = loop.start {
        let found = try? await Offload.shared.run { host.resolve() }
        me.value.resolved(found ?? [])
      }
    }
  }

  private func resolved(_ addresses: [SocketAddress]) {
    guard let address = addresses.isEmpty ? nil : addresses[failureCount % addresses.count] else {
      return failed("no address for \(host.host)")
    }
    connect(to: address)
  }

  private func connect(to address: SocketAddress) {
    let made = HTTPConnection.connect(
      on: pool.loop, to: address, host: host.host, tls: pool.upstream.tls, limits: .upstreamClient, timeout: Self.connectTimeout,
      handler: pool)
    made.context = self
    connection = made
  }

  func opened(_ connection: HTTPConnection) {
    guard connection === self.connection else { return }
    isConnecting = false
    isOpen = true
    failureCount = 0
    pool.metrics.connectionOpened()
    pool.opened()
  }

  /// The process takes no more on this connection; it finishes what it has begun, and the next request opens another.
  func draining(_ connection: HTTPConnection) {
    guard connection === self.connection else { return }
    self.connection = nil
    isOpen = false
    connect()
  }

  func closed(_ connection: HTTPConnection, _ error: SystemError?) {
    guard connection === self.connection else { return }
    self.connection = nil
    isOpen = false
    failed(error?.description ?? "connection closed")
  }

  private func failed(_ reason: String) {
    isConnecting = false
    failureCount += 1
    pool.metrics.connectionFailed()
    pool.attemptFailed(reason)
    timer.arm(after: backOff(), self)
  }

  /// Doubles with each failure; the random half keeps a crowd of callers from coming back all at once.
  private func backOff() -> Duration {
    let full = min(Self.backOffMin * (1 << min(failureCount, 10)), Self.backOffMax)
    return full / 2 + .microseconds(Int64.random(in: 0...max(1, (full / 2).components.attoseconds / 1_000_000_000_000)))
  }

  func timerFired(_ timer: LoopTimer) {
    connect()
  }
}

/// A stream's context is an object of any class; a cast to this one is cheap, one to a protocol searches for the conformance each time.
final class ExchangeContext {
  let exchange: any UpstreamExchange

  init(_ exchange: any UpstreamExchange) {
    self.exchange = exchange
  }
}

extension HTTP2Stream {
  fileprivate var exchange: (any UpstreamExchange)? { (context as? ExchangeContext)?.exchange }
}

extension HTTPConnection {
  fileprivate var endpoint: UpstreamEndpoint? { context as? UpstreamEndpoint }
}
