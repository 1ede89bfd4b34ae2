// Written by protoc-gen-cairn from cairn/auth/v1/guests.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension CreateGuestRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateGuestRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateGuestRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("realm") {
        realm = try json.enumeration("CreateGuestRequest.realm", Realm.self)
      } else if json.isKey("deviceName", "device_name") {
        deviceName = try json.string("CreateGuestRequest.device_name")
      } else if json.isKey("app") {
        app = try json.string("CreateGuestRequest.app")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if realm != .unspecified {
      json.key("realm")
      json.value(realm)
    }
    if !deviceName.isEmpty {
      json.key("deviceName")
      json.value(deviceName)
    }
    if !app.isEmpty {
      json.key("app")
      json.value(app)
    }
    json.endObject()
  }
}

extension CreateGuestResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try CreateGuestResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "CreateGuestResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.skipNull() ? nil : try Account(reading: &json)
      } else if json.isKey("tokens") {
        tokens = try json.skipNull() ? nil : try SessionTokens(reading: &json)
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
    if let tokens {
      json.key("tokens")
      tokens.write(to: &json)
    }
    json.endObject()
  }
}

extension UpgradeGuestRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpgradeGuestRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpgradeGuestRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("email") {
        email = try json.string("UpgradeGuestRequest.email")
      } else if json.isKey("password") {
        password = try json.string("UpgradeGuestRequest.password")
      } else if json.isKey("username") {
        username = try json.string("UpgradeGuestRequest.username")
      } else if json.isKey("credential") {
        credential = try json.skipNull() ? nil : try ProviderCredential(reading: &json)
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
    if !password.isEmpty, !json.redact("password") {
      json.key("password")
      json.value(password)
    }
    if !username.isEmpty {
      json.key("username")
      json.value(username)
    }
    if let credential {
      json.key("credential")
      credential.write(to: &json)
    }
    json.endObject()
  }
}

extension UpgradeGuestResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try UpgradeGuestResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "UpgradeGuestResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.skipNull() ? nil : try Account(reading: &json)
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
    json.endObject()
  }
}

extension PreviewGuestMergeRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PreviewGuestMergeRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PreviewGuestMergeRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("guestRefreshToken", "guest_refresh_token") {
        guestRefreshToken = try json.string("PreviewGuestMergeRequest.guest_refresh_token")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !guestRefreshToken.isEmpty, !json.redact("guestRefreshToken") {
      json.key("guestRefreshToken")
      json.value(guestRefreshToken)
    }
    json.endObject()
  }
}

extension PreviewGuestMergeResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try PreviewGuestMergeResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "PreviewGuestMergeResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("guestResultCount", "guest_result_count") {
        guestResultCount = try json.int64("PreviewGuestMergeResponse.guest_result_count")
      } else if json.isKey("accountResultCount", "account_result_count") {
        accountResultCount = try json.int64("PreviewGuestMergeResponse.account_result_count")
      } else if json.isKey("isChoiceRequired", "is_choice_required") {
        isChoiceRequired = try json.bool("PreviewGuestMergeResponse.is_choice_required")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if guestResultCount != 0 {
      json.key("guestResultCount")
      json.value(guestResultCount)
    }
    if accountResultCount != 0 {
      json.key("accountResultCount")
      json.value(accountResultCount)
    }
    if isChoiceRequired {
      json.key("isChoiceRequired")
      json.value(isChoiceRequired)
    }
    json.endObject()
  }
}

extension MergeGuestRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MergeGuestRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MergeGuestRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("guestRefreshToken", "guest_refresh_token") {
        guestRefreshToken = try json.string("MergeGuestRequest.guest_refresh_token")
      } else if json.isKey("results") {
        results = try json.enumeration("MergeGuestRequest.results", MergeGuestRequest.Results.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !guestRefreshToken.isEmpty, !json.redact("guestRefreshToken") {
      json.key("guestRefreshToken")
      json.value(guestRefreshToken)
    }
    if results != .unspecified {
      json.key("results")
      json.value(results)
    }
    json.endObject()
  }
}

extension MergeGuestResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try MergeGuestResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "MergeGuestResponse") { json in write(to: &json) }
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
