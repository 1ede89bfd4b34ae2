// Written by protoc-gen-cairn from cairn/auth/v1/passwords.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension ChangePasswordRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_password_request__descriptor_pointer(), as: Cairn__Auth__V1__ChangePasswordRequest.self) {
      (c) throws(DecodingError) in try ChangePasswordRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangePasswordRequest>) throws(DecodingError) {
    oldPassword = try Binary.string(c.pointee.old_password_, "ChangePasswordRequest.old_password")
    newPassword = try Binary.string(c.pointee.new_password_, "ChangePasswordRequest.new_password")
  }

  func write(to binary: inout BinaryWriter) {
    if !oldPassword.isEmpty {
      binary.field(1, oldPassword)
    }
    if !newPassword.isEmpty {
      binary.field(2, newPassword)
    }
  }
}

extension ChangePasswordResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_password_response__descriptor_pointer(), as: Cairn__Auth__V1__ChangePasswordResponse.self) {
      (c) throws(DecodingError) in try ChangePasswordResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangePasswordResponse>) throws(DecodingError) {
    revokedCount = c.pointee.revoked_count_
  }

  func write(to binary: inout BinaryWriter) {
    if revokedCount != 0 {
      binary.field(1, revokedCount)
    }
  }
}

extension RequestPasswordResetRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__request_password_reset_request__descriptor_pointer(), as: Cairn__Auth__V1__RequestPasswordResetRequest.self) {
      (c) throws(DecodingError) in try RequestPasswordResetRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RequestPasswordResetRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "RequestPasswordResetRequest.email")
  }

  func write(to binary: inout BinaryWriter) {
    if !email.isEmpty {
      binary.field(1, email)
    }
  }
}

extension RequestPasswordResetResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__request_password_reset_response__descriptor_pointer(), as: Cairn__Auth__V1__RequestPasswordResetResponse.self) {
      (c) throws(DecodingError) in try RequestPasswordResetResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__RequestPasswordResetResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ResetPasswordRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__reset_password_request__descriptor_pointer(), as: Cairn__Auth__V1__ResetPasswordRequest.self) {
      (c) throws(DecodingError) in try ResetPasswordRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ResetPasswordRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "ResetPasswordRequest.email")
    code = try Binary.string(c.pointee.code_, "ResetPasswordRequest.code")
    token = try Binary.string(c.pointee.token_, "ResetPasswordRequest.token")
    newPassword = try Binary.string(c.pointee.new_password_, "ResetPasswordRequest.new_password")
  }

  func write(to binary: inout BinaryWriter) {
    if !email.isEmpty {
      binary.field(1, email)
    }
    if !code.isEmpty {
      binary.field(2, code)
    }
    if !token.isEmpty {
      binary.field(3, token)
    }
    if !newPassword.isEmpty {
      binary.field(4, newPassword)
    }
  }
}

extension ResetPasswordResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__reset_password_response__descriptor_pointer(), as: Cairn__Auth__V1__ResetPasswordResponse.self) {
      (c) throws(DecodingError) in try ResetPasswordResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ResetPasswordResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
