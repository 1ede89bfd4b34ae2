// Written by protoc-gen-cairn from cairn/internal/v1/account_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Payload of "account.deleted", from auth to every service: forget this person.
public struct AccountDeleted: Message {
  public static let protoName = "cairn.internal.v1.AccountDeleted"

  /// UUID.
  public var accountID: String = ""

  /// UUID of the deletion; to be told with the receipt.
  public var deletionID: String = ""

  /// 1 at once, 2 a little later, for what calls that were under way at that moment have left behind.
  public var round: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", deletionID: String = "", round: Int32 = 0) {
    self.accountID = accountID
    self.deletionID = deletionID
    self.round = round
  }
}

/// Payload of "account.purged", from a service to auth: the rows that it has removed.
public struct AccountPurged: Message {
  public static let protoName = "cairn.internal.v1.AccountPurged"

  /// The deletion_id of AccountDeleted.
  public var deletionID: String = ""

  /// The round of AccountDeleted.
  public var round: Int32 = 0

  /// Time at which the service removed it.
  public var purgeTime: Moment? = nil

  /// Rows that the service removed.
  public var purgedRows: [PurgedRows] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(deletionID: String = "", round: Int32 = 0, purgeTime: Moment? = nil, purgedRows: [PurgedRows] = []) {
    self.deletionID = deletionID
    self.round = round
    self.purgeTime = purgeTime
    self.purgedRows = purgedRows
  }
}

/// Rows of one table that were removed, or whose mention of the person was.
public struct PurgedRows: Message {
  public static let protoName = "cairn.internal.v1.PurgedRows"

  /// The table.
  public var table: String = ""

  /// Number of rows.
  public var rowCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(table: String = "", rowCount: Int64 = 0) {
    self.table = table
    self.rowCount = rowCount
  }
}

/// Payload of "account.created", from auth to social: there is a new account, of a guest too. The first of the account's events.
public struct AccountCreated: Message {
  public static let protoName = "cairn.internal.v1.AccountCreated"

  /// UUID.
  public var accountID: String = ""

  /// Time at which the account was made.
  public var createTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", createTime: Moment? = nil) {
    self.accountID = accountID
    self.createTime = createTime
  }
}

/// Payload of "account.picture_found", from auth to social: a provider shows a picture of the person, told when the account is made by it or it
/// is linked. In the order of the account's events.
public struct AccountPictureFound: Message {
  public static let protoName = "cairn.internal.v1.AccountPictureFound"

  /// UUID.
  public var accountID: String = ""

  /// Address of the picture; begins with https://. At most 2,048 bytes.
  public var pictureURL: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", pictureURL: String = "") {
    self.accountID = accountID
    self.pictureURL = pictureURL
  }
}

/// Payload of "account.leaving", from auth to social: whether an account is to be deleted at the end of a grace, told when that is asked for and when it is
/// taken back. In the order of the account's events; of two, the one with the later change_time is true, whichever comes last.
public struct AccountLeavingTold: Message {
  public static let protoName = "cairn.internal.v1.AccountLeavingTold"

  /// UUID.
  public var accountID: String = ""

  /// False for an account that stays after all.
  public var isLeaving: Bool = false

  /// Time since which it is so.
  public var changeTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", isLeaving: Bool = false, changeTime: Moment? = nil) {
    self.accountID = accountID
    self.isLeaving = isLeaving
    self.changeTime = changeTime
  }
}

/// Payload of "account.upgraded", from auth to game: a guest has become an account, under the same id. In the order of the account's events.
public struct AccountUpgraded: Message {
  public static let protoName = "cairn.internal.v1.AccountUpgraded"

  /// UUID.
  public var accountID: String = ""

  /// Time since which it is one.
  public var upgradeTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", upgradeTime: Moment? = nil) {
    self.accountID = accountID
    self.upgradeTime = upgradeTime
  }
}

/// Payload of "session.ended", from auth to social and game: what hangs on these sessions ends with them. Sessions that end because their account is
/// deleted are told by "account.deleted" only, and those that nobody used for too long are told by no event.
public struct SessionsEnded: Message {
  public static let protoName = "cairn.internal.v1.SessionsEnded"

  /// UUID of the account they belong to.
  public var accountID: String = ""

  /// UUIDs; at least one.
  public var sessionIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", sessionIDs: [String] = []) {
    self.accountID = accountID
    self.sessionIDs = sessionIDs
  }
}

/// Payload of "account.renamed", from auth to social: an account has another user name than a moment ago, by its owner or by moderators. Told some seconds
/// later, when nobody shows the former name any more. In the order of the account's events.
public struct AccountRenamed: Message {
  public static let protoName = "cairn.internal.v1.AccountRenamed"

  /// UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// Payload of "account.details", from auth to social: what an account says of the person, all of it. In the order of the account's events.
public struct AccountDetailsTold: Message {
  public static let protoName = "cairn.internal.v1.AccountDetailsTold"

  /// UUID.
  public var accountID: String = ""

  /// Empty when it is not told.
  public var givenName: String = ""

  /// Empty when it is not told.
  public var familyName: String = ""

  /// Unspecified when it is not told.
  public var gender: Gender = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", givenName: String = "", familyName: String = "", gender: Gender = .unspecified) {
    self.accountID = accountID
    self.givenName = givenName
    self.familyName = familyName
    self.gender = gender
  }
}

/// Payload of "account.minor", from auth to social: an account has told a day of birth by which its owner is not of age. In the order of the account's events.
public struct AccountMinorTold: Message {
  public static let protoName = "cairn.internal.v1.AccountMinorTold"

  /// UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}
