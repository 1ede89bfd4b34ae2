// Written by protoc-gen-cairn from cairn/auth/v1/usernames.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension CheckUsernameRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckUsernameRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckUsernameRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("username") {
        username = try json.string("CheckUsernameRequest.username")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    json.endObject()
  }
}

extension CheckUsernameResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CheckUsernameResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CheckUsernameResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("verdict") {
        verdict = try json.enumeration("CheckUsernameResponse.verdict", CheckUsernameResponse.Verdict.self)
      } else if json.isKey("suggestions") {
        suggestions = try json.list("CheckUsernameResponse.suggestions") { (json: inout JSONReader) throws(DecodingError) in try json.string("CheckUsernameResponse.suggestions") }
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if verdict != .unspecified {
      json.key("verdict")
      json.value(verdict)
    }
    if !suggestions.isEmpty {
      json.key("suggestions")
      json.list(suggestions) { json, element in json.value(element) }
    }
    json.endObject()
  }
}

extension ClaimUsernameRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ClaimUsernameRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ClaimUsernameRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("username") {
        username = try json.string("ClaimUsernameRequest.username")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    json.endObject()
  }
}

extension ClaimUsernameResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ClaimUsernameResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ClaimUsernameResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.skipNull() ? nil : try Account(reading: &json)
      } else if json.isKey("accessToken", "access_token") {
        accessToken = try json.string("ClaimUsernameResponse.access_token")
      } else if json.isKey("accessTokenExpireTime", "access_token_expire_time") {
        accessTokenExpireTime = try json.moment("ClaimUsernameResponse.access_token_expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let account {
      json.key("account")
      account.write(to: &json)
    }
    if !accessToken.isEmpty, !json.redact("accessToken") {
      json.key("accessToken")
      json.value(accessToken)
    }
    if let accessTokenExpireTime {
      json.key("accessTokenExpireTime")
      json.value(accessTokenExpireTime)
    }
    json.endObject()
  }
}

extension ChangeUsernameRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChangeUsernameRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChangeUsernameRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("username") {
        username = try json.string("ChangeUsernameRequest.username")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    json.endObject()
  }
}

extension ChangeUsernameResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChangeUsernameResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChangeUsernameResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.skipNull() ? nil : try Account(reading: &json)
      } else if json.isKey("nextChangeTime", "next_change_time") {
        nextChangeTime = try json.moment("ChangeUsernameResponse.next_change_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let account {
      json.key("account")
      account.write(to: &json)
    }
    if let nextChangeTime {
      json.key("nextChangeTime")
      json.value(nextChangeTime)
    }
    json.endObject()
  }
}
