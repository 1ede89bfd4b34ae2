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
  /// KIND_AUDIT_SEEN, KIND_NAMES_REMOVED or KIND_USERNAME_REMOVED.
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
