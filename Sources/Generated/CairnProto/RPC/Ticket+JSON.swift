// Written by protoc-gen-cairn from cairn/rpc/v1/ticket.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Ticket {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Ticket(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Ticket") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("Ticket.account_id")
      } else if json.isKey("sessionId", "session_id") {
        sessionID = try json.string("Ticket.session_id")
      } else if json.isKey("roles") {
        roles = try json.list("Ticket.roles") { (json: inout JSONReader) throws(DecodingError) in try json.string("Ticket.roles") }
      } else if json.isKey("capabilities") {
        capabilities = try json.list("Ticket.capabilities") { (json: inout JSONReader) throws(DecodingError) in try json.string("Ticket.capabilities") }
      } else if json.isKey("audience") {
        audience = try json.string("Ticket.audience")
      } else if json.isKey("method") {
        method = try json.string("Ticket.method")
      } else if json.isKey("expireTimeUs", "expire_time_us") {
        expireTimeUs = try json.int64("Ticket.expire_time_us")
      } else if json.isKey("callingService", "calling_service") {
        callingService = try json.string("Ticket.calling_service")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !accountID.isEmpty {
      json.key("accountId")
      json.value(accountID)
    }
    if !sessionID.isEmpty {
      json.key("sessionId")
      json.value(sessionID)
    }
    if !roles.isEmpty {
      json.key("roles")
      json.list(roles) { json, element in json.value(element) }
    }
    if !capabilities.isEmpty {
      json.key("capabilities")
      json.list(capabilities) { json, element in json.value(element) }
    }
    if !audience.isEmpty {
      json.key("audience")
      json.value(audience)
    }
    if !method.isEmpty {
      json.key("method")
      json.value(method)
    }
    if expireTimeUs != 0 {
      json.key("expireTimeUs")
      json.value(expireTimeUs)
    }
    if !callingService.isEmpty {
      json.key("callingService")
      json.value(callingService)
    }
    json.endObject()
  }
}
