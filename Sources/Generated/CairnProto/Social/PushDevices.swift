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

  /// By what the device is reached: one of the networks that GetServerInfo names. Required.
  public enum OneOfAddress: Sendable, Hashable {
    /// The registration token of Firebase Cloud Messaging. 1 to 4,096 characters of ASCII without spaces.
    case token(String)
    /// A token of Apple's own service, without Firebase: for PLATFORM_IOS alone.
    case apns(ApnsToken)
    /// A subscription of Web Push: of a browser, or of a phone by a distributor of UnifiedPush. For PLATFORM_WEB and PLATFORM_ANDROID.
    case webPush(WebPushSubscription)
  }

  /// Id of the device, chosen by the client once for each installation of an app, as in SubscribeEvents. UUID.
  public var deviceID: String = ""

  /// Platform that runs on the device.
  public var platform: RegisterDeviceRequest.Platform = .unspecified

  /// By what the device is reached: one of the networks that GetServerInfo names. Required.
  public var address: OneOfAddress? = nil

  /// Topics that this app shows: no other topic is pushed to it, so that a phone with several of the apps rings once. Empty for all.
  public var topics: [NotificationTopic] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(deviceID: String = "", platform: RegisterDeviceRequest.Platform = .unspecified, address: OneOfAddress? = nil, topics: [NotificationTopic] = []) {
    self.deviceID = deviceID
    self.platform = platform
    self.address = address
    self.topics = topics
  }
}

/// A device token of the Apple Push Notification service.
public struct ApnsToken: Message {
  public static let protoName = "cairn.social.v1.ApnsToken"

  /// The bytes that `didRegisterForRemoteNotificationsWithDeviceToken` gives, as hexadecimal digits: 64 to 200 of them, an even number.
  public var token: String = ""

  /// Bundle id of the app, for example "org.example.whereami": one of those that the installation pushes to. At most 155 letters, digits, points and
  /// hyphens.
  public var bundleID: String = ""

  /// The bytes that PushKit gives to this app for calls (`PKPushType.voIP`), as `token` has its own; empty for an app that does not ring. With it "call.ringing"
  /// comes by PushKit: iOS wakes the app, which has to report a call to CallKit at once, with the name that the message holds, and then asks `GetCall`, and
  /// ends what rings no more. Like `token`, it is the caller's alone from now on.
  public var callToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(token: String = "", bundleID: String = "", callToken: String = "") {
    self.token = token
    self.bundleID = bundleID
    self.callToken = callToken
  }
}

/// A push subscription (RFC 8030) with the keys that messages are encrypted for (RFC 8291), as `PushSubscription` of browsers and the UnifiedPush
/// libraries give it. It is made for the installation's own key, `GetServerInfoResponse.web_push_key`.
public struct WebPushSubscription: Message {
  public static let protoName = "cairn.social.v1.WebPushSubscription"

  /// Address of the subscription at the push service: https, a public host by its name, at most 1,024 bytes. Everybody who has it may push to the device.
  public var endpoint: String = ""

  /// The public key of the subscription, "p256dh": a point on P-256, uncompressed, 65 bytes.
  public var p256dh: [UInt8] = []

  /// The authentication secret of the subscription, "auth": 16 bytes.
  public var auth: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(endpoint: String = "", p256dh: [UInt8] = [], auth: [UInt8] = []) {
    self.endpoint = endpoint
    self.p256dh = p256dh
    self.auth = auth
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
