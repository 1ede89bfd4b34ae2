import Postgres
import Timekeeping

/// Feeds of meetings: what stands in them. Pure.
enum FeedRules {
  /// Before the token of a path.
  static let prefix = "/calendar/"
  /// So long a meeting stays in the feed: calendars show the last weeks too.
  static let past = Duration.seconds(30 * 86_400)
  /// Meetings of one feed, the earliest first: as many as one question to AuthService names people of, and more than anybody has in sight.
  static let meetingsMax = 150

  /// Meetings that stand in a feed: those to which people come, or may come. Calendars take out whatever is missing.
  static func span(at now: Moment) -> MeetingStore.Span {
    MeetingStore.Span(from: now - past, to: .distantFuture, states: MeetingRules.State.allCases.filter(\.isOpen))
  }
}
