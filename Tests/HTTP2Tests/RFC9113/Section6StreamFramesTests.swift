// RFC 9113 §6.1–6.4: DATA, HEADERS, PRIORITY, RST_STREAM; §6.10: CONTINUATION.
import HTTP2
import Testing

extension Conformance {
  private static let open = headersFrame(1, end: false)
  private static let block = hpack(plainRequest)
  private static let more = hpack([("x-dummy0", String(repeating: "x", count: 4_000))])

  static let streamFrames: [ConformanceCase] = data + headers + priority + resetStream

  private static let data: [ConformanceCase] = [
    ConformanceCase("§6.1 DATA", open, Frame(.data, flags: 1, stream: 1, Array("test".utf8)).bytes, expect: .answer),
    ConformanceCase(
      "§6.1 several DATA", open, Frame(.data, stream: 1, [1, 2]).bytes, Frame(.data, flags: 1, stream: 1, [3]).bytes, expect: .answer),
    ConformanceCase(
      "§6.1 DATA with padding", open, Frame(.data, flags: 1 | Frame.padded, stream: 1, [5, 1, 2, 0, 0, 0, 0, 0]).bytes, expect: .answer),
    ConformanceCase("§6.1 empty DATA ends a request", open, Frame(.data, flags: 1, stream: 1).bytes, expect: .answer),
    ConformanceCase("§6.1 DATA on stream 0", Frame(.data, flags: 1, [1]).bytes, expect: .connection(.protocolError)),
    ConformanceCase("§6.1 DATA on a stream of ours", Frame(.data, flags: 1, stream: 2, [1]).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.1 padding as long as the payload", open, Frame(.data, flags: 1 | Frame.padded, stream: 1, [5, 0, 0, 0, 0]).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.1 padding longer than the payload", open, Frame(.data, flags: 1 | Frame.padded, stream: 1, [200, 1, 2]).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.1 padding of the whole payload", open, Frame(.data, flags: 1 | Frame.padded, stream: 1, [4, 0, 0, 0, 0]).bytes,
      expect: .answer),
    ConformanceCase(
      "§6.1 PADDED without a byte", open, Frame(.data, flags: 1 | Frame.padded, stream: 1).bytes,
      expect: .connection(.protocolError, .frameSizeError)),
  ]

  private static let headers: [ConformanceCase] = [
    ConformanceCase("§6.2 HEADERS", headersFrame(1), expect: .answer),
    ConformanceCase(
      "§6.2 HEADERS with padding", Frame(.headers, flags: 5 | Frame.padded, stream: 1, [3] + block + [0, 0, 0]).bytes, expect: .answer),
    ConformanceCase(
      "§6.2 HEADERS with a priority", Frame(.headers, flags: 5 | Frame.priorityFlag, stream: 1, [0, 0, 0, 0, 255] + block).bytes,
      expect: .answer),
    ConformanceCase(
      "§6.2 HEADERS with padding and a priority",
      Frame(.headers, flags: 5 | Frame.padded | Frame.priorityFlag, stream: 1, [1, 0x80, 0, 0, 7, 0] + block + [0]).bytes,
      expect: .answer),
    ConformanceCase("§6.2 HEADERS on stream 0", headersFrame(0), expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.2 padding longer than the payload", Frame(.headers, flags: 5 | Frame.padded, stream: 1, [200] + block).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.2 padding as long as the payload",
      Frame(.headers, flags: 5 | Frame.padded, stream: 1, [UInt8(block.count + 1)] + block).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.2 a priority cut short", Frame(.headers, flags: 5 | Frame.priorityFlag, stream: 1, [0, 0, 0]).bytes,
      expect: .connection(.frameSizeError, .protocolError)),
    ConformanceCase(
      "§6.2 another frame within a header block",
      Frame(.headers, flags: 1, stream: 1, block).bytes + Frame(.windowUpdate, stream: 1, bigEndian(1)).bytes,
      expect: .connection(.protocolError)),
  ]

