package import Events
package import ServiceDatabase
package import SocialCommon

/// LocalBuddy: the list of its features.
package enum LocalBuddyApp {
  /// Its content that people may report, and whose media they see.
  package static func contents(_ parts: LocalBuddyParts) -> [any ReportableContent] {
    [BuddyFeature(parts).report, MeetingFeature(parts).report, FeedbackFeature(parts).report]
  }

  /// Its features in the order in which a transaction that changes rows of several takes their locks. Features common to all apps come behind them.
  package static func features(_ parts: LocalBuddyParts) -> [any DatabaseFeature] {
    [
      BuddyFeature(parts),
      MeetingFeature(parts),
      FeedFeature(parts),
      MeetingShareFeature(parts),
      FeedbackFeature(parts),
    ]
  }

  /// Its parts in the deletion of people, in the order of their locks.
  package static func departures(_ parts: LocalBuddyParts) -> [any DepartureTaker] {
    [MeetingDeparture(news: parts.meetings.news), RatingDeparture()]
  }

  /// By which strangers may write to each other.
  package static func contacts(_ parts: LocalBuddyParts) -> [any ContactRule] {
    [BuddyContacts(adults: parts.adults, buddies: BuddyStore(), ratings: parts.ratings)]
  }
}
