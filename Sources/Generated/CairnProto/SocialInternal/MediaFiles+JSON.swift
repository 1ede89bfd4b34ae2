// Written by protoc-gen-cairn from cairn/social/internal/v1/media_files.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ReadOwnFileRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReadOwnFileRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReadOwnFileRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("ReadOwnFileRequest.account")
      } else if json.isKey("media") {
        media = try json.bytes("ReadOwnFileRequest.media")
      } else if json.isKey("purpose") {
        purpose = try json.enumeration("ReadOwnFileRequest.purpose", MediaPurpose.self)
      } else if json.isKey("firstByte", "first_byte") {
        firstByte = try json.int64("ReadOwnFileRequest.first_byte")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    if !media.isEmpty {
      json.key("media")
      json.value(media)
    }
    if purpose != .unspecified {
      json.key("purpose")
      json.value(purpose)
    }
    if firstByte != 0 {
      json.key("firstByte")
      json.value(firstByte)
    }
    json.endObject()
  }
}

extension ReadOwnFileResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReadOwnFileResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReadOwnFileResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sizeBytes", "size_bytes") {
        sizeBytes = try json.int64("ReadOwnFileResponse.size_bytes")
      } else if json.isKey("data") {
        data = try json.bytes("ReadOwnFileResponse.data")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if sizeBytes != 0 {
      json.key("sizeBytes")
      json.value(sizeBytes)
    }
    if !data.isEmpty, !json.redact("data") {
      json.key("data")
      json.value(data)
    }
    json.endObject()
  }
}
