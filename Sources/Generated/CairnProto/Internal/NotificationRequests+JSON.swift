// Written by protoc-gen-cairn from cairn/internal/v1/notification_requests.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension NotificationKind {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationKind(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationKind") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("realm") {
        realm = try json.enumeration("NotificationKind.realm", Realm.self)
      } else if json.isKey("name") {
        name = try json.string("NotificationKind.name")
      } else if json.isKey("topic") {
        topic = try json.enumeration("NotificationKind.topic", NotificationTopic.self)
      } else if json.isKey("wakes") {
        wakes = try json.bool("NotificationKind.wakes")
      } else if json.isKey("ringsAlways", "rings_always") {
        ringsAlways = try json.bool("NotificationKind.rings_always")
      } else if json.isKey("lifetimeSeconds", "lifetime_seconds") {
        lifetimeSeconds = try json.int32("NotificationKind.lifetime_seconds")
      } else if json.isKey("isNeverMailed", "is_never_mailed") {
        isNeverMailed = try json.bool("NotificationKind.is_never_mailed")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !name.isEmpty {
      json.key("name")
      json.value(name)
    }
    if topic != .unspecified {
      json.key("topic")
      json.value(topic)
    }
    if wakes {
      json.key("wakes")
      json.value(wakes)
    }
    if ringsAlways {
      json.key("ringsAlways")
      json.value(ringsAlways)
    }
    if lifetimeSeconds != 0 {
      json.key("lifetimeSeconds")
      json.value(lifetimeSeconds)
    }
    if isNeverMailed {
      json.key("isNeverMailed")
      json.value(isNeverMailed)
    }
    json.endObject()
  }
}

extension NotificationRequested {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationRequested(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationRequested") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accounts") {
        accounts = try json.list("NotificationRequested.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("NotificationRequested.accounts") }
      } else if json.isKey("kind") {
        kind = try json.skipNull() ? nil : try NotificationKind(reading: &json)
      } else if json.isKey("subject") {
        subject = try json.bytes("NotificationRequested.subject")
      } else if json.isKey("objectId", "object_id") {
        objectID = try json.string("NotificationRequested.object_id")
      } else if json.isKey("objectName", "object_name") {
        objectName = try json.string("NotificationRequested.object_name")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("NotificationRequested.expire_time")
      } else if json.isKey("contentId", "content_id") {
        contentID = try json.string("NotificationRequested.content_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accounts.isEmpty {
      json.key("accounts")
      json.list(accounts) { json, element in json.value(element) }
    }
    if let kind {
      json.key("kind")
      kind.write(to: &json)
    }
    if !subject.isEmpty {
      json.key("subject")
      json.value(subject)
    }
    if !objectID.isEmpty {
      json.key("objectId")
      json.value(objectID)
    }
    if !objectName.isEmpty {
      json.key("objectName")
      json.value(objectName)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if !contentID.isEmpty {
      json.key("contentId")
      json.value(contentID)
    }
    json.endObject()
  }
}

extension NotificationContentHidden {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationContentHidden(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationContentHidden") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        content = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let content {
      json.key("content")
      content.write(to: &json)
    }
    json.endObject()
  }
}

extension NotificationWithdrawn {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationWithdrawn(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationWithdrawn") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accounts") {
        accounts = try json.list("NotificationWithdrawn.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("NotificationWithdrawn.accounts") }
      } else if json.isKey("kind") {
        kind = try json.skipNull() ? nil : try NotificationKind(reading: &json)
      } else if json.isKey("objectId", "object_id") {
        objectID = try json.string("NotificationWithdrawn.object_id")
      } else if json.isKey("subject") {
        subject = try json.bytes("NotificationWithdrawn.subject")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accounts.isEmpty {
      json.key("accounts")
      json.list(accounts) { json, element in json.value(element) }
    }
    if let kind {
      json.key("kind")
      kind.write(to: &json)
    }
    if !objectID.isEmpty {
      json.key("objectId")
      json.value(objectID)
    }
    if !subject.isEmpty {
      json.key("subject")
      json.value(subject)
    }
    json.endObject()
  }
}
