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
    let conversations = Conversations(log: parts.log, notifications: parts.notifications, ids: parts.base.ids, contacts: contacts)
    let talk = ConversationFeature(
      parts.base, conversations, people: parts.people, pictures: parts.pictures, elsewhere: parts.elsewhere)
    let call = CallFeature(parts.base, talk.messaging, people: parts.people)
    let all = talk.reports + own
    let contents = ContentDirectory(own: Contents(all), game: ContentServiceClient(try parts.base.channel(to: "game")))
    let first: [any DatabaseFeature] = [
      DepartureFeature(parts.base, log: parts.log, departing + departures(parts)),
      try FriendFeature(parts.base, parts.friendships, people: parts.people, pictures: parts.pictures),
      BlockFeature(parts.base, log: parts.log, parts.notifications, people: parts.people, hearers: [conversations, call.calls]),
      talk,
      call,
      try ReportFeature(parts.base, log: parts.log, parts.notifications, people: parts.people, links: parts.links, contents: contents),
      ContentFeature(all),
      try SupportFeature(parts.base, log: parts.log, parts.notifications),
    ]
    return try first + news(parts) + shown(parts, contents) + last(parts)
  }

  /// Lists of what people are told, and the ways on which it reaches them.
  private static func news(_ parts: SocialParts) throws -> [any DatabaseFeature] {
    let (base, people) = (parts.base, parts.people)
    return [
      NotificationFeature(
        base, parts.notifications, .init(log: parts.log, people: people, pictures: parts.pictures, takers: [parts.friendships])),
      try PushFeature(base, people: people),
      MailNoticeFeature(base, people: people),
    ]
  }

  /// Profiles, media and what else people show.
  private static func shown(_ parts: SocialParts, _ contents: ContentDirectory) -> [any DatabaseFeature] {
    let (base, people, profiles, completion) = (parts.base, parts.people, parts.profiles, parts.completion)
    return [
      ProfileFeature(base, profiles, people: people, pictures: parts.pictures, keeper: parts.keeper),
      PictureImportFeature(base, completion: completion, profiles: profiles),
      MediaFeature(base, completion: completion, links: parts.links, people: people, owners: profiles, contents: contents),
      PreferenceFeature(base, log: parts.log),
      ShareFeature(base, people: people, links: parts.links, contents: contents),
    ]
  }

  /// People as others find them, and at the end the streams.
  private static func last(_ parts: SocialParts) throws -> [any DatabaseFeature] {
    let (base, log, people, pictures) = (parts.base, parts.log, parts.people, parts.pictures)
    return [
      LeavingFeature(base, people: people),
      PeopleFeature(base, people, following: parts.revocations),
      LookupFeature(base, people: people, pictures: pictures, keeper: parts.keeper),
      try HomeFeature(base, log: log, people: people, pictures: pictures),
      UserEventFeature(log: log, people: people),
      PresenceFeature(base, parts.keeper),
      StreamFeature(base, log: log, feed: parts.feed, readers: parts.keeper, heartbeat: parts.heartbeat),
    ]
  }

  /// Parts that forget a person where others are concerned, in the order of their locks.
  private static func departures(_ parts: SocialParts) -> [any DepartureTaker] {
    [
      FriendDeparture(), BlockDeparture(), ConversationDeparture(), CallDeparture(),
      ReportDeparture(parts.notifications, outbox: parts.base.outbox),
      SupportDeparture(outbox: parts.base.outbox),
      NotificationDeparture(notifications: parts.notifications), MediaDeparture(),
    ]
  }
}
