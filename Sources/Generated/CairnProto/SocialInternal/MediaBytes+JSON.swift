// Written by protoc-gen-cairn from cairn/social/internal/v1/media_bytes.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ReadMediaRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReadMediaRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReadMediaRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("token") {
        token = try json.string("ReadMediaRequest.token")
      } else if json.isKey("firstByte", "first_byte") {
        firstByte = try json.int64("ReadMediaRequest.first_byte")
      } else if json.isKey("byteCountMax", "byte_count_max") {
        byteCountMax = try json.int32("ReadMediaRequest.byte_count_max")
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
    if firstByte != 0 {
      json.key("firstByte")
      json.value(firstByte)
    }
    if byteCountMax != 0 {
      json.key("byteCountMax")
      json.value(byteCountMax)
    }
    json.endObject()
  }
}

extension ReadMediaResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ReadMediaResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ReadMediaResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("contentType", "content_type") {
        contentType = try json.string("ReadMediaResponse.content_type")
      } else if json.isKey("sizeBytes", "size_bytes") {
        sizeBytes = try json.int64("ReadMediaResponse.size_bytes")
      } else if json.isKey("sha256") {
        sha256 = try json.bytes("ReadMediaResponse.sha256")
      } else if json.isKey("expireTime", "expire_time") {
        expireTime = try json.moment("ReadMediaResponse.expire_time")
      } else if json.isKey("data") {
        data = try json.bytes("ReadMediaResponse.data")
      } else if json.isKey("isDownload", "is_download") {
        isDownload = try json.bool("ReadMediaResponse.is_download")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !contentType.isEmpty {
      json.key("contentType")
      json.value(contentType)
    }
    if sizeBytes != 0 {
      json.key("sizeBytes")
      json.value(sizeBytes)
    }
    if !sha256.isEmpty {
      json.key("sha256")
      json.value(sha256)
    }
    if let expireTime {
      json.key("expireTime")
      json.value(expireTime)
    }
    if !data.isEmpty, !json.redact("data") {
      json.key("data")
      json.value(data)
    }
    if isDownload {
      json.key("isDownload")
      json.value(isDownload)
    }
    json.endObject()
  }
}
