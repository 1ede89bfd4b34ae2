public import Cryptography
public import EventLoop
public import HTTP2

/// Handler of a process for the streams of its connections. Confined to one loop.
public protocol HTTPHandler: AnyObject {
  /// Whether somebody who has just connected may negotiate TLS (servers): asked before anything is spent on it. Otherwise they are reset.
  func mayShakeHands(_ peer: SocketAddress) -> Bool
  /// Bytes of requests that the handler keeps (servers): with what is freed of them, memory is given back to the system.
  var heldBytes: Int { get }
  /// A request (on a server) or the final response (on a client) has begun.
  /// - Parameter isEnd: No body follows; `streamEnded` is not called as well.
  func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool)
  /// A request has come whose header list is too large (servers). It may be answered here, and only here; nothing else is told of it. The fields
  /// that fitted are in `stream.headers`. A handler that does not answer has the session answer 431 (RFC 6585 §5) without a body.
  func refuseHeaderList(of stream: HTTP2Stream, on connection: HTTPConnection)
  /// A piece of the body, lent for the call. `connection.consume` it when it is out of the way.
  func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer)
  /// The peer has sent everything; its trailers, if any, are in the stream.
  func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection)
  /// The last word about a stream.
  func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode)
  /// A writer that had to wait may go on.
  func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection)
  /// The process ends: streams that would go on for ever end now, in a way their callers understand (servers).
  func endStreams()
  /// The connection is ready for requests (clients).
  func connectionOpened(_ connection: HTTPConnection)
  /// The peer takes no more requests on this connection.
  func connectionDraining(_ connection: HTTPConnection)
  /// The peer has ended its side (servers). It may still read what it asked for; what it had not asked to the end was closed before. A stream
  /// without an end is nobody's any more, and nothing else would tell that its reader is gone.
  func connectionHalfClosed(_ connection: HTTPConnection)
  /// The connection is gone; its streams were closed before.
  func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?)
}

extension HTTPHandler {
  public func mayShakeHands(_ peer: SocketAddress) -> Bool { true }
  public var heldBytes: Int { 0 }
  public func refuseHeaderList(of stream: HTTP2Stream, on connection: HTTPConnection) {}
  public func streamWritable(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
  public func endStreams() {}
  public func connectionOpened(_ connection: HTTPConnection) {}
  public func connectionDraining(_ connection: HTTPConnection) {}
  public func connectionHalfClosed(_ connection: HTTPConnection) {}
}

/// A HTTP/2 session on a TCP connection, of either side. Confined to its loop.
///
/// Output of a turn is gathered and sent once, at the turn's end.
public final class HTTPConnection: TCPConnectionDelegate, HTTP2SessionEvents, LoopTimerTarget {
  /// The loop on whose thread everything here happens.
  public let loop: Loop
  /// The handler that is told of its streams.
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) public private(set) var handler: any HTTPHandler
  @exclusivity(unchecked) private var tcp: TCPConnection?
  @exclusivity(unchecked) private var session: HTTP2Session?
  /// The verdict on the first bytes of a server's peer. Nothing is sent before them, so that a peer of another version can read the answer.
  @exclusivity(unchecked) private var greeting: OlderHTTP?
  @exclusivity(unchecked) private var maySpeak: Bool
  /// The rest of the answer to a peer of an older version, sent instead of everything else.
  @exclusivity(unchecked) private var lastWords: ArraySlice<UInt8>?
  private let limits: HTTP2Limits
  private let role: HTTP2Session.Role
  @exclusivity(unchecked) private var keepAlive: HTTPConnection?
  private var farewellTimer: LoopTimer?
  /// The room of its listener; nil for a client's connection.
  @exclusivity(unchecked) private var room: ConnectionRoom?
  /// Where it stands there.
  @exclusivity(unchecked) var roomSeat: Int?
  @exclusivity(unchecked) var holderSeat: Int?
  /// Connections of its network there …
  @exclusivity(unchecked) var idleOfNetwork: IdleConnections?
  /// … and whether it is among them.
  @exclusivity(unchecked) var isCountedAsIdle = false {
    didSet { if isCountedAsIdle != oldValue { idleOfNetwork?.count += isCountedAsIdle ? 1 : -1 } }
  }
  /// Bytes that its peer makes us keep …
  @exclusivity(unchecked) var heldBytes = 0
  /// … and since when that has not become less, in the loop's steady milliseconds.
  @exclusivity(unchecked) private(set) var heldSinceMs: Int64 = 0
  /// The network to which limits by address count it.
  private(set) var network: PeerNetwork?

