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
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__VerifyEmailRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "VerifyEmailRequest.email")
    code = try Binary.string(c.pointee.code_, "VerifyEmailRequest.code")
    token = try Binary.string(c.pointee.token_, "VerifyEmailRequest.token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__VerifyEmailRequest> {
    let c = arena.make(Cairn__Auth__V1__VerifyEmailRequest.self)
    cairn__auth__v1__verify_email_request__init(c)
    c.pointee.email_ = arena.string(email)
    c.pointee.code_ = arena.string(code)
    c.pointee.token_ = arena.string(token)
    return c
  }
}

extension VerifyEmailResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__verify_email_response__descriptor_pointer(), as: Cairn__Auth__V1__VerifyEmailResponse.self) {
      (c) throws(DecodingError) in try VerifyEmailResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__VerifyEmailResponse>) throws(DecodingError) {
    outcome = VerifyEmailResponse.Outcome(rawValue: c.pointee.outcome_)
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__VerifyEmailResponse> {
    let c = arena.make(Cairn__Auth__V1__VerifyEmailResponse.self)
    cairn__auth__v1__verify_email_response__init(c)
    c.pointee.outcome_ = outcome.rawValue
    return c
  }
}

extension ResendVerificationRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__resend_verification_request__descriptor_pointer(), as: Cairn__Auth__V1__ResendVerificationRequest.self) {
      (c) throws(DecodingError) in try ResendVerificationRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ResendVerificationRequest>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ResendVerificationRequest> {
    let c = arena.make(Cairn__Auth__V1__ResendVerificationRequest.self)
    cairn__auth__v1__resend_verification_request__init(c)
    return c
  }
}

extension ResendVerificationResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__resend_verification_response__descriptor_pointer(), as: Cairn__Auth__V1__ResendVerificationResponse.self) {
      (c) throws(DecodingError) in try ResendVerificationResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ResendVerificationResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ResendVerificationResponse> {
    let c = arena.make(Cairn__Auth__V1__ResendVerificationResponse.self)
    cairn__auth__v1__resend_verification_response__init(c)
    return c
  }
}

extension ChangeEmailRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_email_request__descriptor_pointer(), as: Cairn__Auth__V1__ChangeEmailRequest.self) {
      (c) throws(DecodingError) in try ChangeEmailRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangeEmailRequest>) throws(DecodingError) {
    newEmail = try Binary.string(c.pointee.new_email_, "ChangeEmailRequest.new_email")
    password = try Binary.string(c.pointee.password_, "ChangeEmailRequest.password")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ChangeEmailRequest> {
    let c = arena.make(Cairn__Auth__V1__ChangeEmailRequest.self)
    cairn__auth__v1__change_email_request__init(c)
    c.pointee.new_email_ = arena.string(newEmail)
    c.pointee.password_ = arena.string(password)
    return c
  }
}

extension ChangeEmailResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__change_email_response__descriptor_pointer(), as: Cairn__Auth__V1__ChangeEmailResponse.self) {
      (c) throws(DecodingError) in try ChangeEmailResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__ChangeEmailResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__ChangeEmailResponse> {
    let c = arena.make(Cairn__Auth__V1__ChangeEmailResponse.self)
    cairn__auth__v1__change_email_response__init(c)
    return c
  }
}

extension UndoEmailChangeRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__undo_email_change_request__descriptor_pointer(), as: Cairn__Auth__V1__UndoEmailChangeRequest.self) {
      (c) throws(DecodingError) in try UndoEmailChangeRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UndoEmailChangeRequest>) throws(DecodingError) {
    email = try Binary.string(c.pointee.email_, "UndoEmailChangeRequest.email")
    code = try Binary.string(c.pointee.code_, "UndoEmailChangeRequest.code")
    token = try Binary.string(c.pointee.token_, "UndoEmailChangeRequest.token")
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__UndoEmailChangeRequest> {
    let c = arena.make(Cairn__Auth__V1__UndoEmailChangeRequest.self)
    cairn__auth__v1__undo_email_change_request__init(c)
    c.pointee.email_ = arena.string(email)
    c.pointee.code_ = arena.string(code)
    c.pointee.token_ = arena.string(token)
    return c
  }
}

extension UndoEmailChangeResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__v1__undo_email_change_response__descriptor_pointer(), as: Cairn__Auth__V1__UndoEmailChangeResponse.self) {
      (c) throws(DecodingError) in try UndoEmailChangeResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    Binary.encode { arena in lower(in: arena) }
  }

  init(c: UnsafePointer<Cairn__Auth__V1__UndoEmailChangeResponse>) throws(DecodingError) {
  }

  func lower(in arena: Arena) -> UnsafeMutablePointer<Cairn__Auth__V1__UndoEmailChangeResponse> {
    let c = arena.make(Cairn__Auth__V1__UndoEmailChangeResponse.self)
    cairn__auth__v1__undo_email_change_response__init(c)
    return c
  }
}
