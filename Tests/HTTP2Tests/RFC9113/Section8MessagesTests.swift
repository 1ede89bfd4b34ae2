// RFC 9113 §8.1, §8.2: the shape of a message, trailers, content-length, fields.
import HTTP2
import Testing

extension Conformance {
  private static let open = headersFrame(1, end: false)

  private static func post(_ more: [(String, String)], end: Bool = false) -> [UInt8] {
    Frame(
      .headers, flags: 4 | (end ? 1 : 0), stream: 1,
      hpack([(":method", "POST"), (":scheme", "http"), (":path", "/"), (":authority", "cairn.test")] + more)
    ).bytes
  }

  private static func data(_ text: String, end: Bool = true) -> [UInt8] {
    Frame(.data, flags: end ? 1 : 0, stream: 1, Array(text.utf8)).bytes
  }

  private static func trailers(_ fields: [(String, String)], end: Bool = true) -> [UInt8] {
    Frame(.headers, flags: 4 | (end ? 1 : 0), stream: 1, hpack(fields)).bytes
  }

  static let messages: [ConformanceCase] = exchanges + lengths + fields

  private static let exchanges: [ConformanceCase] = [
    ConformanceCase("§8.1 GET", headersFrame(1), expect: .answer),
    ConformanceCase(
      "§8.1 HEAD",
      Frame(.headers, flags: 5, stream: 1, hpack([(":method", "HEAD"), (":scheme", "http"), (":path", "/"), (":authority", "a")])).bytes,
      expect: .answer),
    ConformanceCase(
      "§8.1 an unknown method",
      Frame(.headers, flags: 5, stream: 1, hpack([(":method", "BREW"), (":scheme", "http"), (":path", "/"), (":authority", "a")])).bytes,
      expect: .answer),
    ConformanceCase(
      "§8.1 OPTIONS of *",
      Frame(.headers, flags: 5, stream: 1, hpack([(":method", "OPTIONS"), (":scheme", "http"), (":path", "*"), (":authority", "a")])).bytes,
      expect: .answer),
    ConformanceCase("§8.1 POST", post([]), data("test"), expect: .answer),
    ConformanceCase(
      "§8.1 POST with trailers", post([("trailer", "x-test")]), data("test", end: false), trailers([("x-test", "ok")]),
      expect: .answer),
    ConformanceCase("§8.1 trailers without a body", post([]), trailers([("x-test", "ok")]), expect: .answer),
    ConformanceCase(
      "§8.1 second HEADERS without END_STREAM", open, data("test", end: false), trailers([("x-test", "ok")], end: false),
      expect: .stream(.protocolError)),
    ConformanceCase(
      "§8.1 a second request on the same stream", open, headersFrame(1, end: false), expect: .stream(.protocolError)),
    ConformanceCase("§8.1 pseudo-header field in trailers", open, trailers([(":method", "POST")]), expect: .stream(.protocolError)),
    ConformanceCase("§8.1 upper case in trailers", open, trailers([("X-Sum", "1")]), expect: .stream(.protocolError)),
    ConformanceCase("§8.1 DATA after trailers", open, trailers([("x", "y")]), data("z"), expect: .connection(.streamClosed)),
  ]

