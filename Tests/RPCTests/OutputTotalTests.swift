import EventLoop
import HTTP2
import RPC
import Testing

/// What a listener keeps for readers that do not read is bounded over all of its connections, at every moment.
@Suite struct OutputTotalTests {
  private static let bodyBytes = 1 << 20
  private static let bytesMax = 4 << 20

  /// Answers every request with a body of a MiB.
  private final class Generous: HTTPHandler {
    var highest = 0
    var server: HTTPServer?

    func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {
      connection.respond(
        stream, status: 200, headers: HTTP2HeaderList(), body: .complete([UInt8](repeating: 7, count: OutputTotalTests.bodyBytes)))
      highest = max(highest, server?.waitingOutputBytes ?? 0)
    }

    func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {}
    func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
    func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {}
    func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {}
  }

  /// Asks so often, reads nothing, and notes whether it was cut off.
  private final class Hoarder: HTTPHandler, UpstreamExchange {
    let requests: Int
    private(set) var isCutOff = false

    init(requests: Int) { self.requests = requests }

    func connectionOpened(_ connection: HTTPConnection) {
      for _ in 0..<requests {
        _ = try? connection.request(.request(method: "GET", authority: "test", path: "/"), body: .none, context: self)
      }
    }

    func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {}
    func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {}
    func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
    func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {}
    func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) { isCutOff = true }

    func send(on connection: HTTPConnection) {}
    func failed(_ error: RPCError) {}
    func began(_ stream: HTTP2Stream, isEnd: Bool) {}
    func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {}
    func ended(_ stream: HTTP2Stream) {}
    func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {}
    func writable(_ stream: HTTP2Stream) {}
  }

  @Test func whoLeavesMostUnreadIsClosedAtOnce() async throws {
    let loop = Loop()
    try await loop.run {
      let handler = Generous()
      let server = try HTTPServer(
        on: loop, address: SocketAddress("127.0.0.1:0")!, limits: .publicServer, handler: handler, outputBytesMax: Self.bytesMax)
      handler.server = server
      var blind = HTTP2Limits.upstreamClient
      blind.firstWindowBytes = 0
      // One leaves a MiB unread, three leave two.
      let hoarders = [1, 2, 2, 2].map(Hoarder.init)
      for hoarder in hoarders {
        _ = HTTPConnection.connect(
          on: loop, to: server.address!, host: "127.0.0.1", tls: nil, limits: blind, timeout: .seconds(5), handler: hoarder)
      }
      // Well below the second in which each connection's own limits are looked at.
      for _ in 0..<40 where hoarders.count(where: { $0.isCutOff }) < 2 { try await loop.sleep(for: .milliseconds(10)) }
      #expect(!hoarders[0].isCutOff)
      #expect(hoarders.count { $0.isCutOff } == 2)
      #expect(handler.highest > 0 && handler.highest <= Self.bytesMax)
      #expect(server.waitingOutputBytes <= Self.bytesMax / 8 * 7)
      server.close()
      try await loop.sleep(for: .milliseconds(50))
      #expect(server.waitingOutputBytes == 0)
      handler.server = nil
    }
    loop.stop()
  }
}
