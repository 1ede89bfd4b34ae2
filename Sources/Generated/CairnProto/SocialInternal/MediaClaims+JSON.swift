// Written by protoc-gen-cairn from cairn/social/internal/v1/media_claims.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension HoldMediaRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try HoldMediaRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "HoldMediaRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("HoldMediaRequest.account")
      } else if json.isKey("mediaItems", "media_items") {
        mediaItems = try json.list("HoldMediaRequest.media_items") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("HoldMediaRequest.media_items") }
      } else if json.isKey("purposes") {
        purposes = try json.list("HoldMediaRequest.purposes") { (json: inout JSONReader) throws(DecodingError) in try json.enumeration("HoldMediaRequest.purposes", MediaPurpose.self) }
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
    if !mediaItems.isEmpty {
      json.key("mediaItems")
      json.list(mediaItems) { json, element in json.value(element) }
    }
    if !purposes.isEmpty {
      json.key("purposes")
      json.list(purposes) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension HoldMediaResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try HoldMediaResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "HoldMediaResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("refusedItems", "refused_items") {
        refusedItems = try json.list("HoldMediaResponse.refused_items") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("HoldMediaResponse.refused_items") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !refusedItems.isEmpty {
      json.key("refusedItems")
      json.list(refusedItems) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
