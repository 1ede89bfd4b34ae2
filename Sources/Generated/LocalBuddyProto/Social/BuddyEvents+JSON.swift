// Written by protoc-gen-cairn from cairn/social/localbuddy/v1/buddy_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension LocalBuddyEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LocalBuddyEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LocalBuddyEvent") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingChanged", "meeting_changed") {
        content = try json.skipNull() ? nil : .meetingChanged(try MeetingChanged(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    switch content {
    case nil: break
    case .meetingChanged(let value):
      json.key("meetingChanged")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension MeetingChanged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MeetingChanged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MeetingChanged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("meetingId", "meeting_id") {
        meetingID = try json.string("MeetingChanged.meeting_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !meetingID.isEmpty {
      json.key("meetingId")
      json.value(meetingID)
    }
    json.endObject()
  }
}
