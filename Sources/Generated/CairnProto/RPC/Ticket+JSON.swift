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
      if json.isKey("account") {
        account = try json.bytes("Ticket.account")
      } else if json.isKey("session") {
        session = try json.bytes("Ticket.session")
      } else if json.isKey("roles") {
        roles = try json.list("Ticket.roles") { (json: inout JSONReader) throws(DecodingError) in try json.string("Ticket.roles") }
      } else if json.isKey("capabilities") {
        capabilities = try json.list("Ticket.capabilities") { (json: inout JSONReader) throws(DecodingError) in try json.string("Ticket.capabilities") }
      } else if json.isKey("expireTimeUs", "expire_time_us") {
        expireTimeUs = try json.int64("Ticket.expire_time_us")
      } else if json.isKey("callingService", "calling_service") {
        callingService = try json.string("Ticket.calling_service")
      } else if json.isKey("scope") {
        scope = try json.enumeration("Ticket.scope", Scope.self)
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
    if !session.isEmpty {
      json.key("session")
      json.value(session)
    }
    if !roles.isEmpty {
      json.key("roles")
      json.list(roles) { json, element in json.value(element) }
    }
    if !capabilities.isEmpty {
      json.key("capabilities")
      json.list(capabilities) { json, element in json.value(element) }
    }
    if expireTimeUs != 0 {
      json.key("expireTimeUs")
      json.value(expireTimeUs)
    }
    if !callingService.isEmpty {
      json.key("callingService")
      json.value(callingService)
    }
    if scope != .unspecified {
      json.key("scope")
      json.value(scope)
    }
    json.endObject()
  }
}
