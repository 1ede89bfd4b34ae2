import Foundation
import Testing

@testable import RPC

@Suite struct OlderHTTPTests {
  private static func look(_ pieces: [String]) -> OlderHTTP.Verdict {
    var older = OlderHTTP()
    var verdict = OlderHTTP.Verdict.preface
    for piece in pieces where verdict == .preface || verdict == .undecided {
      verdict = Array(piece.utf8).withUnsafeBytes { older.look(at: $0) }
    }
    return verdict
  }

  @Test(arguments: [
    (["GET / HTTP/1.1\r\n"], OlderHTTP.Verdict.older), (["P", "O", "ST / HTTP/1.1\r\n"], .older), (["PRI * HTTP/1.1\r\n"], .older),
    (["GET /", " HTTP/1.0\n"], .older), (["GET / HTTP/1.1"], .undecided), (["INVALID CONNECTION PREFACE\r\n\r\n"], .other),
    (["PRI * HTTP/2.0\r\n\r\nXX\r\n\r\n"], .other), ([String(repeating: "A", count: 9_000)], .other),
    (["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\nGET / HTTP/1.1"], .preface), (["PRI * HTT", "P/2.0\r\n\r\nSM\r\n\r\n"], .preface),
    (["\u{16}\u{3}\u{1}"], .other), (["get / http/1.1"], .other), (["PR", "I"], .preface),
  ]) func theFirstBytesTellTheVersion(pieces: [String], verdict: OlderHTTP.Verdict) {
    #expect(Self.look(pieces) == verdict)
  }

  /// Ten thousand connections that send most of a line and no end of it cost nothing that would have to be counted.
  @Test func ofALineThatDoesNotEndAFewBytesAreKept() {
    var older = OlderHTTP()
    for piece in ["GET /"] + Array(repeating: String(repeating: "a", count: 100), count: 80) {
      #expect(Array(piece.utf8).withUnsafeBytes { older.look(at: $0) } == .undecided)
      #expect(older.keptBytes <= 16)
    }
    #expect(Array(" HTTP/1.1\r\n".utf8).withUnsafeBytes { older.look(at: $0) } == .older)
  }

  @Test func theAnswerIsWholeHTTP() throws {
    let text = String(decoding: OlderHTTP.answer, as: UTF8.self)
    let parts = text.components(separatedBy: "\r\n\r\n")
    #expect(parts.count == 2 && parts[0].hasPrefix("HTTP/1.1 505 ") && parts[0].contains("content-length: \(parts[1].utf8.count)\r\n"))
    #expect(parts[1].contains("curl --http2-prior-knowledge"))
  }
}
