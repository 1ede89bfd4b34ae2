internal import CUV
public import Cryptography
internal import Glibc

/// The delegate that gives a connection its bytes and takes what it brings. All calls come on the loop's thread.
public protocol TCPConnectionDelegate: AnyObject {
  /// The connection is open: TCP is connected and, with TLS, the handshake is done.
  func connectionOpened(_ connection: TCPConnection)
  /// Bytes came. They are valid only during the call.
  func connection(_ connection: TCPConnection, received bytes: UnsafeRawBufferPointer)
  /// The socket takes more: write up to `buffer.count` bytes into `buffer` and tell how many; 0 when there is nothing.
  func connection(_ connection: TCPConnection, fill buffer: UnsafeMutableRawBufferPointer) -> Int
  /// Output of this turn was written, as far as the socket takes it: output that waits now waits for the other side.
  func connectionFlushed(_ connection: TCPConnection)
  /// The other side sends nothing more. It may still read.
  func connectionReachedEnd(_ connection: TCPConnection)
  /// The connection is gone. The last call.
  func connectionClosed(_ connection: TCPConnection, error: SystemError?)
}

extension TCPConnectionDelegate {
  public func connectionFlushed(_ connection: TCPConnection) {}
}

/// One TCP connection of a loop, with TLS when it has an engine. Confined to the loop's thread.
///
/// Output is pulled: after `setNeedsFlush` the delegate is asked for bytes at the end of the turn, and again only when the socket has taken
/// what it gave, so that a peer that stops reading costs one buffer and no more.
public final class TCPConnection: Flushable, LoopTimerTarget, PostponedReader {
  /// The loop on whose thread everything here happens.
  public let loop: Loop
  let handle: UnsafeMutablePointer<uv_tcp_t>
  /// The delegate that is told; kept alive until its last call. Not weak: an object with weak references counts all its references the slow way.
  @exclusivity(unchecked) public private(set) var delegate: (any TCPConnectionDelegate)?

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) var tls: TLSEngine?
  @exclusivity(unchecked) var state = State.connecting
  @exclusivity(unchecked) private var isDirty = false
  @exclusivity(unchecked) private var isWriting = false
  @exclusivity(unchecked) private var closesWhenWritten = false
  @exclusivity(unchecked) private var unsent: UnsafeMutableRawBufferPointer?
  private var closeError: SystemError?
  @exclusivity(unchecked) var slice = Slice()
  private var keepAlive: TCPConnection?
  private var handshakes: HandshakeGate?
  @exclusivity(unchecked) var isEndTold = false
  private lazy var timer = LoopTimer(on: loop)

  enum State { case connecting, handshaking, open, lingering, closed }

  /// The other side's address; nil before the connection is made.
  public private(set) var peer: SocketAddress?

  /// Whether bytes are encrypted.
  public var isSecure: Bool { tls != nil }

  /// Bytes the socket has not taken: the other side does not read, or the network is slow.
  public var unsentBytes: Int { unsent?.count ?? 0 }

  /// Whether a part of a TLS record has come and the rest has not.
  public var hasPartOfRecord: Bool { tls?.hasPartOfRecord ?? false }

  init(on loop: Loop) {
    self.loop = loop
    handle = .allocate(capacity: 1)
    uv_tcp_init(loop.thread.uv, handle)
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    // Until its close callback libuv calls back into this object.
    keepAlive = self
  }

  deinit {
    handle.deallocate()
    unsent?.deallocate()
  }

  // MARK: Opening

  /// Connects. The delegate hears `connectionOpened` or `connectionClosed`. On the loop's thread.
  /// - Parameters:
  ///   - timeout: For TCP and TLS together.
  ///   - tls: An engine of a client context, for TLS.
  public static func connect(
    on loop: Loop, to address: SocketAddress, timeout: Duration, tls: TLSEngine? = nil, delegate: any TCPConnectionDelegate
  ) -> TCPConnection {
    precondition(loop.isCurrent, "a connection belongs to the loop's own thread")
    let connection = TCPConnection(on: loop)
    connection.delegate = delegate
    connection.tls = tls
    connection.peer = address
    connection.beginConnecting(address, timeout)
    return connection
  }

  private func beginConnecting(_ address: SocketAddress, _ timeout: Duration) {
    timer.arm(after: timeout, self)
    let request = UnsafeMutablePointer<uv_connect_t>.allocate(capacity: 1)
    let result = address.withSockaddr { target, _ in
      uv_tcp_connect(request, handle, target) { request, status in
        let connection = TCPConnection.from(request!.pointee.handle)
        request!.deallocate()
        connection?.connected(status)
      }
    }
    if result != 0 {
      request.deallocate()
      close(SystemError(code: result))
    }
  }

  private func connected(_ status: Int32) {
    guard state == .connecting else { return }
    guard status == 0 else { return close(SystemError(code: status)) }
    uv_tcp_nodelay(handle, 1)
    startReading()
    beginTLS()
  }

  func accepted() {
    slice.isLimited = true
    uv_tcp_nodelay(handle, 1)
    peer = peerAddress()
  }

  /// Starts an accepted connection.
  /// - Parameters:
  ///   - tls: An engine of a server context, for TLS.
  ///   - handshakeTimeout: How long the TLS handshake may take: a peer that connects and says nothing holds a socket no longer.
  ///   - handshakes: Handshakes of the same listener, which are limited together.
  public func begin(
    tls: TLSEngine? = nil, handshakeTimeout: Duration = TCPConnection.handshakeMax, handshakes: HandshakeGate? = nil,
    delegate: any TCPConnectionDelegate
  ) {
    self.delegate = delegate
    self.tls = tls
    startReading()
    if tls != nil { timer.arm(after: handshakeTimeout, self) }
    beginTLS()
    if let handshakes, state == .handshaking {
      self.handshakes = handshakes
      handshakes.entered(self)
    }
  }

  /// How long a TLS handshake may take: three round trips on the slowest mobile network, and one lost packet.
  public static let handshakeMax = Duration.seconds(10)

  /// Whether TLS is being negotiated: not after it has failed, while the last words are on their way.
  var isShakingHands: Bool { state == .handshaking && !closesWhenWritten }

  private func leaveHandshakes() {
    let gate = handshakes
    handshakes = nil
    gate?.left()
  }

  private func beginTLS() {
    guard let tls else { return opened() }
    state = .handshaking
    tls.startHandshake()
    setNeedsFlush()
  }

  func opened() {
    state = .open
    timer.cancel()
    leaveHandshakes()
    delegate?.connectionOpened(self)
  }

  public func timerFired(_ timer: LoopTimer) {
    if state == .lingering || closesWhenWritten { close() } else if state != .open { close(.timedOut) }
  }

  // MARK: Writing

  /// Has the delegate asked for bytes at the end of this turn.
  public func setNeedsFlush() {
    if isDirty || state == .closed { return }
    isDirty = true
    loop.markDirty(self)
  }

  public func flush() {
    isDirty = false
    // A connection that lingers has said everything.
    if state == .closed || state == .connecting || state == .lingering { return }
    if !isWriting { write() }
    if state == .open { delegate?.connectionFlushed(self) }
  }

  private func write() {
    let buffer = loop.thread.writeBuffer
    while !isWriting, state != .closed {
      let count = produce(into: buffer)
      if count == 0 { break }
      send(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
    }
    if closesWhenWritten, !isWriting { finishClosing() }
  }

  private func produce(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let tls else { return delegate?.connection(self, fill: buffer) ?? 0 }
    let count = produceTLS(tls, into: buffer)
    if count > 0 || !closesWhenWritten { return count }
    // Everything has been said: the farewell comes last, for nothing can be encrypted after it.
    tls.closeNotify()
    return tls.pullCiphertext(into: buffer)
  }

  /// Ciphertext that waits goes first; otherwise plaintext is asked for, encrypted, and its ciphertext taken.
  private func produceTLS(_ tls: TLSEngine, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let waiting = tls.pullCiphertext(into: buffer)
    if waiting > 0 || state != .open { return waiting }
    let count = delegate?.connection(self, fill: UnsafeMutableRawBufferPointer(rebasing: buffer[..<Self.plaintextBytes])) ?? 0
    if count == 0 { return 0 }
    tls.writePlaintext(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
    return tls.pullCiphertext(into: buffer)
  }

  /// Plaintext encrypted at once: three TLS records with their overhead stay below the loop's write buffer.
  private static let plaintextBytes = 49_152

  private func send(_ bytes: UnsafeRawBufferPointer) {
    var buffer = uv_buf_init(UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count))
    let sent = uv_try_write(handle.asStream, &buffer, 1)
    if sent == bytes.count { return }
    if sent < 0, sent != UV_EAGAIN.rawValue { return close(SystemError(code: sent)) }
    sendLater(UnsafeRawBufferPointer(rebasing: bytes[Int(max(0, sent))...]))
  }

  /// The socket is full: the rest waits in memory of its own, and nothing more is produced until libuv has written it.
  private func sendLater(_ rest: UnsafeRawBufferPointer) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: rest.count, alignment: 1)
    copy.copyMemory(from: rest)
    unsent = copy
    isWriting = true
    var buffer = uv_buf_init(copy.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(copy.count))
    let request = UnsafeMutablePointer<uv_write_t>.allocate(capacity: 1)
    let result = uv_write(request, handle.asStream, &buffer, 1) { request, status in
      let connection = TCPConnection.from(request!.pointee.handle)
      request!.deallocate()
      connection?.written(status)
    }
    if result != 0 {
      request.deallocate()
      close(SystemError(code: result))
    }
  }

  private func written(_ status: Int32) {
    isWriting = false
    unsent?.deallocate()
    unsent = nil
    if state == .closed { return }
    if status != 0 { return close(SystemError(code: status)) }
    setNeedsFlush()
  }

  // MARK: Closing

  /// Writes what is left, then ends our side and closes once the peer has ended its own: closing with unread input would send a reset that
  /// destroys answers on their way.
  public func closeAfterFlush() {
    closeAfterFlush(nil)
  }

  func closeAfterFlush(_ error: SystemError?) {
    if state == .closed || closesWhenWritten { return }
    closeError = error
    closesWhenWritten = true
    leaveHandshakes()
    timer.arm(after: Self.lastWordsMax, self)
    setNeedsFlush()
  }

  private func finishClosing() {
    if state == .lingering || state == .closed { return }
    // Nothing more can come that would have to be waited for.
    if isEndTold { return close() }
    let request = UnsafeMutablePointer<uv_shutdown_t>.allocate(capacity: 1)
    let result = uv_shutdown(request, handle.asStream) { request, _ in request!.deallocate() }
    if result != 0 { request.deallocate() }
    state = .lingering
    // Tens of kilobytes that nobody needs any more: handshakes that fail by the thousand linger too.
    tls = nil
    timer.arm(after: Self.lingerMax, self)
  }

  /// How long a peer may take to read our last bytes.
  private static let lastWordsMax = Duration.seconds(10)

  /// How long a peer may take to end its side after we ended ours.
  private static let lingerMax = Duration.seconds(2)

  /// Closes at once; of what is left the socket takes what it can without waiting: the last words of who is closed to make room for others.
  public func closeWithLastWords() {
    closeAfterFlush(nil)
    flush()
    close()
  }

  /// Closes at once; what was not written is lost.
  public func close() {
    close(nil)
  }

  func close(_ error: SystemError?) {
    if state == .closed { return }
    state = .closed
    timer.cancel()
    leaveHandshakes()
    closeError = closeError ?? error
    // A loop that ends has closed its handles, and then tells of the writes and connects that were under way.
    if uv_is_closing(handle.asHandle) != 0 { return }
    uv_close(handle.asHandle) { handle in
      TCPConnection.from(handle!.asStream)?.closed()
    }
  }

  /// Closes a connection that was accepted and is not wanted, at once and with a reset: it leaves nothing behind, here or in the kernel, and
  /// whoever is there hears so now. Instead of `begin`.
  public func refuse() {
    if state == .closed { return }
    state = .closed
    let result = uv_tcp_close_reset(handle) { handle in
      TCPConnection.from(handle!.asStream)?.closed()
    }
    if result == 0 { return }
    state = .connecting
    close()
  }

  private func closed() {
    let delegate = delegate
    self.delegate = nil
    delegate?.connectionClosed(self, error: closeError)
    keepAlive = nil
  }

  // MARK: From C

  /// `keepAlive` holds the object until the close callback, the last one libuv makes.
  static func from(_ stream: UnsafeMutablePointer<uv_stream_t>?) -> TCPConnection? {
    guard let data = stream?.pointee.data else { return nil }
    return Unmanaged<TCPConnection>.fromOpaque(data).takeUnretainedValue()
  }

  private func peerAddress() -> SocketAddress? {
    var storage = sockaddr_storage()
    var length = Int32(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { uv_tcp_getpeername(handle, $0, &length) == 0 ? SocketAddress($0) : nil }
    }
  }
}

extension SystemError {
  /// The TLS handshake or a record was refused.
  public static let tlsFailed = SystemError(code: UV_EPROTO.rawValue)
}
