import Glibc

/// One loopback server that answers each connection with the same bytes and keeps what it was asked. For one test.
///
/// Proof of `@unchecked Sendable`: `asked` is read by the test after the answer has come, and guarded besides.
final class PlainServer: @unchecked Sendable {
  let port: Int
  private let listener: Int32
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var requests: [String] = []
  private var connections = 0

  /// - Parameters:
  ///   - pieces: Sent one after the other, with `pause` before each.
  ///   - isClosing: Whether the connection ends after them; otherwise the next request on it is answered likewise.
  init(_ pieces: [String], pauseMilliseconds: UInt32 = 0, isClosing: Bool = true) {
    pthread_mutex_init(mutex, nil)
    // SOCK_STREAM. The fields of these structures are C modules' that tests do not import: their bytes are not.
    listener = socket(AF_INET, 1, 0)
    var address: [UInt8] = [UInt8(AF_INET), 0, 0, 0, 127, 0, 0, 1] + [UInt8](repeating: 0, count: 8)
    var length = socklen_t(address.count)
    let listener = listener
    let bound = address.withUnsafeMutableBytes { bytes in
      let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
      return bind(listener, address, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, address, &length) == 0
    }
    precondition(bound, "no port on the loopback")
    port = Int(address[2]) << 8 | Int(address[3])
    start { [self] in serve(pieces, pauseMilliseconds, isClosing) }
  }

  /// Ends listening; an open connection ends with its client.
  func stop() {
    // Closed by its thread, which may be at a connection: another server could get the number meanwhile, and lose its clients to this one.
    shutdown(listener, Int32(SHUT_RDWR))
  }

  var asked: [String] { locked { requests } }
  var connectionCount: Int { locked { connections } }

  private func serve(_ pieces: [String], _ pauseMilliseconds: UInt32, _ isClosing: Bool) {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 {
        close(listener)
        return
      }
      locked { connections += 1 }
      while let request = Self.read(connection) {
        locked { requests.append(request) }
        for piece in pieces {
          usleep(pauseMilliseconds * 1_000)
          _ = piece.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        }
        if isClosing { break }
      }
      close(connection)
    }
  }

  /// A request without a body, or with one that comes with the headers.
  private static func read(_ connection: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(connection, &bytes, bytes.count, 0)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  private func start(_ body: @escaping @Sendable () -> Void) {
    final class Work {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { argument in
        Unmanaged<Work>.fromOpaque(argument!).takeRetainedValue().body()
        return nil
      }, Unmanaged.passRetained(Work(body)).toOpaque())
    pthread_detach(thread)
  }
}
