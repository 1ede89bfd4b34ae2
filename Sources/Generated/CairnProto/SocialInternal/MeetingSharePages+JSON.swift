// Written by protoc-gen-cairn from cairn/social/internal/v1/meeting_share_pages.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ReadMeetingSharePageRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReadMeetingSharePageRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReadMeetingSharePageRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("token") {
        token = try json.string("ReadMeetingSharePageRequest.token")
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

extension ReadMeetingSharePageResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReadMeetingSharePageResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReadMeetingSharePageResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("isOver", "is_over") {
        isOver = try json.bool("ReadMeetingSharePageResponse.is_over")
      } else if json.isKey("html") {
        html = try json.bytes("ReadMeetingSharePageResponse.html")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if isOver {
      json.key("isOver")
      json.value(isOver)
    }
    if !html.isEmpty, !json.redact("html") {
      json.key("html")
      json.value(html)
    }
    json.endObject()
  }
}
