// Written by protoc-gen-cairn from cairn/auth/internal/v1/directory.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// The people who are looked for: 1 to 200 altogether.
public struct FindPeopleRequest: Message {
  public static let protoName = "cairn.auth.internal.v1.FindPeopleRequest"

  /// UUID, 16 bytes each.
  public var accounts: [[UInt8]] = []

  /// Without regard to case.
  public var usernames: [String] = []

  /// Whether leaving accounts that may still come back are found too: the reason to protect oneself from somebody holds until that one is gone.
  public var includesLeaving: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], usernames: [String] = [], includesLeaving: Bool = false) {
    self.accounts = accounts
    self.usernames = usernames
    self.includesLeaving = includesLeaving
  }
}

/// Somebody with a name.
public struct DirectoryEntry: Message {
  public static let protoName = "cairn.auth.internal.v1.DirectoryEntry"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// As its owner writes it.
  public var username: String = ""

  /// Capabilities beyond the roles: things they may not do, or that are not to be shown of them, for example "minor", "no_public_profile". Sorted.
  public var capabilities: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], username: String = "", capabilities: [String] = []) {
    self.account = account
    self.username = username
    self.capabilities = capabilities
  }
}

/// The people who were found.
public struct FindPeopleResponse: Message {
  public static let protoName = "cairn.auth.internal.v1.FindPeopleResponse"

  /// The people, each once, in no order.
  public var entries: [DirectoryEntry] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entries: [DirectoryEntry] = []) {
    self.entries = entries
  }
}

/// The people who are looked for.
public struct SearchPeopleRequest: Message {
  public static let protoName = "cairn.auth.internal.v1.SearchPeopleRequest"

  /// 1 to 30 characters, without regard to case.
  public var usernamePrefix: String = ""

  /// Only names behind this one, in lower case and in the order of bytes; empty for all.
  public var after: String = ""

  /// 1 to 200.
  public var limit: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(usernamePrefix: String = "", after: String = "", limit: Int32 = 0) {
    self.usernamePrefix = usernamePrefix
    self.after = after
    self.limit = limit
  }
}

/// The people who were found.
public struct SearchPeopleResponse: Message {
  public static let protoName = "cairn.auth.internal.v1.SearchPeopleResponse"

  /// In the order of their names in lower case, byte by byte.
  public var entries: [DirectoryEntry] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entries: [DirectoryEntry] = []) {
    self.entries = entries
  }
}

/// The account.
public struct GetAccountAgeRequest: Message {
  public static let protoName = "cairn.auth.internal.v1.GetAccountAgeRequest"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = []) {
    self.account = account
  }
}

/// Its age.
public struct GetAccountAgeResponse: Message {
  public static let protoName = "cairn.auth.internal.v1.GetAccountAgeResponse"

  /// When it was made.
  public var createTime: Moment? = nil

  /// Whether somebody has shown that its address is theirs.
  public var isEmailConfirmed: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(createTime: Moment? = nil, isEmailConfirmed: Bool = false) {
    self.createTime = createTime
    self.isEmailConfirmed = isEmailConfirmed
  }
}

/// The account.
public struct GetPersonalFactsRequest: Message {
  public static let protoName = "cairn.auth.internal.v1.GetPersonalFactsRequest"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = []) {
    self.account = account
  }
}

/// Facts of the person.
public struct GetPersonalFactsResponse: Message {
  public static let protoName = "cairn.auth.internal.v1.GetPersonalFactsResponse"

  /// Whole years since the day of birth, by the calendar of UTC; absent when no day of birth was told. A person born on 29 February is a year older on
  /// 1 March.
  public var ageYears: Int32? = nil

  /// As the person tells it.
  public var gender: Gender = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ageYears: Int32? = nil, gender: Gender = .unspecified) {
    self.ageYears = ageYears
    self.gender = gender
  }
}
