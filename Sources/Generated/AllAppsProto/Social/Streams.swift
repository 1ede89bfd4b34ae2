// Written by protoc-gen-cairn from cairn/social/v1/streams.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import ExpeditionsProto
public import GeocachesProto
public import LocalBuddyProto
public import QuizWalksProto
public import WhereAmIProto
public import Protobuf
public import Timekeeping

/// A place in a stream: behind the event with this number.
public struct Cursor: Message {
  public static let protoName = "cairn.social.v1.Cursor"

  /// Epoch: which counting of the stream; another one after a restored backup. Set by the server.
  public var epoch: Int64 = 0

  /// The number of the last event before the place; 0 before the first.
  public var number: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(epoch: Int64 = 0, number: Int64 = 0) {
    self.epoch = epoch
    self.number = number
  }
}

/// Something that has happened to a person. Content that a client does not know is of a later version: it passes over it.
public struct UserEvent: Message {
  public static let protoName = "cairn.social.v1.UserEvent"

  /// The event, by its name.
  public enum OneOfContent: Sendable, Hashable {
    /// "friend.requested".
    case friendRequested(CairnProto.FriendRequested)
    /// "friend.accepted".
    case friendAccepted(CairnProto.FriendAccepted)
    /// "friend.request_closed".
    case friendRequestClosed(CairnProto.FriendRequestClosed)
    /// "friend.removed".
    case friendRemoved(CairnProto.FriendRemoved)
    /// "block.changed".
    case blockChanged(CairnProto.BlockChanged)
    /// "profile.updated".
    case profileUpdated(CairnProto.ProfileUpdated)
    /// "preferences.updated".
    case preferencesUpdated(CairnProto.PreferencesUpdated)
    /// "presence.changed", ephemeral only.
    case presenceChanged(CairnProto.PresenceChanged)
    /// "notification.posted".
    case notificationPosted(CairnProto.NotificationPosted)
    /// "notification.read".
    case notificationsRead(CairnProto.NotificationsRead)
    /// "notification.removed".
    case notificationsRemoved(CairnProto.NotificationsRemoved)
    /// "badge.unlocked".
    case badgeUnlocked(CairnProto.BadgeUnlocked)
    /// "badge.revoked".
    case badgeRevoked(CairnProto.BadgeRevoked)
    /// Events of conversations, each of which names itself.
    case conversation(CairnProto.ConversationEvent)
    /// "export.ready".
    case exportReady(CairnProto.ExportReady)
    /// "account.deletion_scheduled".
    case accountDeletionScheduled(CairnProto.AccountDeletionScheduled)
    /// Events of Where am I: each app names its own in its own package, one field here.
    case whereAmI(WhereAmIProto.WhereAmIEvent)
    /// Events of CACHE-OUT.
    case geocaches(GeocachesProto.GeocachesEvent)
    /// Events of Challenge Expeditions.
    case expeditions(ExpeditionsProto.ExpeditionsEvent)
    /// Events of Qwalk.
    case quizWalks(QuizWalksProto.QuizWalksEvent)
    /// Events of LocalBuddy.
    case localBuddy(LocalBuddyProto.LocalBuddyEvent)
  }

  /// The event, by its name.
  public var content: OneOfContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: OneOfContent? = nil) {
    self.content = content
  }
}

/// An event with its number.
public struct StreamEvent: Message {
  public static let protoName = "cairn.social.v1.StreamEvent"

  /// From 1, without gaps.
  public var number: Int64 = 0

  /// When it happened. Not always in the order of numbers, to some milliseconds.
  public var createTime: Moment? = nil

  /// The event. Absent when it says nothing any more: a later event says it better, or the person it told of was deleted or blocked.
  public var event: UserEvent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int64 = 0, createTime: Moment? = nil, event: UserEvent? = nil) {
    self.number = number
    self.createTime = createTime
    self.event = event
  }
}

