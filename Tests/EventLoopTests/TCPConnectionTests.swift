import EventLoop
import Glibc
import Synchronization
import Testing

@Suite struct TCPConnectionTests {
  @Test func whatIsSentComesBackInOrderWhateverItsSize() async throws {
    let loop = Loop()
    defer { loop.stop() }
    for size in [0, 1, 100, 65_536, 3_000_000] {
      let sent = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      let received = try await loop.run { try await loop.roundTrip(sent) }
      #expect(received == sent)
    }
  }

  @Test func connectingToNobodyFailsAtOnce() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let error = try await loop.run { await loop.connectFailing(to: SocketAddress("127.0.0.1:1")!) }
    #expect(error == .connectionRefused)
  }

  @Test func aLoopMayEndWhileSomebodyDoesNotRead() async throws {
    let loop = Loop()
    let (listener, gusher) = try await loop.run { () -> (LoopBound<TCPListener>, LoopBound<Gusher>) in
      let gusher = Gusher()
      let listener = try TCPListener(on: loop, address: SocketAddress("127.0.0.1:0")!) { gusher.begin($0) }
      return (LoopBound(listener, on: loop), LoopBound(gusher, on: loop))
    }
    let port = try await loop.run { listener.value.address.port }
    let reader = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(reader) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(reader, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    #expect(connected == 0)
    var isBlocked = false
    for _ in 0..<500 where !isBlocked {
      isBlocked = try await loop.run {
        try await loop.sleep(for: .milliseconds(10))
        return gusher.value.isBlocked
      }
    }
    #expect(isBlocked)
    loop.stop()
    withExtendedLifetime((listener, gusher)) {}
  }

  @Test func aTakenPortIsSeenBeforeItIsShared() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let taken = try await loop.run { try await loop.isTakenWhileListening() }
    #expect(taken == [false, true])
  }
}

@Suite struct SocketAddressTests {
  @Test(arguments: ["127.0.0.1:7080", "[::1]:7080", "0.0.0.0:0"])
  func aNumericAddressReadsAndWritesTheSame(text: String) {
    #expect(SocketAddress(text)?.description == text)
  }

  @Test(arguments: ["", "localhost:80", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999", "[::1:80", ":80"])
  func anythingElseIsNotAnAddress(text: String) {
    #expect(SocketAddress(text) == nil)
  }

  @Test func aNameIsLookedUp() {
    #expect(HostPort("localhost:7080")!.resolve().contains { $0.port == 7080 })
    #expect(HostPort("no-such-host.invalid:1")!.resolve().isEmpty)
  }
}

/// Sends without an end.
private final class Gusher: TCPConnectionDelegate {
  private var connection: TCPConnection?
  var isBlocked: Bool { (connection?.unsentBytes ?? 0) > 0 }

  func begin(_ connection: TCPConnection) {
    self.connection = connection
    connection.begin(delegate: self)
  }

  func connectionOpened(_ connection: TCPConnection) { connection.setNeedsFlush() }
  func connection(_ connection: TCPConnection, received bytes: UnsafeRawBufferPointer) {}
  func connection(_ connection: TCPConnection, fill buffer: UnsafeMutableRawBufferPointer) -> Int { buffer.count }
  func connectionReachedEnd(_ connection: TCPConnection) {}
  func connectionClosed(_ connection: TCPConnection, error: SystemError?) {}
}

/// Sends back what it receives. Keeps itself alive until the connection has closed.
private final class Echo: TCPConnectionDelegate {
  private var waiting: [UInt8] = []
  private var isEnded = false
  private var me: Echo?

  init() { me = self }

  func connectionOpened(_ connection: TCPConnection) {}

  func connection(_ connection: TCPConnection, received bytes: UnsafeRawBufferPointer) {
    waiting.append(contentsOf: bytes)
    connection.setNeedsFlush()
  }

  func connection(_ connection: TCPConnection, fill buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(waiting.count, buffer.count)
    waiting.prefix(count).withUnsafeBytes { buffer.copyMemory(from: $0) }
    waiting.removeFirst(count)
    if isEnded, waiting.isEmpty, count == 0 { connection.closeAfterFlush() }
    return count
  }

  func connectionReachedEnd(_ connection: TCPConnection) {
    isEnded = true
    connection.setNeedsFlush()
  }

  func connectionClosed(_ connection: TCPConnection, error: SystemError?) { me = nil }
}

/// Sends bytes, ends its side, gathers what comes. Keeps itself and the listener alive until the connection has closed.
private final class Sender: TCPConnectionDelegate {
  private var waiting: ArraySlice<UInt8>
  private var received: [UInt8] = []
  private let expected: Int
  private var done: (([UInt8], SystemError?) -> Void)?
  private var me: Sender?

  init(_ bytes: [UInt8], done: @escaping ([UInt8], SystemError?) -> Void) {
    waiting = bytes[...]
    expected = bytes.count
    self.done = done
    me = self
  }

  func connectionOpened(_ connection: TCPConnection) { connection.setNeedsFlush() }

  func connection(_ connection: TCPConnection, received bytes: UnsafeRawBufferPointer) {
    received.append(contentsOf: bytes)
    if received.count == expected { connection.closeAfterFlush() }
  }

  func connection(_ connection: TCPConnection, fill buffer: UnsafeMutableRawBufferPointer) -> Int {
    let part = waiting.prefix(buffer.count)
    part.withUnsafeBytes { buffer.copyMemory(from: $0) }
    waiting = waiting.dropFirst(part.count)
    if expected == 0 { connection.closeAfterFlush() }
    return part.count
  }

  func connectionReachedEnd(_ connection: TCPConnection) { connection.close() }

  func connectionClosed(_ connection: TCPConnection, error: SystemError?) {
    done?(received, error)
    done = nil
    me = nil
  }
}

extension Loop {
  fileprivate func roundTrip(_ bytes: [UInt8]) async throws -> [UInt8] {
    try await withUnsafeThrowingContinuation { (done: UnsafeContinuation<[UInt8], any Error>) in
      do {
        let listener = try TCPListener(on: self, address: SocketAddress("127.0.0.1:0")!) { connection in
          connection.begin(delegate: Echo())
        }
        let sender = Sender(bytes) { received, _ in
          withExtendedLifetime(listener) { done.resume(returning: received) }
        }
        _ = TCPConnection.connect(on: self, to: listener.address, timeout: .seconds(5), delegate: sender)
      } catch {
        done.resume(throwing: error)
      }
    }
  }

  fileprivate func connectFailing(to address: SocketAddress) async -> SystemError? {
    await withUnsafeContinuation { done in
      let sender = Sender([1]) { _, error in done.resume(returning: error) }
      _ = TCPConnection.connect(on: self, to: address, timeout: .seconds(5), delegate: sender)
    }
  }

  fileprivate func isTakenWhileListening() throws -> [Bool] {
    var listener: TCPListener? = try TCPListener(on: self, address: SocketAddress("127.0.0.1:0")!) { $0.close() }
    let address = listener!.address
    let whileListening = TCPListener.isTaken(address)
    listener = nil
    return [TCPListener.isTaken(SocketAddress("127.0.0.1:0")!), whileListening]
  }
}
