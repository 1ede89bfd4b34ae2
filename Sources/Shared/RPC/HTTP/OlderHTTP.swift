/// Recognises a client that speaks an older HTTP than this house, and says so to it in its own words. Pure.
struct OlderHTTP {
  /// The meaning of the first bytes of a connection.
  enum Verdict: Equatable {
    /// So far they are those of HTTP/2.
    case preface
    /// They are the request line of an older version (RFC 9112 §3).
    case older
    /// They may become one.
    case undecided
    /// They are none of HTTP: a TLS handshake where none is expected, noise.
    case other
  }

  /// RFC 9113 §3.4.
  private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

  /// Sent once; then the connection ends.
  static let answer: [UInt8] = {
    let text = "this door speaks HTTP/2: curl --http2-prior-knowledge\n"
    return Array(
      """
      HTTP/1.1 505 HTTP Version Not Supported\r
      content-type: text/plain; charset=utf-8\r
      content-length: \(text.utf8.count)\r
      connection: close\r
      \r
      \(text)
      """.utf8)
  }()

  /// A first line that is longer is no request's of a client that wants an answer.
  private static let lineBytesMax = 8 << 10

  /// The end of the first line of such a request, but for its last digit.
  private static let lineEnd = Array(" HTTP/1.".utf8)

  private var seen = 0
  /// The line so far, once it cannot be the preface any more.
  private var line: [UInt8]?

  /// Whether nothing more is to be looked at.
  var isDecided: Bool { seen == Self.preface.count }

  /// Looks at the next bytes of the connection.
  mutating func look(at bytes: UnsafeRawBufferPointer) -> Verdict {
    var rest = bytes[...]
    while line == nil, !isDecided, let byte = rest.first {
      if byte != Self.preface[seen] { line = Array(Self.preface[..<seen]) } else { (seen, rest) = (seen + 1, rest.dropFirst()) }
    }
    guard var line else { return .preface }
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    line += rest[..<(end ?? rest.endIndex)].prefix(Self.lineBytesMax)
    self.line = line
    guard let first = line.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first, line.count < Self.lineBytesMax else { return .other }
    if end == nil { return .undecided }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line.dropLast().suffix(Self.lineEnd.count).elementsEqual(Self.lineEnd) ? .older : .other
  }
}
