// Written by protoc-gen-cairn from cairn/auth/v1/accounts.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Gender, as the owner of an account tells it.
public enum Gender: MessageEnum {
  /// Nothing is said.
  case unspecified
  /// Female.
  case female
  /// Male.
  case male
  /// Neither.
  case other
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .female, .male, .other]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .female: 1
    case .male: 2
    case .other: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .female
    case 2: self = .male
    case 3: self = .other
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "GENDER_UNSPECIFIED"
    case .female: "GENDER_FEMALE"
    case .male: "GENDER_MALE"
    case .other: "GENDER_OTHER"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "GENDER_UNSPECIFIED": self = .unspecified
    case "GENDER_FEMALE": self = .female
    case "GENDER_MALE": self = .male
    case "GENDER_OTHER": self = .other
    default: return nil
    }
  }
}

/// One person's account, as its owner sees it.
public struct Account: Message {
  public static let protoName = "cairn.auth.v1.Account"

  /// Set by the server. UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// 3 to 30 characters of [A-Za-z0-9_], unique without regard to case; empty until one is claimed.
  public var username: String = ""

  /// The address as it was entered. At most 254 bytes; empty when the account has none.
  public var email: String = ""

  /// Whether the owner of the address has confirmed it.
  public var emailVerified: Bool = false

  /// When the account was made. Set by the server.
  public var createTime: Moment? = nil

  /// Roles of the account, which say what it may do: "user", "moderator", "admin".
  public var roles: [String] = []

  /// Capabilities: what it may do, or may not, beyond its roles, for example "guest", "profile_incomplete", "suspended", "minor", "no_chat". Sorted.
  public var capabilities: [String] = []

  /// Day of birth, "YYYY-MM-DD"; empty when it was not told.
  public var birthDate: String = ""

  /// Country of residence, ISO 3166-1 alpha-2 in upper case; empty when it was not told.
  public var country: String = ""

  /// The name as the owner tells it; empty when it was not told.
  public var givenName: String = ""

  /// The name as the owner tells it; empty when it was not told.
  public var familyName: String = ""

  /// The gender as the owner tells it.
  public var gender: Gender = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", username: String = "", email: String = "", emailVerified: Bool = false, createTime: Moment? = nil, roles: [String] = [], capabilities: [String] = [], birthDate: String = "", country: String = "", givenName: String = "", familyName: String = "", gender: Gender = .unspecified) {
    self.accountID = accountID
    self.username = username
    self.email = email
    self.emailVerified = emailVerified
    self.createTime = createTime
    self.roles = roles
    self.capabilities = capabilities
    self.birthDate = birthDate
    self.country = country
    self.givenName = givenName
    self.familyName = familyName
    self.gender = gender
  }
}

/// A new account.
public struct SignUpWithPasswordRequest: Message {
  public static let protoName = "cairn.auth.v1.SignUpWithPasswordRequest"

  /// A plain address with one "@". At most 254 bytes.
  public var email: String = ""

  /// 8 to 128 Unicode scalars after NFC.
  public var password: String = ""

  /// 3 to 30 characters of [A-Za-z0-9_], unique without regard to case; empty with generate_username.
  public var username: String = ""

  /// The device's name in the owner's list of sessions, for example "Anna's phone". Kept to 100 scalars, without what no label can hold; may be empty.
  public var deviceName: String = ""

  /// The app that logs in, as the owner sees it, for example "Where am I 2.1". Kept to 64 scalars, without what no label can hold; may be empty.
  public var app: String = ""

  /// The language that mails to the owner are written in, as a tag of BCP 47 like "sv" or "de-AT". Empty: as accept-language says.
  public var locale: String = ""

  /// Whether the server makes the user name, for apps that ask for none; its owner can change it once at any time.
  public var generateUsername: Bool = false

  /// Day of birth, "YYYY-MM-DD"; may be empty unless the operator demands it for this app.
  public var birthDate: String = ""

  /// Country of residence, ISO 3166-1 alpha-2 in upper case; may be empty.
  public var country: String = ""

  /// Address of a guardian, for somebody too young to decide alone (GuardianService).
  public var guardianEmail: String = ""

  /// At most 100 scalars after NFC, no link; may be empty.
  public var givenName: String = ""

  /// At most 100 scalars after NFC, no link; may be empty.
  public var familyName: String = ""

  /// The gender; may be left out.
  public var gender: Gender = .unspecified

  /// How much of what the account may do the session does; left out: SCOPE_FULL. It stays, whatever the session refreshes.
  public var scope: Scope = .unspecified

  /// The code of an invitation, where people need one; signs between its letters and their case do not matter. At most 64 characters.
  public var invitationCode: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(email: String = "", password: String = "", username: String = "", deviceName: String = "", app: String = "", locale: String = "", generateUsername: Bool = false, birthDate: String = "", country: String = "", guardianEmail: String = "", givenName: String = "", familyName: String = "", gender: Gender = .unspecified, scope: Scope = .unspecified, invitationCode: String = "") {
    self.email = email
    self.password = password
    self.username = username
    self.deviceName = deviceName
    self.app = app
    self.locale = locale
    self.generateUsername = generateUsername
    self.birthDate = birthDate
    self.country = country
    self.guardianEmail = guardianEmail
    self.givenName = givenName
    self.familyName = familyName
    self.gender = gender
    self.scope = scope
    self.invitationCode = invitationCode
  }
}

/// The new account, logged in. Empty where the account is made when its address is confirmed.
public struct SignUpWithPasswordResponse: Message {
  public static let protoName = "cairn.auth.v1.SignUpWithPasswordResponse"

  /// The account that was made.
  public var account: Account? = nil

  /// A session of that account.
  public var tokens: SessionTokens? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil, tokens: SessionTokens? = nil) {
    self.account = account
    self.tokens = tokens
  }
}

/// Asks who the caller is.
public struct WhoAmIRequest: Message {
  public static let protoName = "cairn.auth.v1.WhoAmIRequest"

  /// Every field at its default.
  public init() {}
}

/// The caller's account and session.
public struct WhoAmIResponse: Message {
  public static let protoName = "cairn.auth.v1.WhoAmIResponse"

  /// The caller's account.
  public var account: Account? = nil

  /// The session the caller used. UUID.
  public var sessionID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil, sessionID: String = "") {
    self.account = account
    self.sessionID = sessionID
  }
}

/// The personal details of an account.
public struct SetPersonalDetailsRequest: Message {
  public static let protoName = "cairn.auth.v1.SetPersonalDetailsRequest"

  /// At most 100 scalars after NFC, no link; empty forgets it.
  public var givenName: String = ""

  /// At most 100 scalars after NFC, no link; empty forgets it.
  public var familyName: String = ""

  /// A gender that is left out is forgotten.
  public var gender: Gender = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(givenName: String = "", familyName: String = "", gender: Gender = .unspecified) {
    self.givenName = givenName
    self.familyName = familyName
    self.gender = gender
  }
}

/// The account as it is now.
public struct SetPersonalDetailsResponse: Message {
  public static let protoName = "cairn.auth.v1.SetPersonalDetailsResponse"

  /// The caller's account.
  public var account: Account? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: Account? = nil) {
    self.account = account
  }
}
