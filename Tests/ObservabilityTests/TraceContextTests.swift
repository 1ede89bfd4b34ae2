import Testing

@testable import Observability

/// W3C Trace Context, as strangers send it.
@Suite struct TraceContextTests {
  private static let good = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

  private static func read(_ text: String) -> TraceContext? {
    Array(text.utf8).withUnsafeBytes { TraceContext(traceparent: $0) }
  }

  @Test func whatIsWellFormedIsReadAndWrittenAgain() throws {
    let trace = try #require(Self.read(Self.good))
    #expect(trace.traceIDText == "0af7651916cd43dd8448eb211c80319c")
    #expect(trace.spanIDText == "b7ad6b7169203331")
    #expect(trace.isSampled)
    #expect(trace.withTraceparent { String(decoding: $0, as: UTF8.self) } == Self.good)
    let child = trace.child(0xAB)
    #expect(
      child.withTraceparent { String(decoding: $0, as: UTF8.self) } == "00-0af7651916cd43dd8448eb211c80319c-00000000000000ab-01")
  }

  @Test(arguments: [
    ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00", false), ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-03", true),
    ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-fe", false), ("cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", true),
    ("cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-what-will-be", true),
  ]) func flagsAndLaterVersionsAreUnderstood(text: String, isSampled: Bool) {
    #expect(Self.read(text)?.isSampled == isSampled)
  }

  @Test(arguments: [
    "", "00", good.uppercased(), good + "-", good + "x", " " + good, String(good.dropLast()), good.replacing("-", with: "_"),
    "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "00-00000000000000000000000000000000-b7ad6b7169203331-01",
    "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01", "cc-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01.x",
    "00-0af7651916cd43dd8448eb211c80319g-b7ad6b7169203331-01", "0x-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0x", String(repeating: "0", count: 55), String(repeating: "-", count: 55),
  ]) func whatIsMalformedIsNone(text: String) {
    #expect(Self.read(text) == nil)
  }

  private static func isValid(_ text: String) -> Bool { Array(text.utf8).withUnsafeBytes(TraceState.isValid) }

  @Test func statesArePassedOnWhenTheyAreWellFormed() {
    for text in ["a=1", "rojo=00f067aa0ba902b7,congo=t61rcWkgMzE", "a=1, b=2 ,,c=3", "1@x=y", "a_-*/@b=x y!"] {
      #expect(Self.isValid(text), "\(text)")
    }
    let long = String(repeating: "x", count: 250)
    for text in [
      "", "a", "=1", "A=1", "a=", "a=1=2", "a=\u{7F}", "a=ü", "a=\t", long + "=" + long + long,
      Array(repeating: "a=1", count: 33).joined(separator: ","),
    ] {
      #expect(!Self.isValid(text), "\(text)")
    }
  }

  @Test func idsAreUniqueNeverZeroAndAsLongAsTheyShouldBe() {
    var ids = TraceIDs(seed: 42)
    var seen: Set<UInt64> = []
    for _ in 0..<100_000 { seen.insert(ids.next()) }
    #expect(seen.count == 100_000)
    #expect(!seen.contains(0))
    var other = TraceIDs()
    #expect(!seen.contains(other.next()))
    // 2^64 − 0x9E3779B97F4A7C15 as a seed makes the first state 0, of which the mixture is 0.
    var zero = TraceIDs(seed: 0 &- 0x9E37_79B9_7F4A_7C15)
    #expect(zero.next() == 1)
  }

  @Test func aRequestIDIsThirteenCharactersThatCannotBeMistaken() {
    #expect(RequestIDText.text(0) == "0000000000000")
    #expect(RequestIDText.text(31) == "000000000000z")
    #expect(RequestIDText.text(.max) == "fzzzzzzzzzzzz")
    #expect(RequestIDText.text(1 << 60) == "1000000000000")
    for letter in "ilou" { #expect(!(0..<32).contains { RequestIDText.text($0).contains(letter) }) }
  }
}
