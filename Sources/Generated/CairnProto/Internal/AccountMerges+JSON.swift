// Written by protoc-gen-cairn from cairn/internal/v1/account_merges.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension AccountMerged {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AccountMerged(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AccountMerged") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("guest") {
        guest = try json.bytes("AccountMerged.guest")
      } else if json.isKey("account") {
        account = try json.bytes("AccountMerged.account")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !guest.isEmpty {
      json.key("guest")
      json.value(guest)
    }
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    json.endObject()
  }
}
