// Written by protoc-gen-cairn from cairn/social/v1/notifications.proto; not by hand.
// swift-format-ignore-file

package import CCairnProto
internal import CProtobufC
public import Protobuf

extension Notification {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notification__descriptor_pointer(), as: Cairn__Social__V1__Notification.self) {
      (c) throws(DecodingError) in try Notification(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Notification>) throws(DecodingError) {
    notificationID = try Binary.string(c.pointee.notification_id_, "Notification.notification_id")
    kind = try Binary.string(c.pointee.kind_, "Notification.kind")
    topic = NotificationTopic(rawValue: c.pointee.topic_)
    if let field = c.pointee.person_ { person = try Person(c: field) }
    objectID = try Binary.string(c.pointee.object_id_, "Notification.object_id")
    objectName = try Binary.string(c.pointee.object_name_, "Notification.object_name")
    createTime = try moment(c.pointee.create_time_, "Notification.create_time")
    expireTime = try moment(c.pointee.expire_time_, "Notification.expire_time")
    isRead = c.pointee.is_read_ != 0
    actions = try Binary.list(c.pointee.n_actions_, c.pointee.actions_, { (value) throws(DecodingError) in NotificationAction(rawValue: value) })
    realm = Realm(rawValue: c.pointee.realm_)
  }

  func write(to binary: inout BinaryWriter) {
    if !notificationID.isEmpty {
      binary.field(1, notificationID)
    }
    if !kind.isEmpty {
      binary.field(2, kind)
    }
    if topic != .unspecified {
      binary.field(3, topic)
    }
    if let person {
      let start = binary.begin(4)
      person.write(to: &binary)
      binary.end(start)
    }
    if !objectID.isEmpty {
      binary.field(5, objectID)
    }
    if !objectName.isEmpty {
      binary.field(6, objectName)
    }
    if let createTime {
      binary.field(7, createTime)
    }
    if let expireTime {
      binary.field(8, expireTime)
    }
    if isRead {
      binary.field(9, isRead)
    }
    if !actions.isEmpty {
      let start = binary.begin(10)
      for element in actions { binary.element(element) }
      binary.end(start)
    }
    if realm != .unspecified {
      binary.field(11, realm)
    }
  }
}

extension ListNotificationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_notifications_request__descriptor_pointer(), as: Cairn__Social__V1__ListNotificationsRequest.self) {
      (c) throws(DecodingError) in try ListNotificationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListNotificationsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListNotificationsRequest.page_token")
  }

  func write(to binary: inout BinaryWriter) {
    if pageSize != 0 {
      binary.field(1, pageSize)
    }
    if !pageToken.isEmpty {
      binary.field(2, pageToken)
    }
  }
}

extension ListNotificationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_notifications_response__descriptor_pointer(), as: Cairn__Social__V1__ListNotificationsResponse.self) {
      (c) throws(DecodingError) in try ListNotificationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListNotificationsResponse>) throws(DecodingError) {
    notifications = try Binary.list(c.pointee.n_notifications_, c.pointee.notifications_, messages: { (value) throws(DecodingError) in try Notification(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListNotificationsResponse.next_page_token")
    unreadCount = c.pointee.unread_count_
  }

  func write(to binary: inout BinaryWriter) {
    if !notifications.isEmpty {
      for element in notifications {
        let start = binary.begin(1)
        element.write(to: &binary)
        binary.end(start)
      }
    }
    if !nextPageToken.isEmpty {
      binary.field(2, nextPageToken)
    }
    if unreadCount != 0 {
      binary.field(3, unreadCount)
    }
  }
}

extension MarkNotificationsReadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mark_notifications_read_request__descriptor_pointer(), as: Cairn__Social__V1__MarkNotificationsReadRequest.self) {
      (c) throws(DecodingError) in try MarkNotificationsReadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MarkNotificationsReadRequest>) throws(DecodingError) {
    notificationIDs = try Binary.list(c.pointee.n_notification_ids_, c.pointee.notification_ids_, { (value) throws(DecodingError) in try Binary.string(value, "MarkNotificationsReadRequest.notification_ids") })
    throughNotificationID = try Binary.string(c.pointee.through_notification_id_, "MarkNotificationsReadRequest.through_notification_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !notificationIDs.isEmpty {
      for element in notificationIDs {
        binary.field(1, element)
      }
    }
    if !throughNotificationID.isEmpty {
      binary.field(2, throughNotificationID)
    }
  }
}

