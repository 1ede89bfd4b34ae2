// Bytes that break the protocol, each with what RFC 9113 wants to happen: a stream error spares the connection, a connection error
// ends it with the right code.
import HTTP2
import Testing

@Suite struct MalformedTests {
  enum Outcome: Equatable {
    case connection(HTTP2ErrorCode)
    case stream(HTTP2ErrorCode)
    case ignored
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let outcome: Outcome

    init(_ description: String, _ bytes: [UInt8], _ outcome: Outcome) {
      testDescription = description
      self.bytes = bytes
      self.outcome = outcome
    }
  }

  private static func request(_ fields: [(String, String)], end: Bool = true) -> [UInt8] {
    Frame(.headers, flags: Frame.endHeaders | (end ? Frame.endStream : 0), stream: 1, hpack(fields)).bytes
  }

  private static let open = headersFrame(1, end: false)

  static let frames: [Case] = [
    Case(
      "§4.2 DATA longer than allowed", open + Frame(.data, stream: 1, [UInt8](repeating: 0, count: 16_385)).bytes,
      .connection(.frameSizeError)),
    Case(
      "§4.2 HEADERS longer than allowed", Frame(.headers, flags: 4, stream: 1, [UInt8](repeating: 0, count: 16_385)).bytes,
      .connection(.frameSizeError)),
    Case(
      "§4.3 header block that HPACK cannot read", Frame(.headers, flags: 5, stream: 1, [0xff, 0xff, 0xff, 0xff, 0xff]).bytes,
      .connection(.compressionError)),
    Case("§5.1 DATA on an idle stream", Frame(.data, stream: 1, [1]).bytes, .connection(.protocolError)),
    Case("§5.1 RST_STREAM on an idle stream", Frame(.resetStream, stream: 1, bigEndian(8)).bytes, .connection(.protocolError)),
    Case("§5.1 WINDOW_UPDATE on an idle stream", Frame(.windowUpdate, stream: 1, bigEndian(100)).bytes, .connection(.protocolError)),
    Case(
      "§5.1 CONTINUATION on an idle stream", Frame(.continuation, flags: 4, stream: 1, hpack(plainRequest)).bytes,
      .connection(.protocolError)),
    Case("§5.1 DATA after END_STREAM", headersFrame(1) + Frame(.data, stream: 1, [1]).bytes, .connection(.streamClosed)),
    Case("§5.1.1 even stream number", headersFrame(2), .connection(.protocolError)),
    Case("§5.1.1 stream numbers falling", headersFrame(5) + headersFrame(3), .connection(.protocolError)),
    Case("§6.1 DATA on stream 0", Frame(.data, [1]).bytes, .connection(.protocolError)),
    Case(
      "§6.1 padding longer than DATA", open + Frame(.data, flags: Frame.padded, stream: 1, [6, 0, 0]).bytes, .connection(.protocolError)),
    Case("§6.2 HEADERS on stream 0", headersFrame(0), .connection(.protocolError)),
    Case(
      "§6.2 padding longer than HEADERS", Frame(.headers, flags: 4 | Frame.padded, stream: 1, [200] + hpack(plainRequest)).bytes,
      .connection(.protocolError)),
    Case(
      "§6.2 another frame inside a header block",
      Frame(.headers, stream: 1, hpack(plainRequest)).bytes + Frame(.ping, [UInt8](repeating: 0, count: 8)).bytes,
      .connection(.protocolError)),
    Case(
      "§6.2 another stream inside a header block", Frame(.headers, stream: 1, hpack(plainRequest)).bytes + headersFrame(3),
      .connection(.protocolError)),
    Case("§6.3 PRIORITY on stream 0", Frame(.priority, [0, 0, 0, 3, 1]).bytes, .connection(.protocolError)),
    Case("§6.3 PRIORITY of wrong length", open + Frame(.priority, stream: 1, [0, 0, 0, 0]).bytes, .connection(.frameSizeError)),
    Case("§6.3 PRIORITY is otherwise ignored", Frame(.priority, stream: 1, [0, 0, 0, 3, 1]).bytes, .ignored),
    Case(
      "RFC 7540 §5.3.1 PRIORITY that depends on itself", open + Frame(.priority, stream: 1, [0, 0, 0, 1, 1]).bytes,
      .connection(.protocolError)),
    Case(
      "RFC 7540 §5.3.1 HEADERS that depend on themselves",
      Frame(.headers, flags: 5 | Frame.priorityFlag, stream: 1, [0, 0, 0, 1, 1] + hpack(plainRequest)).bytes, .connection(.protocolError)),
    Case(
      "§6.2 HEADERS with a priority",
      Frame(.headers, flags: 5 | Frame.priorityFlag, stream: 1, [0, 0, 0, 3, 1] + hpack(plainRequest)).bytes, .ignored),
    Case("§6.4 RST_STREAM on stream 0", Frame(.resetStream, bigEndian(8)).bytes, .connection(.protocolError)),
    Case("§6.4 RST_STREAM of wrong length", open + Frame(.resetStream, stream: 1, [0, 0, 8]).bytes, .connection(.frameSizeError)),
    Case(
      "§6.5 SETTINGS acknowledgement with a payload", Frame(.settings, flags: Frame.ack, [0, 3, 0, 0, 0, 1]).bytes,
      .connection(.frameSizeError)),
    Case("§6.5 SETTINGS on a stream", Frame(.settings, stream: 1).bytes, .connection(.protocolError)),
    Case("§6.5 SETTINGS of odd length", Frame(.settings, [0, 3, 0]).bytes, .connection(.frameSizeError)),
    Case("§6.5.2 ENABLE_PUSH of 2", Frame(.settings, [0, 2, 0, 0, 0, 2]).bytes, .connection(.protocolError)),
    Case("§6.5.2 INITIAL_WINDOW_SIZE over 2^31-1", Frame(.settings, [0, 4, 0x80, 0, 0, 0]).bytes, .connection(.flowControlError)),
    Case("§6.5.2 MAX_FRAME_SIZE too small", Frame(.settings, [0, 5, 0, 0, 0x3f, 0xff]).bytes, .connection(.protocolError)),
    Case("§6.5.2 MAX_FRAME_SIZE too large", Frame(.settings, [0, 5, 1, 0, 0, 0]).bytes, .connection(.protocolError)),
    Case("§6.5.2 unknown setting", Frame(.settings, [0, 0xff, 0, 0, 0, 1]).bytes, .ignored),
    Case(
      "§6.6 PUSH_PROMISE from a client", open + Frame(.pushPromise, flags: 4, stream: 1, bigEndian(2) + hpack(plainRequest)).bytes,
      .connection(.protocolError)),
    Case("§6.7 PING on a stream", Frame(.ping, stream: 1, [UInt8](repeating: 0, count: 8)).bytes, .connection(.protocolError)),
    Case("§6.7 PING of wrong length", Frame(.ping, [UInt8](repeating: 0, count: 7)).bytes, .connection(.frameSizeError)),
    Case("§6.8 GOAWAY on a stream", Frame(.goAway, stream: 1, bigEndian(0) + bigEndian(0)).bytes, .connection(.protocolError)),
    Case("§6.9 WINDOW_UPDATE of zero on the connection", Frame(.windowUpdate, bigEndian(0)).bytes, .connection(.protocolError)),
    Case("§6.9 WINDOW_UPDATE of zero on a stream", open + Frame(.windowUpdate, stream: 1, bigEndian(0)).bytes, .connection(.protocolError)),
    Case("§6.9 WINDOW_UPDATE of wrong length", Frame(.windowUpdate, [0, 0, 1]).bytes, .connection(.frameSizeError)),
    Case("§6.9.1 connection window over 2^31-1", Frame(.windowUpdate, bigEndian(0x7fff_ffff)).bytes, .connection(.flowControlError)),
    Case(
      "§6.9.1 stream window over 2^31-1", open + Frame(.windowUpdate, stream: 1, bigEndian(0x7fff_ffff)).bytes, .stream(.flowControlError)),
    Case("§5.5 unknown frame", Frame(.unknown, stream: 7, [1, 2, 3]).bytes, .ignored),
    Case(
      "§5.5 unknown frame inside a header block",
      Frame(.headers, stream: 1, hpack(plainRequest)).bytes + Frame(.unknown, stream: 1, []).bytes, .connection(.protocolError)),
  ]

