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
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetSecondFactorRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension GetSecondFactorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__get_second_factor_response__descriptor_pointer(), as: Cairn__Auth__V1__GetSecondFactorResponse.self) {
      (c) throws(DecodingError) in try GetSecondFactorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__GetSecondFactorResponse>) throws(DecodingError) {
    confirmTime = try moment(c.pointee.confirm_time_, "GetSecondFactorResponse.confirm_time")
    recoveryCodeCount = c.pointee.recovery_code_count_
  }

  func write(to binary: inout BinaryWriter) {
    if let confirmTime {
      binary.field(1, confirmTime)
    }
    if recoveryCodeCount != 0 {
      binary.field(2, recoveryCodeCount)
    }
  }
}

extension EnrolTotpRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__enrol_totp_request__descriptor_pointer(), as: Cairn__Auth__V1__EnrolTotpRequest.self) {
      (c) throws(DecodingError) in try EnrolTotpRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__EnrolTotpRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension EnrolTotpResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__enrol_totp_response__descriptor_pointer(), as: Cairn__Auth__V1__EnrolTotpResponse.self) {
      (c) throws(DecodingError) in try EnrolTotpResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__EnrolTotpResponse>) throws(DecodingError) {
    secret = try Binary.string(c.pointee.secret_, "EnrolTotpResponse.secret")
    otpauthURI = try Binary.string(c.pointee.otpauth_uri_, "EnrolTotpResponse.otpauth_uri")
  }

  func write(to binary: inout BinaryWriter) {
    if !secret.isEmpty {
      binary.field(1, secret)
    }
    if !otpauthURI.isEmpty {
      binary.field(2, otpauthURI)
    }
  }
}

extension ConfirmTotpRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__confirm_totp_request__descriptor_pointer(), as: Cairn__Auth__V1__ConfirmTotpRequest.self) {
      (c) throws(DecodingError) in try ConfirmTotpRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ConfirmTotpRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "ConfirmTotpRequest.code")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
  }
}

extension ConfirmTotpResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__confirm_totp_response__descriptor_pointer(), as: Cairn__Auth__V1__ConfirmTotpResponse.self) {
      (c) throws(DecodingError) in try ConfirmTotpResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ConfirmTotpResponse>) throws(DecodingError) {
    recoveryCodes = try Binary.list(c.pointee.n_recovery_codes_, c.pointee.recovery_codes_, { (value) throws(DecodingError) in try Binary.string(value, "ConfirmTotpResponse.recovery_codes") })
  }

  func write(to binary: inout BinaryWriter) {
    if !recoveryCodes.isEmpty {
      for element in recoveryCodes {
        binary.field(1, element)
      }
    }
  }
}

extension DisableTotpRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__disable_totp_request__descriptor_pointer(), as: Cairn__Auth__V1__DisableTotpRequest.self) {
      (c) throws(DecodingError) in try DisableTotpRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DisableTotpRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "DisableTotpRequest.code")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
  }
}

extension DisableTotpResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__disable_totp_response__descriptor_pointer(), as: Cairn__Auth__V1__DisableTotpResponse.self) {
      (c) throws(DecodingError) in try DisableTotpResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__DisableTotpResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ReplaceRecoveryCodesRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__replace_recovery_codes_request__descriptor_pointer(), as: Cairn__Auth__V1__ReplaceRecoveryCodesRequest.self) {
      (c) throws(DecodingError) in try ReplaceRecoveryCodesRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ReplaceRecoveryCodesRequest>) throws(DecodingError) {
    code = try Binary.string(c.pointee.code_, "ReplaceRecoveryCodesRequest.code")
  }

  func write(to binary: inout BinaryWriter) {
    if !code.isEmpty {
      binary.field(1, code)
    }
  }
}

extension ReplaceRecoveryCodesResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__replace_recovery_codes_response__descriptor_pointer(), as: Cairn__Auth__V1__ReplaceRecoveryCodesResponse.self) {
      (c) throws(DecodingError) in try ReplaceRecoveryCodesResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ReplaceRecoveryCodesResponse>) throws(DecodingError) {
    recoveryCodes = try Binary.list(c.pointee.n_recovery_codes_, c.pointee.recovery_codes_, { (value) throws(DecodingError) in try Binary.string(value, "ReplaceRecoveryCodesResponse.recovery_codes") })
  }

  func write(to binary: inout BinaryWriter) {
    if !recoveryCodes.isEmpty {
      for element in recoveryCodes {
        binary.field(1, element)
      }
    }
  }
}

extension VerifySecondFactorRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__verify_second_factor_request__descriptor_pointer(), as: Cairn__Auth__V1__VerifySecondFactorRequest.self) {
      (c) throws(DecodingError) in try VerifySecondFactorRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__VerifySecondFactorRequest>) throws(DecodingError) {
    loginStep = try Binary.string(c.pointee.login_step_, "VerifySecondFactorRequest.login_step")
    code = try Binary.string(c.pointee.code_, "VerifySecondFactorRequest.code")
    evenIfSuspended = c.pointee.even_if_suspended_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if !loginStep.isEmpty {
      binary.field(1, loginStep)
    }
    if !code.isEmpty {
      binary.field(2, code)
    }
    if evenIfSuspended {
      binary.field(3, evenIfSuspended)
    }
  }
}

extension VerifySecondFactorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__verify_second_factor_response__descriptor_pointer(), as: Cairn__Auth__V1__VerifySecondFactorResponse.self) {
      (c) throws(DecodingError) in try VerifySecondFactorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__VerifySecondFactorResponse>) throws(DecodingError) {
    accountID = try Binary.string(c.pointee.account_id_, "VerifySecondFactorResponse.account_id")
    username = try Binary.string(c.pointee.username_, "VerifySecondFactorResponse.username")
    if let field = c.pointee.tokens_ { tokens = try SessionTokens(c: field) }
  }

  func write(to binary: inout BinaryWriter) {
    if !accountID.isEmpty {
      binary.field(1, accountID)
    }
    if !username.isEmpty {
      binary.field(2, username)
    }
    if let tokens {
      let start = binary.begin(3)
      tokens.write(to: &binary)
      binary.end(start)
    }
  }
}
