// What a strict tester says to a server, and what it must hear: a table of bytes, told once and played over sessions, sockets and TLS.
import HTTP2
import Testing

/// One conversation of a tester with a server.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  /// What the tester takes for right.
  enum Expected: Sendable {
    /// A GOAWAY with one of the codes, then the end of the connection, and no reset of it.
    case connectionError([HTTP2ErrorCode])
    /// A RST_STREAM with one of the codes, and a connection that goes on.
    case streamError(UInt32, [HTTP2ErrorCode])
    /// Responses on these streams, no error, and a connection that goes on.
    case answers([UInt32])
    /// No error, frames that are among those heard, and a connection that goes on.
    case hears([Sound])
  }

  /// A frame that must have come.
  enum Sound: Sendable {
    case data(stream: UInt32, byteCount: Int)
    case pong([UInt8])
    case settings
    case settingsAcknowledgements(Int)
    case reset(stream: UInt32, HTTP2ErrorCode)
  }

  /// RFC section and what is tried.
  let testDescription: String
  /// What is sent, in pieces between which a tester may wait until the server has worked on what came before.
  let pieces: [[UInt8]]
  let expected: Expected
  /// The pieces begin with a preface of their own.
  private(set) var isBare = false
  /// The right answer depends on what the server has done before it reads the next piece.
  private(set) var needsPauses = false

  init(_ title: String, _ pieces: [UInt8]..., expect expected: Expected) {
    testDescription = title
    self.pieces = pieces
    self.expected = expected
  }

  /// A case whose pieces must not come together.
  init(pausing title: String, _ pieces: [UInt8]..., expect expected: Expected) {
    testDescription = title
    self.pieces = pieces
    self.expected = expected
    needsPauses = true
  }

  /// A case without the usual beginning of a connection.
  init(bare title: String, _ pieces: [UInt8]..., expect expected: Expected) {
    testDescription = title
    self.pieces = pieces
    self.expected = expected
    isBare = true
  }
}

extension ConformanceCase.Expected {
  static func connection(_ codes: HTTP2ErrorCode...) -> Self { .connectionError(codes) }
  static func stream(_ codes: HTTP2ErrorCode..., on id: UInt32 = 1) -> Self { .streamError(id, codes) }
  static var answer: Self { .answers([1]) }
  static var ignored: Self { .answers([]) }
}

/// Everything a tester knows.
enum Conformance {
  static let sections: [ConformanceSection] = [
    ConformanceSection("RFC 9113 §3 starting", startingHTTP2),
    ConformanceSection("RFC 9113 §4 frames", framing),
    ConformanceSection("RFC 9113 §5 streams", streams),
    ConformanceSection("RFC 9113 §6.1–6.4 DATA, HEADERS, PRIORITY, RST_STREAM", streamFrames),
    ConformanceSection("RFC 9113 §6.5 SETTINGS", settings),
    ConformanceSection("RFC 9113 §6.6–6.8, 7 PUSH_PROMISE, PING, GOAWAY, error codes", connectionFrames),
    ConformanceSection("RFC 9113 §6.9 WINDOW_UPDATE", windows),
    ConformanceSection("RFC 9113 §6.10 CONTINUATION", continuations),
    ConformanceSection("RFC 9113 §8 messages", messages),
    ConformanceSection("RFC 9113 §8.3 pseudo-header fields", pseudoFields),
    ConformanceSection("RFC 7541 HPACK", headerCompression),
  ]
}

/// Cases that belong together.
struct ConformanceSection: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let cases: [ConformanceCase]

  init(_ title: String, _ cases: [ConformanceCase]) {
    testDescription = title
    self.cases = cases
  }
}
