// Written by protoc-gen-cairn from cairn/auth/v1/sessions.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension SessionTokens {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SessionTokens(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SessionTokens") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("sessionId", "session_id") {
        sessionID = try json.string("SessionTokens.session_id")
      } else if json.isKey("accessToken", "access_token") {
        accessToken = try json.string("SessionTokens.access_token")
      } else if json.isKey("accessTokenExpireTime", "access_token_expire_time") {
        accessTokenExpireTime = try json.moment("SessionTokens.access_token_expire_time")
      } else if json.isKey("refreshToken", "refresh_token") {
        refreshToken = try json.string("SessionTokens.refresh_token")
      } else if json.isKey("refreshTokenExpireTime", "refresh_token_expire_time") {
        refreshTokenExpireTime = try json.moment("SessionTokens.refresh_token_expire_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sessionID.isEmpty {
      json.key("sessionId")
      json.value(sessionID)
    }
    if !accessToken.isEmpty, !json.redact("accessToken") {
      json.key("accessToken")
      json.value(accessToken)
    }
    if let accessTokenExpireTime {
      json.key("accessTokenExpireTime")
      json.value(accessTokenExpireTime)
    }
    if !refreshToken.isEmpty, !json.redact("refreshToken") {
      json.key("refreshToken")
      json.value(refreshToken)
    }
    if let refreshTokenExpireTime {
      json.key("refreshTokenExpireTime")
      json.value(refreshTokenExpireTime)
    }
    json.endObject()
  }
}

extension LogInWithPasswordRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogInWithPasswordRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogInWithPasswordRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("login") {
        login = try json.string("LogInWithPasswordRequest.login")
      } else if json.isKey("password") {
        password = try json.string("LogInWithPasswordRequest.password")
      } else if json.isKey("deviceName", "device_name") {
        deviceName = try json.string("LogInWithPasswordRequest.device_name")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !login.isEmpty, !json.redact("login") {
      json.key("login")
      json.value(login)
    }
    if !password.isEmpty, !json.redact("password") {
      json.key("password")
      json.value(password)
    }
    if !deviceName.isEmpty {
      json.key("deviceName")
      json.value(deviceName)
    }
    json.endObject()
  }
}

extension LogInWithPasswordResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogInWithPasswordResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogInWithPasswordResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("LogInWithPasswordResponse.account_id")
      } else if json.isKey("username") {
        username = try json.string("LogInWithPasswordResponse.username")
      } else if json.isKey("tokens") {
        tokens = try json.skipNull() ? nil : try SessionTokens(reading: &json)
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
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    if let tokens {
      json.key("tokens")
      tokens.write(to: &json)
    }
    json.endObject()
  }
}

extension RefreshSessionRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RefreshSessionRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RefreshSessionRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("refreshToken", "refresh_token") {
        refreshToken = try json.string("RefreshSessionRequest.refresh_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !refreshToken.isEmpty, !json.redact("refreshToken") {
      json.key("refreshToken")
      json.value(refreshToken)
    }
    json.endObject()
  }
}

extension RefreshSessionResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RefreshSessionResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RefreshSessionResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("tokens") {
        tokens = try json.skipNull() ? nil : try SessionTokens(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let tokens {
      json.key("tokens")
      tokens.write(to: &json)
    }
    json.endObject()
  }
}

extension LogOutRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogOutRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogOutRequest") { json in write(to: &json) }
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

extension LogOutResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try LogOutResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "LogOutResponse") { json in write(to: &json) }
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
