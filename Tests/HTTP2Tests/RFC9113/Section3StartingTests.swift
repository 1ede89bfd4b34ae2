// RFC 9113 §3: how a connection begins.
import HTTP2
import Testing

extension Conformance {
  static let startingHTTP2: [ConformanceCase] = [
    ConformanceCase(
      bare: "§3.4 the server's first frame is SETTINGS", clientStart, expect: .hears([.settings, .settingsAcknowledgements(1)])),
    ConformanceCase(
      bare: "§3.4 not a preface", Array("INVALID CONNECTION PREFACE\r\n\r\n".utf8), expect: .connection(.protocolError)),
    ConformanceCase(
      bare: "§3.4 HTTP/1.1", Array("GET / HTTP/1.1\r\nhost: cairn.test\r\n\r\n".utf8), expect: .connection(.protocolError)),
    ConformanceCase(
      bare: "§3.4 a preface with a wrong end", Array("PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n".utf8), expect: .connection(.protocolError)),
    ConformanceCase(
      bare: "§3.4 SETTINGS does not come first", preface + Frame(.ping, [UInt8](repeating: 0, count: 8)).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(
      bare: "§3.4 a request before SETTINGS", preface + headersFrame(1), expect: .connection(.protocolError)),
    ConformanceCase(
      bare: "§3.4 a SETTINGS acknowledgement comes first", preface + Frame(.settings, flags: Frame.ack).bytes,
      expect: .connection(.protocolError)),
    ConformanceCase(bare: "§3.4 a request right behind the preface", clientStart + headersFrame(1), expect: .answer),
  ]
}

@Suite struct Section3StartingTests {
  @Test func everyCaseIsRight() throws {
    try Conformance.check(Conformance.startingHTTP2)
  }
}
