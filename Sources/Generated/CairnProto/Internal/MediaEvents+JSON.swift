// Written by protoc-gen-cairn from cairn/internal/v1/media_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension MediaClaimed {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MediaClaimed(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MediaClaimed") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("content") {
        content = try json.skipNull() ? nil : try ContentRef(reading: &json)
      } else if json.isKey("mediaItems", "media_items") {
        mediaItems = try json.list("MediaClaimed.media_items") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("MediaClaimed.media_items") }
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
    if !mediaItems.isEmpty {
      json.key("mediaItems")
      json.list(mediaItems) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
