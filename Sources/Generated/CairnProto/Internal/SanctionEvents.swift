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
