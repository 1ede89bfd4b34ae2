// RFC 9113 §5: the states of a stream, its number, how many there may be, errors of a stream and of a connection.
import HTTP2
import Testing

extension Conformance {
  private static let open = headersFrame(1, end: false)
  private static let reset = Frame(.resetStream, stream: 1, bigEndian(8)).bytes
  private static let data = Frame(.data, flags: Frame.endStream, stream: 1, Array("test".utf8)).bytes
  private static let continuation = Frame(.continuation, flags: Frame.endHeaders, stream: 1, hpack([("x-dummy0", "x")])).bytes
  private static let priority = Frame(.priority, stream: 1, [0, 0, 0, 0, 255]).bytes
  private static let noWindow = Frame(.settings, setting(4, 0)).bytes

  static let streams: [ConformanceCase] = idle + halfClosed + closed + numbers + errors

  private static let idle: [ConformanceCase] = [
    ConformanceCase("§5.1 idle: DATA", data, expect: .connection(.protocolError)),
    ConformanceCase("§5.1 idle: RST_STREAM", reset, expect: .connection(.protocolError)),
    ConformanceCase(
      "§5.1 idle: WINDOW_UPDATE", Frame(.windowUpdate, stream: 1, bigEndian(100)).bytes, expect: .connection(.protocolError)),
    ConformanceCase("§5.1 idle: CONTINUATION", continuation, expect: .connection(.protocolError)),
    ConformanceCase("§5.1 idle: PRIORITY", priority, expect: .ignored),
    ConformanceCase("§5.1 idle: PRIORITY, then HEADERS", priority, headersFrame(1), expect: .answer),
  ]

  private static let halfClosed: [ConformanceCase] = [
    ConformanceCase("§5.1 half-closed (remote): DATA", noWindow, headersFrame(1), data, expect: .connection(.streamClosed)),
    ConformanceCase("§5.1 half-closed (remote): HEADERS", noWindow, headersFrame(1), headersFrame(1), expect: .connection(.streamClosed)),
    ConformanceCase(
      "§5.1 half-closed (remote): CONTINUATION", noWindow, headersFrame(1), continuation, expect: .connection(.streamClosed, .protocolError)
    ),
    ConformanceCase(
      "§5.1 half-closed (remote): WINDOW_UPDATE", noWindow, headersFrame(1) + Frame(.windowUpdate, stream: 1, bigEndian(1)).bytes,
      expect: .hears([.data(stream: 1, byteCount: 1)])),
    ConformanceCase(
      "§5.1 half-closed (remote): PRIORITY", noWindow,
      headersFrame(1) + priority + Frame(.windowUpdate, stream: 1, bigEndian(1)).bytes,
      expect: .hears([.data(stream: 1, byteCount: 1)])),
    ConformanceCase("§5.1 half-closed (remote): RST_STREAM", noWindow, headersFrame(1), reset, expect: .ignored),
  ]

  private static let closed: [ConformanceCase] = [
    ConformanceCase("§5.1 closed by RST_STREAM: DATA", open, reset, data, expect: .connection(.streamClosed)),
    ConformanceCase("§5.1 closed by RST_STREAM: HEADERS", open, reset, headersFrame(1), expect: .connection(.streamClosed)),
    ConformanceCase(
      "§5.1 closed by RST_STREAM: CONTINUATION", open, reset, continuation, expect: .connection(.streamClosed, .protocolError)),
    ConformanceCase(
      "§5.1 closed by RST_STREAM: RST_STREAM, WINDOW_UPDATE, PRIORITY", open, reset,
      reset + Frame(.windowUpdate, stream: 1, bigEndian(1)).bytes + priority, expect: .ignored),
    ConformanceCase("§5.1 closed by END_STREAM: DATA", headersFrame(1), data, expect: .connection(.streamClosed)),
    ConformanceCase("§5.1 closed by END_STREAM of DATA: DATA", open, data, data, expect: .connection(.streamClosed)),
    ConformanceCase("§5.1 closed by END_STREAM: HEADERS", headersFrame(1), headersFrame(1), expect: .connection(.streamClosed)),
    ConformanceCase(
      "§5.1 closed by END_STREAM of DATA: HEADERS", open, data, headersFrame(1), expect: .connection(.streamClosed)),
    ConformanceCase(
      "§5.1 closed by END_STREAM: CONTINUATION", headersFrame(1), continuation, expect: .connection(.streamClosed, .protocolError)),
    ConformanceCase("§5.1 closed by END_STREAM: PRIORITY", headersFrame(1), priority, expect: .answer),
    ConformanceCase(
      "§5.1 closed by END_STREAM: WINDOW_UPDATE", headersFrame(1), Frame(.windowUpdate, stream: 1, bigEndian(1)).bytes, expect: .answer),
    ConformanceCase(pausing: "§5.1 closed by END_STREAM: RST_STREAM", headersFrame(1), reset, expect: .answer),
    ConformanceCase(
      "§5.1 closed ten streams ago: DATA", (0..<10 as Range<UInt32>).flatMap { headersFrame($0 * 2 + 1) }, data,
      expect: .connection(.streamClosed)),
  ]

