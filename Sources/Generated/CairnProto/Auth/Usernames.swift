// Written by protoc-gen-cairn from cairn/auth/v1/usernames.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// The name to look for.
public struct CheckUsernameRequest: Message {
  public static let protoName = "cairn.auth.v1.CheckUsernameRequest"

  /// As it would be claimed. At most 254 bytes.
  public var username: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(username: String = "") {
    self.username = username
  }
}

/// The verdict on a name.
public struct CheckUsernameResponse: Message {
  public static let protoName = "cairn.auth.v1.CheckUsernameResponse"

  /// Why a name can be had, or not.
  public enum Verdict: MessageEnum {
    /// Never sent.
    case unspecified
    /// Nobody has it, or one that looks like it.
    case available
    /// Shorter than 3 or longer than 30 characters.
    case wrongLength
    /// Another character than A-Z, a-z, 0-9 and _, or nothing but _.
    case wrongCharacter
    /// Speaks for the house, or hurts others.
    case reserved
    /// Somebody has it, or one that looks like it, or had it until lately.
    case taken
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .available, .wrongLength, .wrongCharacter, .reserved, .taken]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .available: 1
      case .wrongLength: 2
      case .wrongCharacter: 3
      case .reserved: 4
      case .taken: 5
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .available
      case 2: self = .wrongLength
      case 3: self = .wrongCharacter
      case 4: self = .reserved
      case 5: self = .taken
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "VERDICT_UNSPECIFIED"
      case .available: "VERDICT_AVAILABLE"
      case .wrongLength: "VERDICT_WRONG_LENGTH"
      case .wrongCharacter: "VERDICT_WRONG_CHARACTER"
      case .reserved: "VERDICT_RESERVED"
      case .taken: "VERDICT_TAKEN"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "VERDICT_UNSPECIFIED": self = .unspecified
      case "VERDICT_AVAILABLE": self = .available
      case "VERDICT_WRONG_LENGTH": self = .wrongLength
      case "VERDICT_WRONG_CHARACTER": self = .wrongCharacter
      case "VERDICT_RESERVED": self = .reserved
      case "VERDICT_TAKEN": self = .taken
      default: return nil
      }
    }
  }

  /// Whether it can be had, or why not.
  public var verdict: CheckUsernameResponse.Verdict = .unspecified

  /// Up to 3 names like it that could be claimed now; empty when it is available itself.
  public var suggestions: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(verdict: CheckUsernameResponse.Verdict = .unspecified, suggestions: [String] = []) {
    self.verdict = verdict
    self.suggestions = suggestions
  }
}

/// The name to claim.
public struct ClaimUsernameRequest: Message {
  public static let protoName = "cairn.auth.v1.ClaimUsernameRequest"

  /// 3 to 30 characters of [A-Za-z0-9_], unique without regard to case.
  public var username: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(username: String = "") {
    self.username = username
  }
}

/// The account with its name.
public struct ClaimUsernameResponse: Message {
  public static let protoName = "cairn.auth.v1.ClaimUsernameResponse"

  /// The caller's account.
  public var account: Account? = nil

  /// A new access token of the caller's session. The refresh token stays.
  public var accessToken: String = ""

  /// When access_token stops being accepted.
  public var accessTokenExpireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil, accessToken: String = "", accessTokenExpireTime: Moment? = nil) {
    self.account = account
    self.accessToken = accessToken
    self.accessTokenExpireTime = accessTokenExpireTime
  }
}

/// The new name.
public struct ChangeUsernameRequest: Message {
  public static let protoName = "cairn.auth.v1.ChangeUsernameRequest"

  /// 3 to 30 characters of [A-Za-z0-9_], unique without regard to case.
  public var username: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(username: String = "") {
    self.username = username
  }
}

/// The account with its new name.
public struct ChangeUsernameResponse: Message {
  public static let protoName = "cairn.auth.v1.ChangeUsernameResponse"

  /// The caller's account.
  public var account: Account? = nil

  /// The time from which the name can be changed again; absent when it can be at any time.
  public var nextChangeTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil, nextChangeTime: Moment? = nil) {
    self.account = account
    self.nextChangeTime = nextChangeTime
  }
}
