import EventLoop
import HTTP2
import RPC
import Testing

/// A listener that is full takes new connections, and the longest idle make way.
@Suite struct ConnectionRoomTests {
  /// Answers nothing until it is told to.
  private final class Silent: HTTPHandler {
    func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {}
    func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {}
    func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
    func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {}
    func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {}
  }

  /// Connects, perhaps asks for something, and notes how it ends.
  private final class Guest: HTTPHandler {
    let asks: Bool
    private(set) var isOpen = false
    private(set) var isDraining = false
    private(set) var isClosed = false
    private var connection: HTTPConnection?

    init(asks: Bool) { self.asks = asks }

    func connect(to address: SocketAddress, on loop: Loop) {
      connection = HTTPConnection.connect(
        on: loop, to: address, host: "127.0.0.1", tls: nil, limits: .upstreamClient, timeout: .seconds(5), handler: self)
    }

    func connectionOpened(_ connection: HTTPConnection) {
      isOpen = true
      if asks { _ = try? connection.request(.request(authority: "test", path: "/"), body: .none, context: Asked()) }
    }

    func connectionDraining(_ connection: HTTPConnection) { isDraining = true }
    func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {}
    func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {}
    func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
    func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {}
    func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) { isClosed = true }
  }

  private final class Asked: UpstreamExchange {
    func send(on connection: HTTPConnection) {}
    func failed(_ error: RPCError) {}
    func began(_ stream: HTTP2Stream, isEnd: Bool) {}
    func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {}
    func ended(_ stream: HTTP2Stream) {}
    func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {}
    func writable(_ stream: HTTP2Stream) {}
  }

  private func wait(on loop: Loop, until condition: () -> Bool) async throws {
    for _ in 0..<200 where !condition() { try await loop.sleep(for: .milliseconds(10)) }
  }

  @Test func theLongestIdleIsToldAndMakesWay() async throws {
    let loop = Loop()
    try await loop.run {
      let server = try HTTPServer(
        on: loop, address: SocketAddress("127.0.0.1:0")!, limits: .publicServer, handler: Silent(), connectionsMax: 60)
      let busy = Guest(asks: true)
      busy.connect(to: server.address!, on: loop)
      try await wait(on: loop) { server.liveStreamCount == 1 }
      let idle = (0..<59).map { _ in Guest(asks: false) }
      for guest in idle {
        guest.connect(to: server.address!, on: loop)
        try await loop.sleep(for: .milliseconds(2))
      }
      try await wait(on: loop) { server.connectionCount == 60 }
      let late = Guest(asks: true)
      late.connect(to: server.address!, on: loop)
      try await wait(on: loop) { server.liveStreamCount == 2 && idle[0].isClosed }
      #expect(late.isOpen && !late.isClosed && !busy.isClosed)
      #expect(idle[0].isClosed && idle[0].isDraining)
      #expect(!idle[58].isClosed)
      server.close()
      try await loop.sleep(for: .milliseconds(50))
    }
    loop.stop()
  }

  @Test func ofOneAddressSoManyMayBeIdle() async throws {
    let loop = Loop()
    try await loop.run {
      let server = try HTTPServer(
        on: loop, address: SocketAddress("127.0.0.1:0")!, limits: .publicServer, handler: Silent(), idlePerNetworkMax: 10)
      let busy = (0..<15).map { _ in Guest(asks: true) }
      for guest in busy { guest.connect(to: server.address!, on: loop) }
      try await wait(on: loop) { server.liveStreamCount == 15 }
      let idle = (0..<30).map { _ in Guest(asks: false) }
      for guest in idle {
        guest.connect(to: server.address!, on: loop)
        try await wait(on: loop) { guest.isOpen }
        try await loop.sleep(for: .milliseconds(2))
      }
      try await wait(on: loop) { idle.count { !$0.isClosed } == 10 }
      // Those that are in use stand, however many they are; of the others the longest idle have made way.
      #expect(busy.allSatisfy { !$0.isClosed })
      #expect(idle.count { !$0.isClosed } == 10)
      #expect(idle.allSatisfy { $0.isClosed == $0.isDraining })
      #expect(!idle[29].isClosed && !idle[28].isClosed)
      server.close()
      try await loop.sleep(for: .milliseconds(50))
    }
    loop.stop()
  }

  @Test func whereAllAreBusyTheNewOneIsRefused() async throws {
    let loop = Loop()
    try await loop.run {
      let server = try HTTPServer(
        on: loop, address: SocketAddress("127.0.0.1:0")!, limits: .publicServer, handler: Silent(), connectionsMax: 10)
      let busy = (0..<10).map { _ in Guest(asks: true) }
      for guest in busy { guest.connect(to: server.address!, on: loop) }
      try await wait(on: loop) { server.liveStreamCount == 10 }
      let late = Guest(asks: true)
      late.connect(to: server.address!, on: loop)
      try await wait(on: loop) { late.isClosed }
      #expect(late.isClosed)
      #expect(busy.allSatisfy { !$0.isClosed })
      server.close()
      try await loop.sleep(for: .milliseconds(50))
    }
    loop.stop()
  }
}
