// Written by protoc-gen-cairn from cairn/auth/v1/security_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SecurityEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SecurityEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SecurityEvent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("eventId", "event_id") {
        eventID = try json.string("SecurityEvent.event_id")
      } else if json.isKey("kind") {
        kind = try json.enumeration("SecurityEvent.kind", SecurityEvent.Kind.self)
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("SecurityEvent.create_time")
      } else if json.isKey("sessionId", "session_id") {
        sessionID = try json.string("SecurityEvent.session_id")
      } else if json.isKey("deviceName", "device_name") {
        deviceName = try json.string("SecurityEvent.device_name")
      } else if json.isKey("app") {
        app = try json.string("SecurityEvent.app")
      } else if json.isKey("network") {
        network = try json.string("SecurityEvent.network")
      } else if json.isKey("role") {
        role = try json.string("SecurityEvent.role")
      } else if json.isKey("suspensionReason", "suspension_reason") {
        suspensionReason = try json.string("SecurityEvent.suspension_reason")
      } else if json.isKey("suspensionEndTime", "suspension_end_time") {
        suspensionEndTime = try json.moment("SecurityEvent.suspension_end_time")
      } else if json.isKey("revokedCount", "revoked_count") {
        revokedCount = try json.int32("SecurityEvent.revoked_count")
      } else if json.isKey("provider") {
        provider = try json.string("SecurityEvent.provider")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !eventID.isEmpty {
      json.key("eventId")
      json.value(eventID)
    }
    if kind != .unspecified {
      json.key("kind")
      json.value(kind)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if !sessionID.isEmpty {
      json.key("sessionId")
      json.value(sessionID)
    }
    if !deviceName.isEmpty {
      json.key("deviceName")
      json.value(deviceName)
    }
    if !app.isEmpty {
      json.key("app")
      json.value(app)
    }
    if !network.isEmpty, !json.redact("network") {
      json.key("network")
      json.value(network)
    }
    if !role.isEmpty {
      json.key("role")
      json.value(role)
    }
    if !suspensionReason.isEmpty {
      json.key("suspensionReason")
      json.value(suspensionReason)
    }
    if let suspensionEndTime {
      json.key("suspensionEndTime")
      json.value(suspensionEndTime)
    }
    if revokedCount != 0 {
      json.key("revokedCount")
      json.value(revokedCount)
    }
    if !provider.isEmpty {
      json.key("provider")
      json.value(provider)
    }
    json.endObject()
  }
}

extension ListSecurityEventsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListSecurityEventsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListSecurityEventsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("pageSize", "page_size") {
        pageSize = try json.int32("ListSecurityEventsRequest.page_size")
      } else if json.isKey("pageToken", "page_token") {
        pageToken = try json.string("ListSecurityEventsRequest.page_token")
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

extension ListSecurityEventsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ListSecurityEventsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ListSecurityEventsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("events") {
        events = try json.list("ListSecurityEventsResponse.events") { (json: inout JSONReader) throws(DecodingError) in try SecurityEvent(reading: &json) }
      } else if json.isKey("nextPageToken", "next_page_token") {
        nextPageToken = try json.string("ListSecurityEventsResponse.next_page_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !events.isEmpty {
      json.key("events")
      json.list(events) { json, element in element.write(to: &json) }
    }
    if !nextPageToken.isEmpty {
      json.key("nextPageToken")
      json.value(nextPageToken)
    }
    json.endObject()
  }
}
