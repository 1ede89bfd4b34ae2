// Written by protoc-gen-cairn from cairn/social/v1/push_devices.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Device to register.
public struct RegisterDeviceRequest: Message {
  public static let protoName = "cairn.social.v1.RegisterDeviceRequest"

  /// Platform that runs on a device.
  public enum Platform: MessageEnum {
    /// Refused.
    case unspecified
    /// Android.
    case android
    /// iOS and iPadOS.
    case ios
    /// A browser.
    case web
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .android, .ios, .web]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .android: 1
      case .ios: 2
      case .web: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .android
      case 2: self = .ios
      case 3: self = .web
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "PLATFORM_UNSPECIFIED"
      case .android: "PLATFORM_ANDROID"
      case .ios: "PLATFORM_IOS"
      case .web: "PLATFORM_WEB"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "PLATFORM_UNSPECIFIED": self = .unspecified
      case "PLATFORM_ANDROID": self = .android
      case "PLATFORM_IOS": self = .ios
      case "PLATFORM_WEB": self = .web
      default: return nil
      }
    }
  }

  /// Id of the device, chosen by the client once for each installation of an app, as in SubscribeEvents. UUID.
  public var deviceID: String = ""

  /// Platform that runs on the device.
  public var platform: RegisterDeviceRequest.Platform = .unspecified

  /// The registration token of Firebase Cloud Messaging. 1 to 4,096 characters of ASCII without spaces.
  public var token: String = ""

  /// Topics that this app shows: no other topic is pushed to it, so that a phone with several of the apps rings once. Empty for all.
  public var topics: [NotificationTopic] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(deviceID: String = "", platform: RegisterDeviceRequest.Platform = .unspecified, token: String = "", topics: [NotificationTopic] = []) {
    self.deviceID = deviceID
    self.platform = platform
    self.token = token
    self.topics = topics
  }
}

/// It is registered.
public struct RegisterDeviceResponse: Message {
  public static let protoName = "cairn.social.v1.RegisterDeviceResponse"

  /// Every field at its default.
  public init() {}
}

/// Device to forget.
public struct UnregisterDeviceRequest: Message {
  public static let protoName = "cairn.social.v1.UnregisterDeviceRequest"

  /// UUID.
  public var deviceID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(deviceID: String = "") {
    self.deviceID = deviceID
  }
}

/// It is forgotten.
public struct UnregisterDeviceResponse: Message {
  public static let protoName = "cairn.social.v1.UnregisterDeviceResponse"

  /// Every field at its default.
  public init() {}
}