  private static let numbers: [ConformanceCase] = [
    ConformanceCase("§5.1.1 an even number", headersFrame(2), expect: .connection(.protocolError)),
    ConformanceCase("§5.1.1 a number smaller than the last", headersFrame(5), headersFrame(3), expect: .connection(.protocolError)),
    ConformanceCase("§5.1.1 numbers may be left out", headersFrame(5), headersFrame(9), expect: .answers([5, 9])),
    ConformanceCase("§5.1.1 stream 0", headersFrame(0), expect: .connection(.protocolError)),
    ConformanceCase(
      "§5.1.2 more streams than allowed", noWindow, (0...256 as ClosedRange<UInt32>).flatMap { headersFrame($0 * 2 + 1) },
      expect: .connection(.protocolError)),
  ]

  private static let errors: [ConformanceCase] = [
    ConformanceCase(
      "RFC 7540 §5.3.1 HEADERS that depend on themselves",
      Frame(.headers, flags: 5 | Frame.priorityFlag, stream: 1, [0, 0, 0, 1, 255] + hpack(plainRequest)).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "RFC 7540 §5.3.1 PRIORITY that depends on itself", Frame(.priority, stream: 1, [0, 0, 0, 1, 255]).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "RFC 7540 §5.3.1 PRIORITY that depends on itself, exclusively", Frame(.priority, stream: 1, [0x80, 0, 0, 1, 255]).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§5.4.1 after GOAWAY the connection ends", Frame(.ping, stream: 3, [UInt8](repeating: 0, count: 8)).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§5.4.1 what came before the error was served", headersFrame(1), Frame(.ping, stream: 3, [UInt8](repeating: 0, count: 8)).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase("§5.5 extensions: PRIORITY_UPDATE", Frame(raw: 0x10, bigEndian(1) + Array("u=1".utf8)).bytes, expect: .ignored),
    ConformanceCase("§5.5 extensions: ALTSVC", Frame(raw: 0x0a, [0, 1, 0x61, 0x62]).bytes, expect: .ignored),
    ConformanceCase("§5.5 extensions: ORIGIN", Frame(raw: 0x0c, [0, 1, 0x61]).bytes, expect: .ignored),
  ]
}

@Suite struct Section5StreamsTests {
  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.streams)
  }

  /// RFC 9113 §5.4.1: the last stream that was, or might be, worked on; what is beyond may be sent again elsewhere.
  @Test func goAwayNamesTheLastStreamHoweverTheBytesAreCut() throws {
    let requests = headersFrame(1) + headersFrame(3)
    let mistake = Frame(.data, flags: Frame.endStream, stream: 3, [1]).bytes
    for cut in [0, requests.count / 2, requests.count, requests.count + mistake.count] {
      let server = try Peer.echo()
      let bytes = requests + mistake
      server.receive(clientStart)
      server.receive(Array(bytes[..<cut]))
      server.receive(Array(bytes[cut...]))
      let goodbye = try #require(server.frames().last)
      #expect(goodbye.kind == .goAway && goodbye.firstWord == 3, "cut at \(cut)")
    }
  }
}
