// Written by protoc-gen-cairn from cairn/auth/v1/server_info.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A network of pushes through which this installation reaches devices whose app is closed.
public enum PushNetwork: MessageEnum {
  /// Never sent.
  case unspecified
  /// Firebase Cloud Messaging.
  case fcm
  /// The Apple Push Notification service, without Firebase.
  case apns
  /// Web Push: browsers, and phones by UnifiedPush.
  case web
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .fcm, .apns, .web]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .fcm: 1
    case .apns: 2
    case .web: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .fcm
    case 2: self = .apns
    case 3: self = .web
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "PUSH_NETWORK_UNSPECIFIED"
    case .fcm: "PUSH_NETWORK_FCM"
    case .apns: "PUSH_NETWORK_APNS"
    case .web: "PUSH_NETWORK_WEB"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "PUSH_NETWORK_UNSPECIFIED": self = .unspecified
    case "PUSH_NETWORK_FCM": self = .fcm
    case "PUSH_NETWORK_APNS": self = .apns
    case "PUSH_NETWORK_WEB": self = .web
    default: return nil
    }
  }
}

/// Asks for what there is.
public struct GetServerInfoRequest: Message {
  public static let protoName = "cairn.auth.v1.GetServerInfoRequest"

  /// Every field at its default.
  public init() {}
}

/// A document that people agree to, or are told of.
public struct LegalDocument: Message {
  public static let protoName = "cairn.auth.v1.LegalDocument"

  /// Address of the page. Empty where the operator has named none.
  public var url: String = ""

  /// Version of the document, as the operator names it, for example "2026-03-01"; empty where none is named.
  public var version: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(url: String = "", version: String = "") {
    self.url = url
    self.version = version
  }
}

/// Limits that the forms of an app check before they send. The server checks them as well, and is right where the two differ.
public struct FormLimits: Message {
  public static let protoName = "cairn.auth.v1.FormLimits"

  /// Fewest characters of a password.
  public var passwordLengthMin: Int32 = 0

  /// Most characters of a password.
  public var passwordLengthMax: Int32 = 0

  /// Fewest characters of a user name.
  public var usernameLengthMin: Int32 = 0

  /// Most characters of a user name.
  public var usernameLengthMax: Int32 = 0

  /// Most bytes of an e-mail address.
  public var emailBytesMax: Int32 = 0

  /// Most characters of a name of a device.
  public var deviceNameLengthMax: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(passwordLengthMin: Int32 = 0, passwordLengthMax: Int32 = 0, usernameLengthMin: Int32 = 0, usernameLengthMax: Int32 = 0, emailBytesMax: Int32 = 0, deviceNameLengthMax: Int32 = 0) {
    self.passwordLengthMin = passwordLengthMin
    self.passwordLengthMax = passwordLengthMax
    self.usernameLengthMin = usernameLengthMin
    self.usernameLengthMax = usernameLengthMax
    self.emailBytesMax = emailBytesMax
    self.deviceNameLengthMax = deviceNameLengthMax
  }
}

/// The installation.
public struct GetServerInfoResponse: Message {
  public static let protoName = "cairn.auth.v1.GetServerInfoResponse"

  /// Version of the server, for example "1.4.0".
  public var version: String = ""

  /// The lowest version of a client that the operator supports, for example "2.0.0": an older app asks for its update. Empty for all.
  public var clientVersionMin: String = ""

  /// Apps that are on. An app that is off answers all the same, but is not looked after.
  public var realms: [Realm] = []

  /// Names of the providers of identities by which people can log in, for example "google".
  public var providers: [String] = []

  /// Apps in which people can play as guests.
  public var guestRealms: [Realm] = []

  /// Limits of forms.
  public var limits: FormLimits? = nil

  /// Terms of use.
  public var terms: LegalDocument? = nil

  /// Notice on personal data.
  public var privacy: LegalDocument? = nil

  /// Networks of pushes; empty where devices whose app is closed are not reached.
  public var pushes: [PushNetwork] = []

  /// The installation's public key for Web Push (VAPID, RFC 8292), in base64url without padding, as `applicationServerKey` of a browser's
  /// `PushManager.subscribe` takes it. Empty without PUSH_NETWORK_WEB.
  public var webPushKey: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: String = "", clientVersionMin: String = "", realms: [Realm] = [], providers: [String] = [], guestRealms: [Realm] = [], limits: FormLimits? = nil, terms: LegalDocument? = nil, privacy: LegalDocument? = nil, pushes: [PushNetwork] = [], webPushKey: String = "") {
    self.version = version
    self.clientVersionMin = clientVersionMin
    self.realms = realms
    self.providers = providers
    self.guestRealms = guestRealms
    self.limits = limits
    self.terms = terms
    self.privacy = privacy
    self.pushes = pushes
    self.webPushKey = webPushKey
  }
}
