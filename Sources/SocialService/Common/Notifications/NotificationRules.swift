import Timekeeping

/// Kinds of notifications, and the traits of each (requirements W-62 … W-65, C-34 … C-37, C-S11, L-40, L-41). Pure.
package enum NotificationRules {
  /// How long notifications are kept: a season. Facts that they tell of are kept where they belong.
  package static let retention = Duration.seconds(90 * 86_400)

  /// Notifications that are kept of one account: more than anybody reads back, and an upper limit to what others can put there.
  package static let keptMax = 500

  /// Notifications that are named in one call or event.
  package static let namedMax = 100

  /// Characters of the text that names a notification's object: ids, and two of them where one does not do.
  package static let objectIDLengthMax = 100

  /// Characters of the object's name: the longest title that an app takes.
  package static let objectNameLengthMax = 200

  /// Kind of news that a notification tells. Its raw value is the event's name.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case friendRequested = "friend.requested"
    case friendAccepted = "friend.accepted"
    case invitationReceived = "invitation.received"
    case badgeUnlocked = "badge.unlocked"
    case cachePublished = "cache.published"
    case friendCachePublished = "friend.cache_published"
    case cacheUpdated = "cache.updated"
    case messageReceived = "message.new"
    case meetingCreated = "meeting.created"
    case meetingAccepted = "meeting.accepted"
    case meetingDenied = "meeting.denied"
    case meetingCancelled = "meeting.cancelled"
    case meetingReminder = "meeting.reminder"
    case meetingStarting = "meeting.starting"
    case walkShared = "walk.shared"
    case reportDecided = "report.decided"
    case moderationDecided = "moderation.decided"
    case appealDecided = "appeal.decided"
    case recordBeaten = "record.beaten"
    case reportWaiting = "report.waiting"
  }

  /// Topic by which people choose whether and how they are notified.
  package enum Topic: String, Sendable, Hashable, CaseIterable {
    case friends, games, achievements, area, friendsActivity = "friends_activity", watchedCaches = "watched_caches", messages, meetings
    case safety, moderation
  }

  /// Action that can be taken from a notification.
  package enum Action: Sendable, Hashable, CaseIterable {
    case accept, decline
  }

  /// Traits of a kind.
  package struct Traits: Sendable, Hashable {
    package var topic: Topic
    /// Actions that can be taken from it.
    package var actions: [Action] = []
  }

  package static func traits(of kind: Kind) -> Traits {
    switch kind {
    case .friendRequested: Traits(topic: .friends, actions: [.accept, .decline])
    case .friendAccepted: Traits(topic: .friends)
    case .invitationReceived: Traits(topic: .games)
    case .badgeUnlocked: Traits(topic: .achievements)
    case .cachePublished: Traits(topic: .area)
    case .friendCachePublished, .walkShared, .recordBeaten: Traits(topic: .friendsActivity)
    case .cacheUpdated: Traits(topic: .watchedCaches)
    case .messageReceived: Traits(topic: .messages)
    case .meetingCreated, .meetingAccepted, .meetingDenied, .meetingCancelled, .meetingReminder, .meetingStarting:
      Traits(topic: .meetings)
    case .reportDecided, .moderationDecided, .appealDecided: Traits(topic: .safety)
    case .reportWaiting: Traits(topic: .moderation)
    }
  }

  /// How long after it happened something is pushed or mailed at the latest, however long Firebase is away or a night lasts.
  package static func lifetime(of kind: Kind) -> Duration {
    switch kind {
    case .meetingStarting: .seconds(1_800)
    // An invitation says itself when it ends: after an hour at most, which is as long as GameService can be set to keep one open.
    case .invitationReceived, .meetingReminder: .seconds(3_600)
    default: .seconds(3 * 86_400)
    }
  }

  package enum Refusal: Error, Hashable {
    case notFound
    case actionNotOffered
  }

  package static func check(_ action: Action, on kind: Kind) throws(Refusal) {
    guard traits(of: kind).actions.contains(action) else { throw .actionNotOffered }
  }
}
