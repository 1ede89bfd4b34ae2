// Written by protoc-gen-cairn from cairn/internal/v1/notification_requests.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Kind of news, as the feature has it that tells it: social keeps what it says, and knows no list of kinds.
public struct NotificationKind: Message {
  public static let protoName = "cairn.internal.v1.NotificationKind"

  /// App that it belongs to; unspecified for kinds of all apps.
  public var realm: Realm = .unspecified

  /// Name of the kind, unique in its app: "cache.published". Apps hold the texts of pushes by it. Lower-case letters, digits, underscores and points, 1 to
  /// 60.
  public var name: String = ""

  /// Topic by which people choose whether and how they are told.
  public var topic: NotificationTopic = .unspecified

  /// Whether a sleeping device is woken: somebody waits for an answer, or it is of use for minutes only.
  public var wakes: Bool = false

  /// Whether it rings in quiet hours too: the person has made an appointment for this minute.
  public var ringsAlways: Bool = false

  /// Seconds after which nobody is told any more who was not reached, up to three days; 0 means three days.
  public var lifetimeSeconds: Int32 = 0

  /// Whether it is never told by mail, however long it is open: somebody waits for the answer.
  public var isNeverMailed: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: Realm = .unspecified, name: String = "", topic: NotificationTopic = .unspecified, wakes: Bool = false, ringsAlways: Bool = false, lifetimeSeconds: Int32 = 0, isNeverMailed: Bool = false) {
    self.realm = realm
    self.name = name
    self.topic = topic
    self.wakes = wakes
    self.ringsAlways = ringsAlways
    self.lifetimeSeconds = lifetimeSeconds
    self.isNeverMailed = isNeverMailed
  }
}

/// Payload of "notification.requested", from any service to social: something to notify people of, in their lists and by what else they have
/// chosen. The notifications have the id of the event.
public struct NotificationRequested: Message {
  public static let protoName = "cairn.internal.v1.NotificationRequested"

  /// The accounts that are notified: 1 to 500. UUID, 16 bytes each. Accounts that have blocked the subject are left out.
  public var accounts: [[UInt8]] = []

  /// Kind of the notification.
  public var kind: NotificationKind? = nil

  /// The account that it tells of: when that account is deleted, or is blocked by an account that is notified, the notification is deleted as well.
  /// UUID, 16 bytes; empty for nobody.
  public var subject: [UInt8] = []

  /// Object that it tells of besides; empty for none. At most 100 characters.
  public var objectID: String = ""

  /// Name of that object; may be empty. At most 200 characters.
  public var objectName: String = ""

  /// Time at which it stops to be of use; absent when it does not stop. Nobody is notified later than that.
  public var expireTime: Moment? = nil

  /// Id of the content whose name object_name is, where that is another thing than the object: a group is invited to by the title of its walk. When
  /// moderators hide that content, the notification goes. At most 100 characters; empty where it is the object.
  public var contentID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], kind: NotificationKind? = nil, subject: [UInt8] = [], objectID: String = "", objectName: String = "", expireTime: Moment? = nil, contentID: String = "") {
    self.accounts = accounts
    self.kind = kind
    self.subject = subject
    self.objectID = objectID
    self.objectName = objectName
    self.expireTime = expireTime
    self.contentID = contentID
  }
}

/// Payload of "notification.content_hidden", from social to itself, and from game: content is hidden, and what told of it leaves the lists it is in, a part at
/// a time.
public struct NotificationContentHidden: Message {
  public static let protoName = "cairn.internal.v1.NotificationContentHidden"

  /// Name of the content. Notifications of its app go whose object or content has its id.
  public var content: ContentRef? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: ContentRef? = nil) {
    self.content = content
  }
}

/// Payload of "notification.withdrawn", from any service to social: what a notification told is not true any more. The notification leaves the lists
/// it is in, its pushes and mails that wait are not sent, and streams tell "notification.removed". For a notification that is not there nothing
/// happens: so this event is ordered by the key of the request that it takes back.
public struct NotificationWithdrawn: Message {
  public static let protoName = "cairn.internal.v1.NotificationWithdrawn"

  /// Accounts whose lists it leaves: 1 to 500. UUID, 16 bytes each.
  public var accounts: [[UInt8]] = []

  /// Kind of the notification, of which realm and name are looked at.
  public var kind: NotificationKind? = nil

  /// Object that it told of. 1 to 100 characters.
  public var objectID: String = ""

  /// The account that it told of, where several have told of the same object: the notifications that tell of it alone. UUID, 16 bytes; empty for all.
  public var subject: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], kind: NotificationKind? = nil, objectID: String = "", subject: [UInt8] = []) {
    self.accounts = accounts
    self.kind = kind
    self.objectID = objectID
    self.subject = subject
  }
}
