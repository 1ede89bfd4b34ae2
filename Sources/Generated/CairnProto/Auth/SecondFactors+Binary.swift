// Written by protoc-gen-cairn from cairn/auth/v1/second_factors.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension GetSecondFactorRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_second_factor_request__descriptor_pointer(), as: Cairn__Auth__V1__GetSecondFactorRequest.self) {
      (c) throws(DecodingError) in try GetSecondFactorRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetSecondFactorRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetSecondFactorRequest> {
    let c = arena.make(Cairn__Auth__V1__GetSecondFactorRequest.self)
    cairn__auth__v1__get_second_factor_request__init(c)
    return c
  }
}

extension GetSecondFactorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_second_factor_response__descriptor_pointer(), as: Cairn__Auth__V1__GetSecondFactorResponse.self) {
      (c) throws(DecodingError) in try GetSecondFactorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetSecondFactorResponse>) throws(DecodingError) {
    confirmTime = try moment(c.pointee.confirm_time_, "GetSecondFactorResponse.confirm_time")
    recoveryCodeCount = c.pointee.recovery_code_count_
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__GetSecondFactorResponse> {
    let c = arena.make(Cairn__Auth__V1__GetSecondFactorResponse.self)
    cairn__auth__v1__get_second_factor_response__init(c)
    if let confirmTime {
      c.pointee.confirm_time_ = arena.timestamp(confirmTime)
    }
    c.pointee.recovery_code_count_ = recoveryCodeCount
    return c
  }
}

extension EnrolTotpRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__enrol_totp_request__descriptor_pointer(), as: Cairn__Auth__V1__EnrolTotpRequest.self) {
      (c) throws(DecodingError) in try EnrolTotpRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__EnrolTotpRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__EnrolTotpRequest> {
    let c = arena.make(Cairn__Auth__V1__EnrolTotpRequest.self)
    cairn__auth__v1__enrol_totp_request__init(c)
    return c
  }
}

extension EnrolTotpResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__enrol_totp_response__descriptor_pointer(), as: Cairn__Auth__V1__EnrolTotpResponse.self) {
      (c) throws(DecodingError) in try EnrolTotpResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__EnrolTotpResponse>) throws(DecodingError) {
    secret = try Binary.string(c.pointee.secret_, "EnrolTotpResponse.secret")
    otpauthURI = try Binary.string(c.pointee.otpauth_uri_, "EnrolTotpResponse.otpauth_uri")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__EnrolTotpResponse> {
    let c = arena.make(Cairn__Auth__V1__EnrolTotpResponse.self)
    cairn__auth__v1__enrol_totp_response__init(c)
    c.pointee.secret_ = arena.string(secret)
    c.pointee.otpauth_uri_ = arena.string(otpauthURI)
    return c
  }
}

extension ConfirmTotpRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__confirm_totp_request__descriptor_pointer(), as: Cairn__Auth__V1__ConfirmTotpRequest.self) {
      (c) throws(DecodingError) in try ConfirmTotpRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ConfirmTotpRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "ConfirmTotpRequest.code")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ConfirmTotpRequest> {
    let c = arena.make(Cairn__Auth__V1__ConfirmTotpRequest.self)
    cairn__auth__v1__confirm_totp_request__init(c)
    c.pointee.code_ = arena.string(code)
    return c
  }
}

extension ConfirmTotpResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__confirm_totp_response__descriptor_pointer(), as: Cairn__Auth__V1__ConfirmTotpResponse.self) {
      (c) throws(DecodingError) in try ConfirmTotpResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ConfirmTotpResponse>) throws(DecodingError) {
    recoveryCodes = try Binary.list(c.pointee.n_recovery_codes_, c.pointee.recovery_codes_, { (value) throws(DecodingError) in try Binary.string(value, "ConfirmTotpResponse.recovery_codes") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ConfirmTotpResponse> {
    let c = arena.make(Cairn__Auth__V1__ConfirmTotpResponse.self)
    cairn__auth__v1__confirm_totp_response__init(c)
    c.pointee.n_recovery_codes_ = recoveryCodes.count
    c.pointee.recovery_codes_ = arena.list(recoveryCodes) { value in arena.string(value) }
    return c
  }
}

extension DisableTotpRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__disable_totp_request__descriptor_pointer(), as: Cairn__Auth__V1__DisableTotpRequest.self) {
      (c) throws(DecodingError) in try DisableTotpRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DisableTotpRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "DisableTotpRequest.code")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__DisableTotpRequest> {
    let c = arena.make(Cairn__Auth__V1__DisableTotpRequest.self)
    cairn__auth__v1__disable_totp_request__init(c)
    c.pointee.code_ = arena.string(code)
    return c
  }
}

