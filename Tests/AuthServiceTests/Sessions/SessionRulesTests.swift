import Testing
import Timekeeping

@testable import AuthService

@Suite struct SessionRulesTests {
  private static let start = Moment(milliseconds: 1_800_000_000_000)
  private let rules = SessionRules()

  private func family(
    generation: Int32 = 5, isRevoked: Bool = false, idle: Duration = .seconds(1_000), absolute: Duration = .seconds(2_000)
  )
    -> SessionRules.Family
  {
    SessionRules.Family(
      generation: generation, rotateTime: Self.start, idleExpireTime: Self.start + idle, absoluteExpireTime: Self.start + absolute,
      isRevoked: isRevoked)
  }

  @Test func theNewestTokenMakesTheNext() {
    let now = Self.start + .seconds(900)
    #expect(
      rules.decide(.current, in: family(absolute: .seconds(86_400 * 365)), at: now)
        == .rotate(generation: 6, idleExpireTime: now + .seconds(86_400 * 30)))
  }

  @Test func noRefreshOutlivesTheSession() {
    #expect(rules.decide(.current, in: family(), at: Self.start) == .rotate(generation: 6, idleExpireTime: Self.start + .seconds(2_000)))
  }

  @Test func theLastPredecessorMayBeRepeatedForTenSeconds() {
    #expect(rules.decide(.predecessor, in: family(), at: Self.start) == .repeatNewest)
    #expect(rules.decide(.predecessor, in: family(), at: Self.start + .microseconds(9_999_999)) == .repeatNewest)
    #expect(rules.decide(.predecessor, in: family(), at: Self.start + .seconds(10)) == .revoke)
  }

  @Test func aGuestsLastPredecessorGetsAnotherSuccessorAtAnyLaterTime() {
    var rules = rules
    rules.replacesUnused = true
    #expect(rules.decide(.predecessor, in: family(), at: Self.start + .microseconds(9_999_999)) == .repeatNewest)
    for delay in [10, 500, 999] {
      let end = Self.start + .seconds(2_000)
      #expect(rules.decide(.predecessor, in: family(), at: Self.start + .seconds(delay)) == .replaceNewest(idleExpireTime: end))
    }
    #expect(rules.decide(.predecessor, in: family(), at: Self.start + .seconds(1_000)) == .refuse(.refreshTokenInvalid))
  }

  @Test(arguments: [false, true])
  func anOlderTokenEndsTheSessionAtAnyTime(ofGuest: Bool) {
    var rules = rules
    rules.replacesUnused = ofGuest
    for delay in [0, 1, 500] {
      for standing in [SessionRules.Standing.older, .replaced] {
        #expect(rules.decide(standing, in: family(), at: Self.start + .seconds(delay)) == .revoke)
      }
    }
  }

  @Test func aStrangersTokenEndsNothing() {
    #expect(rules.decide(.stranger, in: family(), at: Self.start) == .refuse(.refreshTokenInvalid))
  }

  @Test(arguments: SessionRules.Standing.allCases)
  func nothingWorksAfterTheEnd(standing: SessionRules.Standing) {
    #expect(rules.decide(standing, in: family(isRevoked: true), at: Self.start) == .refuse(.sessionRevoked))
    #expect(rules.decide(standing, in: family(), at: Self.start + .seconds(1_000)) == .refuse(.refreshTokenInvalid))
    // Also if it was in use until then, whatever the row says of its idle end.
    #expect(rules.decide(standing, in: family(idle: .seconds(3_000)), at: Self.start + .seconds(2_000)) == .refuse(.refreshTokenInvalid))
    #expect(rules.decide(standing, in: family(idle: .seconds(2_000)), at: Self.start + .seconds(2_000)) == .refuse(.refreshTokenInvalid))
  }

  @Test func aTokenIsKnownByItsNumberAndItsHash() {
    let cases: [(Int32, Bool, SessionRules.Standing)] = [
      (5, true, .current), (5, false, .replaced), (4, true, .predecessor), (4, false, .replaced), (3, true, .older), (3, false, .older),
      (0, false, .older),
      (6, true, .stranger), (.max, false, .stranger),
    ]
    for (generation, isKnown, standing) in cases {
      #expect(SessionRules.standing(of: generation, newest: 5, isKnown: isKnown) == standing, "\(generation) \(isKnown)")
    }
    #expect(SessionRules.standing(of: 0, newest: 0, isKnown: true) == .current)
    #expect(SessionRules.standing(of: .min, newest: 0, isKnown: false) == .older)
  }

  @Test func theLastNumberDoesNotOverflow() {
    #expect(rules.decide(.current, in: family(generation: .max), at: Self.start) == .revoke)
  }

  /// Every history of eight calls by an owner and a thief who copied a token: once both have used what they hold, the session is over, and at
  /// no time does it have two newest tokens. A guest's answers may be lost as well; then it is over as soon as each has used what the other's
  /// use has replaced.
  @Test(arguments: [false, true])
  func aStolenTokenEndsTheSessionForBothWhateverTheOrder(ofGuest: Bool) {
    var rules = rules
    rules.replacesUnused = ofGuest
    for history in 0..<(1 << 8) {
      var house = StolenFamily(family: family(generation: 0), rules: rules)
      for step in 0..<8 where !house.family.isRevoked { house.use(by: history >> step & 1) }
      #expect(house.family.isRevoked == house.isOverdue, "history \(history)")
    }
  }
}