  static let messages: [Case] = [
    Case(
      "§8.1 trailers without END_STREAM", open + Frame(.headers, flags: 4, stream: 1, hpack([("x", "y")])).bytes, .stream(.protocolError)),
    Case(
      "§8.1 pseudo-header field in trailers", open + Frame(.headers, flags: 5, stream: 1, hpack([(":method", "GET")])).bytes,
      .stream(.protocolError)),
    Case(
      "§8.1.1 body shorter than content-length",
      request(plainRequest + [("content-length", "5")], end: false) + Frame(.data, flags: 1, stream: 1, [1]).bytes, .stream(.protocolError)),
    Case(
      "§8.1.1 body longer than content-length",
      request(plainRequest + [("content-length", "1")], end: false) + Frame(.data, flags: 1, stream: 1, [1, 2]).bytes,
      .stream(.protocolError)),
    Case("§8.2 upper-case field name", request(plainRequest + [("X-Up", "1")]), .stream(.protocolError)),
    Case("§8.2.1 line feed in a value", request(plainRequest + [("x", "a\nb")]), .stream(.protocolError)),
    Case("§8.2.2 connection-specific field", request(plainRequest + [("connection", "keep-alive")]), .stream(.protocolError)),
    Case("§8.2.2 te other than trailers", request(plainRequest + [("te", "gzip")]), .stream(.protocolError)),
    Case("§8.2.2 te: trailers", request(plainRequest + [("te", "trailers")]), .ignored),
    Case("§8.3 unknown pseudo-header field", request(plainRequest + [(":x", "1")]), .stream(.protocolError)),
    Case("§8.3 response pseudo-header field", request(plainRequest + [(":status", "200")]), .stream(.protocolError)),
    Case("§8.3 pseudo-header field after others", request([("x", "1")] + plainRequest), .stream(.protocolError)),
    Case("§8.3.1 no method", request([(":scheme", "http"), (":path", "/"), (":authority", "a")]), .stream(.protocolError)),
    Case("§8.3.1 no scheme", request([(":method", "GET"), (":path", "/"), (":authority", "a")]), .stream(.protocolError)),
    Case("§8.3.1 no path", request([(":method", "GET"), (":scheme", "http"), (":authority", "a")]), .stream(.protocolError)),
    Case(
      "§8.3.1 empty path", request([(":method", "GET"), (":scheme", "http"), (":path", ""), (":authority", "a")]), .stream(.protocolError)),
    Case("§8.3.1 two paths", request(plainRequest + [(":path", "/b")]), .stream(.protocolError)),
    Case("§8.3.1 host differs from authority", request(plainRequest + [("host", "other.test")]), .stream(.protocolError)),
    Case("§8.3.1 host equals authority", request(plainRequest + [("host", "CAIRN.test")]), .ignored),
    Case("§8.3.1 host alone", request(plainRequest.dropLast() + [("host", "cairn.test")]), .ignored),
  ]

