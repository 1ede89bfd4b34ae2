// A tester's end of a real connection, plain or TLS. It blocks: for threads of its own.
import Cryptography
import Foundation

/// A TCP connection to this machine.
final class SocketWire: Wire {
  /// Longer than any answer takes on a busy machine.
  private static let silenceSecondsMax = 20

  private let descriptor: Int32
  private(set) var isBroken = false

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw SocketFailure(errno) }
    var time = timeval(tv_sec: Self.silenceSecondsMax, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var one: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    guard connected == 0 else {
      close(descriptor)
      throw SocketFailure(errno)
    }
  }

  deinit {
    close(descriptor)
  }

  /// What cannot be sent any more is dropped: the tester sees in what it receives how the connection ended.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, !isBroken {
      let sent = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if sent <= 0 { isBroken = true } else { rest = rest.dropFirst(sent) }
    }
  }

  func receive() throws -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    if count < 0 { throw SocketFailure(errno) }
    return count == 0 ? nil : Array(buffer[..<count])
  }

  /// Whether the other side says nothing for so long, and has not ended.
  func waits(milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&poll, 1, milliseconds) == 0
  }
}

/// What the operating system says, for example that the other side has reset the connection.
struct SocketFailure: Error, CustomStringConvertible {
  let code: Int32

  static let reset = ECONNRESET

  init(_ code: Int32) { self.code = code }
  var description: String { String(cString: strerror(code)) }
}

/// TLS with ALPN over a connection.
final class TLSWire: Wire {
  private let socket: SocketWire
  private let engine: TLSEngine
  private var received: [UInt8] = []

  init(port: UInt16, _ context: TLSClientContext) throws {
    socket = try SocketWire(port: port)
    engine = context.makeEngine(host: "localhost")
    engine.startHandshake()
    while case .handshaking = engine.state {
      flush()
      guard let bytes = try socket.receive() else { throw WireSilence() }
      bytes.withUnsafeBytes { _ = engine.receiveCiphertext($0) }
    }
    guard engine.state == .open(applicationProtocol: "h2") else { throw WireSilence() }
    read()
    flush()
  }

  func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { _ = engine.writePlaintext($0) }
    flush()
  }

  func receive() throws -> [UInt8]? {
    while received.isEmpty {
      if engine.state == .peerClosed || engine.state == .closed { return nil }
      guard let bytes = try socket.receive() else { throw UnsaidFarewell() }
      bytes.withUnsafeBytes { _ = engine.receiveCiphertext($0) }
      read()
    }
    defer { received = [] }
    return received
  }

  private func read() {
    var record = [UInt8](repeating: 0, count: TLSEngine.recordBytesMax)
    while case .bytes(let count) = record.withUnsafeMutableBytes({ engine.readPlaintext(into: $0) }) { received += record[..<count] }
  }

  private func flush() {
    engine.pullCiphertext { socket.send(Array($0)) }
  }
}

/// The connection ended without TLS saying so: what was cut off nobody knows.
struct UnsaidFarewell: Error {}

/// Runs what blocks on a thread of its own, so that no other test waits for it.
func onOwnThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}
