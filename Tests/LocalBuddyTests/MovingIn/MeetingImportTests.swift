import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import LocalBuddyProto
import Postgres
import SocialTesting
import Testing
import Timekeeping

@testable import LocalBuddy
@testable import SocialCommon

@Suite struct MeetingImportTests {
  private func moved(_ house: BuddyHouse, days: Int64, _ isAccepted: Bool?, id: UUID = UUID()) -> MovedMeeting {
    let day = CalendarDay(of: house.clock.now() + .seconds(days * 86_400))
    var meeting = MovedMeeting(id: id, proposerID: house.tina.accountID, otherID: house.luca.accountID, day: day, time: "12:30")
    (meeting.timeZone, meeting.isAccepted, meeting.title) = ("Europe/Rome", isAccepted, "Coffee")
    return meeting
  }

  private func take(_ house: BuddyHouse, _ meeting: MovedMeeting, isDryRun: Bool = false) async throws -> MeetingImport.Outcome {
    try await MeetingImport(database: house.database).take(meeting, isDryRun: isDryRun, at: house.clock.now())
  }

  @Test func `Both have it as it was, are reminded of it, and nobody hears of the taking in`() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let fixed = moved(house, days: 3, true)
      #expect(try await take(house, fixed, isDryRun: true) == .taken)
      #expect(try await take(house, fixed) == .taken)
      #expect(try await take(house, fixed) == .alreadyThere)
      let read = try await house.meeting(fixed.id.text, by: house.luca)
      #expect(read.content?.time == "12:30" && read.content?.timeZone == "Europe/Rome" && read.content?.title == "Coffee")
      #expect(read.kind == .fixed && read.state == .accepted)
      #expect(try await house.notified(house.luca).filter { $0.hasPrefix("meeting") }.isEmpty)
      let start = try #require(read.startTime)
      house.clock.set(to: start - .seconds(86_400))
      try await house.fireTimers()
      house.clock.set(to: start)
      try await house.fireTimers()
      for person in [house.tina, house.luca] {
        let minutes = try await house.told(to: person).compactMap {
          if case .meetingStarting(let one) = $0 { one.minutesBefore } else { nil }
        }
        #expect(minutes == [1_440, 0], "\(person.username)")
      }
      try await house.give(5, of: fixed.id.text, by: house.tina)
    }
  }

  @Test func `A proposal waits for the other one, and one whose time is over has expired`() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let (open, denied, past, met) = (
        moved(house, days: 2, nil), moved(house, days: 2, false), moved(house, days: -2, nil), moved(house, days: -100, true)
      )
      for meeting in [open, denied, past, met] { #expect(try await take(house, meeting) == .taken) }
      #expect(try await house.meeting(open.id.text, by: house.luca).kind == .new)
      try await house.answer(.accept, open.id.text, by: house.luca)
      #expect(try await house.meeting(open.id.text, by: house.tina).kind == .fixed)
      #expect(try await house.meeting(denied.id.text, by: house.tina).state == .denied)
      #expect(try await house.meeting(past.id.text, by: house.tina).state == .expired)
      #expect(try await house.meeting(met.id.text, by: house.tina).state == .accepted)
      // Nothing is told of what is over.
      try await house.fireTimers()
      #expect(try await house.notified(house.tina).filter { $0 == "meeting.starting" || $0 == "meeting.reminder" }.isEmpty)
    }
  }

  @Test func `What cannot be is left out with its reason`() async throws {
    try await BuddyHouse.run { house async throws in
      var (clock, zone, long) = (moved(house, days: 2, nil), moved(house, days: 2, nil), moved(house, days: 2, nil))
      let tinaID = house.tina.accountID
      let alone = MovedMeeting(id: UUID(), proposerID: tinaID, otherID: tinaID, day: clock.day, time: clock.time)
      (clock.time, zone.timeZone, long.title) = ("25:00", "Atlantis/Capital", String(repeating: "x", count: 101))
      let cases: [(MovedMeeting, MeetingImport.Omission)] = [
        (alone, .oneself), (clock, .time), (zone, .timeZone), (long, .text), (moved(house, days: -367, true), .tooOld),
        (moved(house, days: 400, true), .tooFar),
      ]
      for (meeting, omission) in cases { #expect(try await take(house, meeting) == .leftOut(because: omission)) }
      for _ in 0..<MeetingRules.pendingMax { #expect(try await take(house, moved(house, days: 2, nil)) == .taken) }
      #expect(try await take(house, moved(house, days: 2, nil)) == .leftOut(because: .tooMany))
      #expect(try await take(house, moved(house, days: 2, true)) == .taken)
      try await house.block(house.tina, by: house.luca)
      #expect(try await take(house, moved(house, days: 2, true)) == .leftOut(because: .blocked))
    }
  }
}
