// Written by protoc-gen-cairn from cairn/social/v1/preferences.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Units in which lengths are shown.
public enum Units: MessageEnum {
  /// As is usual where the person is.
  case unspecified
  /// Metres and kilometres.
  case metric
  /// Feet and miles.
  case imperial
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .metric, .imperial]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .metric: 1
    case .imperial: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .metric
    case 2: self = .imperial
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "UNITS_UNSPECIFIED"
    case .metric: "UNITS_METRIC"
    case .imperial: "UNITS_IMPERIAL"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "UNITS_UNSPECIFIED": self = .unspecified
    case "UNITS_METRIC": self = .metric
    case "UNITS_IMPERIAL": self = .imperial
    default: return nil
    }
  }
}

/// Preferences that a person has set.
public struct Preferences: Message {
  public static let protoName = "cairn.social.v1.Preferences"

  /// Whether music and sounds are played. At first they are.
  public var isSoundOn: Bool = false

  /// Units in which lengths are shown.
  public var units: Units = .unspecified

  /// Language in which the apps speak, as a tag of BCP 47; empty: the device's.
  public var language: String = ""

  /// Time zone in which days begin, as a name of the IANA time zone database like "Europe/Rome": what every call goes by that names none, but
  /// where a time is meant by the clock of a place (MeetingContent.time_zone, CacheContent.event_time_zone): a person may be elsewhere. Empty: the
  /// device's, which an app then names in its calls; UTC where it does not.
  public var timeZone: String = ""

  /// The apps whose introduction was seen, in the order of the apps.
  public var seenIntros: [Realm] = []

  /// Version of the preferences, another one after each change; 0 before the first.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isSoundOn: Bool = false, units: Units = .unspecified, language: String = "", timeZone: String = "", seenIntros: [Realm] = [], version: Int64 = 0) {
    self.isSoundOn = isSoundOn
    self.units = units
    self.language = language
    self.timeZone = timeZone
    self.seenIntros = seenIntros
    self.version = version
  }
}

/// Asks for the caller's preferences.
public struct GetPreferencesRequest: Message {
  public static let protoName = "cairn.social.v1.GetPreferencesRequest"

  /// Every field at its default.
  public init() {}
}

/// The caller's preferences.
public struct GetPreferencesResponse: Message {
  public static let protoName = "cairn.social.v1.GetPreferencesResponse"

  /// All of them.
  public var preferences: Preferences? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(preferences: Preferences? = nil) {
    self.preferences = preferences
  }
}

/// Preferences to change; absent fields change nothing.
public struct UpdatePreferencesRequest: Message {
  public static let protoName = "cairn.social.v1.UpdatePreferencesRequest"

  /// Whether music and sounds are played.
  public var isSoundOn: Bool? = nil

  /// Units in which lengths are shown.
  public var units: Units? = nil

  /// Language, a tag of BCP 47; empty for the device's.
  public var language: String? = nil

  /// Time zone, a name of the IANA time zone database, at most 64 characters; empty for the device's.
  public var timeZone: String? = nil

  /// Apps whose introduction was seen now; those of before stay.
  public var seenIntros: [Realm] = []

  /// The version that the change was made from; 0 for any.
  public var expectedVersion: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(isSoundOn: Bool? = nil, units: Units? = nil, language: String? = nil, timeZone: String? = nil, seenIntros: [Realm] = [], expectedVersion: Int64 = 0) {
    self.isSoundOn = isSoundOn
    self.units = units
    self.language = language
    self.timeZone = timeZone
    self.seenIntros = seenIntros
    self.expectedVersion = expectedVersion
  }
}

/// The preferences are changed.
public struct UpdatePreferencesResponse: Message {
  public static let protoName = "cairn.social.v1.UpdatePreferencesResponse"

  /// As they are now.
  public var preferences: Preferences? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(preferences: Preferences? = nil) {
    self.preferences = preferences
  }
}

/// Event "preferences.updated", to the devices of the person who has changed them: they read them again.
public struct PreferencesUpdated: Message {
  public static let protoName = "cairn.social.v1.PreferencesUpdated"

  /// The version they have now.
  public var version: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0) {
    self.version = version
  }
}
