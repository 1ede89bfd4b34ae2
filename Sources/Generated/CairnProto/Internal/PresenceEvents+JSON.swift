// Written by protoc-gen-cairn from cairn/internal/v1/presence_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension PresenceHidden {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PresenceHidden(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PresenceHidden") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("PresenceHidden.account")
      } else if json.isKey("appearsOffline", "appears_offline") {
        appearsOffline = try json.bool("PresenceHidden.appears_offline")
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
    if appearsOffline {
      json.key("appearsOffline")
      json.value(appearsOffline)
    }
    json.endObject()
  }
}