extension MarkNotificationsReadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mark_notifications_read_response__descriptor_pointer(), as: Cairn__Social__V1__MarkNotificationsReadResponse.self) {
      (c) throws(DecodingError) in try MarkNotificationsReadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MarkNotificationsReadResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension DismissNotificationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__dismiss_notification_request__descriptor_pointer(), as: Cairn__Social__V1__DismissNotificationRequest.self) {
      (c) throws(DecodingError) in try DismissNotificationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DismissNotificationRequest>) throws(DecodingError) {
    notificationID = try Binary.string(c.pointee.notification_id_, "DismissNotificationRequest.notification_id")
  }

  func write(to binary: inout BinaryWriter) {
    if !notificationID.isEmpty {
      binary.field(1, notificationID)
    }
  }
}

extension DismissNotificationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__dismiss_notification_response__descriptor_pointer(), as: Cairn__Social__V1__DismissNotificationResponse.self) {
      (c) throws(DecodingError) in try DismissNotificationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DismissNotificationResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ActOnNotificationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__act_on_notification_request__descriptor_pointer(), as: Cairn__Social__V1__ActOnNotificationRequest.self) {
      (c) throws(DecodingError) in try ActOnNotificationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ActOnNotificationRequest>) throws(DecodingError) {
    notificationID = try Binary.string(c.pointee.notification_id_, "ActOnNotificationRequest.notification_id")
    action = NotificationAction(rawValue: c.pointee.action_)
  }

  func write(to binary: inout BinaryWriter) {
    if !notificationID.isEmpty {
      binary.field(1, notificationID)
    }
    if action != .unspecified {
      binary.field(2, action)
    }
  }
}

extension ActOnNotificationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__act_on_notification_response__descriptor_pointer(), as: Cairn__Social__V1__ActOnNotificationResponse.self) {
      (c) throws(DecodingError) in try ActOnNotificationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ActOnNotificationResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension NotificationPosted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notification_posted__descriptor_pointer(), as: Cairn__Social__V1__NotificationPosted.self) {
      (c) throws(DecodingError) in try NotificationPosted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__NotificationPosted>) throws(DecodingError) {
    if let field = c.pointee.notification_ { notification = try Notification(c: field) }
  }

  package func write(to binary: inout BinaryWriter) {
    if let notification {
      let start = binary.begin(1)
      notification.write(to: &binary)
      binary.end(start)
    }
  }
}

extension NotificationsRead {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notifications_read__descriptor_pointer(), as: Cairn__Social__V1__NotificationsRead.self) {
      (c) throws(DecodingError) in try NotificationsRead(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__NotificationsRead>) throws(DecodingError) {
    notificationIDs = try Binary.list(c.pointee.n_notification_ids_, c.pointee.notification_ids_, { (value) throws(DecodingError) in try Binary.string(value, "NotificationsRead.notification_ids") })
    throughNotificationID = try Binary.string(c.pointee.through_notification_id_, "NotificationsRead.through_notification_id")
  }

  package func write(to binary: inout BinaryWriter) {
    if !notificationIDs.isEmpty {
      for element in notificationIDs {
        binary.field(1, element)
      }
    }
    if !throughNotificationID.isEmpty {
      binary.field(2, throughNotificationID)
    }
  }
}

extension NotificationsRemoved {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notifications_removed__descriptor_pointer(), as: Cairn__Social__V1__NotificationsRemoved.self) {
      (c) throws(DecodingError) in try NotificationsRemoved(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  package init(c: UnsafePointer<Cairn__Social__V1__NotificationsRemoved>) throws(DecodingError) {
    notificationIDs = try Binary.list(c.pointee.n_notification_ids_, c.pointee.notification_ids_, { (value) throws(DecodingError) in try Binary.string(value, "NotificationsRemoved.notification_ids") })
  }

  package func write(to binary: inout BinaryWriter) {
    if !notificationIDs.isEmpty {
      for element in notificationIDs {
        binary.field(1, element)
      }
    }
  }
}
