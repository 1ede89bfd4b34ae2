// Written by protoc-gen-cairn from cairn/auth/v1/guardians.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

extension GuardianConsent {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GuardianConsent(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GuardianConsent") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("state") {
        state = try json.enumeration("GuardianConsent.state", GuardianConsent.State.self)
      } else if json.isKey("guardianEmail", "guardian_email") {
        guardianEmail = try json.string("GuardianConsent.guardian_email")
      } else if json.isKey("askTime", "ask_time") {
        askTime = try json.moment("GuardianConsent.ask_time")
      } else if json.isKey("consentTime", "consent_time") {
        consentTime = try json.moment("GuardianConsent.consent_time")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    if !guardianEmail.isEmpty, !json.redact("guardianEmail") {
      json.key("guardianEmail")
      json.value(guardianEmail)
    }
    if let askTime {
      json.key("askTime")
      json.value(askTime)
    }
    if let consentTime {
      json.key("consentTime")
      json.value(consentTime)
    }
    json.endObject()
  }
}

extension SetBirthDateRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetBirthDateRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetBirthDateRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("birthDate", "birth_date") {
        birthDate = try json.string("SetBirthDateRequest.birth_date")
      } else if json.isKey("country") {
        country = try json.string("SetBirthDateRequest.country")
      } else if json.isKey("guardianEmail", "guardian_email") {
        guardianEmail = try json.string("SetBirthDateRequest.guardian_email")
      } else if json.isKey("language") {
        language = try json.string("SetBirthDateRequest.language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
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
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    json.endObject()
  }
}

extension SetBirthDateResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try SetBirthDateResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "SetBirthDateResponse") { json in write(to: &json) }
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

extension GetGuardianConsentRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetGuardianConsentRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetGuardianConsentRequest") { json in write(to: &json) }
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

extension GetGuardianConsentResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try GetGuardianConsentResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "GetGuardianConsentResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("consent") {
        consent = try json.skipNull() ? nil : try GuardianConsent(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let consent {
      json.key("consent")
      consent.write(to: &json)
    }
    json.endObject()
  }
}

extension AskGuardianRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AskGuardianRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AskGuardianRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("guardianEmail", "guardian_email") {
        guardianEmail = try json.string("AskGuardianRequest.guardian_email")
      } else if json.isKey("language") {
        language = try json.string("AskGuardianRequest.language")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !guardianEmail.isEmpty, !json.redact("guardianEmail") {
      json.key("guardianEmail")
      json.value(guardianEmail)
    }
    if !language.isEmpty {
      json.key("language")
      json.value(language)
    }
    json.endObject()
  }
}

extension AskGuardianResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AskGuardianResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AskGuardianResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("consent") {
        consent = try json.skipNull() ? nil : try GuardianConsent(reading: &json)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if let consent {
      json.key("consent")
      consent.write(to: &json)
    }
    json.endObject()
  }
}

extension AnswerAsGuardianRequest {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnswerAsGuardianRequest(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnswerAsGuardianRequest") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("code") {
        code = try json.string("AnswerAsGuardianRequest.code")
      } else if json.isKey("consents") {
        consents = try json.bool("AnswerAsGuardianRequest.consents")
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !code.isEmpty, !json.redact("code") {
      json.key("code")
      json.value(code)
    }
    if consents {
      json.key("consents")
      json.value(consents)
    }
    json.endObject()
  }
}

extension AnswerAsGuardianResponse {
  public init(json bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try JSONReader.read(bytes) { (json: inout JSONReader) throws(DecodingError) in try AnswerAsGuardianResponse(reading: &json) }
  }

  public func json() -> [UInt8] {
    JSONWriter.json { json in write(to: &json) }
  }

  /// For logs: sensitive fields are redacted.
  public var description: String {
    JSONWriter.description(of: "AnswerAsGuardianResponse") { json in write(to: &json) }
  }

  init(reading json: inout JSONReader) throws(DecodingError) {
    try json.beginObject()
    while try json.nextKey() {
      if json.isKey("state") {
        state = try json.enumeration("AnswerAsGuardianResponse.state", GuardianConsent.State.self)
      } else {
        try json.skipValue()
      }
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if state != .unspecified {
      json.key("state")
      json.value(state)
    }
    json.endObject()
  }
}
