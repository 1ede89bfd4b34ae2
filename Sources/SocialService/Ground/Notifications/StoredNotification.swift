import FoundationEssentials
import Postgres
import Timekeeping

extension NotificationRules.Kind: SQLValue, SQLDecodable {}
extension NotificationRules.Topic: SQLValue, SQLDecodable {}

/// A notification that people are to be given.
struct NewNotification: Sendable, Hashable {
  /// Nobody has two with the same id.
  var notificationID: UUID
  var kind: NotificationRules.Kind
  /// Subject of the notification.
  var subjectID: UUID?
  /// Object that it tells of besides; empty for none.
  var objectID = ""
  /// Name of the object.
  var objectName = ""
  /// Moment at which it stops to be of use.
  var expireTime: Moment?
}

/// A notification as it is kept.
struct StoredNotification: Sendable, Hashable {
  var content: NewNotification
  var createTime: Moment
  var isRead: Bool

  var place: NotificationPlace { NotificationPlace(createTime: createTime, notificationID: content.notificationID) }
}

/// A place in somebody's list.
struct NotificationPlace: Sendable, Hashable {
  var createTime: Moment
  var notificationID: UUID
}