extension DisableTotpResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__disable_totp_response__descriptor_pointer(), as: Cairn__Auth__V1__DisableTotpResponse.self) {
      (c) throws(DecodingError) in try DisableTotpResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DisableTotpResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__DisableTotpResponse> {
    let c = arena.make(Cairn__Auth__V1__DisableTotpResponse.self)
    cairn__auth__v1__disable_totp_response__init(c)
    return c
  }
}

extension ReplaceRecoveryCodesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__replace_recovery_codes_request__descriptor_pointer(), as: Cairn__Auth__V1__ReplaceRecoveryCodesRequest.self) {
      (c) throws(DecodingError) in try ReplaceRecoveryCodesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ReplaceRecoveryCodesRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "ReplaceRecoveryCodesRequest.code")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ReplaceRecoveryCodesRequest> {
    let c = arena.make(Cairn__Auth__V1__ReplaceRecoveryCodesRequest.self)
    cairn__auth__v1__replace_recovery_codes_request__init(c)
    c.pointee.code_ = arena.string(code)
    return c
  }
}

extension ReplaceRecoveryCodesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__replace_recovery_codes_response__descriptor_pointer(), as: Cairn__Auth__V1__ReplaceRecoveryCodesResponse.self) {
      (c) throws(DecodingError) in try ReplaceRecoveryCodesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ReplaceRecoveryCodesResponse>) throws(DecodingError) {
    recoveryCodes = try Binary.list(c.pointee.n_recovery_codes_, c.pointee.recovery_codes_, { (value) throws(DecodingError) in try Binary.string(value, "ReplaceRecoveryCodesResponse.recovery_codes") })
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ReplaceRecoveryCodesResponse> {
    let c = arena.make(Cairn__Auth__V1__ReplaceRecoveryCodesResponse.self)
    cairn__auth__v1__replace_recovery_codes_response__init(c)
    c.pointee.n_recovery_codes_ = recoveryCodes.count
    c.pointee.recovery_codes_ = arena.list(recoveryCodes) { value in arena.string(value) }
    return c
  }
}

extension VerifySecondFactorRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__verify_second_factor_request__descriptor_pointer(), as: Cairn__Auth__V1__VerifySecondFactorRequest.self) {
      (c) throws(DecodingError) in try VerifySecondFactorRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__VerifySecondFactorRequest>) throws(DecodingError) {
    challenge = try Binary.string(c.pointee.challenge_, "VerifySecondFactorRequest.challenge")
    code = try Binary.string(c.pointee.code_, "VerifySecondFactorRequest.code")
    evenIfSuspended = c.pointee.even_if_suspended_ != 0
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__VerifySecondFactorRequest> {
    let c = arena.make(Cairn__Auth__V1__VerifySecondFactorRequest.self)
    cairn__auth__v1__verify_second_factor_request__init(c)
    c.pointee.challenge_ = arena.string(challenge)
    c.pointee.code_ = arena.string(code)
    c.pointee.even_if_suspended_ = evenIfSuspended ? 1 : 0
    return c
  }
}

extension VerifySecondFactorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__verify_second_factor_response__descriptor_pointer(), as: Cairn__Auth__V1__VerifySecondFactorResponse.self) {
      (c) throws(DecodingError) in try VerifySecondFactorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__VerifySecondFactorResponse>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "VerifySecondFactorResponse.account_id")
    username = try Binary.string(c.pointee.username_, "VerifySecondFactorResponse.username")
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__VerifySecondFactorResponse> {
    let c = arena.make(Cairn__Auth__V1__VerifySecondFactorResponse.self)
    cairn__auth__v1__verify_second_factor_response__init(c)
    c.pointee.account_id_ = arena.string(accountID)
    c.pointee.username_ = arena.string(username)
    if let tokens {
      c.pointee.tokens_ = tokens.lower(in: arena)
    }
    return c
  }
}
