public import Crypto
public import EventLoop
public import HTTP2

/// The listening side of one loop: accepts, keeps track of its connections, ends them in peace. Confined to its loop.
public final class HTTPServer: LoopTimerTarget {
  /// Connections of one loop. Each costs tens of kilobytes; beyond this new ones are closed at once, the old ones go on.
  public static let connectionsMax = 20_000

  /// How often the limits of time are enforced.
  private static let tickInterval = Duration.seconds(1)

  private let loop: Loop
  private let handler: any HTTPHandler
  private let limits: HTTP2Limits
  private let tls: TLSServerContext?
  private var listener: TCPListener?
  private var connections: [ObjectIdentifier: HTTPConnection] = [:]
  private let timer: LoopTimer

  /// Begins to listen. On the loop's thread.
  /// - Throws: `SystemError`.
  public init(
    on loop: Loop, address: SocketAddress, tls: TLSServerContext? = nil, limits: HTTP2Limits, handler: any HTTPHandler
  ) throws {
    SessionMetrics.declare()
    self.loop = loop
    self.handler = handler
    self.limits = limits
    self.tls = tls
    timer = LoopTimer(on: loop)
    listener = try TCPListener(on: loop, address: address) { [unowned self] in accept($0) }
    timer.arm(after: Self.tickInterval, self)
  }

  /// Where it listens; the chosen port when 0 was asked for.
  public var address: SocketAddress? { listener?.address }

  /// Connections that are open.
  public var connectionCount: Int { connections.count }

  /// Connections whose socket is open: zero when every peer has had its last answer and both sides have ended.
  public var openConnectionCount: Int { connections.values.count { !$0.isGone } }

  /// Streams that are open on all of them.
  public var liveStreamCount: Int { connections.values.reduce(0) { $0 + $1.liveStreamCount } }

  private func accept(_ tcp: TCPConnection) {
    guard connections.count < Self.connectionsMax else { return tcp.close() }
    let connection = HTTPConnection.serve(tcp, tls: tls, limits: limits, handler: handler)
    connections[ObjectIdentifier(connection)] = connection
  }

  public func timerFired(_ timer: LoopTimer) {
    connections = connections.filter { !$0.value.isGone }
    for connection in connections.values { connection.tick() }
    timer.arm(after: Self.tickInterval, self)
  }

  // MARK: The end

  /// Stops accepting and tells every peer that the connection will take no new streams soon.
  public func beginDraining() {
    listener = nil
    for connection in connections.values { connection.shutdownNotice() }
  }

  /// A round trip after `beginDraining`: takes no new streams; each connection closes when its streams have ended.
  public func finishDraining() {
    handler.endStreams()
    for connection in connections.values { connection.shutdown() }
  }

  /// Closes everything at once.
  public func close() {
    listener = nil
    timer.cancel()
    for connection in connections.values { connection.close() }
    connections = [:]
  }
}
