// Written by protoc-gen-cairn from cairn/social/v1/notifications.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Notification {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Notification(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Notification") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("notificationId", "notification_id") {
        notificationID = try json.string("Notification.notification_id")
      } else if json.isKey("kind") {
        kind = try json.string("Notification.kind")
      } else if json.isKey("topic") {
        topic = try json.enumeration("Notification.topic", NotificationTopic.self)
      } else if json.isKey("person") {
        person = try json.skipNull() ? nil : try Person(reading: &json)
      } else if json.isKey("objectId", "object_id") {
        objectID = try json.string("Notification.object_id")
      } else if json.isKey("objectName", "object_name") {
        objectName = try json.string("Notification.object_name")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Notification.create_time")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("Notification.expire_time")
      } else if json.isKey("isRead", "is_read") {
        isRead = try json.bool("Notification.is_read")
      } else if json.isKey("actions") {
        actions = try json.list("Notification.actions") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("Notification.actions", NotificationAction.self) }
      } else if json.isKey("realm") {
        realm = try json.enumeration("Notification.realm", Realm.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !notificationID.isEmpty {
      json.key("notificationId")
      json.value(notificationID)
    }
    if !kind.isEmpty {
      json.key("kind")
      json.value(kind)
    }
    if topic != .unspecified {
      json.key("topic")
      json.value(topic)
    }
    if let person {
      json.key("person")
      person.write(to: &json)
    }
    if !objectID.isEmpty {
      json.key("objectId")
      json.value(objectID)
    }
    if !objectName.isEmpty, !json.redact("objectName") {
      json.key("objectName")
      json.value(objectName)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if isRead {
      json.key("isRead")
      json.value(isRead)
    }
    if !actions.isEmpty {
      json.key("actions")
      json.list(actions) { json, element in json.value(element) }
    }
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    json.endObject()
  }
}

extension ListNotificationsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListNotificationsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListNotificationsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListNotificationsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListNotificationsRequest.page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if pageSize != 0 {
      json.key("pageSize")
      json.value(pageSize)
    }
    if !pageToken.isEmpty {
      json.key("pageToken")
      json.value(pageToken)
    }
    json.endObject()
  }
}

extension ListNotificationsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListNotificationsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListNotificationsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("notifications") {
        notifications = try json.list("ListNotificationsResponse.notifications") { (json: inout JSONReader) throws(DecodingError) in try Notification(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListNotificationsResponse.next_page_token")
      } else if json.isKey("unreadCount", "unread_count") {
        unreadCount = try json.int32("ListNotificationsResponse.unread_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !notifications.isEmpty {
      json.key("notifications")
      json.list(notifications) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    if unreadCount != 0 {
      json.key("unreadCount")
      json.value(unreadCount)
    }
    json.endObject()
  }
}

extension MarkNotificationsReadRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MarkNotificationsReadRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MarkNotificationsReadRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("notificationIds", "notification_ids") {
        notificationIDs = try json.list("MarkNotificationsReadRequest.notification_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("MarkNotificationsReadRequest.notification_ids") }
      } else if json.isKey("throughNotificationId", "through_notification_id") {
        throughNotificationID = try json.string("MarkNotificationsReadRequest.through_notification_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !notificationIDs.isEmpty {
      json.key("notificationIds")
      json.list(notificationIDs) { json, element in json.value(element) }
    }
    if !throughNotificationID.isEmpty {
      json.key("throughNotificationId")
      json.value(throughNotificationID)
    }
    json.endObject()
  }
}

extension MarkNotificationsReadResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MarkNotificationsReadResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MarkNotificationsReadResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension DismissNotificationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DismissNotificationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DismissNotificationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("notificationId", "notification_id") {
        notificationID = try json.string("DismissNotificationRequest.notification_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !notificationID.isEmpty {
      json.key("notificationId")
      json.value(notificationID)
    }
    json.endObject()
  }
}

extension DismissNotificationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try DismissNotificationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "DismissNotificationResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension ActOnNotificationRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ActOnNotificationRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ActOnNotificationRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("notificationId", "notification_id") {
        notificationID = try json.string("ActOnNotificationRequest.notification_id")
      } else if json.isKey("action") {
        action = try json.enumeration("ActOnNotificationRequest.action", NotificationAction.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !notificationID.isEmpty {
      json.key("notificationId")
      json.value(notificationID)
    }
    if action != .unspecified {
      json.key("action")
      json.value(action)
    }
    json.endObject()
  }
}

extension ActOnNotificationResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ActOnNotificationResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ActOnNotificationResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension NotificationPosted {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationPosted(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationPosted") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("notification") {
        notification = try json.skipNull() ? nil : try Notification(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if let notification {
      json.key("notification")
      notification.write(to: &json)
    }
    json.endObject()
  }
}

extension NotificationsRead {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationsRead(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationsRead") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("notificationIds", "notification_ids") {
        notificationIDs = try json.list("NotificationsRead.notification_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("NotificationsRead.notification_ids") }
      } else if json.isKey("throughNotificationId", "through_notification_id") {
        throughNotificationID = try json.string("NotificationsRead.through_notification_id")
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !notificationIDs.isEmpty {
      json.key("notificationIds")
      json.list(notificationIDs) { json, element in json.value(element) }
    }
    if !throughNotificationID.isEmpty {
      json.key("throughNotificationId")
      json.value(throughNotificationID)
    }
    json.endObject()
  }
}

extension NotificationsRemoved {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationsRemoved(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationsRemoved") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("notificationIds", "notification_ids") {
        notificationIDs = try json.list("NotificationsRemoved.notification_ids") { (json: inout JSONReader) throws(DecodingError) in try json.string("NotificationsRemoved.notification_ids") }
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    if !notificationIDs.isEmpty {
      json.key("notificationIds")
      json.list(notificationIDs) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