  /// Whether it is many people's, as a proxy's is: it makes way for others when there is nobody else.
  @exclusivity(unchecked) public var isShared = false

  /// When it was opened, in the loop's steady milliseconds.
  public let openedMilliseconds: Int64
  /// The other side's address.
  public private(set) var peer: SocketAddress?
  /// Whether bytes are encrypted.
  public private(set) var isSecure = false
  /// An object by which its owner remembers facts about it.
  @exclusivity(unchecked) public var context: AnyObject?

  private init(on loop: Loop, role: HTTP2Session.Role, limits: HTTP2Limits, handler: any HTTPHandler) {
    self.loop = loop
    self.role = role
    self.limits = limits
    self.handler = handler
    openedMilliseconds = loop.steadyMilliseconds
    maySpeak = role == .client
    if role == .server { greeting = OlderHTTP() }
    keepAlive = self
  }

  /// Serves an accepted connection.
  static func serve(
    _ tcp: TCPConnection, tls: TLSServerContext?, handshakes: HandshakeGate, room: ConnectionRoom, limits: HTTP2Limits,
    handler: any HTTPHandler
  ) {
    let connection = HTTPConnection(on: tcp.loop, role: .server, limits: limits, handler: handler)
    connection.tcp = tcp
    connection.peer = tcp.peer
    connection.network = tcp.peer?.peerNetwork
    connection.room = room
    room.entered(connection)
    connection.isSecure = tls != nil
    tcp.begin(tls: tls?.makeEngine(), handshakes: handshakes, delegate: connection)
  }

  /// Connects to a server; the handler hears `connectionOpened` or `connectionClosed`.
  public static func connect(
    on loop: Loop, to address: SocketAddress, host: String, tls: TLSClientContext?, limits: HTTP2Limits, timeout: Duration,
    handler: any HTTPHandler
  ) -> HTTPConnection {
    let connection = HTTPConnection(on: loop, role: .client, limits: limits, handler: handler)
    connection.isSecure = tls != nil
    connection.tcp = TCPConnection.connect(
      on: loop, to: address, timeout: timeout, tls: tls?.makeEngine(host: host), delegate: connection)
    return connection
  }

  // MARK: State

  /// Streams that are open or being opened.
  public var liveStreamCount: Int { session?.liveStreamCount ?? 0 }

  /// Since when it has had no stream, in the loop's steady milliseconds; nil while it has one, or is not open yet.
  var idleSinceMs: Int64? {
    guard let session, session.liveStreamCount == 0 else { return nil }
    return session.idleSinceMs
  }

  /// How many more requests can be sent now (clients).
  public var availableStreamCount: Int { session?.availableStreamCount ?? 0 }

  /// Whether the connection has ended, or is about to for a reason of its own.
  public var isClosed: Bool { isGone || session?.failure != nil }

  /// Whether the socket is closed.
  var isGone: Bool { keepAlive == nil }

  // MARK: Sending

  /// Answers a request. A stream that has ended meanwhile is no error: nobody is left to hear it.
  public func respond(_ stream: HTTP2Stream, status: Int, headers: HTTP2HeaderList, body: HTTP2Body) {
    do { try session?.respond(stream, status: status, headers: headers, body: body) } catch { give(up: stream, error) }
    flushSoon()
  }

  /// Tells a client that waits for it to go on with its body (RFC 9110 §10.1.1); nothing for the others.
  public func askForBody(of stream: HTTP2Stream) {
    guard stream.expectsContinue else { return }
    try? session?.respondInformational(stream, status: 100)
    flushSoon()
  }

  /// Sends a request.
  /// - Throws: `HTTP2Error.draining` and `.tooManyStreams`: nothing was sent, safe to send elsewhere.
  public func request(_ headers: HTTP2HeaderList, body: HTTP2Body, context: any UpstreamExchange) throws(HTTP2Error) -> HTTP2Stream {
    guard let session else { throw .draining }
    flushSoon()
    let exchange = ExchangeContext(context)
    let stream = try session.request(headers, body: body, context: exchange)
    endpoint?.requestBegan(exchange.kind)
    return stream
  }

