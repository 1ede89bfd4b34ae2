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
  private var line: Line?

  /// The beginning of a line that has to be known. The rest is not kept: whoever connects may send as much as it may have, and never its end.
  private struct Line {
    /// Enough for the end of the line, its last digit and "\r".
    static let endBytesMax = OlderHTTP.lineEnd.count + 2

    private(set) var first: UInt8?
    private(set) var count = 0
    private(set) var end: [UInt8] = []

    mutating func append(_ bytes: some BidirectionalCollection<UInt8>) {
      if first == nil { first = bytes.first }
      count += bytes.count
      end = (end + bytes.suffix(Self.endBytesMax)).suffix(Self.endBytesMax)
    }
  }

  /// Bytes that are kept of what has come.
  var keptBytes: Int { line?.end.count ?? 0 }

  /// Whether nothing more is to be looked at.
  var isDecided: Bool { seen == Self.preface.count }

  /// Looks at the next bytes of the connection.
  mutating func look(at bytes: UnsafeRawBufferPointer) -> Verdict {
    var rest = bytes[...]
    while line == nil, !isDecided, let byte = rest.first {
      if byte != Self.preface[seen] {
        line = Line()
        line?.append(Self.preface[..<seen])
      } else {
        (seen, rest) = (seen + 1, rest.dropFirst())
      }
    }
    guard line != nil else { return .preface }
    let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    line?.append(rest[..<(end ?? rest.endIndex)])
    guard let line, let first = line.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else { return .other }
    if line.count >= Self.lineBytesMax { return .other }
    if end == nil { return .undecided }
    let text = line.end.last == UInt8(ascii: "\r") ? line.end.dropLast() : line.end[...]
    return text.dropLast().suffix(Self.lineEnd.count).elementsEqual(Self.lineEnd) ? .older : .other
  }
}
