// Written by protoc-gen-cairn from cairn/internal/v1/notification_mails.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Payload of "notification.mail_requested", from social to auth: somebody has chosen to hear by mail of what has happened. Auth knows the address,
/// and the language where none was chosen, and mails to nobody whose address is not confirmed. In the order of the account's events.
public struct NotificationMailRequested: Message {
  public static let protoName = "cairn.internal.v1.NotificationMailRequested"

  /// The account that is told. UUID, 16 bytes.
  public var account: [UInt8] = []

  /// News that are told, the earliest first: 1 to 20.
  public var news: [MailedNews] = []

  /// Number of further news in the app. At least 0.
  public var moreCount: Int32 = 0

  /// Token that ends such mails, without a log-in: for UnsubscribeMails.
  public var unsubscribeToken: String = ""

  /// The language that the person has chosen for the apps, a tag of BCP 47; empty: that of the account.
  public var language: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], news: [MailedNews] = [], moreCount: Int32 = 0, unsubscribeToken: String = "", language: String = "") {
    self.account = account
    self.news = news
    self.moreCount = moreCount
    self.unsubscribeToken = unsubscribeToken
    self.language = language
  }
}

/// News of what has happened.
public struct MailedNews: Message {
  public static let protoName = "cairn.internal.v1.MailedNews"

  /// Name of the notification's kind, for example "friend.requested".
  public var kind: String = ""

  /// The account that it tells of. UUID, 16 bytes; empty for nobody, and for a minor whom the reader may not see: a line that would have to name somebody
  /// is not mailed then.
  public var subject: [UInt8] = []

  /// Name of the object that it tells of besides; may be empty. At most 200 characters.
  public var objectName: String = ""

  /// App that the kind belongs to; unspecified for kinds of all apps.
  public var realm: Realm = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(kind: String = "", subject: [UInt8] = [], objectName: String = "", realm: Realm = .unspecified) {
    self.kind = kind
    self.subject = subject
    self.objectName = objectName
    self.realm = realm
  }
}
