import CairnProto
import CairnServices
import Cryptography
import RPC

extension DoorRow {
  /// Feeds of meetings, which calendars fetch again and again.
  static let calendar = DoorRow(
    prefix: "/calendar/", upstream: "social", verbs: .fetch, rateClass: .read, takesRanges: false,
    missing: .reason(.meetingFeedNotFound), away: "no calendar now",
    fields: [Field("x-content-type-options", "nosniff"), Field("x-robots-tag", "noindex"), Field("referrer-policy", "no-referrer")],
    makeSource: { CalendarSource(service: MeetingFeedPageServiceClient($0)) })
}

struct CalendarSource: DoorSource {
  let service: MeetingFeedPageServiceClient

  func open(_ question: DoorQuestion, _ options: CallOptions) async throws -> DoorReply {
    let calendar = try await service.readMeetingFeed(ReadMeetingFeedRequest(token: question.token), options).calendar
    return DoorReply(
      contentType: "text/calendar; charset=utf-8", tag: "\"" + Hex.encode(SHA256.digest(of: calendar).prefix(16)) + "\"",
      // Kept by the calendar alone, and asked for again each time it is shown: a path that was renewed leads nowhere at once.
      cacheControl: "private, no-cache", sizeBytes: Int64(calendar.count), bytes: calendar)
  }
}
