// Written by protoc-gen-cairn from cairn/internal/v1/notification_requests.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Payload of "notification.requested", from any service to social: something to notify people of, in their lists and by what else they have
/// chosen. The notifications have the id of the event.
public struct NotificationRequested: Message {
  public static let protoName = "cairn.internal.v1.NotificationRequested"

  /// The accounts that are notified: 1 to 500. UUID, 16 bytes each. Accounts that have blocked the subject are left out.
  public var accounts: [[UInt8]] = []

  /// Kind of the notification.
  public var kind: NotificationKind = .unspecified

  /// The account that it tells of: when that account is deleted, or is blocked by an account that is notified, the notification is deleted as well.
  /// UUID, 16 bytes; empty for nobody.
  public var subject: [UInt8] = []

  /// Object that it tells of besides; empty for none. At most 100 characters.
  public var objectID: String = ""

  /// Name of that object; may be empty. At most 200 characters.
  public var objectName: String = ""

  /// Time at which it stops to be of use; absent when it does not stop. Nobody is notified later than that.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], kind: NotificationKind = .unspecified, subject: [UInt8] = [], objectID: String = "", objectName: String = "", expireTime: Moment? = nil) {
    self.accounts = accounts
    self.kind = kind
    self.subject = subject
    self.objectID = objectID
    self.objectName = objectName
    self.expireTime = expireTime
  }
}

/// Payload of "notification.withdrawn", from any service to social: what a notification told is not true any more. The notification leaves the lists
/// it is in, its pushes and mails that wait are not sent, and streams tell "notification.removed". For a notification that is not there nothing
/// happens: so this event is ordered by the key of the request that it takes back.
public struct NotificationWithdrawn: Message {
  public static let protoName = "cairn.internal.v1.NotificationWithdrawn"

  /// Accounts whose lists it leaves: 1 to 500. UUID, 16 bytes each.
  public var accounts: [[UInt8]] = []

  /// Kind of the notification.
  public var kind: NotificationKind = .unspecified

  /// Object that it told of. 1 to 100 characters.
  public var objectID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = [], kind: NotificationKind = .unspecified, objectID: String = "") {
    self.accounts = accounts
    self.kind = kind
    self.objectID = objectID
  }
}
