// Written by protoc-gen-cairn from cairn/auth/v1/accounts.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension Account {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try Account(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "Account") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("accountId", "account_id") {
        accountID = try json.string("Account.account_id")
      } else if json.isKey("username") {
        username = try json.string("Account.username")
      } else if json.isKey("email") {
        email = try json.string("Account.email")
      } else if json.isKey("emailVerified", "email_verified") {
        emailVerified = try json.bool("Account.email_verified")
      } else if json.isKey("createTime", "create_time") {
        createTime = try json.moment("Account.create_time")
      } else if json.isKey("roles") {
        roles = try json.list("Account.roles") { (json: inout JSONReader) throws(DecodingError) in try json.string("Account.roles") }
      } else if json.isKey("capabilities") {
        capabilities = try json.list("Account.capabilities") { (json: inout JSONReader) throws(DecodingError) in try json.string("Account.capabilities") }
      } else if json.isKey("birthDate", "birth_date") {
        birthDate = try json.string("Account.birth_date")
      } else if json.isKey("country") {
        country = try json.string("Account.country")
      } else if json.isKey("givenName", "given_name") {
        givenName = try json.string("Account.given_name")
      } else if json.isKey("familyName", "family_name") {
        familyName = try json.string("Account.family_name")
      } else if json.isKey("gender") {
        gender = try json.enumeration("Account.gender", Gender.self)
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
    if !email.isEmpty, !json.redact("email") {
      json.key("email")
      json.value(email)
    }
    if emailVerified {
      json.key("emailVerified")
      json.value(emailVerified)
    }
    if let createTime {
      json.key("createTime")
      json.value(createTime)
    }
    if !roles.isEmpty {
      json.key("roles")
      json.list(roles) { json, element in json.value(element) }
    }
    if !capabilities.isEmpty {
      json.key("capabilities")
      json.list(capabilities) { json, element in json.value(element) }
    }
    if !birthDate.isEmpty, !json.redact("birthDate") {
      json.key("birthDate")
      json.value(birthDate)
    }
    if !country.isEmpty, !json.redact("country") {
      json.key("country")
      json.value(country)
    }
    if !givenName.isEmpty, !json.redact("givenName") {
      json.key("givenName")
      json.value(givenName)
    }
    if !familyName.isEmpty, !json.redact("familyName") {
      json.key("familyName")
      json.value(familyName)
    }
    if gender != .unspecified, !json.redact("gender") {
      json.key("gender")
      json.value(gender)
    }
    json.endObject()
  }
}

extension SignUpWithPasswordRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SignUpWithPasswordRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SignUpWithPasswordRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("email") {
        email = try json.string("SignUpWithPasswordRequest.email")
      } else if json.isKey("password") {
        password = try json.string("SignUpWithPasswordRequest.password")
      } else if json.isKey("username") {
        username = try json.string("SignUpWithPasswordRequest.username")
      } else if json.isKey("deviceName", "device_name") {
        deviceName = try json.string("SignUpWithPasswordRequest.device_name")
      } else if json.isKey("app") {
        app = try json.string("SignUpWithPasswordRequest.app")
      } else if json.isKey("locale") {
        locale = try json.string("SignUpWithPasswordRequest.locale")
      } else if json.isKey("generateUsername", "generate_username") {
        generateUsername = try json.bool("SignUpWithPasswordRequest.generate_username")
      } else if json.isKey("birthDate", "birth_date") {
        birthDate = try json.string("SignUpWithPasswordRequest.birth_date")
      } else if json.isKey("country") {
        country = try json.string("SignUpWithPasswordRequest.country")
      } else if json.isKey("guardianEmail", "guardian_email") {
        guardianEmail = try json.string("SignUpWithPasswordRequest.guardian_email")
      } else if json.isKey("givenName", "given_name") {
        givenName = try json.string("SignUpWithPasswordRequest.given_name")
      } else if json.isKey("familyName", "family_name") {
        familyName = try json.string("SignUpWithPasswordRequest.family_name")
      } else if json.isKey("gender") {
        gender = try json.enumeration("SignUpWithPasswordRequest.gender", Gender.self)
      } else if json.isKey("scope") {
        scope = try json.enumeration("SignUpWithPasswordRequest.scope", Scope.self)
      } else if json.isKey("invitationCode", "invitation_code") {
        invitationCode = try json.string("SignUpWithPasswordRequest.invitation_code")
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
    if !deviceName.isEmpty {
      json.key("deviceName")
      json.value(deviceName)
    }
    if !app.isEmpty {
      json.key("app")
      json.value(app)
    }
    if !locale.isEmpty {
      json.key("locale")
      json.value(locale)
    }
    if generateUsername {
      json.key("generateUsername")
      json.value(generateUsername)
    }
    if !birthDate.isEmpty, !json.redact("birthDate") {
      json.key("birthDate")
      json.value(birthDate)
    }
    if !country.isEmpty, !json.redact("country") {
      json.key("country")
      json.value(country)
    }
    if !guardianEmail.isEmpty, !json.redact("guardianEmail") {
      json.key("guardianEmail")
      json.value(guardianEmail)
    }
    if !givenName.isEmpty, !json.redact("givenName") {
      json.key("givenName")
      json.value(givenName)
    }
    if !familyName.isEmpty, !json.redact("familyName") {
      json.key("familyName")
      json.value(familyName)
    }
    if gender != .unspecified, !json.redact("gender") {
      json.key("gender")
      json.value(gender)
    }
    if scope != .unspecified {
      json.key("scope")
      json.value(scope)
    }
    if !invitationCode.isEmpty, !json.redact("invitationCode") {
      json.key("invitationCode")
      json.value(invitationCode)
    }
    json.endObject()
  }
}

extension SignUpWithPasswordResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SignUpWithPasswordResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SignUpWithPasswordResponse") { json in write(to: &json) }
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

extension WhoAmIRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WhoAmIRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WhoAmIRequest") { json in write(to: &json) }
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

extension WhoAmIResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try WhoAmIResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "WhoAmIResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("account") {
        account = try json.skipNull() ? nil : try Account(reading: &json)
      } else if json.isKey("sessionId", "session_id") {
        sessionID = try json.string("WhoAmIResponse.session_id")
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
    if !sessionID.isEmpty {
      json.key("sessionId")
      json.value(sessionID)
    }
    json.endObject()
  }
}

extension SetPersonalDetailsRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetPersonalDetailsRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetPersonalDetailsRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("givenName", "given_name") {
        givenName = try json.string("SetPersonalDetailsRequest.given_name")
      } else if json.isKey("familyName", "family_name") {
        familyName = try json.string("SetPersonalDetailsRequest.family_name")
      } else if json.isKey("gender") {
        gender = try json.enumeration("SetPersonalDetailsRequest.gender", Gender.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !givenName.isEmpty, !json.redact("givenName") {
      json.key("givenName")
      json.value(givenName)
    }
    if !familyName.isEmpty, !json.redact("familyName") {
      json.key("familyName")
      json.value(familyName)
    }
    if gender != .unspecified, !json.redact("gender") {
      json.key("gender")
      json.value(gender)
    }
    json.endObject()
  }
}

extension SetPersonalDetailsResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetPersonalDetailsResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetPersonalDetailsResponse") { json in write(to: &json) }
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