/// Stream to subscribe to, and the place to begin at.
public struct SubscribeEventsRequest: Message {
  public static let protoName = "cairn.social.v1.SubscribeEventsRequest"

  /// Id of the device, chosen by the client once for each installation of an app. UUID.
  public var deviceID: String = ""

  /// Place behind which the events are sent; absent: only events from now on.
  public var after: Cursor? = nil

  /// The app that subscribes: friends see that its person is in it, where they have shared their identity. Unspecified: in none.
  public var realm: CairnProto.Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(deviceID: String = "", after: Cursor? = nil, realm: CairnProto.Realm = .unspecified) {
    self.deviceID = deviceID
    self.after = after
    self.realm = realm
  }
}

/// Events, or a word that there were none.
public struct SubscribeEventsResponse: Message {
  public static let protoName = "cairn.social.v1.SubscribeEventsResponse"

  /// At most 100, in the order of their numbers, each the next of the one before. Empty in the first message, and when nothing has happened
  /// for 25 seconds.
  public var events: [StreamEvent] = []

  /// Place behind the last of the events, and of those before.
  public var cursor: Cursor? = nil

  /// Whether these were all when they were read: what follows is new.
  public var isCaughtUp: Bool = false

  /// Ephemeral events, worth nothing a moment later: without numbers, kept nowhere, and lost where nobody reads. At most 100, and of those that say
  /// the same of the same the latest.
  public var ephemeralEvents: [UserEvent] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(events: [StreamEvent] = [], cursor: Cursor? = nil, isCaughtUp: Bool = false, ephemeralEvents: [UserEvent] = []) {
    self.events = events
    self.cursor = cursor
    self.isCaughtUp = isCaughtUp
    self.ephemeralEvents = ephemeralEvents
  }
}

/// Place to begin at.
public struct SyncRequest: Message {
  public static let protoName = "cairn.social.v1.SyncRequest"

  /// Place behind which the events are given; absent for a device that has worked in nothing yet.
  public var since: Cursor? = nil

  /// At most 100; 0 means 100.
  public var pageSize: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(since: Cursor? = nil, pageSize: Int32 = 0) {
    self.since = since
    self.pageSize = pageSize
  }
}

/// A page of events.
public struct SyncResponse: Message {
  public static let protoName = "cairn.social.v1.SyncResponse"

  /// In the order of their numbers, each the next of the one before.
  public var events: [StreamEvent] = []

  /// Place behind the last of them: there the next page begins, or SubscribeEvents.
  public var cursor: Cursor? = nil

  /// Whether there were more when these were read.
  public var hasMore: Bool = false

  /// Whether the events behind the given cursor cannot be given, or none was given: the client loads its lists anew, after this answer.
  public var isReset: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(events: [StreamEvent] = [], cursor: Cursor? = nil, hasMore: Bool = false, isReset: Bool = false) {
    self.events = events
    self.cursor = cursor
    self.hasMore = hasMore
    self.isReset = isReset
  }
}

/// Progress of a device.
public struct AcknowledgeRequest: Message {
  public static let protoName = "cairn.social.v1.AcknowledgeRequest"

  /// Id of the device, as in SubscribeEvents. UUID.
  public var deviceID: String = ""

  /// Place behind the last event that was worked in.
  public var cursor: Cursor? = nil

  /// Content that the person looks at, for example a conversation's id; empty for nothing in particular. At most 100 characters. Kept with the
  /// device: for 30 seconds after it has said so it is not pushed what is written in that conversation. In any case events that a cursor covers
  /// are not pushed.
  public var viewing: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(deviceID: String = "", cursor: Cursor? = nil, viewing: String = "") {
    self.deviceID = deviceID
    self.cursor = cursor
    self.viewing = viewing
  }
}

/// The place is noted.
public struct AcknowledgeResponse: Message {
  public static let protoName = "cairn.social.v1.AcknowledgeResponse"

  /// Every field at its default.
  public init() {}
}
