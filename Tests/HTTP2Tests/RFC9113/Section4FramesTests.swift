// RFC 9113 §4: the format of frames, their size, header blocks.
import HTTP2
import Testing

extension Conformance {
  static let framing: [ConformanceCase] = [
    ConformanceCase("§4.1 unknown frame type", Frame(.unknown, stream: 0, [1, 2, 3]).bytes, expect: .ignored),
    ConformanceCase("§4.1 unknown frame type on an idle stream", Frame(.unknown, stream: 7, [1, 2, 3]).bytes, expect: .ignored),
    ConformanceCase(
      "§4.1 undefined flags", Frame(.ping, flags: 0x16, [9, 8, 7, 6, 5, 4, 3, 2]).bytes, expect: .hears([.pong([9, 8, 7, 6, 5, 4, 3, 2])])),
    ConformanceCase(
      "§4.1 the reserved bit", Frame(.ping, stream: 0x8000_0000, [1, 1, 1, 1, 1, 1, 1, 1]).bytes,
      expect: .hears([.pong([1, 1, 1, 1, 1, 1, 1, 1])])),
    ConformanceCase(
      "§4.1 the reserved bit of a request",
      Frame(.headers, flags: 5, stream: 0x8000_0001, hpack(plainRequest)).bytes, expect: .answer),
    ConformanceCase(
      "§4.2 DATA of 2^14 bytes", headersFrame(1, end: false),
      Frame(.data, flags: Frame.endStream, stream: 1, [UInt8](repeating: 0, count: 16_384)).bytes, expect: .answers([1])),
    ConformanceCase(
      "§4.2 DATA longer than SETTINGS_MAX_FRAME_SIZE", headersFrame(1, end: false),
      Frame(.data, flags: Frame.endStream, stream: 1, [UInt8](repeating: 0, count: 16_385)).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§4.2 HEADERS longer than SETTINGS_MAX_FRAME_SIZE", Frame(.headers, flags: 5, stream: 1, [UInt8](repeating: 0, count: 16_385)).bytes,
      expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§4.2 an unknown frame longer than SETTINGS_MAX_FRAME_SIZE", Frame(.unknown, [UInt8](repeating: 0, count: 16_385)).bytes,
      expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§4.3 a header block that cannot be decoded", Frame(.headers, flags: 5, stream: 1, [0x14, 0xff, 0xff, 0xff, 0xff, 0xff]).bytes,
      expect: .connection(.compressionError)),
    ConformanceCase(
      "§4.3 a header block that ends within a field", Frame(.headers, flags: 5, stream: 1, [0x00, 0x05, 0x61]).bytes,
      expect: .connection(.compressionError)),
    ConformanceCase(
      "§4.3 PRIORITY within a header block",
      Frame(.headers, flags: 1, stream: 1, hpack(plainRequest)).bytes + Frame(.priority, stream: 1, [0, 0, 0, 0, 255]).bytes
        + Frame(.continuation, flags: 4, stream: 1, hpack([("x", "y")])).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§4.3 HEADERS of another stream within a header block",
      Frame(.headers, flags: 1, stream: 1, hpack(plainRequest)).bytes + headersFrame(3), expect: .connection(.protocolError)),
    ConformanceCase(
      "§4.3 HEADERS of the same stream within a header block",
      Frame(.headers, flags: 1, stream: 1, hpack(plainRequest)).bytes + headersFrame(1), expect: .connection(.protocolError)),
    ConformanceCase(
      "§5.5 an unknown frame within a header block",
      Frame(.headers, flags: 1, stream: 1, hpack(plainRequest)).bytes + Frame(.unknown, stream: 1, [0]).bytes
        + Frame(.continuation, flags: 4, stream: 1, hpack([("x", "y")])).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§4.3 DATA within a header block",
      Frame(.headers, flags: 1, stream: 1, hpack(plainRequest)).bytes + Frame(.data, flags: 1, stream: 1, [1]).bytes,
      expect: .connection(.protocolError)),
  ]
}

@Suite struct Section4FramesTests {
  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.framing)
  }
}
