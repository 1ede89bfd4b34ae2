import Glibc
import Synchronization
import Testing

@testable import EventLoop

/// Many who send much at once, to a loop that needs a tenth of a millisecond for each piece.
@Suite struct ManySendersTests {
  private static let senders = 40
  private static let bytesOfEach = 32_768
  private static let pieceNanoseconds: UInt64 = 100_000

  @Test func aTurnServesAFewOfThemAndInTheEndAll() async throws {
    let loop = Loop()
    defer { loop.stop() }
    let work = Work()
    let listener = try await loop.run { () -> LoopBound<TCPListener> in
      let listener = try TCPListener(on: loop, address: SocketAddress("127.0.0.1:0")!) { $0.begin(delegate: Worker(loop, work)) }
      return LoopBound(listener, on: loop)
    }
    let port = try await loop.run { listener.value.address.port }
    let sockets = (0..<Self.senders).map { _ in connected(to: port) }
    defer { for socket in sockets { close(socket) } }
    let bytes = [UInt8](repeating: 7, count: Self.bytesOfEach)
    for socket in sockets { #expect(send(socket, bytes, bytes.count, 0) == bytes.count) }
    for _ in 0..<1_000 where work.bytes < Self.senders * Self.bytesOfEach { try await Task.sleep(for: .milliseconds(10)) }
    #expect(work.bytes == Self.senders * Self.bytesOfEach)
    // What is read and what was postponed have half a millisecond each, and either may be overrun by a piece.
    let most = (InputSlice.promptNanoseconds + InputSlice.postponedNanoseconds) / Self.pieceNanoseconds + 2
    #expect(work.mostInATurn <= most)
    withExtendedLifetime(listener) {}
  }

  private func connected(to port: UInt16) -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
    #expect(status == 0)
    return descriptor
  }

  /// What was done in which turn.
  private final class Work: Sendable {
    private let state = Mutex((bytes: 0, turn: UInt64(0), pieces: UInt64(0), most: UInt64(0)))
    var bytes: Int { state.withLock { $0.bytes } }
    var mostInATurn: UInt64 { state.withLock { $0.most } }

    func add(_ bytes: Int, in turn: UInt64) {
      state.withLock { state in
        state.bytes += bytes
        state.pieces = state.turn == turn ? state.pieces + 1 : 1
        state.turn = turn
        state.most = max(state.most, state.pieces)
      }
    }
  }

  private final class Worker: TCPConnectionDelegate {
    private let loop: Loop
    private let work: Work
    private var me: Worker?

    init(_ loop: Loop, _ work: Work) {
      self.loop = loop
      self.work = work
      me = self
    }

    func connectionOpened(_ connection: TCPConnection) {}

    func connection(_ connection: TCPConnection, received bytes: UnsafeRawBufferPointer) {
      let end = ContinuousClock.now + .nanoseconds(ManySendersTests.pieceNanoseconds)
      while ContinuousClock.now < end {}
      work.add(bytes.count, in: loop.turnCount)
    }

    func connection(_ connection: TCPConnection, fill buffer: UnsafeMutableRawBufferPointer) -> Int { 0 }
    func connectionReachedEnd(_ connection: TCPConnection) { connection.close() }
    func connectionClosed(_ connection: TCPConnection, error: SystemError?) { me = nil }
  }
}
