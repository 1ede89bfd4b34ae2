import EventLoop
import HTTP2
import RPC
import Testing

/// What a listener keeps for readers that do not read is bounded over all of its connections, at every moment.
@Suite struct HeldMemoryTests {
  private static let bodyBytes = 1 << 20
  private static let bytesMax = 4 << 20

  /// Answers every request with a body of a MiB.
  private final class Generous: HTTPHandler {
    func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
      connection.respond(
        stream, status: 200, headers: HTTP2HeaderList(), body: .complete([UInt8](repeating: 7, count: HeldMemoryTests.bodyBytes)))
    }

    func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {}
    func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
    func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {}
    func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {}
  }

  /// Asks so often, opens no window, and notes what it got and whether it was cut off.
  private final class Hoarder: HTTPHandler, UpstreamExchange {
    let requests: Int
    private(set) var isCutOff = false
    private(set) var isTold = false
    private(set) var bytes = 0

    init(requests: Int) { self.requests = requests }

    func connectionOpened(_ connection: HTTPConnection) {
      for _ in 0..<requests {
        _ = try? connection.request(.request(method: "GET", authority: "test", path: "/"), body: .none, context: self)
      }
    }

    func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {}
    func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) { self.bytes += bytes.count }
    func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
    func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {}
    func connectionDraining(_ connection: HTTPConnection) { isTold = true }
    func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) { isCutOff = true }

    func send(on connection: HTTPConnection) {}
    func failed(_ error: RPCError) {}
    func began(_ stream: HTTP2Stream, isEnd: Bool) {}
    func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {}
    func ended(_ stream: HTTP2Stream) {}
    func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {}
    func writable(_ stream: HTTP2Stream) {}
  }

  @Test func whoLeavesMuchUnreadIsToldAndClosedAtOnce() async throws {
    let loop = Loop()
    try await loop.run {
      let server = try HTTPServer(
        on: loop, address: SocketAddress("127.0.0.1:0")!, limits: .publicServer, handler: Generous(), heldBytesMax: Self.bytesMax)
      var blind = HTTP2Limits.upstreamClient
      blind.firstWindowBytes = 0
      // Seven MiB, where four may be.
      let hoarders = [1, 2, 2, 2].map(Hoarder.init)
      for hoarder in hoarders {
        _ = HTTPConnection.connect(
          on: loop, to: server.address!, host: "127.0.0.1", tls: nil, limits: blind, timeout: .seconds(5), handler: hoarder)
      }
      // Well below the second in which each connection's own limits are looked at.
      for _ in 0..<40 where hoarders.count(where: { $0.isCutOff }) < 2 { try await loop.sleep(for: .milliseconds(10)) }
      #expect(1...3 ~= hoarders.count { $0.isCutOff })
      #expect(hoarders.allSatisfy { $0.isCutOff == $0.isTold })
      #expect(server.heldBytes > 0 && server.heldBytes <= Self.bytesMax)
      server.close()
      try await loop.sleep(for: .milliseconds(50))
      #expect(server.heldBytes == 0)
    }
    loop.stop()
  }

  /// What a reader takes at once is never held, however much is written in one turn.
  @Test func whoReadsHoldsNothing() async throws {
    let loop = Loop()
    try await loop.run {
      let server = try HTTPServer(
        on: loop, address: SocketAddress("127.0.0.1:0")!, limits: .publicServer, handler: Generous(), heldBytesMax: Self.bytesMax)
      var wide = HTTP2Limits.upstreamClient
      (wide.firstWindowBytes, wide.streamWindowBytes, wide.connectionWindowBytes) = (4 << 20, 4 << 20, 64 << 20)
      let readers = (0..<12).map { _ in Hoarder(requests: 1) }
      for reader in readers {
        _ = HTTPConnection.connect(
          on: loop, to: server.address!, host: "127.0.0.1", tls: nil, limits: wide, timeout: .seconds(5), handler: reader)
      }
      for _ in 0..<200 where !readers.allSatisfy({ $0.bytes == Self.bodyBytes }) { try await loop.sleep(for: .milliseconds(10)) }
      #expect(readers.allSatisfy { $0.bytes == Self.bodyBytes && !$0.isCutOff })
      #expect(server.heldBytes == 0)
      server.close()
      try await loop.sleep(for: .milliseconds(50))
    }
    loop.stop()
  }
}
