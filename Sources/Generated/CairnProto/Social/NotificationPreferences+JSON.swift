// Written by protoc-gen-cairn from cairn/social/v1/notification_preferences.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension NotificationPreference {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationPreference(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationPreference") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("topic") {
        topic = try json.enumeration("NotificationPreference.topic", NotificationTopic.self)
      } else if json.isKey("channel") {
        channel = try json.enumeration("NotificationPreference.channel", NotificationChannel.self)
      } else if json.isKey("delivery") {
        delivery = try json.enumeration("NotificationPreference.delivery", NotificationDelivery.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if topic != .unspecified {
      json.key("topic")
      json.value(topic)
    }
    if channel != .unspecified {
      json.key("channel")
      json.value(channel)
    }
    if delivery != .unspecified {
      json.key("delivery")
      json.value(delivery)
    }
    json.endObject()
  }
}

extension QuietHours {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try QuietHours(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "QuietHours") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("startMinute", "start_minute") {
        startMinute = try json.int32("QuietHours.start_minute")
      } else if json.isKey("endMinute", "end_minute") {
        endMinute = try json.int32("QuietHours.end_minute")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if startMinute != 0 {
      json.key("startMinute")
      json.value(startMinute)
    }
    if endMinute != 0 {
      json.key("endMinute")
      json.value(endMinute)
    }
    json.endObject()
  }
}

extension NotificationSchedule {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try NotificationSchedule(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "NotificationSchedule") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("timeZone", "time_zone") {
        timeZone = try json.string("NotificationSchedule.time_zone")
      } else if json.isKey("quietHours", "quiet_hours") {
        quietHours = try json.skipNull() ? nil : try QuietHours(reading: &json)
      } else if json.isKey("digestMinute", "digest_minute") {
        digestMinute = try json.int32("NotificationSchedule.digest_minute")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !timeZone.isEmpty {
      json.key("timeZone")
      json.value(timeZone)
    }
    if let quietHours {
      json.key("quietHours")
      quietHours.write(to: &json)
    }
    if digestMinute != 0 {
      json.key("digestMinute")
      json.value(digestMinute)
    }
    json.endObject()
  }
}

extension GetNotificationPreferencesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetNotificationPreferencesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetNotificationPreferencesRequest") { json in write(to: &json) }
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

extension GetNotificationPreferencesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetNotificationPreferencesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetNotificationPreferencesResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("preferences") {
        preferences = try json.list("GetNotificationPreferencesResponse.preferences") { (json: inout JSONReader) throws(DecodingError) in try NotificationPreference(reading: &json) }
      } else if json.isKey("schedule") {
        schedule = try json.skipNull() ? nil : try NotificationSchedule(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !preferences.isEmpty {
      json.key("preferences")
      json.list(preferences) { json, element in element.write(to: &json) }
    }
    if let schedule {
      json.key("schedule")
      schedule.write(to: &json)
    }
    json.endObject()
  }
}

extension SetNotificationPreferencesRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetNotificationPreferencesRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetNotificationPreferencesRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("preferences") {
        preferences = try json.list("SetNotificationPreferencesRequest.preferences") { (json: inout JSONReader) throws(DecodingError) in try NotificationPreference(reading: &json) }
      } else if json.isKey("schedule") {
        schedule = try json.skipNull() ? nil : try NotificationSchedule(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !preferences.isEmpty {
      json.key("preferences")
      json.list(preferences) { json, element in element.write(to: &json) }
    }
    if let schedule {
      json.key("schedule")
      schedule.write(to: &json)
    }
    json.endObject()
  }
}

extension SetNotificationPreferencesResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetNotificationPreferencesResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetNotificationPreferencesResponse") { json in write(to: &json) }
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

extension UnsubscribeMailsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnsubscribeMailsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnsubscribeMailsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("token") {
        token = try json.string("UnsubscribeMailsRequest.token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !token.isEmpty, !json.redact("token") {
      json.key("token")
      json.value(token)
    }
    json.endObject()
  }
}

extension UnsubscribeMailsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UnsubscribeMailsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UnsubscribeMailsResponse") { json in write(to: &json) }
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
