// What the table of Conformance does not tell: how a session names its end.
import HTTP2
import Testing

@Suite struct MalformedTests {
  @Test func anotherProtocolIsNotHTTP2() throws {
    for text in ["GET / HTTP/1.1\r\nhost: cairn.test\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n", "\u{16}\u{3}\u{1}"] {
      let server = try Peer(.server)
      server.receive(Array(text.utf8))
      #expect(server.session.failure == .badPreface)
      #expect(server.frames().last?.kind == .goAway)
      #expect(server.session.isFinished)
    }
  }

  @Test func moreStreamsThanAllowedAreRefused() throws {
    var limits = HTTP2Limits.publicServer
    limits.concurrentStreamsMax = 2
    let server = try Peer(.server, limits)
    server.receive(clientStart)
    _ = server.output()
    server.receive(headersFrame(1) + headersFrame(3) + headersFrame(5))
    #expect(server.frames().contains { $0.kind == .resetStream && $0.stream == 5 && $0.errorCode == HTTP2ErrorCode.refusedStream.rawValue })
    #expect(server.session.liveStreamCount == 2)
  }
}
