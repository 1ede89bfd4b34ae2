import CairnProto
import Testing

@testable import SocialCommon

@Suite struct DeliveryRulesTests {
  private typealias Rules = DeliveryRules

  @Test func whatHoldsForWhoeverHasNotChosenIsOffered() {
    for topic in NotificationRules.Topic.allCases {
      for channel in Rules.Channel.allCases { #expect(Rules.offers(Rules.standard(topic, on: channel), on: channel)) }
    }
    #expect(Rules.standard(.area, on: .push) == .daily && Rules.standard(.friends, on: .push) == .atOnce)
    #expect(!Rules.offers(.daily, on: .inApp))
    // Mails are for those who have asked for them.
    // Work that others wait for is mailed to whoever has taken it on.
    for topic in NotificationRules.Topic.allCases { #expect(Rules.standard(topic, on: .email) == (topic == .moderation ? .atOnce : .off)) }
    for delivery in Rules.Delivery.allCases { #expect(Rules.offers(delivery, on: .email)) }
  }

  /// Every minute of the day against hours of quiet that lie within a day, and over midnight.
  @Test(arguments: [(0, 1), (1_439, 0), (0, 1_439), (480, 1_200), (1_320, 420), (1_320, 1_319)])
  func quietHoursBeginWithTheirFirstMinuteAndEndBeforeTheirLast(start: Int, end: Int) {
    let quiet = Rules.QuietHours(start: start, end: end)
    let length = (end - start + 1_440) % 1_440
    for minute in 0..<1_440 {
      let since = (minute - start + 1_440) % 1_440
      #expect(quiet.contains(minute) == (since < length))
    }
  }

  /// Every minute of the day, with everything else in every combination.
  @Test func aPushIsSentOutsideOfQuietHoursOrWaitsForTheirEnd() {
    let quiets: [Rules.QuietHours?] = [nil, .init(start: 1_320, end: 420), .init(start: 720, end: 840)]
    for quiet in quiets {
      for digest in [0, 419, 420, 780, 1_080, 1_439] {
        let schedule = Rules.Schedule(quietHours: quiet, digestMinute: digest)
        for minute in 0..<1_440 {
          let isQuiet = quiet?.contains(minute) ?? false
          for isUrgent in [false, true] {
            for hasWaited in [false, true] {
              func turn(_ delivery: Rules.Delivery) -> Rules.Turn {
                Rules.turn(delivery, schedule, atMinute: minute, isUrgent: isUrgent, hasWaited: hasWaited)
              }
              #expect(turn(.off) == .drop)
              let now: Rules.Turn
              if isQuiet && !isUrgent, let quiet {
                now = .wait(minutes: (quiet.end - minute + 1_440) % 1_440)
              } else {
                now = .send
              }
              #expect(turn(.atOnce) == now)
              guard case .wait(let minutes) = turn(.daily), !hasWaited else {
                #expect(hasWaited && turn(.daily) == now)
                continue
              }
              #expect((1...1_440).contains(minutes) && (minute + minutes) % 1_440 == digest)
            }
          }
        }
      }
    }
  }

  @Test func schedulesAreChecked() {
    func refusal(_ schedule: Rules.Schedule) -> Rules.Refusal? {
      do { try Rules.check(schedule) } catch { return error }
      return nil
    }
    #expect(refusal(Rules.Schedule()) == nil)
    #expect(refusal(Rules.Schedule(quietHours: .init(start: 0, end: 1_439))) == nil)
    for (start, end, expected) in [
      (-1, 1, Rules.Refusal.quietStart), (1_440, 1, .quietStart), (1, -1, .quietEnd), (1, 1_440, .quietEnd), (7, 7, .quietEmpty),
    ] {
      #expect(refusal(Rules.Schedule(quietHours: .init(start: start, end: end))) == expected)
    }
    for minute in [-1, 1_440] { #expect(refusal(Rules.Schedule(digestMinute: minute)) == .digestMinute) }
    for zone in [
      "", "CET", "GMT", "Japan", "UTC", "Europe/Rome", "America/Argentina/ComodRivadavia", "Etc/GMT+12", "America/Port-au-Prince",
    ] {
      #expect(refusal(Rules.Schedule(timeZone: zone)) == nil)
    }
    for zone in [
      "PST", "CEST", "EST5", "Europe/Rome3", "Abc3/Def", "Etc/GMT+13", "Etc/GMT+", "Europe/Rome'", "Europe/ Rome", "a/\0",
      "/" + String(repeating: "a", count: 64), "+02:00",
    ] {
      #expect(refusal(Rules.Schedule(timeZone: zone)) == .timeZone)
    }
  }
}
