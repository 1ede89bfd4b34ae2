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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GuardianConsent>) throws(DecodingError) {
    state = GuardianConsent.State(rawValue: c.pointee.state_)
    guardianEmail = try Binary.string(c.pointee.guardian_email_, "GuardianConsent.guardian_email")
    askTime = try moment(c.pointee.ask_time_, "GuardianConsent.ask_time")
    consentTime = try moment(c.pointee.consent_time_, "GuardianConsent.consent_time")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GuardianConsent> {
    let c = arena.make(Cairn__Auth__V1__GuardianConsent.self)
    cairn__auth__v1__guardian_consent__init(c)
    c.pointee.state_ = state.rawValue
    c.pointee.guardian_email_ = arena.string(guardianEmail)
    if let askTime {
      c.pointee.ask_time_ = arena.timestamp(askTime)
    }
    if let consentTime {
      c.pointee.consent_time_ = arena.timestamp(consentTime)
    }
    return c
  }
}

extension SetBirthDateRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__set_birth_date_request__descriptor_pointer(), as: Cairn__Auth__V1__SetBirthDateRequest.self) {
      (c) throws(DecodingError) in try SetBirthDateRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SetBirthDateRequest>) throws(DecodingError) {
    birthDate = try Binary.string(c.pointee.birth_date_, "SetBirthDateRequest.birth_date")
    country = try Binary.string(c.pointee.country_, "SetBirthDateRequest.country")
    guardianEmail = try Binary.string(c.pointee.guardian_email_, "SetBirthDateRequest.guardian_email")
    language = try Binary.string(c.pointee.language_, "SetBirthDateRequest.language")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SetBirthDateRequest> {
    let c = arena.make(Cairn__Auth__V1__SetBirthDateRequest.self)
    cairn__auth__v1__set_birth_date_request__init(c)
    c.pointee.birth_date_ = arena.string(birthDate)
    c.pointee.country_ = arena.string(country)
    c.pointee.guardian_email_ = arena.string(guardianEmail)
    c.pointee.language_ = arena.string(language)
    return c
  }
}

extension SetBirthDateResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__set_birth_date_response__descriptor_pointer(), as: Cairn__Auth__V1__SetBirthDateResponse.self) {
      (c) throws(DecodingError) in try SetBirthDateResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__SetBirthDateResponse>) throws(DecodingError) {
    if let field = c.pointee.account_ { account = try Account(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__SetBirthDateResponse> {
    let c = arena.make(Cairn__Auth__V1__SetBirthDateResponse.self)
    cairn__auth__v1__set_birth_date_response__init(c)
    if let account {
      c.pointee.account_ = account.lower(in: arena)
    }
    return c
  }
}

extension GetGuardianConsentRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_guardian_consent_request__descriptor_pointer(), as: Cairn__Auth__V1__GetGuardianConsentRequest.self) {
      (c) throws(DecodingError) in try GetGuardianConsentRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetGuardianConsentRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetGuardianConsentRequest> {
    let c = arena.make(Cairn__Auth__V1__GetGuardianConsentRequest.self)
    cairn__auth__v1__get_guardian_consent_request__init(c)
    return c
  }
}

extension GetGuardianConsentResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_guardian_consent_response__descriptor_pointer(), as: Cairn__Auth__V1__GetGuardianConsentResponse.self) {
      (c) throws(DecodingError) in try GetGuardianConsentResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetGuardianConsentResponse>) throws(DecodingError) {
    if let field = c.pointee.consent_ { consent = try GuardianConsent(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetGuardianConsentResponse> {
    let c = arena.make(Cairn__Auth__V1__GetGuardianConsentResponse.self)
    cairn__auth__v1__get_guardian_consent_response__init(c)
    if let consent {
      c.pointee.consent_ = consent.lower(in: arena)
    }
    return c
  }
}

extension AskGuardianRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__ask_guardian_request__descriptor_pointer(), as: Cairn__Auth__V1__AskGuardianRequest.self) {
      (c) throws(DecodingError) in try AskGuardianRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AskGuardianRequest>) throws(DecodingError) {
    guardianEmail = try Binary.string(c.pointee.guardian_email_, "AskGuardianRequest.guardian_email")
    language = try Binary.string(c.pointee.language_, "AskGuardianRequest.language")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__AskGuardianRequest> {
    let c = arena.make(Cairn__Auth__V1__AskGuardianRequest.self)
    cairn__auth__v1__ask_guardian_request__init(c)
    c.pointee.guardian_email_ = arena.string(guardianEmail)
    c.pointee.language_ = arena.string(language)
    return c
  }
}

extension AskGuardianResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__ask_guardian_response__descriptor_pointer(), as: Cairn__Auth__V1__AskGuardianResponse.self) {
      (c) throws(DecodingError) in try AskGuardianResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AskGuardianResponse>) throws(DecodingError) {
    if let field = c.pointee.consent_ { consent = try GuardianConsent(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__AskGuardianResponse> {
    let c = arena.make(Cairn__Auth__V1__AskGuardianResponse.self)
    cairn__auth__v1__ask_guardian_response__init(c)
    if let consent {
      c.pointee.consent_ = consent.lower(in: arena)
    }
    return c
  }
}

extension AnswerAsGuardianRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__answer_as_guardian_request__descriptor_pointer(), as: Cairn__Auth__V1__AnswerAsGuardianRequest.self) {
      (c) throws(DecodingError) in try AnswerAsGuardianRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AnswerAsGuardianRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "AnswerAsGuardianRequest.code")
    consents = c.pointee.consents_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__AnswerAsGuardianRequest> {
    let c = arena.make(Cairn__Auth__V1__AnswerAsGuardianRequest.self)
    cairn__auth__v1__answer_as_guardian_request__init(c)
    c.pointee.code_ = arena.string(code)
    c.pointee.consents_ = consents ? 1 : 0
    return c
  }
}

extension AnswerAsGuardianResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__answer_as_guardian_response__descriptor_pointer(), as: Cairn__Auth__V1__AnswerAsGuardianResponse.self) {
      (c) throws(DecodingError) in try AnswerAsGuardianResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__AnswerAsGuardianResponse>) throws(DecodingError) {
    state = GuardianConsent.State(rawValue: c.pointee.state_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__AnswerAsGuardianResponse> {
    let c = arena.make(Cairn__Auth__V1__AnswerAsGuardianResponse.self)
    cairn__auth__v1__answer_as_guardian_response__init(c)
    c.pointee.state_ = state.rawValue
    return c
  }
}