  /// Queues a copy of a piece of a streaming body.
  public func send(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    do { try session?.send(stream, bytes) } catch { give(up: stream, error) }
    flushSoon()
  }

  /// Queues a piece of a streaming body.
  public func send(_ stream: HTTP2Stream, _ bytes: [UInt8]) {
    do { try session?.send(stream, bytes) } catch { give(up: stream, error) }
    flushSoon()
  }

  /// Ends a streaming body.
  public func finish(_ stream: HTTP2Stream, trailers: HTTP2HeaderList? = nil) {
    do { try session?.finish(stream, trailers: trailers) } catch { give(up: stream, error) }
    flushSoon()
  }

  /// Ends a stream at once.
  public func reset(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    session?.reset(stream, code)
    flushSoon()
  }

  /// Whether a writer should go on; otherwise `streamWritable` will tell.
  public func isWritable(_ stream: HTTP2Stream) -> Bool {
    session?.isWritable(stream) ?? false
  }

  /// Says that so many bytes of the stream's body are out of the way.
  public func consume(_ stream: HTTP2Stream, _ count: Int) {
    session?.consume(stream, count)
    flushSoon()
  }

  /// Gives a stream its whole window before its first byte is consumed: for readers that consume whole messages (clients).
  public func widenWindow(of stream: HTTP2Stream) {
    session?.widenWindow(of: stream)
    flushSoon()
  }

  /// A peer that does not read has filled what is kept for it; the stream ends with a clear code. Everything else means it has ended already.
  private func give(up stream: HTTP2Stream, _ error: HTTP2Error) {
    guard error == .outputFull else { return }
    session?.reset(stream, .enhanceYourCalm)
    SessionMetrics.reset(.outputFull, role)
  }

  private func flushSoon() {
    tcp?.setNeedsFlush()
  }

  // MARK: Memory that the peer makes us keep

  /// The cost of a stream besides the bytes it keeps, when its headers have been let go of: itself, here and in the library.
  private static let streamBytes = 2 << 10

  /// The cost of a part of a TLS record, however small it is: the engine's buffer for a whole one, and what has arrived for it.
  private static let recordPartBytes = 40 << 10

  private func measure(_ tcp: TCPConnection, _ session: HTTP2Session) -> Int {
    let unread = session.bufferedBytes + tcp.unsentBytes
    let streams = unread > 0 ? session.liveStreamCount : session.answeredStreamCount
    let parts = session.headerBlockBytes + (tcp.hasPartOfRecord ? Self.recordPartBytes : 0)
    return unread + streams * Self.streamBytes + parts
  }

  /// Ends at once, because what is kept for its peer is needed elsewhere. A peer that reads hears ENHANCE_YOUR_CALM.
  public func giveUp() {
    maySpeak = true
    room?.left(self)
    room = nil
    session?.giveUp()
    tcp?.closeWithLastWords()
  }

  /// Ends an idle connection at once, because others need its place.
  func makeWay() {
    maySpeak = true
    room?.left(self)
    room = nil
    session?.shutdown()
    tcp?.closeWithLastWords()
  }

  // MARK: The end

  /// First step of a graceful end: tells the peer that no new streams will be taken soon.
  public func shutdownNotice() {
    maySpeak = true
    session?.shutdownNotice()
    flushSoon()
  }

  /// Second step: takes no new streams; closes when the open ones have ended.
  public func shutdown() {
    guard let session else { return close() }
    maySpeak = true
    session.shutdown()
    flushSoon()
  }

  /// Closes at once.
  public func close() {
    tcp?.close()
  }

  /// Enforces the session's limits of time; called about once a second.
  public func tick() {
    session?.tick(nowMs: loop.steadyMilliseconds)
    flushSoon()
  }

  // MARK: TCPConnectionDelegate

  public func connectionOpened(_ connection: TCPConnection) {
    peer = connection.peer
    do {
      session = try HTTP2Session(role: role, limits: limits, events: self, nowMs: loop.steadyMilliseconds)
    } catch {
      return connection.close()
    }
    connection.setNeedsFlush()
    handler.connectionOpened(self)
  }

  public func connection(_ connection: TCPConnection, received bytes: UnsafeRawBufferPointer) {
    if lastWords != nil || !greets(bytes) { return }
    session?.receive(bytes, nowMs: loop.steadyMilliseconds)
    connection.setNeedsFlush()
  }

