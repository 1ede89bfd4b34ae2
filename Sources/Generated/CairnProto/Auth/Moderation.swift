// Written by protoc-gen-cairn from cairn/auth/v1/moderation.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// An account that may do nothing for a while.
public struct Suspension: Message {
  public static let protoName = "cairn.auth.v1.Suspension"

  /// Why, for its owner to read.
  public var reason: String = ""

  /// When it began.
  public var startTime: Moment? = nil

  /// When it ends by itself; absent when it lasts until it is lifted.
  public var endTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(reason: String = "", startTime: Moment? = nil, endTime: Moment? = nil) {
    self.reason = reason
    self.startTime = startTime
    self.endTime = endTime
  }
}

/// An action on an account by a moderator, an admin or the operator.
public struct AuditEntry: Message {
  public static let protoName = "cairn.auth.v1.AuditEntry"

  /// UUID.
  public var eventID: String = ""

  /// When.
  public var createTime: Moment? = nil

  /// KIND_ROLE_GRANTED, KIND_ROLE_REVOKED, KIND_SUSPENDED, KIND_SUSPENSION_LIFTED, KIND_STANDING_SEEN,
  /// KIND_AUDIT_SEEN, KIND_MAILS_SEEN, KIND_ACCOUNT_SOUGHT, KIND_NAMES_REMOVED, KIND_USERNAME_REMOVED, KIND_SESSIONS_ENDED, KIND_SECOND_FACTOR_RESET,
  /// KIND_DELETION_ORDERED, KIND_DELETION_RECALLED, KIND_EXPORT_ORDERED or KIND_EXPORT_TAKEN.
  public var kind: SecurityEvent.Kind = .unspecified

  /// The account it was done to. UUID.
  public var accountID: String = ""

  /// The account that did it. UUID; empty for the operator.
  public var actorAccountID: String = ""

  /// The role, of KIND_ROLE_GRANTED and KIND_ROLE_REVOKED.
  public var role: String = ""

  /// The reason of the suspension, for KIND_SUSPENDED.
  public var suspensionReason: String = ""

  /// The end of the suspension, for KIND_SUSPENDED; absent when it lasts until it is lifted.
  public var suspensionEndTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(eventID: String = "", createTime: Moment? = nil, kind: SecurityEvent.Kind = .unspecified, accountID: String = "", actorAccountID: String = "", role: String = "", suspensionReason: String = "", suspensionEndTime: Moment? = nil) {
    self.eventID = eventID
    self.createTime = createTime
    self.kind = kind
    self.accountID = accountID
    self.actorAccountID = actorAccountID
    self.role = role
    self.suspensionReason = suspensionReason
    self.suspensionEndTime = suspensionEndTime
  }
}

/// Asks for the entries.
public struct ListAuditRequest: Message {
  public static let protoName = "cairn.auth.v1.ListAuditRequest"

  /// Only of this account. UUID, 36 lower-case characters; empty for all.
  public var accountID: String = ""

  /// At most so many; 0 means 20, more than 100 counts as 100.
  public var pageSize: Int32 = 0

  /// Where the list goes on: next_page_token of the page before; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.accountID = accountID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// One page of the entries.
public struct ListAuditResponse: Message {
  public static let protoName = "cairn.auth.v1.ListAuditResponse"

  /// Newest first.
  public var entries: [AuditEntry] = []

  /// Empty on the last page.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(entries: [AuditEntry] = [], nextPageToken: String = "") {
    self.entries = entries
    self.nextPageToken = nextPageToken
  }
}

/// The standing of an account: what it may do now.
public struct AccountStanding: Message {
  public static let protoName = "cairn.auth.v1.AccountStanding"

  /// UUID.
  public var accountID: String = ""

  /// "user", "moderator", "admin".
  public var roles: [String] = []

  /// Set while the account is suspended.
  public var suspension: Suspension? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", roles: [String] = [], suspension: Suspension? = nil) {
    self.accountID = accountID
    self.roles = roles
    self.suspension = suspension
  }
}

/// The account to look at.
public struct GetAccountStandingRequest: Message {
  public static let protoName = "cairn.auth.v1.GetAccountStandingRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The standing of the account.
public struct GetAccountStandingResponse: Message {
  public static let protoName = "cairn.auth.v1.GetAccountStandingResponse"

  /// The account's standing now.
  public var standing: AccountStanding? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(standing: AccountStanding? = nil) {
    self.standing = standing
  }
}

/// An account as those see it who help its owner: its ways in, and nothing of what the person has told of themselves or has done.
public struct AccountFile: Message {
  public static let protoName = "cairn.auth.v1.AccountFile"

