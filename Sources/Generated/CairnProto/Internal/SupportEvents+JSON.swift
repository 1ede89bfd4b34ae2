// Written by protoc-gen-cairn from cairn/internal/v1/support_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SupportWaiting {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SupportWaiting(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SupportWaiting") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ticket") {
        ticket = try json.bytes("SupportWaiting.ticket")
      } else if json.isKey("account") {
        account = try json.bytes("SupportWaiting.account")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ticket.isEmpty {
      json.key("ticket")
      json.value(ticket)
    }
    if !account.isEmpty {
      json.key("account")
      json.value(account)
    }
    json.endObject()
  }
}

extension SupportSettled {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SupportSettled(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SupportSettled") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("ticket") {
        ticket = try json.bytes("SupportSettled.ticket")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ticket.isEmpty {
      json.key("ticket")
      json.value(ticket)
    }
    json.endObject()
  }
}
