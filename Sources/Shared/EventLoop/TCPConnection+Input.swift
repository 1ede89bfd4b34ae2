// Input of a connection, and how much of it is read in one turn of the loop (see InputSlice).

internal import CUV
internal import Cryptography

extension TCPConnection {
  /// A connection's share of the turn, and what it has not come to.
  struct Slice {
    /// Whether there is one: for accepted connections. Those we made ourselves carry the answers for everybody.
    var isLimited = false
    /// The turn that `end` belongs to.
    var turn: UInt64 = 0
    /// When the share is used up, by `uv_hrtime`; asked for only when there is more than one piece.
    var end: UInt64 = 0
    /// Bytes from the socket that wait. While there are some, or the engine holds some, the socket is not read.
    var unread: [UInt8] = []
    var unreadOffset = 0
    /// Waits for its turn, with the socket's reading stopped.
    var isPostponed = false
    /// Bytes thrown away after our last word.
    var lingeredBytes = 0

    /// One of several pieces begins.
    mutating func begin(_ turn: UInt64) {
      guard self.turn != turn else { return }
      self.turn = turn
      end = uv_hrtime() + InputSlice.nanoseconds
    }

    var isUsedUp: Bool { uv_hrtime() >= end }
  }

  /// Bytes that a peer may still send after our last word, before we stop listening: it is not reading it.
  private static let lingeredBytesMax = 256 << 10

  func startReading() {
    uv_read_start(
      handle.asStream,
      { handle, _, buffer in
        // One buffer for the whole loop: what is read is consumed before the next read begins.
        guard let connection = TCPConnection.from(handle!.asStream) else { return }
        let thread = connection.loop.thread
        let count = connection.slice.isLimited ? thread.readBytes : LoopThread.bufferBytes
        buffer!.pointee = uv_buf_init(thread.readBuffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(count))
      },
      { stream, count, buffer in
        TCPConnection.from(stream!)?.read(count, buffer!.pointee.base)
      })
  }

  private func read(_ count: Int, _ base: UnsafeMutablePointer<CChar>?) {
    if count > 0 {
      arrived(UnsafeRawBufferPointer(start: base, count: count))
    } else if count == Int(UV_EOF.rawValue) {
      reachedEnd()
    } else if count < 0 {
      close(SystemError(code: Int32(count)))
    }
  }

  /// The peer ends its side of TCP. With TLS it must have said so before; otherwise somebody may have cut the connection, and what came
  /// is not to be answered as if it were all.
  private func reachedEnd() {
    tls?.receiveEndOfTransport()
    if case .failed = tls?.state { return close(.tlsFailed) }
    tellEnd()
    if delegate == nil || state != .open { close() }
  }

  private func tellEnd() {
    if isEndTold { return }
    isEndTold = true
    delegate?.connectionReachedEnd(self)
  }

  private func arrived(_ bytes: UnsafeRawBufferPointer) {
    if state == .lingering { return linger(bytes.count) }
    if let tls {
      // A handshake costs tens of times what a request does: it waits its turn.
      if state == .handshaking, slice.isLimited { return postpone(bytes) }
      if isLate(bytes) { return postpone(bytes) }
      tls.receiveCiphertext(bytes)
      if decrypt(tls) { postpone(UnsafeRawBufferPointer(start: nil, count: 0)) }
    } else if isLate(bytes) {
      postpone(bytes)
    } else if bytes.count <= InputSlice.pieceBytes || !slice.isLimited {
      delegate?.connection(self, received: bytes)
    } else {
      let done = deliver(bytes)
      if done < bytes.count { postpone(UnsafeRawBufferPointer(rebasing: bytes[done...])) }
    }
  }

  /// Whether these are as many as may be read once the turn has no time left for those who send much.
  private func isLate(_ bytes: UnsafeRawBufferPointer) -> Bool {
    slice.isLimited && bytes.count >= InputSlice.pieceBytes && !loop.thread.hasPromptTime()
  }

  private func linger(_ count: Int) {
    slice.lingeredBytes += count
    if slice.lingeredBytes > Self.lingeredBytesMax { close() } else { postpone(UnsafeRawBufferPointer(start: nil, count: 0)) }
  }

  // MARK: Slices

  /// Hands on piece by piece until the slice is used up. Returns how many bytes are done with.
  private func deliver(_ bytes: UnsafeRawBufferPointer) -> Int {
    slice.begin(loop.thread.turnCount)
    var done = 0
    repeat {
      let piece = min(InputSlice.pieceBytes, bytes.count - done)
      delegate?.connection(self, received: UnsafeRawBufferPointer(rebasing: bytes[done..<(done + piece)]))
      done += piece
      if state != .open { return bytes.count }
    } while done < bytes.count && !slice.isUsedUp
    return done
  }

  /// The socket is not read until the rest, of which a copy is kept, is done with.
  private func postpone(_ rest: UnsafeRawBufferPointer) {
    if state == .closed { return }
    slice.unread = Array(rest)
    slice.unreadOffset = 0
    slice.isPostponed = true
    uv_read_stop(handle.asStream)
    loop.thread.postpone(self)
  }

  func readOn() -> Bool {
    let isLeft = state == .open || state == .handshaking ? readOnSlice() : false
    if isLeft { return true }
    slice.unread = []
    slice.isPostponed = false
    if state != .closed { startReading() }
    return false
  }

  private func readOnSlice() -> Bool {
    // The array is held here: whoever is called may close the connection.
    let unread = slice.unread
    let offset = slice.unreadOffset
    if let tls {
      slice.unread = []
      if !unread.isEmpty { unread.withUnsafeBytes { _ = tls.receiveCiphertext($0) } }
      return decrypt(tls)
    }
    let done = unread.withUnsafeBytes { deliver(UnsafeRawBufferPointer(rebasing: $0[offset...])) }
    slice.unreadOffset = offset + done
    return slice.unreadOffset < unread.count
  }

  // MARK: TLS

  /// Hands on what the engine can decrypt. Returns whether the slice was used up before the end.
  private func decrypt(_ tls: TLSEngine) -> Bool {
    if state == .handshaking, case .open = tls.state { opened() }
    // The engine has copied the ciphertext, so the read buffer is free for its plaintext.
    var buffer = loop.thread.readBuffer
    if slice.isLimited { buffer = UnsafeMutableRawBufferPointer(rebasing: buffer[..<InputSlice.pieceBytes]) }
    var pieces = 0
    while state == .open, case .bytes(let count) = tls.readPlaintext(into: buffer) {
      delegate?.connection(self, received: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
      pieces += 1
      // Records may be as small as their sender likes, so that pieces are counted here, not bytes.
      guard slice.isLimited, pieces > 1 else { continue }
      slice.begin(loop.thread.turnCount)
      if state == .open, slice.isUsedUp { return true }
    }
    switch tls.state {
    case .failed: closeAfterFlush(.tlsFailed)
    case .peerClosed: tellEnd()
    default: break
    }
    setNeedsFlush()
    return false
  }
}
