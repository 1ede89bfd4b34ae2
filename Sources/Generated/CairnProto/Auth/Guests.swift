// Written by protoc-gen-cairn from cairn/auth/v1/guests.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The app that the guest plays, and the device.
public struct CreateGuestRequest: Message {
  public static let protoName = "cairn.auth.v1.CreateGuestRequest"

  /// The app.
  public var realm: Realm = .unspecified

  /// The device's name in the owner's list of sessions, for example "Anna's phone". Kept to 100 scalars, without what no label can hold; may be empty.
  public var deviceName: String = ""

  /// The app, as the owner sees it, for example "Qwalk 2.1". Kept to 64 scalars, without what no label can hold; may be empty.
  public var app: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: Realm = .unspecified, deviceName: String = "", app: String = "") {
    self.realm = realm
    self.deviceName = deviceName
    self.app = app
  }
}

/// The guest, logged in.
public struct CreateGuestResponse: Message {
  public static let protoName = "cairn.auth.v1.CreateGuestResponse"

  /// The account that was made; it has the capability "guest" and no user name.
  public var account: Account? = nil

  /// Its session. A client that loses the tokens has lost the guest.
  public var tokens: SessionTokens? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil, tokens: SessionTokens? = nil) {
    self.account = account
    self.tokens = tokens
  }
}

/// The credentials that the guest will log in by: either a password with address and user name, or a provider's token.
public struct UpgradeGuestRequest: Message {
  public static let protoName = "cairn.auth.v1.UpgradeGuestRequest"

  /// With a password: a plain address with one "@". At most 254 bytes.
  public var email: String = ""

  /// 8 to 128 Unicode scalars after NFC. Empty with a credential.
  public var password: String = ""

  /// With a password: 3 to 30 characters of [A-Za-z0-9_], unique without regard to case. With a credential it is claimed afterwards.
  public var username: String = ""

  /// A provider's token.
  public var credential: ProviderCredential? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(email: String = "", password: String = "", username: String = "", credential: ProviderCredential? = nil) {
    self.email = email
    self.password = password
    self.username = username
    self.credential = credential
  }
}

/// The account, which is no guest any more unless it waits for its address to be confirmed.
public struct UpgradeGuestResponse: Message {
  public static let protoName = "cairn.auth.v1.UpgradeGuestResponse"

  /// With the same account_id; with the capability "profile_incomplete" it has no user name yet.
  public var account: Account? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil) {
    self.account = account
  }
}

/// The guest whose results would move.
public struct PreviewGuestMergeRequest: Message {
  public static let protoName = "cairn.auth.v1.PreviewGuestMergeRequest"

  /// The guest's newest refresh token: its holder may dispose of the guest. It is not used up.
  public var guestRefreshToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(guestRefreshToken: String = "") {
    self.guestRefreshToken = guestRefreshToken
  }
}

/// The results that would move.
public struct PreviewGuestMergeResponse: Message {
  public static let protoName = "cairn.auth.v1.PreviewGuestMergeResponse"

  /// Results of the guest: games and the like.
  public var guestResultCount: Int64 = 0

  /// Results of the account.
  public var accountResultCount: Int64 = 0

  /// Whether both have some, so that MergeGuest must be told what becomes of the guest's.
  public var isChoiceRequired: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(guestResultCount: Int64 = 0, accountResultCount: Int64 = 0, isChoiceRequired: Bool = false) {
    self.guestResultCount = guestResultCount
    self.accountResultCount = accountResultCount
    self.isChoiceRequired = isChoiceRequired
  }
}

/// The guest that becomes part of the caller's account, and the fate of its results.
public struct MergeGuestRequest: Message {
  public static let protoName = "cairn.auth.v1.MergeGuestRequest"

  /// The fate of the guest's results.
  public enum Results: MessageEnum {
    /// They move if the account has none; otherwise the call is refused.
    case unspecified
    /// They are added to the account's.
    case moved
    /// They are deleted with the guest.
    case discarded
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .moved, .discarded]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .moved: 1
      case .discarded: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .moved
      case 2: self = .discarded
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "RESULTS_UNSPECIFIED"
      case .moved: "RESULTS_MOVED"
      case .discarded: "RESULTS_DISCARDED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "RESULTS_UNSPECIFIED": self = .unspecified
      case "RESULTS_MOVED": self = .moved
      case "RESULTS_DISCARDED": self = .discarded
      default: return nil
      }
    }
  }

  /// The guest's newest refresh token.
  public var guestRefreshToken: String = ""

  /// The fate of the guest's results.
  public var results: MergeGuestRequest.Results = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(guestRefreshToken: String = "", results: MergeGuestRequest.Results = .unspecified) {
    self.guestRefreshToken = guestRefreshToken
    self.results = results
  }
}

/// Nothing to tell: the results move within seconds.
public struct MergeGuestResponse: Message {
  public static let protoName = "cairn.auth.v1.MergeGuestResponse"

  /// Every field at its default.
  public init() {}
}
