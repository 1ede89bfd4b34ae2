// What a hostile or broken server can send, and where it ends: the call fails with the right code, and the client goes on.
import HTTP2
import Testing

@Suite struct HostileServerTests {
  enum Outcome: Sendable, Equatable {
    /// The session fails.
    case connection(HTTP2ErrorCode)
    /// The call ends with the code, the session goes on.
    case call(HTTP2ErrorCode)
    /// The call ends well.
    case fine
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let method: StaticString
    let bytes: [UInt8]
    let outcome: Outcome

    init(_ title: String, _ method: StaticString = "GET", _ frames: [UInt8]..., ends outcome: Outcome) {
      testDescription = title
      self.method = method
      bytes = frames.flatMap { $0 }
      self.outcome = outcome
    }
  }

  private static let start = Frame(.settings).bytes + Frame(.settings, flags: Frame.ack).bytes

  private static func headers(_ fields: [(String, String)], end: Bool = false, on stream: UInt32 = 1) -> [UInt8] {
    Frame(.headers, flags: 4 | (end ? 1 : 0), stream: stream, hpack(fields)).bytes
  }

  private static func status(_ text: String, _ more: [(String, String)] = [], end: Bool = false) -> [UInt8] {
    headers([(":status", text)] + more, end: end)
  }

  private static func data(_ count: Int, end: Bool = true, on stream: UInt32 = 1) -> [UInt8] {
    Frame(.data, flags: end ? 1 : 0, stream: stream, [UInt8](repeating: 0, count: count)).bytes
  }

  static let answers: [Case] = [
    Case("a plain answer", "GET", status("200"), data(3), ends: .fine),
    Case("early hints", "GET", status("103"), status("103"), status("200", end: true), ends: .fine),
    Case("HEAD with the length of what is not sent", "HEAD", status("200", [("content-length", "100")], end: true), ends: .fine),
    Case("204 with a length", "GET", status("204", [("content-length", "0")], end: true), ends: .fine),
    Case("304 with the length of what is not sent", "GET", status("304", [("content-length", "100")], end: true), ends: .fine),
    Case(
      "an answer and a reset without error", "GET", status("200"), data(1), Frame(.resetStream, stream: 1, bigEndian(0)).bytes, ends: .fine),
    Case("HEAD with a body", "HEAD", status("200"), data(3), ends: .call(.protocolError)),
    Case("204 with a body", "GET", status("204"), data(3), ends: .call(.protocolError)),
    Case("304 with a body", "GET", status("304"), data(3), ends: .call(.protocolError)),
    Case("no status", "GET", headers([("x", "y")], end: true), ends: .call(.protocolError)),
    Case("an empty header list", "GET", headers([], end: true), ends: .call(.protocolError)),
    Case("a status that is no number", "GET", status("abc", end: true), ends: .call(.protocolError)),
    Case("a status of two digits", "GET", status("20", end: true), ends: .call(.protocolError)),
    Case("a status of four digits", "GET", status("2000", end: true), ends: .call(.protocolError)),
    Case("an empty status", "GET", status("", end: true), ends: .call(.protocolError)),
    Case("a negative status", "GET", status("-20", end: true), ends: .call(.protocolError)),
    Case("two statuses", "GET", headers([(":status", "200"), (":status", "200")], end: true), ends: .call(.protocolError)),
    Case("status after another field", "GET", headers([("x", "y"), (":status", "200")], end: true), ends: .call(.protocolError)),
    Case(
      "a pseudo-header field of requests", "GET", headers([(":status", "200"), (":path", "/")], end: true), ends: .call(.protocolError)),
    Case("101, which HTTP/2 does not have", "GET", status("101"), status("200", end: true), ends: .call(.protocolError)),
    Case("an informational answer that ends", "GET", status("103", end: true), ends: .call(.protocolError)),
    Case("DATA after an informational answer", "GET", status("103"), data(3), ends: .call(.protocolError)),
    Case("informational answers without end", "GET", (0..<9).flatMap { _ in status("103") }, ends: .call(.enhanceYourCalm)),
    Case("upper case in a name", "GET", status("200", [("X-Up", "1")], end: true), ends: .call(.protocolError)),
    Case("a line feed in a value", "GET", status("200", [("x", "a\nb")], end: true), ends: .call(.protocolError)),
    Case("a connection-specific field", "GET", status("200", [("connection", "close")], end: true), ends: .call(.protocolError)),
    Case("transfer-encoding", "GET", status("200", [("transfer-encoding", "chunked")], end: true), ends: .call(.protocolError)),
    Case("a body shorter than its length", "GET", status("200", [("content-length", "5")]), data(3), ends: .call(.protocolError)),
    Case("a body longer than its length", "GET", status("200", [("content-length", "2")]), data(3), ends: .call(.protocolError)),
    Case("a length without a body", "GET", status("200", [("content-length", "5")], end: true), ends: .call(.protocolError)),
    Case("two lengths", "GET", status("200", [("content-length", "3"), ("content-length", "3")]), data(3), ends: .call(.protocolError)),
    Case("a length that is no number", "GET", status("200", [("content-length", "x")]), data(3), ends: .call(.protocolError)),
    Case("trailers that do not end", "GET", status("200"), headers([("x", "y")]), ends: .call(.protocolError)),
    Case("a status in trailers", "GET", status("200"), status("200", end: true), ends: .call(.protocolError)),
    Case("a reset", "GET", Frame(.resetStream, stream: 1, bigEndian(7)).bytes, ends: .call(.refusedStream)),
    Case(
      "a reset with an unknown code", "GET", Frame(.resetStream, stream: 1, bigEndian(0xff)).bytes,
      ends: .call(HTTP2ErrorCode(rawValue: 0xff))),
    Case(
      "a stream window over 2^31-1", "GET", Frame(.windowUpdate, stream: 1, bigEndian(0x7fff_ffff)).bytes, ends: .call(.flowControlError)),
  ]

