import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import LocalBuddyProto
import LocalBuddyServices
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import LocalBuddy
@testable import SocialCommon

@Suite struct FeedTests {
  /// What the gateway gets for a path.
  private static func read(_ path: String, by service: String = "gateway", _ feature: FeedFeature, _ house: BuddyHouse) async throws
    -> String
  {
    let context = RequestContext(
      caller: .service(service), method: MeetingFeedPageServiceMethods.readMeetingFeed, now: house.clock.now())
    let request = ReadMeetingFeedRequest(token: String(path.dropFirst(FeedRules.prefix.count)))
    return String(decoding: try await feature.pages.readMeetingFeed(request, context).calendar, as: UTF8.self)
  }

  private static func path(of person: KnownPerson, _ feature: FeedFeature, _ house: BuddyHouse) async throws -> String {
    try await feature.handlers.getMeetingFeed(GetMeetingFeedRequest(), house.call(MeetingFeedServiceMethods.getMeetingFeed, by: person))
      .path
  }

  private static func renew(by person: KnownPerson, _ feature: FeedFeature, _ house: BuddyHouse) async throws -> String {
    _ = try await feature.handlers.renewMeetingFeed(
      RenewMeetingFeedRequest(), house.call(MeetingFeedServiceMethods.renewMeetingFeed, by: person))
    return try await path(of: person, feature, house)
  }

  @Test func aCalendarHasTheMeetingsAsTheyAreByThePathOfTheirOwner() async throws {
    try await BuddyHouse.run { house async throws in
      let feature = FeedFeature(try house.parts())
      #expect(try await Self.path(of: house.tina, feature, house) == "")
      let path = try await Self.renew(by: house.tina, feature, house)
      #expect(try await Self.path(of: house.tina, feature, house) == path && path.hasPrefix("/calendar/"))
      #expect(try await !Self.read(path, feature, house).contains("VEVENT"))
      try await house.converse(house.tina, house.luca)
      let fixed = try await house.fixed()
      let proposed = try await house.propose(try await house.content(title: ""), by: house.luca, to: house.tina).meetingID
      let shown = try await Self.read(path, feature, house)
      for line in [
        "BEGIN:VCALENDAR", "UID:\(fixed)@localbuddy.cairn", "STATUS:CONFIRMED", "SUMMARY:Coffee", "UID:\(proposed)@localbuddy.cairn",
        "STATUS:TENTATIVE", "SUMMARY:luca", "END:VCALENDAR",
      ] { #expect(shown.contains(line + "\r\n"), "\(line)") }
      // Where nothing has changed nothing is sent again.
      house.clock.advance(by: .seconds(3_600))
      #expect(try await Self.read(path, feature, house) == shown)
      try await house.cancel(fixed, by: house.luca)
      #expect(try await !Self.read(path, feature, house).contains(fixed))
      try await house.block(house.luca, by: house.tina)
      #expect(try await !Self.read(path, feature, house).contains("VEVENT"))
    }
  }

  @Test func aPathLeadsNowhereOnceItIsRenewedOrStoppedOrItsOwnerIsGone() async throws {
    try await BuddyHouse.run { house async throws in
      let feature = FeedFeature(try house.parts())
      func refusal(_ path: String, by service: String = "gateway") async -> String? {
        await house.refusal { _ = try await Self.read(path, by: service, feature, house) }
      }
      let first = try await Self.renew(by: house.tina, feature, house)
      #expect(await refusal(first) == nil)
      #expect(await refusal(first, by: "game") == "PERMISSION_DENIED")
      let second = try await Self.renew(by: house.tina, feature, house)
      #expect(await refusal(first) == "MEETING_FEED_NOT_FOUND")
      #expect(await refusal(second) == nil)
      for made in ["", "x", String(second.dropLast()) + "A", "/share/" + String(second.dropFirst(FeedRules.prefix.count))] {
        let path = made.hasPrefix("/") ? made : FeedRules.prefix + made
        #expect(await refusal(path) == (path == second ? nil : "MEETING_FEED_NOT_FOUND"))
      }
      // A token of another purpose is none of this one.
      let foreign = LinkTokens(masterKey: .random(), for: "cairn meeting feed v1").token(of: UUID())
      #expect(await refusal(FeedRules.prefix + foreign) == "MEETING_FEED_NOT_FOUND")
      house.auth.people.change(house.tina) { $0.isSuspended = true }
      #expect(await refusal(second) == "MEETING_FEED_NOT_FOUND")
      house.auth.people.change(house.tina) { $0.isSuspended = false }
      _ = try await feature.handlers.stopMeetingFeed(
        StopMeetingFeedRequest(), house.call(MeetingFeedServiceMethods.stopMeetingFeed, by: house.tina))
      #expect(await refusal(second) == "MEETING_FEED_NOT_FOUND")
      #expect(try await Self.path(of: house.tina, feature, house) == "")
    }
  }
}