/// A family whose first token two hold.
private struct StolenFamily {
  /// A token: its number, and which of that number.
  private struct Token: Hashable {
    var generation: Int32 = 0
    var content = 0
  }

  var family: SessionRules.Family
  let rules: SessionRules
  private var newest = Token()
  private var previous = Token()
  private var held = [Token(), Token()]
  private var turns: [Int] = []

  init(family: SessionRules.Family, rules: SessionRules) { (self.family, self.rules) = (family, rules) }

  /// Whether the second to use what both hold, or whoever comes behind, has brought it to light: at once, or with the next change of turns where the
  /// first such use of a guest replaces what the other one holds.
  var isOverdue: Bool {
    let changes = zip(turns, turns.dropFirst()).count { $0 != $1 }
    return rules.replacesUnused && turns.firstIndex { $0 != turns[0] } == 1 ? changes >= 2 : changes >= 1
  }

  mutating func use(by who: Int) {
    turns.append(who)
    // A minute apart: no repeats.
    let (now, token) = (family.rotateTime + .seconds(60), held[who])
    let kept = token.generation == newest.generation ? newest : previous
    let standing = SessionRules.standing(of: token.generation, newest: newest.generation, isKnown: kept == token)
    switch rules.decide(standing, in: family, at: now) {
    case .rotate(let generation, let idleExpireTime):
      (previous, newest) = (newest, Token(generation: generation, content: 0))
      family.idleExpireTime = idleExpireTime
    case .replaceNewest(let idleExpireTime):
      newest.content += 1
      family.idleExpireTime = idleExpireTime
    case .revoke: family.isRevoked = true
    case .repeatNewest, .refuse: Issue.record("unexpected after \(turns)")
    }
    (family.generation, family.rotateTime, held[who]) = (newest.generation, now, newest)
  }
}

@Suite struct LoginThrottleRulesTests {
  private let start = Moment(milliseconds: 1_800_000_000_000)

  @Test func theWaitDoublesUpToALimit() {
    let waits = (0...14).map { LoginThrottleRules.account.wait(after: $0).components.seconds }
    #expect(waits == [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 90, 90, 90])
    #expect(LoginThrottleRules.address.wait(after: 19) == .zero)
    #expect(LoginThrottleRules.address.wait(after: 20) == .seconds(1))
    #expect(LoginThrottleRules.address.wait(after: .max) == .seconds(900))
  }

  @Test func fiveTriesAreFreeAndTheSixthWaits() throws {
    var tries = LoginThrottleRules.Tries.none
    for _ in 0..<5 { tries = try LoginThrottleRules.account.count(tries, at: start) }
    #expect(throws: LoginThrottleRules.Refusal.tooFast(retryAfter: .seconds(1))) { try LoginThrottleRules.account.count(tries, at: start) }
    #expect(throws: LoginThrottleRules.Refusal.tooFast(retryAfter: .milliseconds(1))) {
      try LoginThrottleRules.account.count(tries, at: start + .milliseconds(999))
    }
    tries = try LoginThrottleRules.account.count(tries, at: start + .seconds(1))
    #expect(tries.count == 6)
    #expect(throws: LoginThrottleRules.Refusal.tooFast(retryAfter: .seconds(2))) {
      try LoginThrottleRules.account.count(tries, at: start + .seconds(1))
    }
  }

  @Test func ofTwoAtTheSameMomentNeitherIsHasty() throws {
    // The one that came second was counted first.
    let tries = try LoginThrottleRules.account.count(.none, at: start + .microseconds(5))
    #expect(try LoginThrottleRules.account.count(tries, at: start) == .init(count: 2, lastTime: start + .microseconds(5)))
    let spent = LoginThrottleRules.Tries(count: 5, lastTime: start + .microseconds(5))
    #expect(throws: LoginThrottleRules.Refusal.self) { try LoginThrottleRules.account.count(spent, at: start) }
  }

  @Test func nobodyIsEverLockedOut() throws {
    let tries = LoginThrottleRules.Tries(count: .max, lastTime: start)
    #expect(throws: Never.self) { try LoginThrottleRules.account.count(tries, at: start + .seconds(90)) }
    #expect(throws: Never.self) { try LoginThrottleRules.address.count(tries, at: start + .seconds(900)) }
  }

  @Test func anHourOfPeaceForgetsAll() throws {
    let tries = LoginThrottleRules.Tries(count: 100, lastTime: start)
    #expect(try LoginThrottleRules.account.count(tries, at: start + .seconds(3_600)) == .init(count: 1, lastTime: start + .seconds(3_600)))
  }

  /// How often somebody gets to try who never stops.
  private func steadyTries(for duration: Duration) throws -> Int {
    var (tries, now, count) = (LoginThrottleRules.Tries.none, start, 0)
    while now < start + duration {
      do {
        tries = try LoginThrottleRules.account.count(tries, at: now)
        count += 1
      } catch LoginThrottleRules.Refusal.tooFast(let retryAfter) {
        now = now + retryAfter
      }
    }
    return count
  }

  @Test func whoGuessesSteadilyGetsFewTries() throws {
    // An account is known by two names, each with tries of its own.
    #expect(try 2 * steadyTries(for: .seconds(3_600)) <= 100)
    #expect(try steadyTries(for: .seconds(86_400)) < 1_000)
  }
}
