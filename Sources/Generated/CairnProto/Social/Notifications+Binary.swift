// Written by protoc-gen-cairn from cairn/social/v1/notifications.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension Notification {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notification__descriptor_pointer(), as: Cairn__Social__V1__Notification.self) {
      (c) throws(DecodingError) in try Notification(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__Notification>) throws(DecodingError) {
    notificationID = try Binary.string(c.pointee.notification_id_, "Notification.notification_id")
    kind = NotificationKind(rawValue: c.pointee.kind_)
    topic = NotificationTopic(rawValue: c.pointee.topic_)
    if let field = c.pointee.person_ { person = try Person(c: field) }
    objectID = try Binary.string(c.pointee.object_id_, "Notification.object_id")
    objectName = try Binary.string(c.pointee.object_name_, "Notification.object_name")
    createTime = try moment(c.pointee.create_time_, "Notification.create_time")
    expireTime = try moment(c.pointee.expire_time_, "Notification.expire_time")
    isRead = c.pointee.is_read_ != 0
    actions = try Binary.list(c.pointee.n_actions_, c.pointee.actions_, { (value) throws(DecodingError) in NotificationAction(rawValue: value) })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__Notification> {
    let c = arena.make(Cairn__Social__V1__Notification.self)
    cairn__social__v1__notification__init(c)
    c.pointee.notification_id_ = arena.string(notificationID)
    c.pointee.kind_ = kind.rawValue
    c.pointee.topic_ = topic.rawValue
    if let person {
      c.pointee.person_ = person.lower(in: arena)
    }
    c.pointee.object_id_ = arena.string(objectID)
    c.pointee.object_name_ = arena.string(objectName)
    if let createTime {
      c.pointee.create_time_ = arena.timestamp(createTime)
    }
    if let expireTime {
      c.pointee.expire_time_ = arena.timestamp(expireTime)
    }
    c.pointee.is_read_ = isRead ? 1 : 0
    c.pointee.n_actions_ = actions.count
    c.pointee.actions_ = arena.list(actions) { value in value.rawValue }
    return c
  }
}

extension ListNotificationsRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_notifications_request__descriptor_pointer(), as: Cairn__Social__V1__ListNotificationsRequest.self) {
      (c) throws(DecodingError) in try ListNotificationsRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListNotificationsRequest>) throws(DecodingError) {
    pageSize = c.pointee.page_size_
    pageToken = try Binary.string(c.pointee.page_token_, "ListNotificationsRequest.page_token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListNotificationsRequest> {
    let c = arena.make(Cairn__Social__V1__ListNotificationsRequest.self)
    cairn__social__v1__list_notifications_request__init(c)
    c.pointee.page_size_ = pageSize
    c.pointee.page_token_ = arena.string(pageToken)
    return c
  }
}

extension ListNotificationsResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__list_notifications_response__descriptor_pointer(), as: Cairn__Social__V1__ListNotificationsResponse.self) {
      (c) throws(DecodingError) in try ListNotificationsResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ListNotificationsResponse>) throws(DecodingError) {
    notifications = try Binary.list(c.pointee.n_notifications_, c.pointee.notifications_, messages: { (value) throws(DecodingError) in try Notification(c: value) })
    nextPageToken = try Binary.string(c.pointee.next_page_token_, "ListNotificationsResponse.next_page_token")
    unreadCount = c.pointee.unread_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ListNotificationsResponse> {
    let c = arena.make(Cairn__Social__V1__ListNotificationsResponse.self)
    cairn__social__v1__list_notifications_response__init(c)
    c.pointee.n_notifications_ = notifications.count
    c.pointee.notifications_ = arena.list(notifications) { value in value.lower(in: arena) }
    c.pointee.next_page_token_ = arena.string(nextPageToken)
    c.pointee.unread_count_ = unreadCount
    return c
  }
}

extension MarkNotificationsReadRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mark_notifications_read_request__descriptor_pointer(), as: Cairn__Social__V1__MarkNotificationsReadRequest.self) {
      (c) throws(DecodingError) in try MarkNotificationsReadRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MarkNotificationsReadRequest>) throws(DecodingError) {
    notificationIDs = try Binary.list(c.pointee.n_notification_ids_, c.pointee.notification_ids_, { (value) throws(DecodingError) in try Binary.string(value, "MarkNotificationsReadRequest.notification_ids") })
    throughNotificationID = try Binary.string(c.pointee.through_notification_id_, "MarkNotificationsReadRequest.through_notification_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__MarkNotificationsReadRequest> {
    let c = arena.make(Cairn__Social__V1__MarkNotificationsReadRequest.self)
    cairn__social__v1__mark_notifications_read_request__init(c)
    c.pointee.n_notification_ids_ = notificationIDs.count
    c.pointee.notification_ids_ = arena.list(notificationIDs) { value in arena.string(value) }
    c.pointee.through_notification_id_ = arena.string(throughNotificationID)
    return c
  }
}

