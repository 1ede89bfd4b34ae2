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

@Suite struct MeetingHandlersTests {
  @Test func aMeetingIsProposedAndAccepted() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.propose(by: house.tina, to: house.luca).meetingID
      let (own, others) = (try await house.meeting(id, by: house.tina), try await house.meeting(id, by: house.luca))
      #expect(own.kind == .pending && own.isOwnProposal && own.person?.username == "luca" && own.state == .proposed)
      #expect(others.kind == .new && !others.isOwnProposal && others.person?.username == "tina" && others.content?.title == "Coffee")
      #expect(
        others.startTime == house.clock.now() + .seconds(2 * 86_400) && others.endTime == house.clock.now() + .seconds(2 * 86_400 + 3_600))
      #expect(await house.refusal { _ = try await house.meeting(id, by: house.olga) } == "MEETING_NOT_FOUND")
      #expect(try await house.notified(house.luca) == ["meeting.created"])
      #expect(await house.refusal { try await house.answer(.accept, id, by: house.tina) } == "OWN_PROPOSAL")
      #expect(try await house.answer(.accept, id, by: house.luca).state == .accepted)
      #expect(try await house.meeting(id, by: house.tina).kind == .fixed)
      #expect(try await house.notified(house.luca) == [])
      #expect(try await house.notified(house.tina) == ["meeting.accepted"])
      for person in [house.tina, house.luca] {
        let told = try await house.told(to: person)
        #expect(
          told == [
            .meetingChanged(MeetingChanged(meetingID: id, state: .proposed, version: 1)),
            .meetingChanged(MeetingChanged(meetingID: id, state: .accepted, version: 2)),
          ])
      }
      #expect(await house.refusal { try await house.answer(.deny, id, by: house.luca) } == "MEETING_NOT_OPEN")
    }
  }

  @Test func whatIsMissingIsNamed() async throws {
    try await BuddyHouse.run { house async throws in
      func create(_ request: CreateMeetingRequest) async -> String? {
        await house.refusal {
          _ = try await house.meetings.createMeeting(request, house.call(MeetingServiceMethods.createMeeting, by: house.tina))
        }
      }
      #expect(
        await create(CreateMeetingRequest())
          == "other_account_id MISSING, content.date MISSING, content.time MISSING, content.time_zone MISSING")
      let whole = try await house.content()
      func changed(_ change: (inout MeetingContent) -> Void) -> CreateMeetingRequest {
        var content = whole
        change(&content)
        return CreateMeetingRequest(otherAccountID: house.luca.accountID.text, content: content)
      }
      #expect(await create(changed { $0.date = "" }) == "content.date MISSING")
      #expect(await create(changed { $0.time = "" }) == "content.time MISSING")
      #expect(await create(changed { $0.date = "2026-02-30" }) == "content.date MALFORMED")
      #expect(await create(changed { $0.time = "25:00" }) == "content.time MALFORMED")
      #expect(await create(changed { $0.timeZone = "Europe/Roma" }) == "content.time_zone UNKNOWN_VALUE")
      #expect(await create(changed { $0.fold = 2 }) == "content.fold OUT_OF_RANGE")
      #expect(await create(changed { $0.durationMinutes = 14 }) == "content.duration_minutes OUT_OF_RANGE")
      #expect(await create(changed { $0.title = String(repeating: "a", count: 101) }) == "content.title TOO_LONG")
      #expect(await create(changed { $0.place = "a\nb" }) == "content.place NOT_WRITING")
      #expect(await create(changed { $0.position = LatLng(latitudeDegrees: 91) }) == "content.position OUT_OF_RANGE")
      let oneself = CreateMeetingRequest(otherAccountID: house.tina.accountID.text, content: whole)
      #expect(await create(oneself) == "other_account_id SELF")
      #expect(await create(CreateMeetingRequest(otherAccountID: "x", content: whole)) == "other_account_id INVALID_UUID")
      #expect(await create(CreateMeetingRequest(otherAccountID: UUID().text, content: whole)) == "USER_NOT_FOUND")
      #expect(await create(changed { _ in }) == "NO_CONVERSATION")
      try await house.converse(house.tina, house.luca)
      // A night that has no half past two; and times that are too soon or too far.
      #expect(await create(changed { ($0.date, $0.time) = ("2026-03-29", "02:30") }) == "content.time NO_SUCH_TIME")
      #expect(
        await create(CreateMeetingRequest(otherAccountID: house.luca.accountID.text, content: try await house.content(in: .seconds(240))))
          == "TOO_SOON")
      #expect(await create(changed { $0.date = "2025-12-01" }) == "TOO_SOON")
      #expect(await create(changed { $0.date = "2027-02-01" }) == "TOO_LATE")
      try await house.block(house.tina, by: house.luca)
      #expect(await create(changed { _ in }) == "USER_NOT_FOUND")
      try await house.unblock()
      #expect(await create(changed { _ in }) == nil)
      // Somebody who is deleted, or about to be, is met by nobody.
      house.auth.people.remove(house.luca)
      #expect(await create(changed { _ in }) == "USER_NOT_FOUND")
    }
  }

  @Test func onlyPeopleOfAgeMeet() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.propose(by: house.tina, to: house.luca).meetingID
      for (age, reason) in [(17, "TOO_YOUNG"), (nil, "BIRTH_DATE_MISSING")] as [(Int32?, String)] {
        house.auth.set(house.tina, age: age, gender: .female)
        house.auth.set(house.luca, age: age, gender: .male)
        #expect(await house.refusal { _ = try await house.propose(by: house.tina, to: house.luca) } == reason)
        #expect(await house.refusal { try await house.answer(.accept, id, by: house.luca) } == reason)
      }
      #expect(try await house.answer(.deny, id, by: house.luca).state == .denied)
      house.auth.set(house.tina, age: 20, gender: .female)
      house.auth.people.change(house.luca) { $0.isMinor = true }
      #expect(await house.refusal { _ = try await house.propose(by: house.tina, to: house.luca) } == "MEETING_NOT_ALLOWED")
    }
  }

  /// A proposal is a question about the other one; to strangers the answer tells nothing of them.
  @Test func aProposalTellsNoStrangerWhoIsAChild() async throws {
    try await BuddyHouse.run { house async throws in
      func propose() async -> String? { await house.refusal { _ = try await house.propose(by: house.tina, to: house.luca) } }
      let standings: [@Sendable (inout KnownPerson) -> Void] = [
        { _ in }, { $0.isMinor = true }, { ($0.isMinor, $0.mayChat) = (false, false) }, { ($0.mayChat, $0.isSuspended) = (true, true) },
      ]
      for standing in standings {
        house.auth.people.change(house.luca, standing)
        #expect(await propose() == "NO_CONVERSATION")
        try await house.block(house.tina, by: house.luca)
        #expect(await propose() == "USER_NOT_FOUND")
        try await house.unblock()
      }
      try await house.converse(house.tina, house.luca)
      for (index, standing) in standings.enumerated() {
        house.auth.people.change(house.luca) { $0 = KnownPerson(accountID: $0.accountID, username: $0.username) }
        house.auth.people.change(house.luca, standing)
        #expect(await propose() == (index == 0 ? nil : "MEETING_NOT_ALLOWED"))
        try await house.block(house.tina, by: house.luca)
        #expect(await propose() == "USER_NOT_FOUND")
        try await house.unblock()
      }
    }
  }

  /// The one or the other has told an age since, or may not chat.
  @Test func whatIsKnownOfTheOtherSinceEndsAcceptingAndMoving() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let (proposed, fixed) = (try await house.propose(by: house.tina, to: house.luca).meetingID, try await house.fixed())
      let content = try await house.content(in: .seconds(86_400))
      for change in [{ $0.isMinor = true }, { ($0.isMinor, $0.mayChat) = (false, false) }] as [@Sendable (inout KnownPerson) -> Void] {
        house.auth.people.change(house.tina, change)
        #expect(await house.refusal { try await house.answer(.accept, proposed, by: house.luca) } == "MEETING_NOT_ALLOWED")
        for id in [proposed, fixed] {
          #expect(await house.refusal { _ = try await house.move(id, to: content, by: house.luca) } == "MEETING_NOT_ALLOWED")
        }
        #expect(await house.refusal { try await house.cancel(fixed, by: house.luca, because: "a word") } == "MEETING_NOT_ALLOWED")
      }
      #expect(await house.refusal { try await house.answer(.accept, proposed, by: house.olga) } == "MEETING_NOT_FOUND")
      // To end it is everybody's.
      #expect(try await house.answer(.deny, proposed, by: house.luca).state == .denied)
      #expect(try await house.cancel(fixed, by: house.luca).state == .cancelled)
    }
  }

  @Test func tenProposalsOfAPairWait() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      var ids: [String] = []
      for number in 0..<10 {
        let (one, other) = number % 2 == 0 ? (house.tina, house.luca) : (house.luca, house.tina)
        ids.append(try await house.propose(by: one, to: other).meetingID)
      }
      for (one, other) in [(house.tina, house.luca), (house.luca, house.tina)] {
        #expect(await house.refusal { _ = try await house.propose(by: one, to: other) } == "TOO_MANY_PENDING")
      }
      // One that is moved makes room for itself, and one that is decided for another.
      _ = try await house.move(ids[0], to: try await house.content(in: .seconds(7_200)), by: house.luca)
      try await house.answer(.accept, ids[1], by: house.tina)
      #expect(await house.refusal { _ = try await house.propose(by: house.tina, to: house.luca) } == nil)
    }
  }

  @Test func eitherCancelsAndEitherMoves() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let pending = try await house.propose(by: house.tina, to: house.luca).meetingID
      #expect(await house.refusal { try await house.cancel(pending, by: house.luca) } == "NOT_OWN_PROPOSAL")
      #expect(await house.refusal { try await house.cancel(pending, by: house.olga) } == "MEETING_NOT_FOUND")
      #expect(await house.refusal { try await house.cancel(pending, by: house.tina, because: "\u{7}") } == "reason NOT_WRITING")
      try await house.cancel(pending, by: house.tina)
      let fixed = try await house.fixed()
      try await house.cancel(fixed, by: house.luca, because: "I am ill")
      let (seen, own) = (try await house.meeting(fixed, by: house.tina), try await house.meeting(fixed, by: house.luca))
      #expect(seen.state == .cancelled && seen.cancelReason == "I am ill" && !seen.isCancelledByCaller && own.isCancelledByCaller)
      #expect(seen.kind == .unspecified)
      #expect(try await house.notified(house.tina) == ["meeting.cancelled"])
      // The other side proposes another time.
      let former = try await house.fixed()
      let content = try await house.content(in: .seconds(86_400), title: "Tea")
      let moved = try await house.move(former, to: content, by: house.luca)
      let (old, new) = (try await house.meeting(former, by: house.tina), try await house.meeting(moved.meetingID, by: house.tina))
      #expect(old.state == .moved && old.replacingMeetingID == moved.meetingID && new.replacedMeetingID == former)
      #expect(new.kind == .new && new.content?.title == "Tea")
      #expect(await house.refusal { _ = try await house.move(former, to: content, by: house.luca) } == "MEETING_NOT_OPEN")
      try await house.answer(.accept, moved.meetingID, by: house.tina)
      // Of the former nobody is reminded.
      house.clock.advance(by: .seconds(3 * 86_400))
      try await house.fireTimers()
      let reminded = try await house.told(to: house.luca).compactMap { event in
        if case .meetingStarting(let starting) = event { starting.meetingID } else { nil }
      }
      #expect(!reminded.contains(former) && !reminded.contains(fixed))
    }
  }

  @Test func overlappingMeetingsAreToldAndNotRefused() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      try await house.converse(house.tina, house.olga)
      let first = try await house.fixed()
      let inside = try await house.propose(try await house.content(in: .seconds(2 * 86_400 + 3_540)), by: house.tina, to: house.olga)
      #expect(inside.overlappingMeetingIDs == [first])
      let behind = try await house.propose(try await house.content(in: .seconds(2 * 86_400 + 3_600)), by: house.tina, to: house.olga)
      #expect(behind.overlappingMeetingIDs == [])
      // What the other has at that time is nobody else's business.
      let others = try await house.propose(by: house.olga, to: house.tina)
      #expect(others.overlappingMeetingIDs == [])
      #expect(try await house.answer(.accept, others.meetingID, by: house.tina).overlappingMeetingIDs == [first])
    }
  }

  @Test func bothAreRemindedOnceADayAnHourAndAtTheTime() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      func reminded(_ person: KnownPerson) async throws -> [Int32] {
        try await house.told(to: person).compactMap { if case .meetingStarting(let starting) = $0 { starting.minutesBefore } else { nil } }
      }
      var seen: [[Int32]] = []
      for seconds: Int64 in [86_399, 1, 82_799, 1, 3_599, 1, 600] {
        house.clock.advance(by: .seconds(seconds))
        try await house.fireTimers()
        try await house.fireTimers()
        let (own, others) = (try await reminded(house.tina), try await reminded(house.luca))
        #expect(own == others)
        seen.append(own)
      }
      #expect(seen == [[], [1_440], [1_440], [1_440, 60], [1_440, 60], [1_440, 60, 0], [1_440, 60, 0]])
      #expect(try await house.notified(house.tina).filter { $0 != "meeting.accepted" } == ["meeting.starting"])
      #expect(try await house.meeting(id, by: house.tina).canGiveFeedback)
      #expect(try await house.database.query("SELECT 1 FROM timers").isEmpty)
    }
  }

  @Test func aServiceThatWasDownTellsTheNearestReminderAlone() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let gone = try await house.fixed()
      let late = try await house.fixed(in: .seconds(4 * 86_400))
      try await house.cancel(gone, by: house.luca)
      house.clock.advance(by: .seconds(4 * 86_400 + 120))
      // As the process does it when it is there again.
      let scheduler = TimerScheduler(
        database: house.database, loop: try #require(Loop.current), handlers: [MeetingTimers(meetings: house.meetings.meetings)],
        time: house.clock)
      await scheduler.start()
      for _ in 0..<200 {
        if try await house.database.query("SELECT 1 FROM timers").isEmpty { break }
        try await Task.sleep(for: .milliseconds(25))
      }
      await scheduler.stop()
      for person in [house.tina, house.luca] {
        let starting = try await house.told(to: person).compactMap { event in
          if case .meetingStarting(let starting) = event { starting } else { nil }
        }
        #expect(starting == [MeetingStarting(meetingID: late, minutesBefore: 0)])
      }
    }
  }

  @Test func whatNobodyDecidesExpires() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.propose(by: house.tina, to: house.luca).meetingID
      house.clock.advance(by: .seconds(2 * 86_400))
      // Also before the timer has said so.
      #expect(try await house.meeting(id, by: house.luca).state == .expired)
      #expect(await house.refusal { try await house.answer(.accept, id, by: house.luca) } == "MEETING_NOT_OPEN")
      try await house.fireTimers()
      #expect(try await house.told(to: house.tina).last == .meetingChanged(MeetingChanged(meetingID: id, state: .expired, version: 2)))
      #expect(try await house.notified(house.luca) == [])
    }
  }

  /// The zone's rules are others than when the meeting was agreed upon: it stays at the same time of the clock.
  @Test func aMeetingKeepsItsTimeOfTheClock() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      let begin = try await house.meeting(id, by: house.tina).startTime
      // As if it had been reckoned by rules that put the clocks an hour back.
      try await house.database.execute("UPDATE meetings SET start_time = start_time + interval '1 hour'")
      try await house.database.execute(
        "UPDATE timers SET due_time = due_time + interval '1 hour', next_time = next_time + interval '1 hour'")
      #expect(try await house.upkeep.reckonAnew(at: house.clock.now()) == 1)
      #expect(try await house.upkeep.reckonAnew(at: house.clock.now()) == 0)
      #expect(try await house.meeting(id, by: house.tina).startTime == begin)
      house.clock.advance(by: .seconds(86_400))
      try await house.fireTimers()
      let starting = try await house.told(to: house.tina).compactMap {
        if case .meetingStarting(let one) = $0 { one.minutesBefore } else { nil }
      }
      #expect(starting == [1_440])
    }
  }

  @Test func listsGoByTimeAndHideWhoIsBlocked() async throws {
    try await BuddyHouse.run { house async throws in
      for one in [house.luca, house.olga] { try await house.converse(house.tina, one) }
      var ids: [String] = []
      for (days, person) in [(3, house.luca), (1, house.olga), (2, house.luca), (40, house.olga)] {
        ids.append(
          try await house.propose(try await house.content(in: .seconds(Int64(days) * 86_400)), by: house.tina, to: person).meetingID)
      }
      try await house.answer(.deny, ids[2], by: house.luca)
      try await house.answer(.accept, ids[1], by: house.olga)
      func listed(_ request: ListMeetingsRequest, by person: KnownPerson) async throws -> [String] {
        var (found, request) = ([String](), request)
        repeat {
          let page = try await house.list(request, by: person)
          (found, request.pageToken) = (found + page.meetings.map(\.meetingID), page.nextPageToken)
        } while !request.pageToken.isEmpty
        return found
      }
      #expect(try await listed(ListMeetingsRequest(pageSize: 1), by: house.tina) == [ids[1], ids[0], ids[3]])
      #expect(try await listed(ListMeetingsRequest(includesEnded: true, pageSize: 2), by: house.tina) == [ids[1], ids[2], ids[0], ids[3]])
      #expect(try await listed(ListMeetingsRequest(withAccountID: house.luca.accountID.text), by: house.tina) == [ids[0]])
      #expect(try await listed(ListMeetingsRequest(), by: house.luca) == [ids[0]])
      let from = house.clock.now() + .seconds(2 * 86_400)
      #expect(try await listed(ListMeetingsRequest(fromTime: from, toTime: from + .seconds(5 * 86_400)), by: house.tina) == [ids[0]])
      func month(_ text: String) async throws -> [MeetingDay] {
        let context = house.call(MeetingServiceMethods.getMeetingMonth, by: house.tina)
        return try await house.meetings.getMeetingMonth(GetMeetingMonthRequest(month: text), context).days
      }
      #expect(
        try await month("2026-01") == [MeetingDay(date: "2026-01-02", fixedCount: 1), MeetingDay(date: "2026-01-04", pendingCount: 1)])
      #expect(try await month("2026-02").map(\.date) == ["2026-02-10"])
      #expect(try await month("2026-03").isEmpty)
      for text in ["", "2026-13", "2026-1", "2026-01-01"] {
        #expect(await house.refusal { _ = try await month(text) } == "month MALFORMED")
      }
      try await house.block(house.tina, by: house.olga)
      #expect(try await listed(ListMeetingsRequest(includesEnded: true), by: house.tina) == [ids[2], ids[0]])
      #expect(try await listed(ListMeetingsRequest(includesEnded: true), by: house.olga) == [])
      #expect(try await listed(ListMeetingsRequest(withAccountID: house.olga.accountID.text), by: house.tina) == [])
      #expect(try await month("2026-01").map(\.date) == ["2026-01-04"])
      #expect(await house.refusal { _ = try await house.meeting(ids[1], by: house.tina) } == "MEETING_NOT_FOUND")
      #expect(await house.refusal { try await house.cancel(ids[1], by: house.tina) } == "MEETING_NOT_FOUND")
      // Neither is reminded of the other.
      house.clock.advance(by: .seconds(86_400))
      try await house.fireTimers()
      for person in [house.tina, house.olga] {
        let starting = try await house.told(to: person).filter { if case .meetingStarting = $0 { true } else { false } }
        #expect(starting.isEmpty)
      }
    }
  }

  @Test func twoAnswersAtOnceAreOne() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      for _ in 0..<5 {
        let id = try await house.propose(by: house.tina, to: house.luca).meetingID
        async let accepted = house.refusal { try await house.answer(.accept, id, by: house.luca) }
        async let denied = house.refusal { try await house.answer(.deny, id, by: house.luca) }
        async let cancelled = house.refusal { try await house.cancel(id, by: house.tina) }
        let outcomes = await [accepted, denied, cancelled]
        let state = try await house.meeting(id, by: house.tina).state
        // A fixed meeting may be cancelled at once.
        #expect(outcomes.filter { $0 == nil }.count == 1 || outcomes[0] == nil && outcomes[2] == nil && state == .cancelled)
      }
    }
  }

  @Test func aDeletedPersonLeavesNothingAndTheOtherHears() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      try await house.become(house.luca)
      let past = try await house.fixed(in: .seconds(600))
      house.clock.advance(by: .seconds(600))
      try await house.give(5, of: past, by: house.luca, text: "Such a pleasure")
      try await house.give(4, of: past, by: house.tina)
      let next = try await house.fixed()
      try await house.database.transaction { transaction in
        _ = try await house.features().personal.purge(house.luca.accountID, in: transaction)
      }
      #expect(await house.refusal { _ = try await house.meeting(next, by: house.tina) } == "MEETING_NOT_FOUND")
      #expect(try await house.told(to: house.tina).last == .meetingChanged(MeetingChanged(meetingID: next, state: .cancelled, version: 3)))
      #expect(try await house.notified(house.tina).contains("meeting.cancelled"))
      let said = try await house.feedback(about: house.tina, by: house.tina)
      #expect(said.ratingAverage == 5 && said.entries.map(\.text) == [""] && said.entries.first?.author == nil)
      for table: SQL in ["meetings", "buddies", "buddy_cities", "timers"] {
        #expect(try await house.database.query("SELECT 1 FROM \(table)").isEmpty)
      }
    }
  }

  @Test func onesOwnAreGivenOut() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed(in: .seconds(600))
      house.clock.advance(by: .seconds(600))
      try await house.give(5, of: id, by: house.luca, text: "hidden still")
      try await house.give(4, of: id, by: house.tina, text: "nice")
      let files = Files()
      try await house.features().personal.export(house.tina.accountID) { name, data in files.add(name, data) }
      #expect(files.text("meetings.json").contains("Piazza Duomo") && files.text("feedback_given.json").contains("nice"))
      #expect(files.text("feedback_received.json").contains("hidden still"))
    }
  }

  @Test func aCalendarTakesAMeeting() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      let context = house.call(MeetingServiceMethods.getMeetingCalendar, by: house.tina)
      let file = try await house.meetings.getMeetingCalendar(GetMeetingCalendarRequest(meetingID: id), context).calendar
      for line in [
        "BEGIN:VCALENDAR\r\n", "UID:\(id)@localbuddy.cairn\r\n", "SEQUENCE:1\r\n", "DTSTART:20260103T000000Z\r\n",
        "DTEND:20260103T010000Z\r\n",
        "STATUS:CONFIRMED\r\n", "SUMMARY:Coffee\r\n", "DESCRIPTION:At the fountain\\; bring a map\r\n", "LOCATION:Piazza Duomo\\, 1\r\n",
      ] { #expect(file.contains(line), "\(line)") }
    }
  }

  @Test func whatIsAYearOldIsForgotten() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      house.clock.advance(by: .seconds(367 * 86_400 - 1))
      #expect(try await house.upkeep.forget(10, at: house.clock.now()) == 0)
      house.clock.advance(by: .seconds(2))
      #expect(try await house.upkeep.forget(10, at: house.clock.now()) == 1)
      #expect(await house.refusal { _ = try await house.meeting(id, by: house.tina) } == "MEETING_NOT_FOUND")
    }
  }
}

/// Files of an export.
private final class Files: Sendable {
  private let state = Mutex<(current: String, files: [String: [UInt8]])>(("", [:]))

  func add(_ name: String?, _ data: [UInt8]) {
    state.withLock { state in
      state.current = name ?? state.current
      state.files[state.current, default: []] += data
    }
  }

  func text(_ name: String) -> String { state.withLock { String(decoding: $0.files[name] ?? [], as: UTF8.self) } }
}
