// RFC 9113 §6.5–6.8: SETTINGS, PUSH_PROMISE, PING, GOAWAY; §7: error codes.
import HTTP2
import Testing

extension Conformance {
  private static let open = headersFrame(1, end: false)
  private static let answerBody = 1

  static let settings: [ConformanceCase] = [
    ConformanceCase("§6.5 SETTINGS", Frame(.settings, setting(2, 0)).bytes, expect: .hears([.settingsAcknowledgements(1)])),
    ConformanceCase("§6.5 empty SETTINGS", Frame(.settings).bytes, expect: .hears([.settingsAcknowledgements(1)])),
    ConformanceCase(
      "§6.5 SETTINGS are acknowledged one by one", Frame(.settings, setting(4, 100)).bytes + Frame(.settings, setting(4, 200)).bytes,
      expect: .hears([.settingsAcknowledgements(2)])),
    ConformanceCase(
      "§6.5 an acknowledgement with a payload", Frame(.settings, flags: Frame.ack, [0]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§6.5 an acknowledgement with settings", Frame(.settings, flags: Frame.ack, setting(3, 1)).bytes,
      expect: .connection(.frameSizeError)),
    ConformanceCase("§6.5 SETTINGS on a stream", Frame(.settings, stream: 1, setting(3, 1)).bytes, expect: .connection(.protocolError)),
    ConformanceCase("§6.5 SETTINGS of three bytes", Frame(.settings, [0, 3, 0]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§6.5 SETTINGS of seven bytes", Frame(.settings, setting(3, 1) + [0]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase("§6.5.2 ENABLE_PUSH of 2", Frame(.settings, setting(2, 2)).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.5.2 ENABLE_PUSH of 0 and 1", Frame(.settings, setting(2, 0)).bytes, Frame(.settings, setting(2, 1)).bytes,
      expect: .hears([.settingsAcknowledgements(2)])),
    ConformanceCase(
      "§6.5.2 INITIAL_WINDOW_SIZE over 2^31-1", Frame(.settings, setting(4, 0x8000_0000)).bytes, expect: .connection(.flowControlError)),
    ConformanceCase(
      "§6.5.2 INITIAL_WINDOW_SIZE of 2^31-1", Frame(.settings, setting(4, 0x7fff_ffff)).bytes, headersFrame(1), expect: .answer),
    ConformanceCase(
      "§6.5.2 MAX_FRAME_SIZE below 2^14", Frame(.settings, setting(5, 16_383)).bytes, expect: .connection(.protocolError)),
    ConformanceCase("§6.5.2 MAX_FRAME_SIZE of 2^14", Frame(.settings, setting(5, 16_384)).bytes, expect: .ignored),
    ConformanceCase("§6.5.2 MAX_FRAME_SIZE of 2^24-1", Frame(.settings, setting(5, 16_777_215)).bytes, headersFrame(1), expect: .answer),
    ConformanceCase(
      "§6.5.2 MAX_FRAME_SIZE over 2^24-1", Frame(.settings, setting(5, 16_777_216)).bytes, expect: .connection(.protocolError)),
    ConformanceCase("§6.5.2 an unknown setting", Frame(.settings, setting(0xff, 1)).bytes, expect: .hears([.settingsAcknowledgements(1)])),
    ConformanceCase(
      "§6.5.2 HEADER_TABLE_SIZE of 0 and of 2^32-1", Frame(.settings, setting(1, 0)).bytes, headersFrame(1),
      Frame(.settings, setting(1, 0xffff_ffff)).bytes, headersFrame(3), expect: .answers([1, 3])),
    ConformanceCase("§6.5.2 MAX_HEADER_LIST_SIZE of 0", Frame(.settings, setting(6, 0)).bytes, headersFrame(1), expect: .answer),
    ConformanceCase(
      "RFC 8441 §3 ENABLE_CONNECT_PROTOCOL of 2", Frame(.settings, setting(8, 2)).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "RFC 9218 §2.1 NO_RFC7540_PRIORITIES of 2", Frame(.settings, setting(9, 2)).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.5.3 values count in their order", Frame(.settings, setting(4, 100) + setting(4, 1)).bytes, headersFrame(1),
      expect: .hears([.settingsAcknowledgements(1), .data(stream: 1, byteCount: answerBody)])),
  ]

  private static let payload: [UInt8] = [9, 8, 7, 6, 5, 4, 3, 2]

  static let connectionFrames: [ConformanceCase] = [
    ConformanceCase(
      "§6.6 PUSH_PROMISE from a client", open, Frame(.pushPromise, flags: 4, stream: 1, bigEndian(2) + hpack(plainRequest)).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      "§8.4 PUSH_PROMISE after a request", headersFrame(1),
      Frame(.pushPromise, flags: 4, stream: 1, bigEndian(3) + hpack(plainRequest)).bytes, expect: .connection(.protocolError)),
    ConformanceCase("§6.7 PING", Frame(.ping, payload).bytes, expect: .hears([.pong(payload)])),
    ConformanceCase("§6.7 a PING acknowledgement nobody asked for", Frame(.ping, flags: Frame.ack, payload).bytes, expect: .ignored),
    ConformanceCase("§6.7 PING on a stream", Frame(.ping, stream: 1, payload).bytes, expect: .connection(.protocolError)),
    ConformanceCase("§6.7 PING of six bytes", Frame(.ping, [0, 0, 0, 0, 0, 0]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase("§6.7 PING of nine bytes", Frame(.ping, payload + [0]).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§6.8 GOAWAY on a stream", Frame(.goAway, stream: 1, bigEndian(0) + bigEndian(0)).bytes, expect: .connection(.protocolError)),
    ConformanceCase("§6.8 GOAWAY cut short", Frame(.goAway, bigEndian(0)).bytes, expect: .connection(.frameSizeError)),
    ConformanceCase(
      "§6.8 GOAWAY whose last stream rises", open,
      Frame(.goAway, bigEndian(0) + bigEndian(0)).bytes
        + Frame(.goAway, bigEndian(2) + bigEndian(0)).bytes, expect: .connection(.protocolError)),
    ConformanceCase(
      "§6.8 what a client has asked before its GOAWAY is answered", Frame(.settings, setting(4, 0)).bytes,
      headersFrame(1) + Frame(.goAway, bigEndian(0) + bigEndian(0)).bytes + Frame(.settings, setting(4, 1)).bytes,
      expect: .hears([.data(stream: 1, byteCount: answerBody)])),
    ConformanceCase(
      "§7 RST_STREAM with an unknown code", open, Frame(.resetStream, stream: 1, bigEndian(0xff)).bytes, expect: .ignored),
  ]
}

@Suite struct Section6ConnectionFramesTests {
  @Test func everySettingIsRight() throws {
    try Conformance.check(Conformance.settings)
  }

  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.connectionFrames)
  }

  /// RFC 9113 §7: an unknown code means nothing special. A connection without streams may end after a GOAWAY.
  @Test func aGoAwayWithAnUnknownCodeEndsInPeace() throws {
    let server = try Peer(.server)
    server.receive(clientStart + Frame(.goAway, bigEndian(0) + bigEndian(0xff)).bytes)
    _ = server.output()
    #expect(server.session.failure == nil)
    #expect(server.session.isFinished)
  }
}
