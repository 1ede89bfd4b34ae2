// Written by protoc-gen-cairn from cairn/social/v1/notifications.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Topic by which people choose whether and how they are told.
public enum NotificationTopic: MessageEnum {
  /// A topic of a later version. Refused in requests.
  case unspecified
  /// Requests of friends and their answers.
  case friends
  /// Invitations to play.
  case games
  /// Badges and medals.
  case achievements
  /// News of what is near home.
  case area
  /// Friends' doings: what they have made, shared and won.
  case friendsActivity
  /// Changes of what a person has found before or watches.
  case watched
  /// Messages that others write.
  case messages
  /// Meetings.
  case meetings
  /// Outcomes of reports and appeals, and decisions of moderators.
  case safety
  /// Work that waits for moderators. Mailed to whoever has not chosen otherwise.
  case moderation
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .friends, .games, .achievements, .area, .friendsActivity, .watched, .messages, .meetings, .safety, .moderation]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .friends: 1
    case .games: 2
    case .achievements: 3
    case .area: 4
    case .friendsActivity: 5
    case .watched: 6
    case .messages: 7
    case .meetings: 8
    case .safety: 9
    case .moderation: 10
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .friends
    case 2: self = .games
    case 3: self = .achievements
    case 4: self = .area
    case 5: self = .friendsActivity
    case 6: self = .watched
    case 7: self = .messages
    case 8: self = .meetings
    case 9: self = .safety
    case 10: self = .moderation
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "NOTIFICATION_TOPIC_UNSPECIFIED"
    case .friends: "NOTIFICATION_TOPIC_FRIENDS"
    case .games: "NOTIFICATION_TOPIC_GAMES"
    case .achievements: "NOTIFICATION_TOPIC_ACHIEVEMENTS"
    case .area: "NOTIFICATION_TOPIC_AREA"
    case .friendsActivity: "NOTIFICATION_TOPIC_FRIENDS_ACTIVITY"
    case .watched: "NOTIFICATION_TOPIC_WATCHED"
    case .messages: "NOTIFICATION_TOPIC_MESSAGES"
    case .meetings: "NOTIFICATION_TOPIC_MEETINGS"
    case .safety: "NOTIFICATION_TOPIC_SAFETY"
    case .moderation: "NOTIFICATION_TOPIC_MODERATION"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "NOTIFICATION_TOPIC_UNSPECIFIED": self = .unspecified
    case "NOTIFICATION_TOPIC_FRIENDS": self = .friends
    case "NOTIFICATION_TOPIC_GAMES": self = .games
    case "NOTIFICATION_TOPIC_ACHIEVEMENTS": self = .achievements
    case "NOTIFICATION_TOPIC_AREA": self = .area
    case "NOTIFICATION_TOPIC_FRIENDS_ACTIVITY": self = .friendsActivity
    case "NOTIFICATION_TOPIC_WATCHED": self = .watched
    case "NOTIFICATION_TOPIC_MESSAGES": self = .messages
    case "NOTIFICATION_TOPIC_MEETINGS": self = .meetings
    case "NOTIFICATION_TOPIC_SAFETY": self = .safety
    case "NOTIFICATION_TOPIC_MODERATION": self = .moderation
    default: return nil
    }
  }
}

/// Action that can be taken from a notification.
public enum NotificationAction: MessageEnum {
  /// Refused.
  case unspecified
  /// Accepts the request of a friend.
  case accept
  /// Declines it, which is told to nobody.
  case decline
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .accept, .decline]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .accept: 1
    case .decline: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .accept
    case 2: self = .decline
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "NOTIFICATION_ACTION_UNSPECIFIED"
    case .accept: "NOTIFICATION_ACTION_ACCEPT"
    case .decline: "NOTIFICATION_ACTION_DECLINE"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "NOTIFICATION_ACTION_UNSPECIFIED": self = .unspecified
    case "NOTIFICATION_ACTION_ACCEPT": self = .accept
    case "NOTIFICATION_ACTION_DECLINE": self = .decline
    default: return nil
    }
  }
}

/// Something that a person was told. All of it set by the server.
public struct Notification: Message {
  public static let protoName = "cairn.social.v1.Notification"

  /// UUID.
  public var notificationID: String = ""

  /// Kind of the notification, by what it tells: "friend.requested". Unique in its app; apps hold the texts of pushes by it. Lower-case letters, digits,
  /// underscores and points, 1 to 60.
  public var kind: String = ""

  /// Topic that it belongs to.
  public var topic: NotificationTopic = .unspecified

  /// Person it tells of; absent when it tells of nobody. The user name is empty of a stranger whom the reader may not see, as one who is a minor or has
  /// blocked the reader, but where it tells of what is between the two: friends, messages, meetings. In an event on the stream it may be empty too: then
  /// the list has it.
  public var person: Person? = nil

  /// Object that it tells of besides, for example a cache; empty for none. At most 100 characters.
  public var objectID: String = ""