  static let connections: [Case] = [
    Case("DATA before HEADERS", "GET", data(3), ends: .connection(.protocolError)),
    Case(
      "a push", "GET", Frame(.pushPromise, flags: 4, stream: 1, bigEndian(2) + hpack(plainRequest)).bytes, ends: .connection(.protocolError)
    ),
    Case("an answer to nothing", "GET", headers([(":status", "200")], end: true, on: 3), ends: .connection(.protocolError)),
    Case(
      "an answer on a stream of the server's", "GET", headers([(":status", "200")], end: true, on: 2), ends: .connection(.protocolError)),
    Case("DATA on a stream nobody opened", "GET", data(3, on: 3), ends: .connection(.protocolError)),
    Case("DATA after the end", "GET", status("200", end: true), data(3), ends: .connection(.streamClosed)),
    Case("a second answer", "GET", status("200", end: true), status("200", end: true), ends: .connection(.streamClosed)),
    Case(
      "a header block that cannot be decoded", "GET", Frame(.headers, flags: 5, stream: 1, [0xff, 0xff, 0xff, 0xff, 0xff]).bytes,
      ends: .connection(.compressionError)),
    Case("a frame too large", "GET", status("200"), data(16_385), ends: .connection(.frameSizeError)),
    Case("permission to push", "GET", Frame(.settings, setting(2, 1)).bytes, ends: .connection(.protocolError)),
    Case(
      "a connection window over 2^31-1", "GET", Frame(.windowUpdate, bigEndian(0x7fff_ffff)).bytes, ends: .connection(.flowControlError)),
    Case("an initial window over 2^31-1", "GET", Frame(.settings, setting(4, 0x8000_0000)).bytes, ends: .connection(.flowControlError)),
    Case(
      "GOAWAY whose last stream rises", "GET",
      Frame(.goAway, bigEndian(1) + bigEndian(0)).bytes + Frame(.goAway, bigEndian(3) + bigEndian(0)).bytes,
      ends: .connection(.protocolError)),
    Case(
      "GOAWAY that names a stream of the server's", "GET", Frame(.goAway, bigEndian(2) + bigEndian(0)).bytes,
      ends: .connection(.protocolError)),
    Case(
      "more than the window", "GET", status("200"), (0..<5).flatMap { _ in data(16_384, end: false) }, ends: .connection(.flowControlError)),
  ]

