// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cache_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension GeocachesEvent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GeocachesEvent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GeocachesEvent") { json in write(to: &json) }
  }

  package init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cachePublished", "cache_published") {
        content = try json.skipNull() ? nil : .cachePublished(try CachePublished(reading: &json))
      } else {
        try json.skipValue()
      }
    }
  }

  package func write(to json: inout JSONWriter) {
    json.beginObject()
    switch content {
    case nil: break
    case .cachePublished(let value):
      json.key("cachePublished")
      value.write(to: &json)
    }
    json.endObject()
  }
}

extension CachePublished {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CachePublished(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CachePublished") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("cacheId", "cache_id") {
        cacheID = try json.string("CachePublished.cache_id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !cacheID.isEmpty {
      json.key("cacheId")
      json.value(cacheID)
    }
    json.endObject()
  }
}
