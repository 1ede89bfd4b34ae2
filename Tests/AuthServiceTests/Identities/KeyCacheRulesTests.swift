import Testing
import Timekeeping

@testable import AuthService

@Suite struct KeyCacheRulesTests {
  private static let now = Moment(milliseconds: 1_800_000_000_000)

  private static func state(expiresIn: Int?, triedAgo: Int?, hasFailed: Bool = false) -> KeyCacheRules.State {
    KeyCacheRules.State(
      expireTime: expiresIn.map { now + .seconds($0) }, tryTime: triedAgo.map { now - .seconds($0) }, hasFailed: hasFailed)
  }

  @Test(
    arguments: [
      // Nothing at hand: ask, but do not hammer whoever does not answer.
      (nil, nil, false, false, KeyCacheRules.Decision.fetch), (nil, 1, true, false, .unavailable), (nil, 2, true, false, .fetch),
      // Good keys.
      (10, 0, false, true, .use), (10, 3_000, false, true, .use),
      // A strange key: ask at most once a minute, and say what is known.
      (10, 59, false, false, .refuse), (10, 60, false, false, .fetch), (10, 30, true, false, .unavailable),
      // Keys past their time are used while the issuer does not answer, for a day.
      (0, 60, false, true, .fetch), (0, 59, true, true, .use), (-86_399, 1, true, true, .use), (-86_400, 1, true, true, .unavailable),
      (-86_400, 2, true, true, .fetch),
      // A clock that was set back.
      (10, -1_000, false, false, .fetch),
    ] as [(Int?, Int?, Bool, Bool, KeyCacheRules.Decision)])
  func `Keys are asked for when they have to be, and no more often`(
    expiresIn: Int?, triedAgo: Int?, hasFailed: Bool, isKnown: Bool, decision: KeyCacheRules.Decision
  ) {
    let state = Self.state(expiresIn: expiresIn, triedAgo: triedAgo, hasFailed: hasFailed)
    #expect(KeyCacheRules().decide(state, isKnown: isKnown, at: Self.now) == decision)
  }

  @Test(
    arguments: [
      (nil, nil, 3_600), ("public", nil, 3_600), ("public, max-age=7200, must-revalidate", nil, 7_200), ("max-age=7200", "600", 6_600),
      ("Max-Age=\"7200\"", nil, 7_200), ("max-age=1", nil, 300), ("max-age=7200", "7200", 300), ("max-age=99999999", nil, 86_400),
      ("max-age=99999999999999999999", nil, 3_600), ("max-age=-1", nil, 3_600), ("no-store", nil, 300),
      ("no-cache, max-age=7200", nil, 300),
      ("max-age=7200", "-5", 7_200), ("max-age=7200", "nonsense", 7_200),
    ] as [(String?, String?, Int)])
  func `An issuer says for how long, within bounds`(cacheControl: String?, age: String?, seconds: Int) {
    #expect(KeyCacheRules.lifetime(cacheControl: cacheControl, age: age) == .seconds(seconds))
  }
}
