import RPC
import Testing

@Suite struct EnvelopeBoundaryTests {
  /// Three messages: of 3 bytes, of none, and of 300.
  private static let stream: [UInt8] =
    [0, 0, 0, 0, 3, 9, 9, 9] + [1, 0, 0, 0, 0] + [0, 0, 0, 1, 0x2C] + [UInt8](repeating: 7, count: 300)
  private static let ends: Set<Int> = [0, 8, 13, 318]

  private func passed(_ boundary: inout EnvelopeBoundary, _ range: Range<Int>) {
    Self.stream[range].withUnsafeBytes { boundary.passed($0) }
  }

  @Test func onlyTheEndsOfMessagesAreBetweenMessages() {
    for cut in 0...Self.stream.count {
      var boundary = EnvelopeBoundary()
      passed(&boundary, 0..<cut)
      #expect(boundary.isBetweenMessages == Self.ends.contains(cut), "after \(cut) bytes")
    }
  }

  @Test func itDoesNotMatterHowTheBytesCome() {
    for cut in 0...Self.stream.count {
      for size in [1, 2, 3, 5, 7, 64] {
        var boundary = EnvelopeBoundary()
        var position = 0
        while position < cut {
          let next = min(cut, position + size)
          passed(&boundary, position..<next)
          position = next
        }
        #expect(boundary.isBetweenMessages == Self.ends.contains(cut))
      }
    }
  }

  private static func word(_ json: String) -> [UInt8] {
    [2, 0, 0, 0, UInt8(json.utf8.count)] + Array(json.utf8)
  }

  @Test(arguments: [1, 3, 64]) func theLastWordSaysHowTheStreamEnded(size: Int) {
    let error = #"{"error":{"code":"resource_exhausted","message":"\#(String(repeating: "x", count: 100))"}}"#
    let cases: [([UInt8], RPCCode?)] = [
      (Self.stream + Self.word("{}"), nil), (Self.word(#"{"metadata":{}}"#), nil), (Self.stream + Self.word(error), .resourceExhausted),
      (Self.word(#"{"error":{"code":"unavailable"}}"#), .unavailable), (Self.word(#"{"error":{"code":"never_heard_of"}}"#), .unknown),
      // Cut off: before the last word, and within it.
      (Self.stream, .unavailable), ([], .unavailable), (Self.stream + Self.word(error).dropLast(), .unavailable),
    ]
    for (bytes, code) in cases {
      var boundary = EnvelopeBoundary()
      for start in stride(from: 0, to: bytes.count, by: size) {
        bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { boundary.passed($0) }
      }
      #expect(boundary.code == code)
      #expect(boundary.hasMessage == bytes.starts(with: Self.stream))
    }
  }
}
