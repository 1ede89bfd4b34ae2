// Written by protoc-gen-cairn from cairn/internal/v1/user_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension UserEventSent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UserEventSent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UserEventSent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accounts") {
        accounts = try json.list("UserEventSent.accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("UserEventSent.accounts") }
      } else if json.isKey("event") {
        event = try json.skipNull() ? nil : try UserEvent(reading: &json)
      } else if json.isKey("subject") {
        subject = try json.bytes("UserEventSent.subject")
      } else if json.isKey("coalesceKey", "coalesce_key") {
        coalesceKey = try json.string("UserEventSent.coalesce_key")
      } else if json.isKey("ephemeralEndTime", "ephemeral_end_time") {
        ephemeralEndTime = try json.moment("UserEventSent.ephemeral_end_time")
      } else if json.isKey("eventForBlockers", "event_for_blockers") {
        eventForBlockers = try json.skipNull() ? nil : try UserEvent(reading: &json)
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
    if let event {
      json.key("event")
      event.write(to: &json)
    }
    if !subject.isEmpty {
      json.key("subject")
      json.value(subject)
    }
    if !coalesceKey.isEmpty {
      json.key("coalesceKey")
      json.value(coalesceKey)
    }
    if let ephemeralEndTime {
      json.key("ephemeralEndTime")
      json.value(ephemeralEndTime)
    }
    if let eventForBlockers {
      json.key("eventForBlockers")
      eventForBlockers.write(to: &json)
    }
    json.endObject()
  }
}
