// Written by protoc-gen-cairn from cairn/social/v1/notification_preferences.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Channel by which people are notified.
public enum NotificationChannel: MessageEnum {
  /// Refused.
  case unspecified
  /// The list, and the stream.
  case inApp
  /// Devices that are registered for it.
  case push
  /// The account's address, once it is confirmed. Off for every topic until it is chosen. Notifications that a device has shown ten minutes later
  /// are not mailed, and those that come within ten minutes come in one mail.
  case email
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .inApp, .push, .email]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .inApp: 1
    case .push: 2
    case .email: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .inApp
    case 2: self = .push
    case 3: self = .email
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "NOTIFICATION_CHANNEL_UNSPECIFIED"
    case .inApp: "NOTIFICATION_CHANNEL_IN_APP"
    case .push: "NOTIFICATION_CHANNEL_PUSH"
    case .email: "NOTIFICATION_CHANNEL_EMAIL"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "NOTIFICATION_CHANNEL_UNSPECIFIED": self = .unspecified
    case "NOTIFICATION_CHANNEL_IN_APP": self = .inApp
    case "NOTIFICATION_CHANNEL_PUSH": self = .push
    case "NOTIFICATION_CHANNEL_EMAIL": self = .email
    default: return nil
    }
  }
}

/// How people are notified of a topic on a channel.
public enum NotificationDelivery: MessageEnum {
  /// Refused.
  case unspecified
  /// Not at all.
  case off
  /// As soon as it happens, outside of quiet hours.
  case atOnce
  /// All of a day in one, at the chosen time of day. Not in the app.
  case daily
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .off, .atOnce, .daily]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .off: 1
    case .atOnce: 2
    case .daily: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .off
    case 2: self = .atOnce
    case 3: self = .daily
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "NOTIFICATION_DELIVERY_UNSPECIFIED"
    case .off: "NOTIFICATION_DELIVERY_OFF"
    case .atOnce: "NOTIFICATION_DELIVERY_AT_ONCE"
    case .daily: "NOTIFICATION_DELIVERY_DAILY"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "NOTIFICATION_DELIVERY_UNSPECIFIED": self = .unspecified
    case "NOTIFICATION_DELIVERY_OFF": self = .off
    case "NOTIFICATION_DELIVERY_AT_ONCE": self = .atOnce
    case "NOTIFICATION_DELIVERY_DAILY": self = .daily
    default: return nil
    }
  }
}

/// How a person is notified of one topic on one channel.
public struct NotificationPreference: Message {
  public static let protoName = "cairn.social.v1.NotificationPreference"

  /// Topic of the notifications.
  public var topic: NotificationTopic = .unspecified

  /// Channel by which they come.
  public var channel: NotificationChannel = .unspecified

  /// Delivery of the topic on the channel.
  public var delivery: NotificationDelivery = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(topic: NotificationTopic = .unspecified, channel: NotificationChannel = .unspecified, delivery: NotificationDelivery = .unspecified) {
    self.topic = topic
    self.channel = channel
    self.delivery = delivery
  }
}

/// Hours in which no device rings, by the clock on the person's wall. Notifications that come meanwhile are pushed at the end of the hours, if they
/// are still of use then. A meeting that begins rings nevertheless.
public struct QuietHours: Message {
  public static let protoName = "cairn.social.v1.QuietHours"

  /// Minutes from midnight at which the hours begin. From 0 to 1,439.
  public var startMinute: Int32 = 0

  /// Minutes from midnight at which the hours are over. From 0 to 1,439, before start_minute when midnight lies between.
  public var endMinute: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(startMinute: Int32 = 0, endMinute: Int32 = 0) {
    self.startMinute = startMinute
    self.endMinute = endMinute
  }
}

/// When a person is notified.
public struct NotificationSchedule: Message {
  public static let protoName = "cairn.social.v1.NotificationSchedule"

  /// Time zone by its name in the IANA data, for example "Europe/Rome". At most 64 characters. Empty for the time zone of Preferences, whatever that
  /// is at the time; UTC if there is none either.
  public var timeZone: String = ""

  /// Quiet hours; absent: none.
  public var quietHours: QuietHours? = nil

  /// Time of day for pushes and mails of what is told once a day: minutes from midnight, from 0 to 1,439.
  public var digestMinute: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(timeZone: String = "", quietHours: QuietHours? = nil, digestMinute: Int32 = 0) {
    self.timeZone = timeZone
    self.quietHours = quietHours
    self.digestMinute = digestMinute
  }
}

/// Asks for the caller's choices.
public struct GetNotificationPreferencesRequest: Message {
  public static let protoName = "cairn.social.v1.GetNotificationPreferencesRequest"

  /// Every field at its default.
  public init() {}
}

/// All choices of the caller.
public struct GetNotificationPreferencesResponse: Message {
  public static let protoName = "cairn.social.v1.GetNotificationPreferencesResponse"

  /// Choices for each topic on each channel.
  public var preferences: [NotificationPreference] = []

  /// Schedule of the caller; unless one was chosen, it has no time zone of its own, no quiet hours, and 18:00.
  public var schedule: NotificationSchedule? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(preferences: [NotificationPreference] = [], schedule: NotificationSchedule? = nil) {
    self.preferences = preferences
    self.schedule = schedule
  }
}

/// Choices to change.
public struct SetNotificationPreferencesRequest: Message {
  public static let protoName = "cairn.social.v1.SetNotificationPreferencesRequest"

  /// Preferences to change; the rest stays. At most 100; of two for the same the last holds.
  public var preferences: [NotificationPreference] = []

  /// Schedule to set; absent: it stays.
  public var schedule: NotificationSchedule? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(preferences: [NotificationPreference] = [], schedule: NotificationSchedule? = nil) {
    self.preferences = preferences
    self.schedule = schedule
  }
}

/// The choices are changed.
public struct SetNotificationPreferencesResponse: Message {
  public static let protoName = "cairn.social.v1.SetNotificationPreferencesResponse"

  /// Every field at its default.
  public init() {}
}

/// Token by which mails are switched off.
public struct UnsubscribeMailsRequest: Message {
  public static let protoName = "cairn.social.v1.UnsubscribeMailsRequest"

  /// Token from the mail's link.
  public var token: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(token: String = "") {
    self.token = token
  }
}

/// Mails are off.
public struct UnsubscribeMailsResponse: Message {
  public static let protoName = "cairn.social.v1.UnsubscribeMailsResponse"

  /// Every field at its default.
  public init() {}
}
