import Curl
import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct PushRulesTests {
  private static let now = Moment(milliseconds: 1_000_000)

  private static func situation(
    _ kind: NotificationRules.Kind = .friendRequested, _ delivery: DeliveryRules.Delivery = .atOnce, quiet: Bool = false,
    hasWaited: Bool = false, isSeen: Bool = false, isExpired: Bool = false
  ) -> PushRules.Situation {
    PushRules.Situation(
      kind: kind, delivery: delivery,
      schedule: DeliveryRules.Schedule(quietHours: quiet ? .init(start: 0, end: 60) : nil, digestMinute: 90), wallMinute: 10,
      hasWaited: hasWaited, expireTime: isExpired ? now : now + .milliseconds(1), isSeen: isSeen)
  }

  /// Every kind in every combination of all that decides.
  @Test(arguments: NotificationRules.Kind.several)
  func aPushIsSentWhenItIsWantedNewAndTheHourIsRight(kind: NotificationRules.Kind) {
    for delivery in DeliveryRules.Delivery.allCases {
      for quiet in [false, true] {
        for hasWaited in [false, true] {
          for isSeen in [false, true] {
            for isExpired in [false, true] {
              let decision = PushRules.decide(
                Self.situation(kind, delivery, quiet: quiet, hasWaited: hasWaited, isSeen: isSeen, isExpired: isExpired), at: Self.now)
              let expected: PushRules.Decision
              if isSeen {
                expected = .drop(.seen)
              } else if isExpired {
                expected = .drop(.expired)
              } else if delivery == .off {
                expected = .drop(.unwanted)
              } else if delivery == .daily, !hasWaited {
                expected = .wait(minutes: 80)
              } else if quiet, !kind.traits.contains(.ringsAlways) {
                expected = .wait(minutes: 50)
              } else {
                expected = .send
              }
              #expect(decision == expected)
              // Whoever is leaving may be back by the time that it waits for.
              var gone = Self.situation(kind, delivery, quiet: quiet, hasWaited: hasWaited, isSeen: isSeen, isExpired: isExpired)
              gone.isGone = true
              #expect(PushRules.decide(gone, at: Self.now) == (expected == .send ? .drop(.gone) : expected))
            }
          }
        }
      }
    }
  }

  @Test func whatHasFailedUntilItIsOfNoUseIsGivenUpUnlessItWasSeen() {
    for kind in NotificationRules.Kind.several {
      var late = Self.situation(kind, isExpired: true)
      #expect(PushRules.decide(late, at: Self.now) == .drop(.expired))
      late.hasFailed = true
      #expect(PushRules.decide(late, at: Self.now) == .drop(.givenUp))
      late.isSeen = true
      #expect(PushRules.decide(late, at: Self.now) == .drop(.seen))
    }
  }

  @Test func whatFailsIsTriedAgainAfterPausesThatGrowToAMinute() {
    #expect(
      [1, 2, 3, 4, 5, 6, 7].map { PushRules.backoff.pause(after: $0, chance: 0.5) } == [1, 2, 4, 8, 16, 32, 64].map { .seconds($0) })
    #expect(
      PushRules.backoff.pause(after: 1_000, chance: 0.5) == .seconds(64) && PushRules.backoff.pause(after: 0, chance: 0.5) == .seconds(1))
    for attempt in 1...20 {
      let middle = PushRules.backoff.pause(after: attempt, chance: 0.5)
      #expect(PushRules.backoff.pause(after: attempt, chance: 0) == middle / 2)
      #expect(PushRules.backoff.pause(after: attempt, chance: 0.999) < middle * 2)
    }
  }

  @Test func theTimesFitIntoOneAnother() {
    // A batch at its slowest: every transfer of it times out, after the one that asks for the access token.
    let limits = FirebaseSender.limits
    let rounds = (PushRules.batchMax + limits.threads - 1) / limits.threads
    #expect(limits.timeMax * (rounds + 1) < PushRules.claim - PushRules.claimSlack)
    #expect(limits.timeMax < PushRules.claimSlack)
    #expect(PushRules.batchMax <= limits.threads + limits.queueMax)
    // What waits for a day's push and then for the end of a night is still of use.
    #expect(NotificationRules.lifetimeMax > .seconds(2 * 86_400))
    for kind in NotificationRules.Kind.several { #expect(kind.lifetime > PushRules.grace * 10) }
  }

  @Test func aTokenIsASCIIWithoutSpaces() {
    for token in ["a", "abc:DEF-_123", String(repeating: "x", count: 4_096)] { #expect(PushRules.isToken(token)) }
    for token in ["", " ", "a b", "a\n", "a\u{7F}", "å", "a\0", String(repeating: "x", count: 4_097)] { #expect(!PushRules.isToken(token)) }
  }
}
