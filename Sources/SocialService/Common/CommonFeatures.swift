import CairnServices
package import Events
package import ServiceDatabase

/// The features that all apps of SocialService share.
package enum CommonFeatures {
  /// The features in the order in which a transaction that changes rows of several takes their locks: what is between people first, then cases, lists and
  /// profiles, their streams last. Features of apps come before them.
  /// - Parameters:
  ///   - departing: Parts of apps in the deletion of people, in the order of their locks, which come before those of all apps.
  ///   - contacts: Rules of apps by which strangers may write to each other; one of an app at most.
  ///   - contents: Content of apps of this service that people may report, and whose media they see.
  /// - Throws: `SettingsError` when another service cannot be reached.
  package static func all(
    _ parts: SocialParts, departing: [any DepartureTaker] = [], contacts: [any ContactRule] = [], contents own: [any ReportableContent] = []
  ) throws -> [any DatabaseFeature] {
    let (base, log, people, pictures) = (parts.base, parts.log, parts.people, parts.pictures)
    let (notifications, completion, profiles) = (parts.notifications, parts.completion, parts.profiles)
    let conversations = Conversations(log: log, notifications: notifications, ids: base.ids, contacts: contacts)
    let talk = ConversationFeature(base, conversations, people: people, pictures: pictures)
    let all: [any ReportableContent] = [talk.report] + own
    let contents = ContentDirectory(own: Contents(all), game: ContentServiceClient(try base.channel(to: "game")))
    return [
      DepartureFeature(base, log: log, departing + departures(parts)),
      try FriendFeature(base, parts.friendships, people: people, pictures: pictures),
      BlockFeature(base, log: log, notifications, people: people, hearers: [conversations]),
      talk,
      try ReportFeature(base, log: log, notifications, people: people, links: parts.links, contents: contents),
      ContentFeature(all),
      NotificationFeature(base, notifications, .init(log: log, people: people, pictures: pictures, takers: [parts.friendships])),
      try PushFeature(base, people: people),
      MailNoticeFeature(base),
      ProfileFeature(base, profiles, people: people, pictures: pictures, keeper: parts.keeper),
      PictureImportFeature(base, completion: completion, profiles: profiles),
      MediaFeature(base, completion: completion, links: parts.links, people: people, owners: profiles, contents: contents),
      PreferenceFeature(base, log: log),
      ShareFeature(base, people: people, links: parts.links, contents: contents),
      LeavingFeature(base, people: people),
      PeopleFeature(base, people, following: parts.revocations),
      LookupFeature(base, people: people, pictures: pictures, keeper: parts.keeper),
      try HomeFeature(base, log: log, people: people, pictures: pictures),
      UserEventFeature(log: log, people: people),
      PresenceFeature(base, parts.keeper),
      StreamFeature(base, log: log, feed: parts.feed, readers: parts.keeper, heartbeat: parts.heartbeat),
    ]
  }

  /// Those who forget a person where others are concerned, in the order of their locks.
  private static func departures(_ parts: SocialParts) -> [any DepartureTaker] {
    [
      FriendDeparture(), BlockDeparture(), ConversationDeparture(), ReportDeparture(parts.notifications, outbox: parts.base.outbox),
      NotificationDeparture(notifications: parts.notifications),
    ]
  }
}
