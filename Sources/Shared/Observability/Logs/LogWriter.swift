// The one thread that writes log lines. Nobody else touches the descriptor.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes lines to a descriptor on a thread of its own.
public final class LogWriter: Sendable {
  /// Lines waiting for the descriptor: about 20,000 of them. More means that nobody reads, and memory must not pay for that.
  public static let bufferedBytesMax = 4 << 20

  /// Bytes of one line. A message built from a stranger's input must not fill the buffer alone.
  public static let lineBytesMax = 16 << 10

  let buffer: LogBuffer

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - descriptor: Where lines go; stays open as long as the writer lives. Not closed by the writer.
  ///   - bufferedBytesMax: Most bytes that may wait.
  ///   - report: Makes the line that tells how many were dropped.
  init(descriptor: Int32, bufferedBytesMax: Int = LogWriter.bufferedBytesMax, report: @escaping @Sendable (_ dropped: Int) -> [UInt8]) {
    let buffer = LogBuffer(bytesMax: bufferedBytesMax)
    self.buffer = buffer
    Self.startThread { Self.drain(buffer, into: descriptor, report: report) }
  }

  deinit { buffer.close() }

  /// Lines that were lost since the start, because the buffer was full or the descriptor failed.
  public var dropCount: Int { buffer.dropCount }

  /// Waits until every line logged so far was written. False when that takes longer than `limit`: a reader that has stopped
  /// must not keep a process from ending.
  @discardableResult
  public func flush(within limit: Duration) -> Bool {
    buffer.waitUntilDrained(within: limit)
  }

  private static func drain(_ buffer: LogBuffer, into descriptor: Int32, report: (Int) -> [UInt8]) {
    var used: [UInt8] = []
    while let batch = buffer.take(returning: used) {
      used = batch.bytes
      if batch.dropCount > 0 { used += report(batch.dropCount) }
      if !write(used, to: descriptor) { buffer.countLost(batch.lineCount) }
    }
  }

  /// Writes all bytes. False when the descriptor fails for good, for example because the reader of a pipe has gone.
  private static func write(_ bytes: borrowing [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        #endif
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // A descriptor shared with another program may be non-blocking by that program's wish.
          var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wish, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Starts a detached thread that takes no signals: SIGTERM belongs to the loop, and SIGPIPE would end the process where
  /// `write` should return EPIPE.
  private static func startThread(_ body: @escaping @Sendable () -> Void) {
    final class Start {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var every = sigset_t()
    var before = sigset_t()
    sigfillset(&every)
    pthread_sigmask(SIG_SETMASK, &every, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    // Balanced by takeRetainedValue in the thread, or below when there is no thread.
    let start = Unmanaged.passRetained(Start(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failure = pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
          let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
        #else
          guard let argument else { return nil }
          let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
        #endif
        start.body()
        return nil
      }, start.toOpaque())
    // Without a thread nothing is written and lines are dropped and counted: a process that can still serve should.
    if failure != 0 { start.release() } else { pthread_detach(thread) }
  }
}
