// Written by protoc-gen-cairn from cairn/social/internal/v1/meeting_feed_pages.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ReadMeetingFeedRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReadMeetingFeedRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReadMeetingFeedRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("token") {
        token = try json.string("ReadMeetingFeedRequest.token")
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

extension ReadMeetingFeedResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReadMeetingFeedResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReadMeetingFeedResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("calendar") {
        calendar = try json.bytes("ReadMeetingFeedResponse.calendar")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !calendar.isEmpty, !json.redact("calendar") {
      json.key("calendar")
      json.value(calendar)
    }
    json.endObject()
  }
}
