/// Feeds of meetings: what stands in them. Pure.
enum FeedRules {
  /// Before the token of a path.
  static let prefix = "/calendar/"
  /// So long a meeting stays in the feed: calendars show the last weeks too.
  static let past = Duration.seconds(30 * 86_400)
  /// Meetings of one feed, the earliest first: as many as one question to AuthService names people of, and more than anybody has in sight.
  static let meetingsMax = 150
}
