// Written by protoc-gen-cairn from cairn/type/v1/content.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ContentRef {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ContentRef(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ContentRef") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("realm") {
        realm = try json.enumeration("ContentRef.realm", Realm.self)
      } else if json.isKey("kind") {
        kind = try json.string("ContentRef.kind")
      } else if json.isKey("id") {
        id = try json.string("ContentRef.id")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !kind.isEmpty {
      json.key("kind")
      json.value(kind)
    }
    if !id.isEmpty {
      json.key("id")
      json.value(id)
    }
    json.endObject()
  }
}
