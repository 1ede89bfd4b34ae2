import Testing
import Timekeeping

@testable import AuthService

@Suite struct FacebookRulesTests {
  private static let now = Moment(milliseconds: 1_800_000_000_000)
  private static let good = FacebookRules.Inspection(isValid: true, appID: "1", type: "USER", userID: "77", expireSeconds: 1_800_000_001)

  private static func outcome(_ change: (inout FacebookRules.Inspection) -> Void) -> Result<String, IDTokenRules.Refusal> {
    var inspection = good
    change(&inspection)
    return Result { () throws(IDTokenRules.Refusal) in try FacebookRules.check(inspection, appID: "1", at: now) }
  }

  @Test func `A token of one of our users says who that is`() {
    #expect(Self.outcome { _ in } == .success("77"))
    #expect(Self.outcome { $0.expireSeconds = 0 } == .success("77"))
    #expect(Self.outcome { $0.expireSeconds = nil } == .success("77"))
  }

  @Test func `A token of another app, of a page, expired or withdrawn is refused`() {
    #expect(Self.outcome { $0.appID = "2" } == .failure(.audience))
    #expect(Self.outcome { $0.appID = nil } == .failure(.audience))
    #expect(Self.outcome { $0.type = "PAGE" } == .failure(.malformed))
    #expect(Self.outcome { $0.isValid = false } == .failure(.expired))
    #expect(Self.outcome { $0.expireSeconds = 1_800_000_000 } == .failure(.expired))
    #expect(Self.outcome { $0.expireSeconds = -1 } == .failure(.expired))
    #expect(Self.outcome { $0.userID = nil } == .failure(.subject))
    #expect(Self.outcome { $0.userID = "" } == .failure(.subject))
  }

  @Test(
    arguments: [(190, FacebookRules.Trouble.token), (102, .token), (4, .provider), (17, .provider), (613, .provider), (nil, .provider)]
      as [(Int?, FacebookRules.Trouble)])
  func `An error is the token's or Facebook's`(code: Int?, trouble: FacebookRules.Trouble) {
    #expect(FacebookRules.trouble(code: code) == trouble)
  }
}
