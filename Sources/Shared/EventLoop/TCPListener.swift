internal import CUV
internal import Glibc

/// A listening socket of one loop. Each loop has its own, bound to the same address with SO_REUSEPORT: the kernel spreads the connections.
/// Confined to the loop's thread.
public final class TCPListener {
  /// Connections the kernel holds for us before we accept them, 64 turns of `InputSlice.acceptsMax`; more are not answered and try again, so that
  /// a flood of connects cannot pile up unseen.
  public static let backlog: Int32 = 1_024

  private let loop: Loop
  private let handle: UnsafeMutablePointer<uv_tcp_t>
  private let accept: (TCPConnection) -> Void
  private var turn: UInt64 = 0
  private var acceptCount = 0

  /// Where it listens; the port that was chosen when 0 was asked for.
  public let address: SocketAddress

  /// Binds and listens. On the loop's thread.
  /// - Parameter accept: Called with each new connection; set its delegate and call `beginReading`, or close it.
  /// - Throws: `SystemError`, for example `.addressInUse`.
  public init(on loop: Loop, address: SocketAddress, accept: @escaping (TCPConnection) -> Void) throws {
    precondition(loop.isCurrent, "a listener belongs to the loop's own thread")
    let socket = try Self.bind(address)
    self.loop = loop
    self.accept = accept
    self.address = Self.boundAddress(socket) ?? address
    handle = .allocate(capacity: 1)
    uv_tcp_init(loop.thread.uv, handle)
    uv_tcp_open(handle, socket)
    handle.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    let result = uv_listen(handle.asStream, Self.backlog) { stream, status in
      // The listener closes its handle in deinit, so a handle that calls back has a living object.
      Unmanaged<TCPListener>.fromOpaque(stream!.pointee.data).takeUnretainedValue().connected(status)
    }
    if result != 0 { throw SystemError(code: result) }
  }

  deinit {
    handle.pointee.data = nil
    handle.closeAndFree()
  }

  private func connected(_ status: Int32) {
    guard status == 0 else { return }
    if turn != loop.thread.turnCount {
      turn = loop.thread.turnCount
      acceptCount = 0
    }
    acceptCount += 1
    // libuv stops listening until the connection that waits is accepted.
    if acceptCount > InputSlice.acceptsMax { loop.thread.postpone(PostponedAccept(self)) } else { acceptOne() }
  }

  fileprivate func acceptOne() {
    let connection = TCPConnection(on: loop)
    guard uv_accept(handle.asStream, connection.handle.asStream) == 0 else { return connection.close() }
    connection.accepted()
    accept(connection)
  }

  /// Accepts all who wait, however many: the listener is about to end, and the kernel would reset them.
  public func acceptAll() {
    var socket: uv_os_fd_t = -1
    guard uv_fileno(handle.asHandle, &socket) == 0 else { return }
    // One may have been taken from the kernel, and wait for its turn.
    acceptOne()
    while true {
      let accepted = Glibc.accept(socket, nil, nil)
      if accepted < 0 { return }
      _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
      let connection = TCPConnection(on: loop)
      uv_tcp_open(connection.handle, accepted)
      connection.accepted()
      accept(connection)
    }
  }

  /// libuv 1.44 has no flag for SO_REUSEPORT, so the socket is made by hand.
  private static func bind(_ address: SocketAddress) throws -> Int32 {
    let socket = Glibc.socket(address.family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw SystemError(code: -errno) }
    var one: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    setsockopt(socket, SOL_SOCKET, SO_REUSEPORT, &one, socklen_t(MemoryLayout<Int32>.size))
    guard address.withSockaddr({ Glibc.bind(socket, $0, $1) }) == 0 else {
      let code = -errno
      Glibc.close(socket)
      throw SystemError(code: code)
    }
    return socket
  }

  private static func boundAddress(_ socket: Int32) -> SocketAddress? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) == 0 ? SocketAddress($0) : nil }
    }
  }

  /// Whether somebody else listens there already. SO_REUSEPORT would let two processes share a port without a word, so a process asks
  /// before its first loop binds.
  public static func isTaken(_ address: SocketAddress) -> Bool {
    if address.port == 0 { return false }
    let socket = Glibc.socket(address.family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return false }
    defer { Glibc.close(socket) }
    var one: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
    return address.withSockaddr { Glibc.bind(socket, $0, $1) } != 0 && errno == EADDRINUSE
  }
}

/// A connection that waits to be accepted. When the listener is closed first, it is closed with it.
private final class PostponedAccept: PostponedReader {
  private weak var listener: TCPListener?

  init(_ listener: TCPListener) {
    self.listener = listener
  }

  func readOn() -> Bool {
    listener?.acceptOne()
    return false
  }
}
