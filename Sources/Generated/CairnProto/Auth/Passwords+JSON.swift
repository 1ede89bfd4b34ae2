// Written by protoc-gen-cairn from cairn/auth/v1/passwords.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension ChangePasswordRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChangePasswordRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChangePasswordRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("oldPassword", "old_password") {
        oldPassword = try json.string("ChangePasswordRequest.old_password")
      } else if json.isKey("newPassword", "new_password") {
        newPassword = try json.string("ChangePasswordRequest.new_password")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !oldPassword.isEmpty, !json.redact("oldPassword") {
      json.key("oldPassword")
      json.value(oldPassword)
    }
    if !newPassword.isEmpty, !json.redact("newPassword") {
      json.key("newPassword")
      json.value(newPassword)
    }
    json.endObject()
  }
}

extension ChangePasswordResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ChangePasswordResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ChangePasswordResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("revokedCount", "revoked_count") {
        revokedCount = try json.int32("ChangePasswordResponse.revoked_count")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if revokedCount != 0 {
      json.key("revokedCount")
      json.value(revokedCount)
    }
    json.endObject()
  }
}

extension RequestPasswordResetRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RequestPasswordResetRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RequestPasswordResetRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("email") {
        email = try json.string("RequestPasswordResetRequest.email")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !email.isEmpty, !json.redact("email") {
      json.key("email")
      json.value(email)
    }
    json.endObject()
  }
}

extension RequestPasswordResetResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try RequestPasswordResetResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "RequestPasswordResetResponse") { json in write(to: &json) }
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

extension ResetPasswordRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ResetPasswordRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ResetPasswordRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("email") {
        email = try json.string("ResetPasswordRequest.email")
      } else if json.isKey("code") {
        code = try json.string("ResetPasswordRequest.code")
      } else if json.isKey("token") {
        token = try json.string("ResetPasswordRequest.token")
      } else if json.isKey("newPassword", "new_password") {
        newPassword = try json.string("ResetPasswordRequest.new_password")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !email.isEmpty, !json.redact("email") {
      json.key("email")
      json.value(email)
    }
    if !code.isEmpty, !json.redact("code") {
      json.key("code")
      json.value(code)
    }
    if !token.isEmpty, !json.redact("token") {
      json.key("token")
      json.value(token)
    }
    if !newPassword.isEmpty, !json.redact("newPassword") {
      json.key("newPassword")
      json.value(newPassword)
    }
    json.endObject()
  }
}

extension ResetPasswordResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try ResetPasswordResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "ResetPasswordResponse") { json in write(to: &json) }
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
