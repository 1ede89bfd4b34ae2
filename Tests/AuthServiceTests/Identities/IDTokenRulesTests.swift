import Testing
import Timekeeping

@testable import AuthService

@Suite struct IDTokenRulesTests {
  private static let now = Moment(milliseconds: 1_800_000_000_000)
  private static let good = IDTokenRules.Claims(
    issuer: "https://id.example.org", subject: "1234", audiences: ["ours"], expireSeconds: 1_800_003_600, issueSeconds: 1_799_999_990,
    notBeforeSeconds: nil, nonce: "n")

  private static func refusal(_ change: (inout IDTokenRules.Claims) -> Void, nonces: [String] = ["n", "digest"]) -> IDTokenRules.Refusal? {
    var claims = good
    change(&claims)
    do throws(IDTokenRules.Refusal) {
      try IDTokenRules.check(
        claims, issuers: ["https://id.example.org", "id.example.org"], audiences: ["ours", "ours on the web"], nonces: nonces, at: now)
      return nil
    } catch {
      return error
    }
  }

  @Test func `A token that says what it should is taken`() {
    #expect(Self.refusal { _ in } == nil)
    #expect(Self.refusal { $0.issuer = "id.example.org" } == nil)
    #expect(Self.refusal { $0.audiences = ["ours on the web", "ours"] } == nil)
    #expect(Self.refusal { $0.nonce = "digest" } == nil)
    #expect(Self.refusal { $0.notBeforeSeconds = 1_799_999_999.5 } == nil)
  }

  @Test func `Clocks may differ by a minute and no more`() {
    #expect(Self.refusal { $0.expireSeconds = 1_800_000_000 - 59 } == nil)
    #expect(Self.refusal { $0.expireSeconds = 1_800_000_000 - 60 } == .expired)
    #expect(Self.refusal { $0.issueSeconds = 1_800_000_000 + 60 } == nil)
    #expect(Self.refusal { $0.issueSeconds = 1_800_000_000 + 61 } == .notYet)
    #expect(Self.refusal { $0.notBeforeSeconds = 1_800_000_000 + 60 } == nil)
    #expect(Self.refusal { $0.notBeforeSeconds = 1_800_000_000 + 61 } == .notYet)
  }

  @Test func `A token of or for somebody else is refused`() {
    #expect(Self.refusal { $0.issuer = "https://id.example.org/" } == .issuer)
    #expect(Self.refusal { $0.audiences = ["theirs"] } == .audience)
    #expect(Self.refusal { $0.audiences = ["ours", "theirs"] } == .audience)
    #expect(Self.refusal { $0.audiences = [] } == .audience)
  }

  @Test func `A token without the nonce that was given out is refused`() {
    #expect(Self.refusal { $0.nonce = nil } == .nonce)
    #expect(Self.refusal { $0.nonce = "other" } == .nonce)
    #expect(Self.refusal({ $0.nonce = "" }, nonces: []) == .nonce)
  }

  @Test func `Odd subjects and times are refused`() {
    #expect(Self.refusal { $0.subject = "" } == .subject)
    #expect(Self.refusal { $0.subject = String(repeating: "1", count: 256) } == .subject)
    #expect(Self.refusal { $0.subject = "a\u{0}" } == .subject)
    for seconds in [Double.nan, .infinity, -1, 1e300] {
      #expect(Self.refusal { $0.expireSeconds = seconds } == .malformed)
      #expect(Self.refusal { $0.issueSeconds = seconds } == .malformed)
      #expect(Self.refusal { $0.notBeforeSeconds = seconds } == .malformed)
    }
  }
}
