// Strangers who begin TLS handshakes: so many at once, and none with whom the handler does not want to speak.
import EventLoop
import HTTP2
import RPC
import Testing

@Suite struct HandshakeTests {
  @Test func beyondTheLimitTheOldestHandshakeIsGivenUp() async throws {
    try await SocketServer.run(.tls, handshakesMax: 2) { server in
      try await onOwnThread {
        let silent = try (0..<3).map { _ in try server.connectSilently() }
        #expect(try silent[0].receive() == nil)
        // The second oldest makes room for somebody honest; the youngest stays.
        _ = try server.connect()
        #expect(try silent[1].receive() == nil)
        #expect(silent[2].waits(milliseconds: 100))
      }
    }
  }

  @Test func handshakesThatAreOverDoNotCount() async throws {
    // A client is sure a moment before its server is.
    try await SocketServer.run(.tls, handshakesMax: 4) { server in
      try await onOwnThread {
        let silent = try server.connectSilently()
        let open = try (0..<8).map { _ in try server.connect() }
        #expect(silent.waits(milliseconds: 100))
        withExtendedLifetime(open) {}
      }
    }
  }

  @Test func whomTheHandlerDoesNotWantIsResetBeforeAnythingIsSpent() async throws {
    try await SocketServer.run(.tls, handler: { _ in Unwilling() }) { server in
      try await onOwnThread {
        for _ in 0..<3 {
          let failure = #expect(throws: SocketFailure.self) {
            let wire = try server.connectSilently()
            _ = try wire.receive()
          }
          #expect(failure?.code == SocketFailure.reset)
        }
      }
      #expect(try await server.loop.run { server.server.value.connectionCount } == 0)
    }
  }

  @Test func withoutTLSNobodyIsAsked() async throws {
    try await SocketServer.run(.plain, handler: { _ in Unwilling() }) { server in
      try await onOwnThread {
        let wire = try server.connect()
        wire.send(clientStart)
        #expect(try wire.receive() != nil)
      }
    }
  }
}

/// Clients of an older HTTP hear in their own words what is spoken here.
@Suite struct OlderVersionTests {
  /// What begins as the preface of HTTP/2 does, byte by byte, is no reason to speak either.
  @Test(arguments: ["P", "PRI * HTTP/"]) func aPartOfThePrefaceIsAnsweredByNothing(part: String) async throws {
    try await SocketServer.run(.plain) { server in
      try await onOwnThread {
        let wire = try server.connectSilently()
        wire.send(Array(part.utf8))
        #expect(wire.waits(milliseconds: 100))
        wire.send(Array("\(part == "P" ? "OST /" : "1") HTTP/1.1\r\n\r\n".utf8))
        var answer: [UInt8] = []
        while let bytes = try wire.receive() { answer += bytes }
        #expect(String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 505 "))
      }
    }
  }

  @Test(arguments: [["GET / HTTP/1.1\r\nhost: x\r\n\r\n"], ["POST /x HT", "TP/1.0\r\n\r\n", "body"]])
  func aFirstLineOfHTTP1GetsOneAnswerInHTTP1(pieces: [String]) async throws {
    try await SocketServer.run(.plain) { server in
      try await onOwnThread {
        let wire = try server.connectSilently()
        #expect(wire.waits(milliseconds: 50), "nothing is said before the client has spoken")
        for piece in pieces { wire.send(Array(piece.utf8)) }
        var answer: [UInt8] = []
        while let bytes = try wire.receive() { answer += bytes }
        let text = String(decoding: answer, as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 505 ") && text.hasSuffix("curl --http2-prior-knowledge\n"))
      }
    }
  }
}

/// Speaks with nobody who comes by TLS.
private final class Unwilling: HTTPHandler {
  func mayShakeHands(_ peer: SocketAddress) -> Bool { false }
  func streamBegan(_ stream: HTTP2Stream, on connection: HTTPConnection, isEnd: Bool) {}
  func streamData(_ stream: HTTP2Stream, on connection: HTTPConnection, _ bytes: UnsafeRawBufferPointer) {}
  func streamEnded(_ stream: HTTP2Stream, on connection: HTTPConnection) {}
  func streamClosed(_ stream: HTTP2Stream, on connection: HTTPConnection, _ code: HTTP2ErrorCode) {}
  func connectionClosed(_ connection: HTTPConnection, _ error: SystemError?) {}
}
