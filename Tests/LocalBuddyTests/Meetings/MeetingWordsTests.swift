import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import Postgres
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import LocalBuddy
@testable import SocialCommon

/// Words of meetings are words to the other one, and hold to the rules of messages.
@Suite struct MeetingWordsTests {
  @Test func aStrangersMeetingsLeadNowhereBeforeTheOtherHasAnswered() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      try await house.database.execute("UPDATE conversations SET is_of_strangers = true")
      let plain = try await house.content()
      func changed(_ change: (inout MeetingContent) -> Void) -> MeetingContent {
        var content = plain
        change(&content)
        return content
      }
      func propose(_ change: (inout MeetingContent) -> Void) async -> String? {
        let content = changed(change)
        return await house.refusal { _ = try await house.propose(content, by: house.tina, to: house.luca) }
      }
      let leading = changed { $0.descriptionField = "see www.example.com" }
      #expect(await propose { $0.title = "www.example.com" } == "LINK_NOT_ALLOWED")
      #expect(await propose { $0.place = "https://example.com/" } == "LINK_NOT_ALLOWED")
      #expect(await propose { $0.descriptionField = "see www.example.com" } == "LINK_NOT_ALLOWED")
      let id = try await house.propose(plain, by: house.tina, to: house.luca).meetingID
      #expect(await house.refusal { _ = try await house.move(id, to: leading, by: house.tina) } == "LINK_NOT_ALLOWED")
      #expect(await house.refusal { _ = try await house.cancel(id, by: house.tina, because: "www.example.com") } == "LINK_NOT_ALLOWED")
      #expect(try await house.meeting(id, by: house.tina).state == .proposed)
      // The other one was written to, and may answer by whatever leads elsewhere once there is an answer to it.
      try await house.database.execute(
        """
        INSERT INTO messages (conversation_id, number, message_id, sender_account_id, text, create_time, change_number, notification_id)
        SELECT conversation_id, 1, \(UUID()), \(house.luca.accountID), 'hi', \(house.clock.now()), 2, \(UUID()) FROM conversations
        """)
      _ = try await house.move(id, to: leading, by: house.tina)
    }
  }

  @Test func theReaderOfAStrangersMeetingIsWarnedAsOfAMessage() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      func proposed(_ change: (inout MeetingContent) -> Void, by person: KnownPerson) async throws -> Bool {
        var content = try await house.content()
        change(&content)
        let id = try await house.propose(content, by: person, to: person == house.tina ? house.luca : house.tina).meetingID
        let seen = [try await house.meeting(id, by: house.tina).leadsElsewhere, try await house.meeting(id, by: house.luca).leadsElsewhere]
        #expect(Set(seen).count == 1)
        return seen[0]
      }
      // Friends are not strangers.
      #expect(try await !proposed({ $0.title = "Find me on WhatsApp" }, by: house.tina))
      try await house.database.execute("UPDATE conversations SET is_of_strangers = true")
      #expect(try await proposed({ $0.title = "Find me on WhatsApp" }, by: house.tina))
      #expect(try await proposed({ $0.descriptionField = "Find me on WhatsApp" }, by: house.tina))
      #expect(try await proposed({ $0.place = "WhatsApp" }, by: house.tina))
      #expect(try await !proposed({ _ in }, by: house.tina))
      let fixed = try await house.fixed()
      try await house.cancel(fixed, by: house.luca, because: "tell me on WhatsApp")
      #expect(try await house.meeting(fixed, by: house.tina).leadsElsewhere)
      // What moderators have hidden warns nobody.
      try await house.database.transaction {
        _ = try await house.meetings.store.setReasonHidden(true, try #require(UUID(text: fixed)), in: $0)
      }
      #expect(try await !house.meeting(fixed, by: house.tina).leadsElsewhere)
      // Once the other one has answered, it is no first word any more.
      try await house.database.execute(
        """
        INSERT INTO messages (conversation_id, number, message_id, sender_account_id, text, create_time, change_number, notification_id)
        SELECT conversation_id, 1, \(UUID()), \(house.luca.accountID), 'hi', \(house.clock.now()), 2, \(UUID()) FROM conversations
        """)
      #expect(try await !proposed({ $0.title = "Find me on WhatsApp" }, by: house.tina))
      #expect(try await proposed({ $0.title = "Find me on WhatsApp" }, by: house.luca))
    }
  }

  @Test func whoMayChatWithNobodyProposesNothing() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      let id = try await house.fixed()
      let content = try await house.content()
      func call(_ method: MethodRow) -> RequestContext {
        RequestContext(
          caller: Caller(accountID: house.tina.accountID, sessionID: house.tina.accountID, capabilities: ["no_chat"]), method: method,
          now: house.clock.now(), idempotencyKey: UUID().text, requestID: "test")
      }
      #expect(
        await house.refusal {
          _ = try await house.meetings.createMeeting(
            CreateMeetingRequest(otherAccountID: house.luca.accountID.text, content: content), call(MeetingServiceMethods.createMeeting))
        } == "CHAT_NOT_ALLOWED")
      #expect(
        await house.refusal {
          _ = try await house.meetings.rescheduleMeeting(
            RescheduleMeetingRequest(meetingID: id, content: content), call(MeetingServiceMethods.rescheduleMeeting))
        } == "CHAT_NOT_ALLOWED")
      func cancel(_ reason: String) async -> String? {
        await house.refusal {
          _ = try await house.meetings.cancelMeeting(
            CancelMeetingRequest(meetingID: id, reason: reason), call(MeetingServiceMethods.cancelMeeting))
        }
      }
      #expect(await cancel("listen to me") == "CHAT_NOT_ALLOWED")
      #expect(await cancel("") == nil)
      house.auth.people.change(house.luca) { $0.mayChat = false }
      #expect(await house.refusal { _ = try await house.propose(by: house.tina, to: house.luca) } == "MEETING_NOT_ALLOWED")
    }
  }

  @Test func whileOneKeepsTheOtherAwayNeitherHearsThatAProposalIsOver() async throws {
    try await BuddyHouse.run { house async throws in
      try await house.converse(house.tina, house.luca)
      _ = try await house.propose(try await house.content(in: .seconds(600)), by: house.tina, to: house.luca)
      let before = (try await house.told(to: house.tina).count, try await house.told(to: house.luca).count)
      try await house.block(house.tina, by: house.luca)
      house.clock.advance(by: .seconds(601))
      try await house.fireTimers()
      #expect(try await house.told(to: house.tina).count == before.0)
      #expect(try await house.told(to: house.luca).count == before.1)
      #expect(try await house.database.query("SELECT FROM meetings WHERE state = 'EXPIRED'").count == 1)
    }
  }

  @Test func calendarsReadTextsAsTheyWereWrittenWhateverMarksStandUponTheirSigns() {
    let plan = MeetingPlan(
      time: WallClock.Time(day: CalendarDay(number: 20_000), minute: 600), timeZone: "Europe/Rome", title: "a,\u{301}b;\u{301}c\\\u{301}n",
      description: "one\ntwo")
    let meeting = StoredMeeting(
      id: UUID(), proposerID: UUID(), otherID: UUID(), plan: plan, startTime: Moment(milliseconds: 0), createTime: Moment(milliseconds: 0))
    let file = Array(MeetingCalendar.file(meeting, with: "luca", at: Moment(milliseconds: 0)).utf8)
    // By bytes: a sign and the mark upon it are one character.
    for line in ["SUMMARY:a\\,\u{301}b\\;\u{301}c\\\\\u{301}n\r\n", "DESCRIPTION:one\\ntwo\r\n"] {
      #expect(file.split(separator: Array(line.utf8), omittingEmptySubsequences: false).count == 2)
    }
  }
}
