// Written by protoc-gen-cairn from cairn/internal/v1/notification_requests.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Payload of "notification.requested", from any service to social: something to notify people of, in their lists and by what else they have
/// chosen. The notifications have the id of the event.
public struct NotificationRequested: Message {
  public static let protoName = "cairn.internal.v1.NotificationRequested"

  /// Who is notified: 1 to 500. UUID, 16 bytes each. Whoever has blocked the subject is left out.
  public var accounts: [[UInt8]] = []

  /// What of.
  public var kind: NotificationKind = .unspecified

  /// Whom it tells of: when that account is deleted, or blocked by who is notified, so is the notification. UUID, 16 bytes; empty for nobody.
  public var subject: [UInt8] = []

  /// Names what it tells of besides; empty for nothing. At most 100 characters.
  public var objectID: String = ""

  /// What that is called; may be empty. At most 200 characters.
  public var objectName: String = ""

  /// When it stops to be of use; absent when it does not. Nobody is notified later than that.
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

/// Payload of "notification.withdrawn", from any service to social: what a notification told is not true any more. It leaves the lists it is in, what
/// waits to be pushed or mailed of it is not sent, and streams tell "notification.removed". Of one that is not there nothing happens: so it is
/// ordered by the key of the request that it takes back.
public struct NotificationWithdrawn: Message {
  public static let protoName = "cairn.internal.v1.NotificationWithdrawn"

  /// From whose lists: 1 to 500. UUID, 16 bytes each.
  public var accounts: [[UInt8]] = []

  /// What it told.
  public var kind: NotificationKind = .unspecified

  /// Names what it told of. 1 to 100 characters.
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
