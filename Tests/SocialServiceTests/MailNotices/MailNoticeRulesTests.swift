import Testing
import Timekeeping

@testable import SocialService

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

  @Test func aDaysMailWaitsForItsTime() {
    let now = Moment(milliseconds: 500)
    #expect(Rules.decide(Self.situation(.daily), at: now) == .wait(minutes: 480))
    #expect(Rules.decide(Self.situation(.daily, due: 501), at: now) == .leave)
    #expect(Rules.decide(Self.situation(.daily, due: 501, hasWaited: true), at: now) == .leave)
    #expect(Rules.decide(Self.situation(.daily, minute: 1_080, hasWaited: true), at: now) == .tell)
  }
}