  /// The account's standing now.
  public var standing: AccountStanding? = nil

  /// As its owner writes it; empty until one is claimed.
  public var username: String = ""

  /// When it was made.
  public var createTime: Moment? = nil

  /// Whether it was made without credentials.
  public var isGuest: Bool = false

  /// Whether the owner has confirmed the address. False as well where there is none.
  public var isEmailVerified: Bool = false

  /// Whether it can be logged in to by a password.
  public var hasPassword: Bool = false

  /// Whether a log-in asks for a second factor.
  public var hasSecondFactor: Bool = false

  /// Providers by which it can be logged in to, for example "google". In order of their names.
  public var providers: [String] = []

  /// Sessions that are open.
  public var sessionCount: Int32 = 0

  /// When any of its sessions was last in use; absent when none ever was.
  public var lastUseTime: Moment? = nil

  /// Whether it is being deleted.
  public var isLeaving: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(standing: AccountStanding? = nil, username: String = "", createTime: Moment? = nil, isGuest: Bool = false, isEmailVerified: Bool = false, hasPassword: Bool = false, hasSecondFactor: Bool = false, providers: [String] = [], sessionCount: Int32 = 0, lastUseTime: Moment? = nil, isLeaving: Bool = false) {
    self.standing = standing
    self.username = username
    self.createTime = createTime
    self.isGuest = isGuest
    self.isEmailVerified = isEmailVerified
    self.hasPassword = hasPassword
    self.hasSecondFactor = hasSecondFactor
    self.providers = providers
    self.sessionCount = sessionCount
    self.lastUseTime = lastUseTime
    self.isLeaving = isLeaving
  }
}

/// The account to find.
public struct FindAccountRequest: Message {
  public static let protoName = "cairn.auth.v1.FindAccountRequest"

  /// User name in any case, address, or id (UUID). 1 to 254 characters.
  public var login: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(login: String = "") {
    self.login = login
  }
}

/// The account that was found.
public struct FindAccountResponse: Message {
  public static let protoName = "cairn.auth.v1.FindAccountResponse"

  /// The account as it is now.
  public var file: AccountFile? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(file: AccountFile? = nil) {
    self.file = file
  }
}

/// The account to suspend, the reason and the end.
public struct SuspendAccountRequest: Message {
  public static let protoName = "cairn.auth.v1.SuspendAccountRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Shown to the owner of the account. 1 to 500 scalars.
  public var reason: String = ""

  /// When the suspension ends by itself: in the future, at most 10 years ahead. Absent: when it is lifted.
  public var endTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", reason: String = "", endTime: Moment? = nil) {
    self.accountID = accountID
    self.reason = reason
    self.endTime = endTime
  }
}

/// How the account stands now.
public struct SuspendAccountResponse: Message {
  public static let protoName = "cairn.auth.v1.SuspendAccountResponse"

  /// The account's standing.
  public var standing: AccountStanding? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(standing: AccountStanding? = nil) {
    self.standing = standing
  }
}

/// The account whose suspension is lifted.
public struct LiftSuspensionRequest: Message {
  public static let protoName = "cairn.auth.v1.LiftSuspensionRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// How the account stands now.
public struct LiftSuspensionResponse: Message {
  public static let protoName = "cairn.auth.v1.LiftSuspensionResponse"

  /// The account's standing.
  public var standing: AccountStanding? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(standing: AccountStanding? = nil) {
    self.standing = standing
  }
}

/// The account, and the role it is given.
public struct GrantRoleRequest: Message {
  public static let protoName = "cairn.auth.v1.GrantRoleRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// "moderator" or "admin".
  public var role: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", role: String = "") {
    self.accountID = accountID
    self.role = role
  }
}

/// How the account stands now.
public struct GrantRoleResponse: Message {
  public static let protoName = "cairn.auth.v1.GrantRoleResponse"

  /// The account's standing.
  public var standing: AccountStanding? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(standing: AccountStanding? = nil) {
    self.standing = standing
  }
}

/// The account, and the role that is taken from it.
public struct RevokeRoleRequest: Message {
  public static let protoName = "cairn.auth.v1.RevokeRoleRequest"

  /// UUID, 36 lower-case characters.
  public var accountID: String = ""

  /// "moderator" or "admin".
  public var role: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", role: String = "") {
    self.accountID = accountID
    self.role = role
  }
}

/// How the account stands now.
public struct RevokeRoleResponse: Message {
  public static let protoName = "cairn.auth.v1.RevokeRoleResponse"

  /// The account's standing.
  public var standing: AccountStanding? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(standing: AccountStanding? = nil) {
    self.standing = standing
  }
}
