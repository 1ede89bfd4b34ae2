package import FoundationEssentials
import Postgres
package import Timekeeping

extension NotificationRules.Topic: SQLValue, SQLDecodable {}

extension NotificationRules.Kind {
  /// A kind as it is kept. How long and on which ways it is told was settled when it was.
  /// - Parameter column: The column of the realm, behind which come name, topic and traits.
  init(_ row: Row, at column: Int, topic: NotificationRules.Topic) throws {
    let (realm, name, traits): (String, String, Int16) = (try row.get(column), try row.get(column + 1), try row.get(column + 3))
    self.init(StoredRealm(rawValue: realm), name, topic, NotificationRules.Traits(rawValue: traits))
  }
}

/// A notification that people are to be given.
package struct NewNotification: Sendable, Hashable {
  /// Nobody has two with the same id.
  package var notificationID: UUID
  package var kind: NotificationRules.Kind
  /// Subject of the notification.
  package var subjectID: UUID?
  /// Object that it tells of besides; empty for none.
  package var objectID = ""
  /// Name of the object.
  package var objectName = ""
  /// Content whose name that is, where it is another thing than the object: hidden, it takes the notification along. Empty where it is the object.
  package var contentID = ""
  /// Moment at which it stops to be of use.
  package var expireTime: Moment?

  package init(
    notificationID: UUID, kind: NotificationRules.Kind, subjectID: UUID?, objectID: String = "", objectName: String = "",
    expireTime: Moment? = nil
  ) {
    (self.notificationID, self.kind, self.subjectID) = (notificationID, kind, subjectID)
    (self.objectID, self.objectName, self.expireTime) = (objectID, objectName, expireTime)
  }
}

/// A notification as it is kept.
package struct StoredNotification: Sendable, Hashable {
  package var content: NewNotification
  package var createTime: Moment
  package var isRead: Bool

  package init(content: NewNotification, createTime: Moment, isRead: Bool) {
    (self.content, self.createTime, self.isRead) = (content, createTime, isRead)
  }

  package var place: NotificationPlace { NotificationPlace(createTime: createTime, notificationID: content.notificationID) }
}

/// A place in somebody's list.
package struct NotificationPlace: Sendable, Hashable {
  package var createTime: Moment
  package var notificationID: UUID
}