  private static let lengths: [ConformanceCase] = [
    ConformanceCase(
      "§8.1.1 content-length that is right", post([("content-length", "4")]), data("te", end: false), data("st"), expect: .answer),
    ConformanceCase("§8.1.1 content-length too small", post([("content-length", "1")]), data("test"), expect: .stream(.protocolError)),
    ConformanceCase(
      "§8.1.1 content-length too small for several DATA", post([("content-length", "1")]), data("test", end: false), data("test"),
      expect: .stream(.protocolError)),
    ConformanceCase("§8.1.1 content-length too large", post([("content-length", "5")]), data("test"), expect: .stream(.protocolError)),
    ConformanceCase(
      "§8.1.1 content-length too large, ended by trailers", post([("content-length", "5")]), data("test", end: false),
      trailers([("x", "y")]), expect: .stream(.protocolError)),
    ConformanceCase("§8.1.1 content-length without a body", post([("content-length", "5")], end: true), expect: .stream(.protocolError)),
    ConformanceCase("§8.1.1 content-length of 0 without a body", post([("content-length", "0")], end: true), expect: .answer),
    ConformanceCase(
      "§8.1.1 two content-lengths", post([("content-length", "4"), ("content-length", "4")]), data("test"), expect: .stream(.protocolError)),
    ConformanceCase("§8.1.1 a list of content-lengths", post([("content-length", "4, 4")]), data("test"), expect: .stream(.protocolError)),
    ConformanceCase(
      "§8.1.1 content-length not a number", post([("content-length", "four")]), data("test"), expect: .stream(.protocolError)),
    ConformanceCase("§8.1.1 content-length negative", post([("content-length", "-4")]), data("test"), expect: .stream(.protocolError)),
    ConformanceCase("§8.1.1 content-length with a sign", post([("content-length", "+4")]), data("test"), expect: .stream(.protocolError)),
    ConformanceCase(
      "§8.1.1 content-length beyond 2^64", post([("content-length", "99999999999999999999")]), data("test"), expect: .stream(.protocolError)
    ),
    ConformanceCase("§8.1.1 empty content-length", post([("content-length", "")]), data("test"), expect: .stream(.protocolError)),
  ]

  private static let fields: [ConformanceCase] =
    [
      ("§8.2 upper-case name", "X-Test", "ok"),
      ("§8.2.1 space in a name", "x test", "ok"),
      ("§8.2.1 colon in a name", "x:test", "ok"),
      ("§8.2.1 control character in a name", "x\u{1}", "ok"),
      ("§8.2.1 byte over 0x7f in a name", "xé", "ok"),
      ("§8.2.1 empty name", "", "ok"),
      ("§8.2.1 NUL in a value", "x", "a\0b"),
      ("§8.2.1 line feed in a value", "x", "a\nb"),
      ("§8.2.1 carriage return in a value", "x", "a\rb"),
      ("§8.2.1 value begins with a space", "x", " a"),
      ("§8.2.1 value ends with a tab", "x", "a\t"),
      ("§8.2.2 connection", "connection", "keep-alive"),
      ("§8.2.2 keep-alive", "keep-alive", "timeout=5"),
      ("§8.2.2 proxy-connection", "proxy-connection", "keep-alive"),
      ("§8.2.2 transfer-encoding", "transfer-encoding", "chunked"),
      ("§8.2.2 upgrade", "upgrade", "h2c"),
      ("§8.2.2 te other than trailers", "te", "gzip"),
      ("§8.2.2 te of trailers and more", "te", "trailers, deflate;q=0.5"),
    ].map { title, name, value in
      ConformanceCase(title, headersFrame(1, [(name, value)]), expect: .stream(.protocolError))
    } + [
      ConformanceCase("§8.2.2 te: trailers", headersFrame(1, [("te", "trailers")]), expect: .answer),
      ConformanceCase("§8.2.1 an empty value", headersFrame(1, [("x", "")]), expect: .answer),
      ConformanceCase("§8.2.1 bytes over 0x7f in a value", headersFrame(1, [("x", "Käse")]), expect: .answer),
      ConformanceCase("§8.2.3 several cookies", headersFrame(1, [("cookie", "a=1"), ("cookie", "b=2")]), expect: .answer),
    ]
}

@Suite struct Section8MessagesTests {
  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.messages)
  }

  /// RFC 9113 §8.1.1: a malformed request must not be served.
  @Test func aMalformedRequestIsNeverReportedAsWhole() throws {
    let malformed = (Conformance.messages + Conformance.pseudoFields).filter { example in
      if case .streamError = example.expected { true } else { false }
    }
    #expect(malformed.count > 50)
    for example in malformed {
      let server = try Peer(.server)
      server.receive(clientStart + example.pieces.flatMap { $0 })
      let isServed = server.events.contains { event in
        switch event {
        case .end, .headers(_, _, _, isEnd: true): true
        default: false
        }
      }
      #expect(!isServed, "\(example.testDescription)")
    }
  }
}
