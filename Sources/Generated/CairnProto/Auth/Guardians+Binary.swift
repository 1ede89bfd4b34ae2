// Written by protoc-gen-cairn from cairn/auth/v1/guardians.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GuardianConsent {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__guardian_consent__descriptor_pointer(), as: Cairn__Auth__V1__GuardianConsent.self) {
      (c) throws(DecodingError) in try GuardianConsent(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GuardianConsent>) throws(DecodingError) {
    state = GuardianConsent.State(rawValue: c.pointee.state_)
    guardianEmail = try Binary.string(c.pointee.guardian_email_, "GuardianConsent.guardian_email")
    askTime = try moment(c.pointee.ask_time_, "GuardianConsent.ask_time")
    consentTime = try moment(c.pointee.consent_time_, "GuardianConsent.consent_time")
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
    if !guardianEmail.isEmpty {
      binary.field(2, guardianEmail)
    }
    if let askTime {
      binary.field(3, askTime)
    }
    if let consentTime {
      binary.field(4, consentTime)
    }
  }
}

extension SetBirthDateRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__set_birth_date_request__descriptor_pointer(), as: Cairn__Auth__V1__SetBirthDateRequest.self) {
      (c) throws(DecodingError) in try SetBirthDateRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SetBirthDateRequest>) throws(DecodingError) {
    birthDate = try Binary.string(c.pointee.birth_date_, "SetBirthDateRequest.birth_date")
    country = try Binary.string(c.pointee.country_, "SetBirthDateRequest.country")
    guardianEmail = try Binary.string(c.pointee.guardian_email_, "SetBirthDateRequest.guardian_email")
    language = try Binary.string(c.pointee.language_, "SetBirthDateRequest.language")
  }

  func write(to binary: inout BinaryWriter) {
    if !birthDate.isEmpty {
      binary.field(1, birthDate)
    }
    if !country.isEmpty {
      binary.field(2, country)
    }
    if !guardianEmail.isEmpty {
      binary.field(3, guardianEmail)
    }
    if !language.isEmpty {
      binary.field(4, language)
    }
  }
}

extension SetBirthDateResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__set_birth_date_response__descriptor_pointer(), as: Cairn__Auth__V1__SetBirthDateResponse.self) {
      (c) throws(DecodingError) in try SetBirthDateResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SetBirthDateResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let account {
      let start = binary.begin(1)
      account.write(to: &binary)
      binary.end(start)
    }
  }
}

extension GetGuardianConsentRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_guardian_consent_request__descriptor_pointer(), as: Cairn__Auth__V1__GetGuardianConsentRequest.self) {
      (c) throws(DecodingError) in try GetGuardianConsentRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetGuardianConsentRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetGuardianConsentResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_guardian_consent_response__descriptor_pointer(), as: Cairn__Auth__V1__GetGuardianConsentResponse.self) {
      (c) throws(DecodingError) in try GetGuardianConsentResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetGuardianConsentResponse>) throws(DecodingError) {
    if let field = c.pointee.consent_ { consent = try GuardianConsent(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let consent {
      let start = binary.begin(1)
      consent.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AskGuardianRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__ask_guardian_request__descriptor_pointer(), as: Cairn__Auth__V1__AskGuardianRequest.self) {
      (c) throws(DecodingError) in try AskGuardianRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AskGuardianRequest>) throws(DecodingError) {
    guardianEmail = try Binary.string(c.pointee.guardian_email_, "AskGuardianRequest.guardian_email")
    language = try Binary.string(c.pointee.language_, "AskGuardianRequest.language")
  }

  func write(to binary: inout BinaryWriter) {
    if !guardianEmail.isEmpty {
      binary.field(1, guardianEmail)
    }
    if !language.isEmpty {
      binary.field(2, language)
    }
  }
}

extension AskGuardianResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__ask_guardian_response__descriptor_pointer(), as: Cairn__Auth__V1__AskGuardianResponse.self) {
      (c) throws(DecodingError) in try AskGuardianResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AskGuardianResponse>) throws(DecodingError) {
    if let field = c.pointee.consent_ { consent = try GuardianConsent(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if let consent {
      let start = binary.begin(1)
      consent.write(to: &binary)
      binary.end(start)
    }
  }
}

extension AnswerAsGuardianRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__answer_as_guardian_request__descriptor_pointer(), as: Cairn__Auth__V1__AnswerAsGuardianRequest.self) {
      (c) throws(DecodingError) in try AnswerAsGuardianRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AnswerAsGuardianRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "AnswerAsGuardianRequest.code")
    consents = c.pointee.consents_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
    if consents {
      binary.field(2, consents)
    }
  }
}

extension AnswerAsGuardianResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__answer_as_guardian_response__descriptor_pointer(), as: Cairn__Auth__V1__AnswerAsGuardianResponse.self) {
      (c) throws(DecodingError) in try AnswerAsGuardianResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AnswerAsGuardianResponse>) throws(DecodingError) {
    state = GuardianConsent.State(rawValue: c.pointee.state_)
  }

  func write(to binary: inout BinaryWriter) {
    if state != .unspecified {
      binary.field(1, state)
    }
  }
}
