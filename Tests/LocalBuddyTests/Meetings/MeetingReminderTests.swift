import CairnProto
import CairnTesting
import EventLoop
import Events
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import ServiceDatabase
import SocialCommon
import SocialTesting
import Synchronization
import Testing
import Timekeeping

@testable import LocalBuddy

/// Reminders as the scheduler of a process tells them (requirements L-36, L-S14).
@Suite struct MeetingReminderTests {
  /// The clock of the machine is put forward and back, and the process is replaced: each mark is told once, within five seconds of its moment.
  @Test func remindersAreToldOnceWhateverTheClockDoes() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      let start = house.clock.now()
      func scheduler() throws -> TimerScheduler {
        TimerScheduler(
          database: house.database, loop: try #require(Loop.current), handlers: [MeetingTimers(meetings: house.meetings.meetings)],
          time: house.clock)
      }
      func told() async throws -> [[Int32]] {
        var told: [[Int32]] = []
        for person in [house.tina, house.luca] {
          told.append(
            try await house.told(to: person).compactMap {
              if case .meetingStarting(let one) = $0, one.meetingID == id { one.minutesBefore } else { nil }
            })
        }
        return told
      }
      // Seconds of the clock since the meeting was agreed upon, two days ahead, and what both have been told by then.
      let steps: [(Int64, [Int32])] = [
        (86_399, []), (86_400, [1_440]), (79_200, [1_440]), (169_200, [1_440, 60]), (86_000, [1_440, 60]), (172_799, [1_440, 60]),
        (172_800, [1_440, 60, 0]), (0, [1_440, 60, 0]), (172_900, [1_440, 60, 0]),
      ]
      for (index, (second, expected)) in steps.enumerated() {
        // Every other step is another process, which has looked at no clock before.
        let running = try scheduler()
        if index % 2 == 0 { house.clock.set(to: start + .seconds(second)) }
        await running.start()
        if index % 2 == 1 { house.clock.set(to: start + .seconds(second)) }
        let end = ContinuousClock.now + .seconds(5)
        while try await told() != [expected, expected], ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(20)) }
        // A look by which too much would be told.
        if index == 0 || steps[index - 1].1 == expected { try await Task.sleep(for: .milliseconds(600)) }
        #expect(try await told() == [expected, expected], "\(second) s")
        await running.stop()
      }
    }
  }

  /// The zone data of the database are others than when a meeting was agreed upon, as after an update of the machine: Italy has the time of Istanbul.
  @Test func aMeetingAndItsTimersFollowTheRulesOfItsZone() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      let agreed = try await house.meeting(id, by: house.tina)
      let begin = try #require(agreed.startTime)
      try await house.database.execute(
        """
        CREATE OR REPLACE FUNCTION named_zone(zone text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
          SELECT CASE zone WHEN 'Europe/Rome' THEN 'Europe/Istanbul' ELSE zone END
        $$
        """)
      #expect(try await house.upkeep.reckonAnew(at: house.clock.now()) == 1)
      #expect(try await house.upkeep.reckonAnew(at: house.clock.now()) == 0)
      let reckoned = try await house.meeting(id, by: house.luca)
      #expect(reckoned.content == agreed.content && reckoned.startTime == begin - .seconds(7_200))
      func reminded() async throws -> [Int32] {
        try await house.told(to: house.luca).compactMap { if case .meetingStarting(let one) = $0 { one.minutesBefore } else { nil } }
      }
      // Two hours earlier than by the former rules, and not at the moments of these.
      let steps: [(Int64, [Int32])] = [
        (79_199, []), (79_200, [1_440]), (86_400, [1_440]), (162_000, [1_440, 60]), (165_600, [1_440, 60, 0]),
      ]
      for (seconds, told) in steps {
        house.clock.set(to: begin - .seconds(2 * 86_400 - seconds))
        try await house.fireTimers()
        #expect(try await reminded() == told, "\(seconds) s")
      }
      house.clock.set(to: begin)
      try await house.fireTimers()
      #expect(try await reminded() == [1_440, 60, 0])
    }
  }
}