  /// Name of that object, as its owner writes it; may be empty. At most 200 characters.
  public var objectName: String = ""

  /// Time at which it was told.
  public var createTime: Moment? = nil

  /// Time at which it stops to be of use, for example the end of an invitation; absent when it does not stop.
  public var expireTime: Moment? = nil

  /// Whether it was seen.
  public var isRead: Bool = false

  /// Actions that can be taken from it.
  public var actions: [NotificationAction] = []

  /// App that the kind belongs to; unspecified for kinds of all apps.
  public var realm: Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(notificationID: String = "", kind: String = "", topic: NotificationTopic = .unspecified, person: Person? = nil, objectID: String = "", objectName: String = "", createTime: Moment? = nil, expireTime: Moment? = nil, isRead: Bool = false, actions: [NotificationAction] = [], realm: Realm = .unspecified) {
    self.notificationID = notificationID
    self.kind = kind
    self.topic = topic
    self.person = person
    self.objectID = objectID
    self.objectName = objectName
    self.createTime = createTime
    self.expireTime = expireTime
    self.isRead = isRead
    self.actions = actions
    self.realm = realm
  }
}

/// Page of the list.
public struct ListNotificationsRequest: Message {
  public static let protoName = "cairn.social.v1.ListNotificationsRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of notifications.
public struct ListNotificationsResponse: Message {
  public static let protoName = "cairn.social.v1.ListNotificationsResponse"

  /// Notifications, the latest first. News of people who are leaving are left out; only when somebody has begun to leave this very moment, a page
  /// may hold fewer for it than asked for, though another one follows.
  public var notifications: [Notification] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Number of all that were not read, at most 500; as the list without those of people who are leaving.
  public var unreadCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(notifications: [Notification] = [], nextPageToken: String = "", unreadCount: Int32 = 0) {
    self.notifications = notifications
    self.nextPageToken = nextPageToken
    self.unreadCount = unreadCount
  }
}

/// Notifications that were seen.
public struct MarkNotificationsReadRequest: Message {
  public static let protoName = "cairn.social.v1.MarkNotificationsReadRequest"

  /// Notifications that were seen. UUIDs, at most 100.
  public var notificationIDs: [String] = []

  /// Notification that was seen with all that were told before it, also when it has gone since. UUID; empty for none.
  public var throughNotificationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(notificationIDs: [String] = [], throughNotificationID: String = "") {
    self.notificationIDs = notificationIDs
    self.throughNotificationID = throughNotificationID
  }
}

/// It is noted.
public struct MarkNotificationsReadResponse: Message {
  public static let protoName = "cairn.social.v1.MarkNotificationsReadResponse"

  /// Every field at its default.
  public init() {}
}

/// Notification to dismiss.
public struct DismissNotificationRequest: Message {
  public static let protoName = "cairn.social.v1.DismissNotificationRequest"

  /// UUID.
  public var notificationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(notificationID: String = "") {
    self.notificationID = notificationID
  }
}

/// The notification is gone.
public struct DismissNotificationResponse: Message {
  public static let protoName = "cairn.social.v1.DismissNotificationResponse"

  /// Every field at its default.
  public init() {}
}

/// Action to take, and the notification that offers it.
public struct ActOnNotificationRequest: Message {
  public static let protoName = "cairn.social.v1.ActOnNotificationRequest"

  /// UUID.
  public var notificationID: String = ""

  /// Action to take, one of those that the notification offers.
  public var action: NotificationAction = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(notificationID: String = "", action: NotificationAction = .unspecified) {
    self.notificationID = notificationID
    self.action = action
  }
}

/// It is done.
public struct ActOnNotificationResponse: Message {
  public static let protoName = "cairn.social.v1.ActOnNotificationResponse"

  /// Every field at its default.
  public init() {}
}

/// Event "notification.posted", to its owner. Notifications about friends are not told by it: events of their own name them.
public struct NotificationPosted: Message {
  public static let protoName = "cairn.social.v1.NotificationPosted"

  /// The new notification.
  public var notification: Notification? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(notification: Notification? = nil) {
    self.notification = notification
  }
}

/// Event "notification.read", to their owner.
public struct NotificationsRead: Message {
  public static let protoName = "cairn.social.v1.NotificationsRead"

  /// Notifications that were seen. UUIDs, at most 100.
  public var notificationIDs: [String] = []

  /// Notification that was seen with all that were told before it. UUID; empty for none.
  public var throughNotificationID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(notificationIDs: [String] = [], throughNotificationID: String = "") {
    self.notificationIDs = notificationIDs
    self.throughNotificationID = throughNotificationID
  }
}

/// Event "notification.removed", to their owner: dismissed, of somebody whose account was deleted, or not true any more.
public struct NotificationsRemoved: Message {
  public static let protoName = "cairn.social.v1.NotificationsRemoved"

  /// UUIDs, at most 100.
  public var notificationIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(notificationIDs: [String] = []) {
    self.notificationIDs = notificationIDs
  }
}
