public import Cryptography
public import EventLoop
public import HTTP2

/// The listening side of one loop: accepts, keeps track of its connections, ends them in peace. Confined to its loop.
public final class HTTPServer: LoopTimerTarget {
  /// Connections of one loop. Each costs tens of kilobytes; beyond this new ones are closed at once, the old ones go on. Fewer where the
  /// system allows fewer open files, a part of which is kept for what the process opens itself.
  public static let connectionsMax = 20_000

  /// Output of all connections of one loop that waits for its readers. Beyond it those who have left most unread are closed: the bounds of
  /// single connections, times their number, are more than a machine has. As much as one connection of a gateway may have.
  public static let outputBytesMax = 256 << 20

  /// The same where strangers read, of all loops of a listener together, which share it: nearly two hundred of the largest gathered answers,
  /// beside what the sockets hold. With what it costs beside itself, less than the 32 MB that a flood may add to a process.
  public static let publicOutputBytesMax = 12 << 20

  /// How often the limits of time are enforced on each connection.
  private static let tickInterval = Duration.seconds(1)

  /// Parts into which a round over the connections is cut: thousands that end in the same second must not end in the same moment.
  private static let ticksPerRound = 20

  /// Connections, or bytes of output and of requests, that must have gone before the memory they had is given back to the system: it takes milliseconds.
  private static let trimConnections = 256
  private static let trimBytes = 4 << 20

  private let loop: Loop
  private let handler: any HTTPHandler
  private let limits: HTTP2Limits
  private let tls: TLSServerContext?
  private var listener: TCPListener?
  private var connections: [ObjectIdentifier: HTTPConnection] = [:]
  private let timer: LoopTimer
  private let handshakes: HandshakeGate
  /// Those whose turn in this round is still to come, how many at a time, and the output they had.
  private var round: [HTTPConnection] = []
  private var roundShare = 0
  private let output: OutputTotal
  /// The most there was since memory was given back.
  private var peakConnections = 0
  private var peakBytes = 0
  /// What there was a round ago.
  private var lastConnections = 0
  private var lastBytes = 0
  private let connectionsMax: Int

  /// Begins to listen. On the loop's thread.
  /// - Parameters:
  ///   - handshakesMax: Smaller for tests.
  ///   - outputBytesMax: Smaller for tests.
  /// - Throws: `SystemError`.
  public init(
    on loop: Loop, address: SocketAddress, tls: TLSServerContext? = nil, limits: HTTP2Limits, handler: any HTTPHandler,
    handshakesMax: Int = HandshakeGate.handshakesMax, outputBytesMax: Int = HTTPServer.outputBytesMax
  ) throws {
    SessionMetrics.declare()
    self.loop = loop
    self.handler = handler
    self.limits = limits
    self.tls = tls
    handshakes = HandshakeGate(handshakesMax: handshakesMax, evicted: SessionMetrics.handshakeEvicted)
    connectionsMax = min(Self.connectionsMax, OpenFiles.forPeers)
    timer = LoopTimer(on: loop)
    output = OutputTotal(bytesMax: outputBytesMax)
    listener = try TCPListener(on: loop, address: address) { [unowned self] in accept($0) }
    output.relieve = { [unowned self] in closeSlowestReaders() }
    timer.arm(after: Self.tickInterval / Self.ticksPerRound, self)
  }

  /// Where it listens; the chosen port when 0 was asked for.
  public var address: SocketAddress? { listener?.address }

  /// Connections that are open.
  public var connectionCount: Int { connections.count }

  /// Connections whose socket is open: zero when every peer has had its last answer and both sides have ended.
  public var openConnectionCount: Int { connections.values.count { !$0.isGone } }

  /// Streams that are open on all of them.
  public var liveStreamCount: Int { connections.values.reduce(0) { $0 + $1.liveStreamCount } }

  /// Output that waits on all of them.
  public var waitingOutputBytes: Int { output.bytes }

  private func accept(_ tcp: TCPConnection) {
    guard connections.count < connectionsMax else { return tcp.refuse() }
    if tls != nil, let peer = tcp.peer, !handler.mayShakeHands(peer) { return tcp.refuse() }
    let connection = HTTPConnection.serve(tcp, tls: tls, handshakes: handshakes, output: output, limits: limits, handler: handler)
    connections[ObjectIdentifier(connection)] = connection
  }

  public func timerFired(_ timer: LoopTimer) {
    if round.isEmpty { beginRound() }
    for _ in 0..<min(roundShare, round.count) {
      round.removeLast().tick()
    }
    timer.arm(after: Self.tickInterval / Self.ticksPerRound, self)
  }

  private func beginRound() {
    connections = connections.filter { !$0.value.isGone }
    trimIfMuchHasGone()
    round = Array(connections.values)
    roundShare = (round.count + Self.ticksPerRound - 1) / Self.ticksPerRound
  }

  /// An eighth is freed at once, so that this is done seldom however quickly the rest comes back.
  private func closeSlowestReaders() {
    for connection in connections.values.sorted(by: { $0.bufferedBytes > $1.bufferedBytes }) {
      if output.bytes <= output.bytesMax / 8 * 7 { return }
      connection.giveUpOutput()
    }
  }

  /// The C library keeps what was freed in the middle of its heap. When the fall has come to its end: what goes after it was given back would
  /// stay.
  private func trimIfMuchHasGone() {
    peakConnections = max(peakConnections, connections.count)
    let bytes = output.bytes + handler.heldBytes
    peakBytes = max(peakBytes, bytes)
    let isFalling = connections.count < lastConnections || bytes < lastBytes
    (lastConnections, lastBytes) = (connections.count, bytes)
    if isFalling { return }
    guard peakConnections - connections.count > Self.trimConnections || peakBytes - bytes > Self.trimBytes else { return }
    peakConnections = connections.count
    peakBytes = bytes
    ProcessHeap.trim()
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
