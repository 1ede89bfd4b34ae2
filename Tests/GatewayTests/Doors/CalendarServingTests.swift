import CairnProto
import CairnServices
import CairnTesting
import RPC
import Testing

@testable import Gateway

/// Feeds of meetings on their way to calendars.
@Suite struct CalendarServingTests {
  /// A social service with one feed.
  private struct Desk: MeetingFeedPageServiceHandlers {
    static let calendar = Array("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8)

    func readMeetingFeed(_ request: ReadMeetingFeedRequest, _ context: RequestContext) async throws -> ReadMeetingFeedResponse {
      guard request.token == "good" else { throw RPCError(.notFound, told: "MEETING_FEED_NOT_FOUND") }
      return ReadMeetingFeedResponse(calendar: Self.calendar)
    }
  }

  @Test func aFeedIsServedToWhoeverHasItsPathAndKeptByNobodyBetween() async throws {
    try await House.run(social: Desk().methods) { house async throws in
      let answer = try await house.raw("GET", "/calendar/good")
      #expect(answer.status == 200 && answer.body == Desk.calendar)
      for (name, value) in [
        ("content-type", "text/calendar; charset=utf-8"), ("cache-control", "private, no-cache"), ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"), ("x-robots-tag", "noindex"),
      ] {
        #expect(answer.values(name) == [value], "\(name)")
      }
      let head = try await house.raw("HEAD", "/calendar/good")
      #expect(head.status == 200 && head.body.isEmpty && head.values("etag") == answer.values("etag"))
      let tag = try #require(answer.values("etag").first)
      let known = try await house.raw("GET", "/calendar/good", [("if-none-match", tag)])
      #expect(known.status == 304 && known.body.isEmpty)
      #expect(try await house.raw("GET", "/calendar/bad").status == 404)
      #expect(try await house.raw("POST", "/calendar/good").status == 405)
    }
  }
}
