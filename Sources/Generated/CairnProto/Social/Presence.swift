// Written by protoc-gen-cairn from cairn/social/v1/presence.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// How long ago somebody was last there, roughly.
public enum LastSeen: MessageEnum {
  /// Not told.
  case unspecified
  /// Within 24 hours.
  case day
  /// Within 7 days.
  case week
  /// Within 30 days.
  case month
  /// Longer ago.
  case longer
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .day, .week, .month, .longer]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .day: 1
    case .week: 2
    case .month: 3
    case .longer: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .day
    case 2: self = .week
    case 3: self = .month
    case 4: self = .longer
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "LAST_SEEN_UNSPECIFIED"
    case .day: "LAST_SEEN_DAY"
    case .week: "LAST_SEEN_WEEK"
    case .month: "LAST_SEEN_MONTH"
    case .longer: "LAST_SEEN_LONGER"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "LAST_SEEN_UNSPECIFIED": self = .unspecified
    case "LAST_SEEN_DAY": self = .day
    case "LAST_SEEN_WEEK": self = .week
    case "LAST_SEEN_MONTH": self = .month
    case "LAST_SEEN_LONGER": self = .longer
    default: return nil
    }
  }
}

/// Whether somebody is there, as friends see it.
public struct Presence: Message {
  public static let protoName = "cairn.social.v1.Presence"

  /// Whether a device of theirs reads their stream, and they do not appear offline.
  public var isOnline: Bool = false

  /// App in which they are; unspecified when it is not known, or their identity is not shared in that app.
  public var realm: Realm = .unspecified

  /// Activity there, in the app's own words; empty when it is not told, or the app is not told.
  public var activity: String = ""

  /// When they were last there; unspecified while they are online, and when it is not told.
  public var lastSeen: LastSeen = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isOnline: Bool = false, realm: Realm = .unspecified, activity: String = "", lastSeen: LastSeen = .unspecified) {
    self.isOnline = isOnline
    self.realm = realm
    self.activity = activity
    self.lastSeen = lastSeen
  }
}

/// Presence to set; absent fields change nothing.
public struct SetPresenceRequest: Message {
  public static let protoName = "cairn.social.v1.SetPresenceRequest"

  /// Whether friends see the caller as offline, whatever the devices do. Kept until it is set again.
  public var appearsOffline: Bool? = nil

  /// The device of which the activity is told, as in SubscribeEvents. UUID; needed with an activity.
  public var deviceID: String = ""

  /// Activity of the caller on that device, in the app's own words like "walking"; empty for nothing in particular. At most 50 characters. Gone when
  /// the device's stream ends, or another one of the device takes its place.
  public var activity: String? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(appearsOffline: Bool? = nil, deviceID: String = "", activity: String? = nil) {
    self.appearsOffline = appearsOffline
    self.deviceID = deviceID
    self.activity = activity
  }
}

/// How it is now.
public struct SetPresenceResponse: Message {
  public static let protoName = "cairn.social.v1.SetPresenceResponse"

  /// Whether friends see the caller as offline, whatever the devices do.
  public var appearsOffline: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(appearsOffline: Bool = false) {
    self.appearsOffline = appearsOffline
  }
}

/// Event "presence.changed", to friends that are online, within a second or so; when a process of the service has ended before it could tell them,
/// within a minute. It is a state: the same may be told twice, and of several the last holds. It is not numbered and not kept: a client that comes
/// online reads the list of friends with their presence, after having subscribed. Friends are not told when a person who appears offline comes and
/// goes.
public struct PresenceChanged: Message {
  public static let protoName = "cairn.social.v1.PresenceChanged"

  /// The person. UUID.
  public var accountID: String = ""

  /// Presence as it is now.
  public var presence: Presence? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", presence: Presence? = nil) {
    self.accountID = accountID
    self.presence = presence
  }
}
