// RFC 9113 §6.9: WINDOW_UPDATE and flow control.
import HTTP2
import Testing

extension Conformance {
  private static let open = headersFrame(1, end: false)
  private static let most: UInt32 = 0x7fff_ffff

  private static func update(_ count: UInt32, on stream: UInt32 = 0) -> [UInt8] {
    Frame(.windowUpdate, stream: stream, bigEndian(count)).bytes
  }

  static let windows: [ConformanceCase] = [
    ConformanceCase("§6.9 WINDOW_UPDATE on the connection", update(1), headersFrame(1), expect: .answer),
    ConformanceCase("§6.9 WINDOW_UPDATE on a stream", open, update(1, on: 1), expect: .ignored),
    ConformanceCase("§6.9 an increment of 0 on the connection", update(0), expect: .connection(.protocolError)),
    ConformanceCase("§6.9 an increment of 0 on a stream", open, update(0, on: 1), expect: .connection(.protocolError)),
    ConformanceCase("§6.9 WINDOW_UPDATE of three bytes", Frame(.windowUpdate, [0, 0, 1]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§6.9 WINDOW_UPDATE of five bytes", open, Frame(.windowUpdate, stream: 1, [0, 0, 0, 1, 0]).bytes,
      expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§6.9 the reserved bit", open, Frame(.windowUpdate, stream: 1, [0x80, 0, 0, 1]).bytes, expect: .ignored),
    ConformanceCase(
      "§6.9.1 a window of 1", Frame(.settings, setting(4, 1)).bytes, headersFrame(1), expect: .hears([.data(stream: 1, byteCount: 1)])),
    ConformanceCase("§6.9.1 a connection window over 2^31-1", update(most), update(most), expect: .connection(.flowControlError)),
    ConformanceCase(
      "§6.9.1 a stream window over 2^31-1", open, update(most, on: 1), update(most, on: 1), expect: .stream(.flowControlError)),
    ConformanceCase(
      "§6.9.1 the largest window", update(most - 65_535), open, update(most - 65_535, on: 1), expect: .ignored),
    ConformanceCase(
      "§6.9.2 a window that grows after HEADERS", Frame(.settings, setting(4, 0)).bytes, headersFrame(1),
      Frame(.settings, setting(4, 1)).bytes, expect: .hears([.data(stream: 1, byteCount: 1)])),
    ConformanceCase(
      pausing: "§6.9.2 a window that becomes negative", Frame(.settings, setting(4, 3)).bytes, headersFrame(1),
      Frame(.settings, setting(4, 2)).bytes + update(2, on: 1),
      expect: .hears([.data(stream: 1, byteCount: 3), .data(stream: 1, byteCount: 1)])),
    ConformanceCase(
      "§6.9.2 INITIAL_WINDOW_SIZE that takes a stream's window over 2^31-1", Frame(.settings, setting(4, 0)).bytes, open,
      update(most, on: 1) + Frame(.settings, setting(4, 1)).bytes, expect: .connection(.flowControlError)),
  ]
}

@Suite struct Section6WindowsTests {
  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.windows)
  }

  @Test func moreThanTheWindowIsAFlowControlError() throws {
    let server = try Peer(.server)
    server.consumesAtOnce = false
    server.receive(clientStart + headersFrame(1, end: false))
    for _ in 0..<5 { server.receive(Frame(.data, stream: 1, [UInt8](repeating: 0, count: 16_384)).bytes) }
    #expect(server.frames().contains { $0.errorCode == HTTP2ErrorCode.flowControlError.rawValue })
  }

  /// The padding of DATA counts for the window as well; what is nothing but padding is given back at once.
  @Test func paddingDoesNotEatTheWindow() throws {
    let server = try Peer(.server)
    server.receive(clientStart + headersFrame(1, end: false))
    var received = 0
    for _ in 0..<2_000 {
      server.nowMs += 10
      server.receive(Frame(.data, flags: Frame.padded, stream: 1, [200, 7] + [UInt8](repeating: 0, count: 200)).bytes)
      _ = server.output()
      received += 1
    }
    #expect(server.session.failure == nil)
    #expect(server.bodies[1]?.count == received)
  }
}
