import FoundationEssentials
import SocialCommon
import Testing
import Timekeeping

@testable import LocalBuddy

@Suite struct MeetingRulesTests {
  private static let start = Moment(milliseconds: 1_767_225_600_000)

  private static func outcome(_ deed: MeetingRules.Deed, _ state: MeetingRules.State, isProposer: Bool, at now: Moment) -> Result<
    MeetingRules.State, MeetingRules.Refusal
  > {
    do throws(MeetingRules.Refusal) {
      return .success(try MeetingRules.decide(deed, state, isProposer: isProposer, startTime: start, at: now))
    } catch {
      return .failure(error)
    }
  }

  /// Every deed of either in every state, before the beginning and from it on.
  @Test func whatBecomesOfAMeeting() {
    for deed in MeetingRules.Deed.allCases {
      for isProposer in [true, false] {
        for state in MeetingRules.State.allCases {
          for (now, isBefore) in [(Self.start - .seconds(1), true), (Self.start, false), (Self.start + .seconds(1), false)] {
            let expected: Result<MeetingRules.State, MeetingRules.Refusal> =
              switch (deed, state, isBefore) {
              case (.accept, .proposed, true): isProposer ? .failure(.ownProposal) : .success(.accepted)
              case (.deny, .proposed, true): isProposer ? .failure(.ownProposal) : .success(.denied)
              case (.cancel, .proposed, true): isProposer ? .success(.cancelled) : .failure(.notOwnProposal)
              case (.cancel, .accepted, true): .success(.cancelled)
              case (.move, .proposed, true), (.move, .accepted, true): .success(.moved)
              case (_, .proposed, false): .failure(.notOpen(.expired))
              default: .failure(.notOpen(state))
              }
            #expect(Self.outcome(deed, state, isProposer: isProposer, at: now) == expected, "\(deed) \(state) \(isProposer) \(isBefore)")
          }
        }
      }
    }
  }

  @Test func kindsDependOnWhoLooks() {
    for state in MeetingRules.State.allCases {
      for isProposer in [true, false] {
        let expected: MeetingRules.Kind? =
          switch state {
          case .accepted: .fixed
          case .proposed: isProposer ? .pending : .new
          default: nil
          }
        #expect(MeetingRules.kind(state, isProposer: isProposer) == expected)
      }
    }
  }

  @Test func fiveMinutesToAYearAhead() throws {
    let now = Self.start
    for (ahead, refusal) in [
      (299, MeetingRules.Refusal.tooSoon), (300, nil), (366 * 86_400, nil), (366 * 86_400 + 1, .tooLate), (-1, .tooSoon),
    ] as [(Int64, MeetingRules.Refusal?)] {
      var found: MeetingRules.Refusal?
      do throws(MeetingRules.Refusal) { try MeetingRules.checkTime(now + .seconds(ahead), at: now) } catch { found = error }
      #expect(found == refusal, "\(ahead)")
    }
    try MeetingRules.checkPending(9)
    #expect(throws: MeetingRules.Refusal.tooManyPending) { try MeetingRules.checkPending(10) }
  }

  /// However often and however late the clock is looked at, no mark is told twice, none before its time, and none when a later one has come.
  @Test func remindersAreToldOnceAndInOrder() {
    let end = Self.start + .seconds(3_600)
    for fixedBefore in stride(from: 2_000, through: 1, by: -37) {
      for step in [1, 7, 59, 61, 300, 1_439, 2_500] {
        let fixed = Self.start - .seconds(Int64(fixedBefore) * 60)
        var (reminded, told, now) = (MeetingRules.reminded(startTime: Self.start, fixedAt: fixed), [Int](), fixed)
        while now < end + .seconds(600) {
          let reminding = MeetingRules.remind(startTime: Self.start, endTime: end, reminded: reminded, at: now)
          if let minutes = reminding.told {
            #expect(Self.start - .seconds(Int64(minutes) * 60) <= now && now < end && minutes < fixedBefore)
            told.append(minutes)
          }
          if let next = reminding.nextTime { #expect(next > now) }
          reminded = reminding.reminded
          now = now + .seconds(Int64(step) * 60)
        }
        #expect(told == told.sorted(by: >) && Set(told).count == told.count)
        // Looked at often enough, all marks that were still to come are told.
        if step == 1 { #expect(told == MeetingRules.marks.filter { $0 < fixedBefore }) }
      }
    }
  }

  @Test func afterADowntimeTheNearestMarkIsToldAlone() {
    let end = Self.start + .seconds(3_600)
    func told(_ minutes: Int64) -> Int? {
      MeetingRules.remind(
        startTime: Self.start, endTime: end, reminded: MeetingRules.remindedNever, at: Self.start + .seconds(minutes * 60)
      ).told
    }
    #expect(told(-1_441) == nil && told(-1_440) == 1_440 && told(-61) == 1_440 && told(-60) == 60 && told(-1) == 60)
    #expect(told(0) == 0 && told(59) == 0 && told(60) == nil)
  }

  @Test func linesOfCalendarsAreShortAndCutBetweenScalars() {
    let line = "SUMMARY:" + String(repeating: "Kaffee ☕️ ", count: 30)
    let folded = MeetingCalendar.folded(line)
    #expect(folded.hasSuffix("\r\n"))
    let pieces = folded.dropLast(1).components("\r\n")
    #expect(pieces.allSatisfy { $0.utf8.count <= 75 })
    // By bytes: a blank and what joins to it are one character.
    let whole = Array(folded.utf8).split(separator: Array("\r\n ".utf8)).joined()
    #expect(String(decoding: Array(whole), as: UTF8.self) == line + "\r\n")
    #expect(MeetingCalendar.time(Self.start + .seconds(3_661)) == "20260101T010101Z")
  }
}

extension Substring {
  fileprivate func components(_ separator: String) -> [String] { String(self).split(separator: separator).map(String.init) }
}
