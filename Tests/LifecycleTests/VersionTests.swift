import Testing

@testable import Lifecycle

@Suite struct VersionTests {
  @Test(arguments: ["2649fb6d", "candidate", "2026-11-27.a1"])
  func aBuildIsNamedBehindTheVersion(build: String) {
    #expect(Version.named(build) == "\(Version.released)+\(build)")
  }

  @Test(arguments: [nil, "", "a b", "a..b", "ä", "a+b", String(repeating: "a", count: 65)])
  func whatIsNoNameIsNone(build: String?) {
    #expect(Version.named(build) == Version.released)
  }
}