extension MarkNotificationsReadResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__mark_notifications_read_response__descriptor_pointer(), as: Cairn__Social__V1__MarkNotificationsReadResponse.self) {
      (c) throws(DecodingError) in try MarkNotificationsReadResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__MarkNotificationsReadResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__MarkNotificationsReadResponse> {
    let c = arena.make(Cairn__Social__V1__MarkNotificationsReadResponse.self)
    cairn__social__v1__mark_notifications_read_response__init(c)
    return c
  }
}

extension DismissNotificationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__dismiss_notification_request__descriptor_pointer(), as: Cairn__Social__V1__DismissNotificationRequest.self) {
      (c) throws(DecodingError) in try DismissNotificationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DismissNotificationRequest>) throws(DecodingError) {
    notificationID = try Binary.string(c.pointee.notification_id_, "DismissNotificationRequest.notification_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DismissNotificationRequest> {
    let c = arena.make(Cairn__Social__V1__DismissNotificationRequest.self)
    cairn__social__v1__dismiss_notification_request__init(c)
    c.pointee.notification_id_ = arena.string(notificationID)
    return c
  }
}

extension DismissNotificationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__dismiss_notification_response__descriptor_pointer(), as: Cairn__Social__V1__DismissNotificationResponse.self) {
      (c) throws(DecodingError) in try DismissNotificationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__DismissNotificationResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__DismissNotificationResponse> {
    let c = arena.make(Cairn__Social__V1__DismissNotificationResponse.self)
    cairn__social__v1__dismiss_notification_response__init(c)
    return c
  }
}

extension ActOnNotificationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__act_on_notification_request__descriptor_pointer(), as: Cairn__Social__V1__ActOnNotificationRequest.self) {
      (c) throws(DecodingError) in try ActOnNotificationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ActOnNotificationRequest>) throws(DecodingError) {
    notificationID = try Binary.string(c.pointee.notification_id_, "ActOnNotificationRequest.notification_id")
    action = NotificationAction(rawValue: c.pointee.action_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ActOnNotificationRequest> {
    let c = arena.make(Cairn__Social__V1__ActOnNotificationRequest.self)
    cairn__social__v1__act_on_notification_request__init(c)
    c.pointee.notification_id_ = arena.string(notificationID)
    c.pointee.action_ = action.rawValue
    return c
  }
}

extension ActOnNotificationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__act_on_notification_response__descriptor_pointer(), as: Cairn__Social__V1__ActOnNotificationResponse.self) {
      (c) throws(DecodingError) in try ActOnNotificationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__ActOnNotificationResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__ActOnNotificationResponse> {
    let c = arena.make(Cairn__Social__V1__ActOnNotificationResponse.self)
    cairn__social__v1__act_on_notification_response__init(c)
    return c
  }
}

extension NotificationPosted {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notification_posted__descriptor_pointer(), as: Cairn__Social__V1__NotificationPosted.self) {
      (c) throws(DecodingError) in try NotificationPosted(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__NotificationPosted>) throws(DecodingError) {
    if let field = c.pointee.notification_ { notification = try Notification(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__NotificationPosted> {
    let c = arena.make(Cairn__Social__V1__NotificationPosted.self)
    cairn__social__v1__notification_posted__init(c)
    if let notification {
      c.pointee.notification_ = notification.lower(in: arena)
    }
    return c
  }
}

extension NotificationsRead {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notifications_read__descriptor_pointer(), as: Cairn__Social__V1__NotificationsRead.self) {
      (c) throws(DecodingError) in try NotificationsRead(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__NotificationsRead>) throws(DecodingError) {
    notificationIDs = try Binary.list(c.pointee.n_notification_ids_, c.pointee.notification_ids_, { (value) throws(DecodingError) in try Binary.string(value, "NotificationsRead.notification_ids") })
    throughNotificationID = try Binary.string(c.pointee.through_notification_id_, "NotificationsRead.through_notification_id")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__NotificationsRead> {
    let c = arena.make(Cairn__Social__V1__NotificationsRead.self)
    cairn__social__v1__notifications_read__init(c)
    c.pointee.n_notification_ids_ = notificationIDs.count
    c.pointee.notification_ids_ = arena.list(notificationIDs) { value in arena.string(value) }
    c.pointee.through_notification_id_ = arena.string(throughNotificationID)
    return c
  }
}

extension NotificationsRemoved {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__social__v1__notifications_removed__descriptor_pointer(), as: Cairn__Social__V1__NotificationsRemoved.self) {
      (c) throws(DecodingError) in try NotificationsRemoved(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Social__V1__NotificationsRemoved>) throws(DecodingError) {
    notificationIDs = try Binary.list(c.pointee.n_notification_ids_, c.pointee.notification_ids_, { (value) throws(DecodingError) in try Binary.string(value, "NotificationsRemoved.notification_ids") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Social__V1__NotificationsRemoved> {
    let c = arena.make(Cairn__Social__V1__NotificationsRemoved.self)
    cairn__social__v1__notifications_removed__init(c)
    c.pointee.n_notification_ids_ = notificationIDs.count
    c.pointee.notification_ids_ = arena.list(notificationIDs) { value in arena.string(value) }
    return c
  }
}
