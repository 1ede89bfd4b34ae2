// Written by protoc-gen-cairn from cairn/internal/v1/sanction_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Payload of "account.sanctioned", from social to auth: a moderator has decided to suspend somebody, or an appeal takes that back. In the order
/// of the account's events.
public struct AccountSanctioned: Message {
  public static let protoName = "cairn.internal.v1.AccountSanctioned"

  /// UUID.
  public var accountID: String = ""

  /// The moderator who has decided. UUID.
  public var actorAccountID: String = ""

  /// Whether the suspension of that start and reason is lifted, instead of begun.
  public var isLifted: Bool = false

  /// Code of the reason, for example "SPAM". 1 to 100 characters.
  public var reason: String = ""

  /// When it was decided: names the suspension.
  public var startTime: Moment? = nil

  /// When it ends by itself; absent when it lasts until it is lifted.
  public var endTime: Moment? = nil

  /// The rank that the moderator had: "moderator" or "admin".
  public var actorRole: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", actorAccountID: String = "", isLifted: Bool = false, reason: String = "", startTime: Moment? = nil, endTime: Moment? = nil, actorRole: String = "") {
    self.accountID = accountID
    self.actorAccountID = actorAccountID
    self.isLifted = isLifted
    self.reason = reason
    self.startTime = startTime
    self.endTime = endTime
    self.actorRole = actorRole
  }
}

/// Payload of "account.names_removed", from social to auth: a moderator has decided to take names from somebody, or an appeal takes that back. In the
/// order of the account's events.
public struct AccountNamesRemoved: Message {
  public static let protoName = "cairn.internal.v1.AccountNamesRemoved"

  /// UUID.
  public var accountID: String = ""

  /// The moderator who has decided. UUID.
  public var actorAccountID: String = ""

  /// The rank that the moderator had: "moderator" or "admin".
  public var actorRole: String = ""

  /// Whether the given name goes, whatever it is now.
  public var removesGivenName: Bool = false

  /// Whether the family name goes, whatever it is now.
  public var removesFamilyName: Bool = false

  /// User names that reporters have seen: the account's own is replaced if it is one of them, and none of them can be had for a while. At most 100.
  public var usernames: [String] = []

  /// Whether the account may have these user names again, instead; no other name comes back.
  public var isLifted: Bool = false

  /// With is_lifted: user names that another decision keeps from the account. Neither they nor what looks like them can be had. At most 100.
  public var keptUsernames: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", actorAccountID: String = "", actorRole: String = "", removesGivenName: Bool = false, removesFamilyName: Bool = false, usernames: [String] = [], isLifted: Bool = false, keptUsernames: [String] = []) {
    self.accountID = accountID
    self.actorAccountID = actorAccountID
    self.actorRole = actorRole
    self.removesGivenName = removesGivenName
    self.removesFamilyName = removesFamilyName
    self.usernames = usernames
    self.isLifted = isLifted
    self.keptUsernames = keptUsernames
  }
}
