// Written by protoc-gen-cairn from cairn/social/internal/v1/block_lookups.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension FindBlockedRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindBlockedRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindBlockedRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("FindBlockedRequest.account")
      } else if json.isKey("others") {
        others = try json.list("FindBlockedRequest.others") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindBlockedRequest.others") }
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
    if !others.isEmpty {
      json.key("others")
      json.list(others) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension FindBlockedResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindBlockedResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindBlockedResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("blockedAccounts", "blocked_accounts") {
        blockedAccounts = try json.list("FindBlockedResponse.blocked_accounts") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindBlockedResponse.blocked_accounts") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !blockedAccounts.isEmpty {
      json.key("blockedAccounts")
      json.list(blockedAccounts) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