  @Test(arguments: frames + messages) func theErrorIsTheOneTheStandardNames(_ example: Case) throws {
    let server = try Peer(.server)
    server.receive(clientStart)
    _ = server.output()
    server.receive(example.bytes)
    let frames = server.frames()
    switch example.outcome {
    case .connection(let code):
      #expect(frames.last { $0.kind == .goAway }?.errorCode == code.rawValue)
      #expect(server.session.failure == .violation(code))
      #expect(server.session.isFinished)
    case .stream(let code):
      #expect(frames.contains { $0.kind == .resetStream && $0.stream == 1 && $0.errorCode == code.rawValue })
      #expect(server.session.failure == nil)
      server.receive(headersFrame(3))
      #expect(server.events.contains(.headers(3, status: 0, path: "/", isEnd: true)))
    case .ignored:
      #expect(!frames.contains { $0.kind == .goAway || $0.kind == .resetStream })
      #expect(server.session.failure == nil)
    }
  }

  @Test func aRequestThatIsRefusedIsNeverReported() throws {
    for example in Self.messages where example.bytes.prefix(Self.open.count) != Self.open[...] && example.outcome != .ignored {
      let server = try Peer(.server)
      server.receive(clientStart + example.bytes)
      _ = server.output()
      #expect(!server.events.contains { if case .end = $0 { true } else { false } }, "\(example.testDescription)")
    }
  }

  @Test func anotherProtocolIsNotHTTP2() throws {
    for text in ["GET / HTTP/1.1\r\nhost: cairn.test\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n", "\u{16}\u{3}\u{1}"] {
      let server = try Peer(.server)
      server.receive(Array(text.utf8))
      #expect(server.session.failure == .badPreface)
      #expect(server.frames().last?.kind == .goAway)
      #expect(server.session.isFinished)
    }
  }

  @Test func aConnectionBeginsWithSettings() throws {
    let server = try Peer(.server)
    server.receive(preface + Frame(.ping, [UInt8](repeating: 0, count: 8)).bytes)
    _ = server.output()
    #expect(server.session.failure == .violation(.protocolError))
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

  @Test func aClientToleratesNoPush() throws {
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    _ = client.output()
    client.receive(
      Frame(.settings).bytes + Frame(.settings, flags: Frame.ack).bytes
        + Frame(.pushPromise, flags: 4, stream: 1, bigEndian(2) + hpack(plainRequest)).bytes)
    _ = client.output()
    #expect(client.session.failure == .violation(.protocolError))
  }
}