  private static let priority: [ConformanceCase] = [
    ConformanceCase("§6.3 PRIORITY, weight 1", Frame(.priority, stream: 1, [0, 0, 0, 0, 0]).bytes, headersFrame(1), expect: .answer),
    ConformanceCase("§6.3 PRIORITY, weight 256", Frame(.priority, stream: 1, [0, 0, 0, 0, 255]).bytes, headersFrame(1), expect: .answer),
    ConformanceCase(
      "§6.3 PRIORITY with a dependency",
      Frame(.priority, stream: 1, [0, 0, 0, 0, 255]).bytes
        + Frame(.priority, stream: 3, [0, 0, 0, 1, 255]).bytes, headersFrame(1) + headersFrame(3), expect: .answers([1, 3])),
    ConformanceCase(
      "§6.3 PRIORITY, exclusive", Frame(.priority, stream: 3, [0x80, 0, 0, 1, 255]).bytes, headersFrame(1), headersFrame(3),
      expect: .answers([1, 3])),
    ConformanceCase(
      "§6.3 PRIORITY of a stream nobody opens", Frame(.priority, stream: 5, [0, 0, 0, 0, 255]).bytes, headersFrame(1), expect: .answer),
    ConformanceCase("§6.3 PRIORITY on stream 0", Frame(.priority, [0, 0, 0, 1, 255]).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.3 PRIORITY of four bytes", open, Frame(.priority, stream: 1, [0x80, 0, 0, 1]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§6.3 PRIORITY of six bytes", open, Frame(.priority, stream: 1, [0, 0, 0, 3, 1, 1]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase("§6.3 empty PRIORITY", open, Frame(.priority, stream: 1).bytes, expect: .connection(.frameSizeError)),
  ]

  private static let resetStream: [ConformanceCase] = [
    ConformanceCase("§6.4 RST_STREAM", open, Frame(.resetStream, stream: 1, bigEndian(8)).bytes, expect: .ignored),
    ConformanceCase("§6.4 RST_STREAM on stream 0", Frame(.resetStream, bigEndian(8)).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.4 RST_STREAM on an idle stream", Frame(.resetStream, stream: 1, bigEndian(8)).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.4 RST_STREAM on an idle stream of ours", Frame(.resetStream, stream: 2, bigEndian(8)).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.4 RST_STREAM of three bytes", open, Frame(.resetStream, stream: 1, [0, 0, 0]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§6.4 RST_STREAM of five bytes", open, Frame(.resetStream, stream: 1, [0, 0, 0, 8, 0]).bytes, expect: .connection(.frameSizeError)),
  ]

  static let continuations: [ConformanceCase] = [
    ConformanceCase(
      "§6.10 CONTINUATION", Frame(.headers, flags: 1, stream: 1, block).bytes + Frame(.continuation, flags: 4, stream: 1, more).bytes,
      expect: .answer),
    ConformanceCase(
      "§6.10 several CONTINUATION",
      Frame(.headers, flags: 1, stream: 1, block).bytes + Frame(.continuation, stream: 1, more).bytes
        + Frame(.continuation, flags: 4, stream: 1, more).bytes, expect: .answer),
    ConformanceCase(
      "§6.10 a block cut within a field",
      Frame(.headers, flags: 1, stream: 1, Array(block.prefix(5))).bytes
        + Frame(.continuation, stream: 1, []).bytes + Frame(.continuation, flags: 4, stream: 1, Array(block.dropFirst(5))).bytes,
      expect: .answer),
    ConformanceCase(
      "§6.10 DATA instead of CONTINUATION",
      Frame(.headers, stream: 1, block).bytes + Frame(.continuation, stream: 1, more).bytes
        + Frame(.data, flags: 1, stream: 1, Array("test".utf8)).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.10 CONTINUATION on stream 0", Frame(.headers, flags: 1, stream: 1, block).bytes + Frame(.continuation, flags: 4, more).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.10 CONTINUATION on another stream",
      Frame(.headers, flags: 1, stream: 1, block).bytes + Frame(.continuation, flags: 4, stream: 3, more).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.10 CONTINUATION after HEADERS with END_HEADERS", headersFrame(1), Frame(.continuation, flags: 4, stream: 1, more).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.10 CONTINUATION after CONTINUATION with END_HEADERS",
      Frame(.headers, flags: 1, stream: 1, block).bytes + Frame(.continuation, flags: 4, stream: 1, more).bytes,
      Frame(.continuation, flags: 4, stream: 1, more).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.10 CONTINUATION after DATA", open, Frame(.data, flags: 1, stream: 1, Array("test".utf8)).bytes,
      Frame(.continuation, flags: 4, stream: 1, more).bytes, expect: .connection(.protocolError)),
  ]
}

@Suite struct Section6StreamFramesTests {
  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.streamFrames)
  }

  @Test func everyContinuationIsRight() throws {
    try Conformance.check(Conformance.continuations)
  }
}
