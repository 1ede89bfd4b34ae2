public import Cryptography
public import EventLoop
public import HTTP2

/// The listening side of one loop: accepts, keeps track of its connections, ends them in peace. Confined to its loop.
public final class HTTPServer: LoopTimerTarget {
  /// Connections of one loop. Each costs some 17 kB, with TLS two to three times that: 350 MB, and the players of a small town. Beyond it idle
  /// ones make way for new ones, of those first who have most of them. Fewer where the system allows fewer open files, a part of which is
  /// kept for what the process opens itself; several servers of a process share those.
  public static let connectionsMax = 20_000

  /// Idle connections of one network, an IPv4 address or an IPv6 /64: beyond so many one of them makes way for each that comes, of a listener
  /// with one loop, twice what each of several loops has. With TLS an idle one costs 46 kB, so 18 MB, and without it 17, 7 MB: together less
  /// than the 32 MB that a flood may add. Clients of a crowd behind one address make way if they ask for nothing and listen to no stream; they come back when
  /// they do.
  public static let idlePerNetworkMax = 400

  /// Bytes that the peers of one loop may make us keep together (``ConnectionRoom``). Beyond it those who hold most are closed: the bounds of single
  /// connections, times their number, are more than a machine has. As much as one connection of a gateway may have.
  public static let heldBytesMax = 256 << 20

  /// The same where strangers read, of a listener with one loop, twice what each of several loops has: a hundred and sixty of the largest
  /// gathered answers, beside what the sockets hold. With what it costs beside itself, less than the 32 MB that a flood may add to a process of
  /// one loop.
  public static let publicHeldBytesMax = 10 << 20

  /// How often the limits of time are enforced on each connection.
  private static let tickInterval = Duration.seconds(1)

  /// Parts into which a round over the connections is cut: thousands that end in the same second must not end in the same moment. With few
  /// connections a round has one part, and without any there are no rounds: a listener that nobody uses wakes nobody.
  private static let ticksPerRoundMax = 20
  private static let connectionsPerTick = 50

  /// Connections, or bytes that were held, that must have gone before the memory they had is given back to the system: it takes milliseconds.
  private static let trimConnections = 256
  private static let trimBytes = 4 << 20

  private let loop: Loop
  private let handler: any HTTPHandler
  private let limits: HTTP2Limits
  private let tls: TLSServerContext?
  private var listener: TCPListener?
  private let timer: LoopTimer
  private let handshakes: HandshakeGate
  /// Connections whose turn in this round is still to come, and how many at a time.
  private var round: [HTTPConnection] = []
  private var roundShare = 0
  private var roundPause = HTTPServer.tickInterval
  private var isClosed = false
  private let room: ConnectionRoom
  /// The most there was since memory was given back.
  private var peakConnections = 0
  private var peakBytes = 0
  /// Numbers of a round ago.
  private var lastConnections = 0
  private var lastBytes = 0

  /// Begins to listen. On the loop's thread.
  /// - Parameters:
  ///   - handshakesMax: Smaller for tests.
  ///   - heldBytesMax: Bytes that its peers may make us keep.
  ///   - connectionsMax: As many as the system's open files allow, if that is less.
  ///   - idlePerNetworkMax: Where strangers come: ``idlePerNetworkMax``.
  ///   - servers: How many servers of this process share the open files.
  /// - Throws: `SystemError`.
  public init(
    on loop: Loop, address: SocketAddress, tls: TLSServerContext? = nil, limits: HTTP2Limits, handler: any HTTPHandler,
    handshakesMax: Int = HandshakeGate.handshakesMax, heldBytesMax: Int = HTTPServer.heldBytesMax,
    connectionsMax: Int = HTTPServer.connectionsMax, idlePerNetworkMax: Int = .max, servers: Int = 1
  ) throws {
    SessionMetrics.declare()
    self.loop = loop
    self.handler = handler
    self.limits = limits
    self.tls = tls
    handshakes = HandshakeGate(handshakesMax: handshakesMax, evicted: SessionMetrics.handshakeEvicted)
    timer = LoopTimer(on: loop)
    room = ConnectionRoom(
      connectionsMax: min(connectionsMax, OpenFiles.forPeers / servers), idlePerNetworkMax: idlePerNetworkMax, heldBytesMax: heldBytesMax)
    listener = try TCPListener(on: loop, address: address) { [unowned self] in accept($0) }
  }

  /// Where it listens; the chosen port when 0 was asked for.
  public var address: SocketAddress? { listener?.address }

  /// Connections that are open.
  public var connectionCount: Int { room.connections.count }

  /// Connections whose socket is open: zero when every peer has had its last answer and both sides have ended.
  public var openConnectionCount: Int { room.connections.count { !$0.isGone } }

  /// Streams that are open on all of them.
  public var liveStreamCount: Int { room.connections.reduce(0) { $0 + $1.liveStreamCount } }

  /// Bytes that their peers make us keep.
  public var heldBytes: Int { room.heldBytes }

  private func accept(_ tcp: TCPConnection) {
    guard room.hasPlace(for: tcp.peer?.peerNetwork) else { return tcp.refuse() }
    if tls != nil, let peer = tcp.peer, !handler.mayShakeHands(peer) { return tcp.refuse() }
    HTTPConnection.serve(tcp, tls: tls, handshakes: handshakes, room: room, limits: limits, handler: handler)
    if !timer.isArmed, !isClosed { timer.arm(atMilliseconds: loop.beat(after: roundPause), self) }
  }

  public func timerFired(_ timer: LoopTimer) {
    if round.isEmpty { beginRound() }
    for _ in 0..<min(roundShare, round.count) {
      round.removeLast().tick()
    }
    // As long as there is memory to give back, another round shows whether the fall has ended.
    if room.connections.isEmpty, peakConnections <= Self.trimConnections, peakBytes <= Self.trimBytes { return }
    timer.arm(atMilliseconds: loop.beat(after: roundPause), self)
  }

  private func beginRound() {
    trimIfMuchHasGone()
    round = room.connections
    let ticks = max(1, min(Self.ticksPerRoundMax, round.count / Self.connectionsPerTick))
    roundShare = (round.count + ticks - 1) / ticks
    roundPause = Self.tickInterval / ticks
  }

  /// The C library keeps what was freed in the middle of its heap. When the fall has come to its end: what goes after it was given back would
  /// stay.
  private func trimIfMuchHasGone() {
    let count = connectionCount
    peakConnections = max(peakConnections, count)
    let bytes = heldBytes + handler.heldBytes
    peakBytes = max(peakBytes, bytes)
    let isFalling = count < lastConnections || bytes < lastBytes
    (lastConnections, lastBytes) = (count, bytes)
    if isFalling { return }
    guard peakConnections - count > Self.trimConnections || peakBytes - bytes > Self.trimBytes else { return }
    peakConnections = count
    peakBytes = bytes
    ProcessHeap.trim()
  }

  // MARK: The end

  /// Tells every peer that the connection will take no new streams soon. A peer that connects meanwhile is served.
  public func beginDraining() {
    for connection in room.connections { connection.shutdownNotice() }
  }

  /// A round trip after `beginDraining`: accepts nobody and takes no new streams; each connection closes when its streams have ended. Those who
  /// wait to be accepted hear that nothing of theirs was begun.
  public func finishDraining() {
    listener?.acceptAll()
    listener = nil
    handler.endStreams()
    for connection in room.connections { connection.shutdown() }
  }

  /// Closes everything at once.
  public func close() {
    listener = nil
    isClosed = true
    timer.cancel()
    for connection in room.connections { connection.close() }
  }
}
