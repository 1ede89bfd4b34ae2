// Written by protoc-gen-cairn from cairn/auth/v1/emails.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension VerifyEmailRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__verify_email_request__descriptor_pointer(), as: Cairn__Auth__V1__VerifyEmailRequest.self) {
      (c) throws(DecodingError) in try VerifyEmailRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__VerifyEmailRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "VerifyEmailRequest.email")
    code = try Binary.string(c.pointee.code_, "VerifyEmailRequest.code")
    token = try Binary.string(c.pointee.token_, "VerifyEmailRequest.token")
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
  }
}

extension VerifyEmailResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__verify_email_response__descriptor_pointer(), as: Cairn__Auth__V1__VerifyEmailResponse.self) {
      (c) throws(DecodingError) in try VerifyEmailResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__VerifyEmailResponse>) throws(DecodingError) {
    outcome = VerifyEmailResponse.Outcome(rawValue: c.pointee.outcome_)
  }

  func write(to binary: inout BinaryWriter) {
    if outcome != .unspecified {
      binary.field(1, outcome)
    }
  }
}

extension ResendVerificationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__resend_verification_request__descriptor_pointer(), as: Cairn__Auth__V1__ResendVerificationRequest.self) {
      (c) throws(DecodingError) in try ResendVerificationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ResendVerificationRequest>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ResendVerificationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__resend_verification_response__descriptor_pointer(), as: Cairn__Auth__V1__ResendVerificationResponse.self) {
      (c) throws(DecodingError) in try ResendVerificationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ResendVerificationResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension ChangeEmailRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_email_request__descriptor_pointer(), as: Cairn__Auth__V1__ChangeEmailRequest.self) {
      (c) throws(DecodingError) in try ChangeEmailRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangeEmailRequest>) throws(DecodingError) {
    newEmail = try Binary.string(c.pointee.new_email_, "ChangeEmailRequest.new_email")
    password = try Binary.string(c.pointee.password_, "ChangeEmailRequest.password")
  }

  func write(to binary: inout BinaryWriter) {
    if !newEmail.isEmpty {
      binary.field(1, newEmail)
    }
    if !password.isEmpty {
      binary.field(2, password)
    }
  }
}

extension ChangeEmailResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_email_response__descriptor_pointer(), as: Cairn__Auth__V1__ChangeEmailResponse.self) {
      (c) throws(DecodingError) in try ChangeEmailResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangeEmailResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}

extension UndoEmailChangeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__undo_email_change_request__descriptor_pointer(), as: Cairn__Auth__V1__UndoEmailChangeRequest.self) {
      (c) throws(DecodingError) in try UndoEmailChangeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UndoEmailChangeRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "UndoEmailChangeRequest.email")
    code = try Binary.string(c.pointee.code_, "UndoEmailChangeRequest.code")
    token = try Binary.string(c.pointee.token_, "UndoEmailChangeRequest.token")
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
  }
}

extension UndoEmailChangeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__undo_email_change_response__descriptor_pointer(), as: Cairn__Auth__V1__UndoEmailChangeResponse.self) {
      (c) throws(DecodingError) in try UndoEmailChangeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UndoEmailChangeResponse>) throws(DecodingError) {
  }

  func write(to binary: inout BinaryWriter) {
  }
}
