import Testing

@testable import Gateway

@Suite struct RangeRulesTests {
  private typealias Asked = RangeRules.Asked
  private typealias Answer = RangeRules.Answer

  private static let tag = "\"abc\""

  private static func answer(range: String? = nil, ifRange: String? = nil, isKnown: Bool = false, of sizeBytes: Int64 = 1_000) -> Answer {
    RangeRules.answer(Asked(range: range, ifRange: ifRange), isKnown: isKnown, tag: tag, sizeBytes: sizeBytes)
  }

  @Test(
    arguments: [
      ("bytes=0-0", Answer.part(0...0)), ("bytes=0-", .part(0...999)), ("BYTES=10-19", .part(10...19)),
      ("bytes=990-5000", .part(990...999)),
      ("bytes=-1", .part(999...999)), ("bytes=-5000", .part(0...999)), ("bytes=999-", .part(999...999)),
      ("bytes=0-99999999999999999999999", .part(0...999)), ("bytes=-99999999999999999999999", .part(0...999)),
      ("bytes=1000-", .unsatisfiable), ("bytes=5000-6000", .unsatisfiable), ("bytes=-0", .unsatisfiable),
      ("bytes=99999999999999999999999-", .unsatisfiable),
      // No ranges of bytes, or several: as if they were not there.
      ("", .whole), ("bytes", .whole), ("bytes=", .whole), ("bytes=-", .whole), ("bytes=5-4", .whole), ("bytes=a-b", .whole),
      ("bytes=1", .whole), ("bytes=1-2-3", .whole), ("bytes=0-1,5-6", .whole), ("items=0-1", .whole), ("bytes=+1-2", .whole),
      ("bytes=0-1 ", .whole), ("bytes=" + String(repeating: "0", count: 2_000) + "-", .whole),
    ])
  func `a range is given where it is one`(range: String, expected: RangeRules.Answer) {
    #expect(Self.answer(range: range) == expected)
  }

  @Test func whatTheClientHasIsNotSentAgain() {
    #expect(Self.answer(isKnown: true) == .notModified)
    #expect(Self.answer(range: "bytes=0-1", isKnown: true) == .notModified)
    #expect(Self.answer(range: "bytes=0-1", ifRange: "\"x\"", isKnown: true) == .notModified)
  }

  @Test func theRestOfAnotherFileIsNotGiven() {
    #expect(Self.answer(range: "bytes=5-", ifRange: Self.tag) == .part(5...999))
    for other in ["\"x\"", "W/\"abc\"", "Wed, 21 Oct 2015 07:28:00 GMT", ""] {
      #expect(Self.answer(range: "bytes=5-", ifRange: other) == .whole)
    }
  }

  @Test func aPathHasAToken() {
    func token(_ path: String) -> String? { Array(path.utf8).withUnsafeBytes { PathToken.read($0, below: DoorRow.media.prefix) } }
    #expect(token("/media/AZaz09-_") == "AZaz09-_")
    #expect(token("/media/") == "")
    for path in ["/media/a/b", "/media/a%20", "/media/..", "/media/a=", "/media/" + String(repeating: "A", count: 65)] {
      #expect(token(path) == "")
    }
    for path in ["/media", "/medial/a", "/Media/a", "/", ""] { #expect(token(path) == nil) }
  }
}
