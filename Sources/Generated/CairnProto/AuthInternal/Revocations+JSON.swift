// Written by protoc-gen-cairn from cairn/auth/internal/v1/revocations.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SessionRevocation {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SessionRevocation(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SessionRevocation") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("session") {
        session = try json.bytes("SessionRevocation.session")
      } else if json.isKey("expireTimeUs", "expire_time_us") {
        expireTimeUs = try json.int64("SessionRevocation.expire_time_us")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !session.isEmpty {
      json.key("session")
      json.value(session)
    }
    if expireTimeUs != 0 {
      json.key("expireTimeUs")
      json.value(expireTimeUs)
    }
    json.endObject()
  }
}

extension StandingChange {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try StandingChange(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "StandingChange") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.bytes("StandingChange.account")
      } else if json.isKey("roles") {
        roles = try json.list("StandingChange.roles") { (json: inout JSONReader) throws(DecodingError) in try json.string("StandingChange.roles") }
      } else if json.isKey("capabilities") {
        capabilities = try json.list("StandingChange.capabilities") { (json: inout JSONReader) throws(DecodingError) in try json.string("StandingChange.capabilities") }
      } else if json.isKey("suspension") {
        suspension = try json.skipNull() ? nil : try Suspension(reading: &json)
      } else if json.isKey("expireTimeUs", "expire_time_us") {
        expireTimeUs = try json.int64("StandingChange.expire_time_us")
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
    if !roles.isEmpty {
      json.key("roles")
      json.list(roles) { json, element in json.value(element) }
    }
    if !capabilities.isEmpty {
      json.key("capabilities")
      json.list(capabilities) { json, element in json.value(element) }
    }
    if let suspension {
      json.key("suspension")
      suspension.write(to: &json)
    }
    if expireTimeUs != 0 {
      json.key("expireTimeUs")
      json.value(expireTimeUs)
    }
    json.endObject()
  }
}

extension WatchRevocationsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchRevocationsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchRevocationsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      try json.skipValue()
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension WatchRevocationsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WatchRevocationsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WatchRevocationsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sessions") {
        sessions = try json.list("WatchRevocationsResponse.sessions") { (json: inout JSONReader) throws(DecodingError) in try SessionRevocation(reading: &json) }
      } else if json.isKey("standings") {
        standings = try json.list("WatchRevocationsResponse.standings") { (json: inout JSONReader) throws(DecodingError) in try StandingChange(reading: &json) }
      } else if json.isKey("isPartialSnapshot", "is_partial_snapshot") {
        isPartialSnapshot = try json.bool("WatchRevocationsResponse.is_partial_snapshot")
      } else if json.isKey("number") {
        number = try json.int64("WatchRevocationsResponse.number")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sessions.isEmpty {
      json.key("sessions")
      json.list(sessions) { json, element in element.write(to: &json) }
    }
    if !standings.isEmpty {
      json.key("standings")
      json.list(standings) { json, element in element.write(to: &json) }
    }
    if isPartialSnapshot {
      json.key("isPartialSnapshot")
      json.value(isPartialSnapshot)
    }
    if number != 0 {
      json.key("number")
      json.value(number)
    }
    json.endObject()
  }
}

extension FindEndedSessionsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindEndedSessionsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindEndedSessionsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sessions") {
        sessions = try json.list("FindEndedSessionsRequest.sessions") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindEndedSessionsRequest.sessions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sessions.isEmpty {
      json.key("sessions")
      json.list(sessions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension FindEndedSessionsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try FindEndedSessionsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "FindEndedSessionsResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sessions") {
        sessions = try json.list("FindEndedSessionsResponse.sessions") { (json: inout JSONReader) throws(DecodingError) in try json.bytes("FindEndedSessionsResponse.sessions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sessions.isEmpty {
      json.key("sessions")
      json.list(sessions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}
