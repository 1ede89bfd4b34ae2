import Testing
import Timekeeping

@testable import SocialCommon

@Suite struct MailNoticeRulesTests {
  private typealias Rules = MailNoticeRules

  private static func situation(
    _ delivery: DeliveryRules.Delivery, minute: Int = 600, due: Int64 = 0, hasWaited: Bool = false, isSeen: Bool = false
  ) -> Rules.Situation {
    Rules.Situation(
      delivery: delivery, schedule: DeliveryRules.Schedule(quietHours: .init(start: 1_320, end: 420), digestMinute: 1_080),
      wallMinute: minute, dueTime: Moment(milliseconds: due), expireTime: Moment(milliseconds: 1_000), hasWaited: hasWaited, isSeen: isSeen)
  }

  @Test func whatIsSeenUnwantedOrOldIsNotMailed() {
    let now = Moment(milliseconds: 500)
    for delivery in DeliveryRules.Delivery.allCases {
      for due in [Int64(0), 900] {
        #expect(Rules.decide(Self.situation(delivery, due: due, isSeen: true), at: now) == .drop(.seen))
        #expect(Rules.decide(Self.situation(delivery, due: due), at: Moment(milliseconds: 1_000)) == .drop(.expired))
      }
    }
    #expect(Rules.decide(Self.situation(.off), at: now) == .drop(.unwanted))
  }

  @Test func whatIsDueIsToldOutsideOfQuietHoursAndTheRestGoesAlong() {
    let now = Moment(milliseconds: 500)
    #expect(Rules.decide(Self.situation(.atOnce), at: now) == .tell)
    #expect(Rules.decide(Self.situation(.atOnce, due: 501), at: now) == .tellAlong)
    #expect(Rules.decide(Self.situation(.atOnce, minute: 1_380), at: now) == .wait(minutes: 480))
    #expect(Rules.decide(Self.situation(.atOnce, minute: 1_380, due: 501), at: now) == .leave)
  }

  /// They may be back by the time that it waits for.
  @Test func whatTellsOfWhoIsLeavingIsNotMailed() {
    let now = Moment(milliseconds: 500)
    for delivery in DeliveryRules.Delivery.allCases {
      for minute in [600, 1_080, 1_380] {
        for due in [Int64(0), 501] {
          for hasWaited in [false, true] {
            var situation = Self.situation(delivery, minute: minute, due: due, hasWaited: hasWaited)
            let expected = Rules.decide(situation, at: now)
            situation.isGone = true
            let decision = Rules.decide(situation, at: now)
            switch expected {
            case .tell: #expect(decision == .drop(.gone))
            case .tellAlong: #expect(decision == .leave)
            case .leave, .wait, .drop: #expect(decision == expected)
            }
          }
        }
      }
    }
  }

  @Test func aDaysMailWaitsForItsTime() {
    let now = Moment(milliseconds: 500)
    #expect(Rules.decide(Self.situation(.daily), at: now) == .wait(minutes: 480))
    #expect(Rules.decide(Self.situation(.daily, due: 501), at: now) == .leave)
    #expect(Rules.decide(Self.situation(.daily, due: 501, hasWaited: true), at: now) == .leave)
    #expect(Rules.decide(Self.situation(.daily, minute: 1_080, hasWaited: true), at: now) == .tell)
  }
}