  @Test(arguments: answers + connections) func theCallEndsAndTheClientGoesOn(_ example: Case) throws {
    for isCut in [false, true] {
      let client = try Peer(.client, .upstreamClient)
      client.consumesAtOnce = false
      let stream = try client.session.request(requestHead(example.method, "/"))
      _ = client.output()
      let bytes = Self.start + example.bytes
      if isCut { for byte in bytes { client.receive([byte]) } } else { client.receive(bytes) }
      _ = client.output()
      switch example.outcome {
      case .fine:
        #expect(client.events.last == .closed(1, .noError))
        #expect(client.session.failure == nil)
      case .call(let code):
        #expect(client.events.last == .closed(1, code))
        #expect(client.session.failure == nil)
        let next = try client.get()
        _ = client.output()
        client.receive(Self.headers([(":status", "204")], end: true, on: UInt32(next.id)))
        #expect(client.events.last == .closed(next.id, .noError))
      case .connection(let code):
        #expect(client.session.failure == .violation(code))
        #expect(client.events.contains { if case .closed(1, _) = $0 { true } else { false } })
        #expect(client.session.isFinished)
      }
      client.session.connectionLost()
      #expect(client.session.liveStreamCount == 0 && client.session.bufferedBytes == 0)
      withExtendedLifetime(stream) {}
    }
  }

  /// The library lets any three digits pass.
  @Test func aStatusThatIsNoneIsToldFromOne() throws {
    for (text, isValid) in [("099", false), ("200", true), ("599", true), ("600", false), ("999", false), ("000", false)] {
      let client = try Peer(.client, .upstreamClient)
      let stream = try client.get()
      _ = client.output()
      client.receive(Self.start + Self.status(text, end: true))
      #expect(stream.hasValidStatus == isValid, "\(text)")
      #expect(client.session.failure == nil)
    }
  }

  @Test func aServerThatDoesNotBeginWithSettingsIsLeft() throws {
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    _ = client.output()
    client.receive(Self.status("200", end: true))
    #expect(client.session.failure == .violation(.protocolError))
  }

  @Test func endlessTrailersEndTheConnection() throws {
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    _ = client.output()
    client.receive(Self.start + Self.status("200") + Frame(.headers, flags: 1, stream: 1, hpack([("x", "y")])).bytes)
    for _ in 0..<9 { client.receive(Frame(.continuation, stream: 1, hpack([("x", "y")])).bytes) }
    #expect(client.session.failure == .flood(.continuations))
  }

  @Test func aServerThatSaysNothingAtAllIsLeft() throws {
    let client = try Peer(.client, .upstreamClient)
    try client.get()
    _ = client.output()
    client.session.tick(nowMs: 10_001)
    #expect(client.session.failure == .violation(.settingsTimeout))
    #expect(client.events.last == .closed(1, .settingsTimeout))
  }

  /// The server announces one stream, then none: what waits is refused at once, nothing hangs.
  @Test func aServerThatAllowsNoStreamsIsToldFromOneThatIsBusy() throws {
    let client = try Peer(.client, .upstreamClient)
    client.receive(Frame(.settings, setting(3, 0)).bytes)
    #expect(client.session.availableStreamCount == 0)
    #expect(throws: HTTP2Error.tooManyStreams) { try client.get() }
    client.receive(Frame(.settings, setting(3, 1)).bytes)
    try client.get()
    #expect(throws: HTTP2Error.tooManyStreams) { try client.get() }
  }
}