  /// Whether the bytes are for the session.
  private func greets(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard var greeting = self.greeting else { return true }
    let verdict = greeting.look(at: bytes)
    let goesOn = verdict == .undecided || (verdict == .preface && !greeting.isDecided)
    self.greeting = goesOn ? greeting : nil
    if verdict == .undecided { return false }
    // Not before the preface is whole: "P" may become the POST of somebody who would take our settings for garbage.
    if verdict != .preface || greeting.isDecided { maySpeak = true }
    guard verdict == .older else { return true }
    lastWords = OlderHTTP.answer[...]
    SessionMetrics.olderVersion()
    tcp?.closeAfterFlush()
    return false
  }

  private func fillLastWords(_ buffer: UnsafeMutableRawBufferPointer, _ words: ArraySlice<UInt8>) -> Int {
    let count = min(words.count, buffer.count)
    buffer.copyBytes(from: words.prefix(count))
    lastWords = words.dropFirst(count)
    return count
  }

  public func connection(_ connection: TCPConnection, fill buffer: UnsafeMutableRawBufferPointer) -> Int {
    if let lastWords { return fillLastWords(buffer, lastWords) }
    guard let session else { return 0 }
    if !maySpeak, session.failure == nil { return 0 }
    let count = session.fill(buffer)
    if count == 0, session.isFinished { connection.closeAfterFlush() }
    return count
  }

  public func connectionFlushed(_ connection: TCPConnection) {
    guard let room, let session else { return }
    isCountedAsIdle = session.liveStreamCount == 0
    let bytes = measure(connection, session)
    if bytes == heldBytes { return }
    if heldBytes == 0 || bytes < heldBytes { heldSinceMs = loop.steadyMilliseconds }
    room.hold(self, was: heldBytes, now: bytes)
  }

  public func connectionReachedEnd(_ connection: TCPConnection) {
    // A server that sends nothing more will answer nothing more: the calls on this connection have ended, and others need a new one. Answers
    // to what came before may still be read by a client that only ended its own side.
    if role == .client { return connection.close() }
    session?.inputEnded()
    handler.connectionHalfClosed(self)
    if liveStreamCount == 0 { connection.closeAfterFlush() } else { shutdown() }
  }

  public func connectionClosed(_ connection: TCPConnection, error: SystemError?) {
    session?.connectionLost()
    handler.connectionClosed(self, error)
    farewellTimer?.cancel()
    farewellTimer = nil
    session = nil
    room?.left(self)
    room = nil
    tcp = nil
    context = nil
    keepAlive = nil
  }

  // MARK: HTTP2SessionEvents

  public func streamHeaders(_ stream: HTTP2Stream, isEnd: Bool) { handler.streamBegan(stream, on: self, isEnd: isEnd) }

  public func streamHeaderListTooLarge(_ stream: HTTP2Stream) { handler.refuseHeaderList(of: stream, on: self) }

  public func streamData(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) { handler.streamData(stream, on: self, bytes) }

  public func streamEnd(_ stream: HTTP2Stream) { handler.streamEnded(stream, on: self) }

  public func streamClosed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) { handler.streamClosed(stream, on: self, code) }

  public func streamWritable(_ stream: HTTP2Stream) { handler.streamWritable(stream, on: self) }

  public func streamStalled(_ stream: HTTP2Stream, _ stall: HTTP2Stall) {
    SessionMetrics.reset(stall == .output ? .outputStalled : .inputStalled, role)
  }

  public func goAwayReceived(lastStreamID: Int32, code: HTTP2ErrorCode) {
    if role == .client, farewellTimer == nil {
      let timer = LoopTimer(on: loop)
      timer.arm(after: .milliseconds(limits.farewellMsMax), self)
      farewellTimer = timer
    }
    handler.connectionDraining(self)
  }

  /// The server has said goodbye long ago and does not end.
  public func timerFired(_ timer: LoopTimer) { close() }

  /// The peer hears why, if it reads; if it does not, the connection ends all the same.
  public func sessionFailed(_ error: HTTP2Error) {
    SessionMetrics.failed(error, role)
    if error == .peerNotReading { close() } else { tcp?.closeAfterFlush() }
  }
}
