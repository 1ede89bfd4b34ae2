// Written by protoc-gen-cairn from cairn/auth/internal/v1/moderators.proto; not by hand.
// swift-format-ignore-file

internal import CCairnProto
internal import CProtobufC
public import Protobuf

extension CheckModeratorRequest {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__check_moderator_request__descriptor_pointer(), as: Cairn__Auth__Internal__V1__CheckModeratorRequest.self) {
      (c) throws(DecodingError) in try CheckModeratorRequest(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__CheckModeratorRequest>) throws(DecodingError) {
    account = Binary.bytes(c.pointee.account_)
    session = Binary.bytes(c.pointee.session_)
    target = Binary.bytes(c.pointee.target_)
  }

  func write(to binary: inout BinaryWriter) {
    if !account.isEmpty {
      binary.field(1, account)
    }
    if !session.isEmpty {
      binary.field(2, session)
    }
    if !target.isEmpty {
      binary.field(3, target)
    }
  }
}

extension CheckModeratorResponse {
  public init(decoding bytes: UnsafeRawBufferPointer) throws(DecodingError) {
    self = try Binary.decode(bytes, by: cairn__auth__internal__v1__check_moderator_response__descriptor_pointer(), as: Cairn__Auth__Internal__V1__CheckModeratorResponse.self) {
      (c) throws(DecodingError) in try CheckModeratorResponse(c: c)
    }
  }

  public func encoded() -> [UInt8] {
    BinaryWriter.bytes { binary in write(to: &binary) }
  }

  init(c: UnsafePointer<Cairn__Auth__Internal__V1__CheckModeratorResponse>) throws(DecodingError) {
    answer = CheckModeratorResponse.Answer(rawValue: c.pointee.answer_)
    role = try Binary.string(c.pointee.role_, "CheckModeratorResponse.role")
    isAboveTarget = c.pointee.is_above_target_ != 0
  }

  func write(to binary: inout BinaryWriter) {
    if answer != .unspecified {
      binary.field(1, answer)
    }
    if !role.isEmpty {
      binary.field(2, role)
    }
    if isAboveTarget {
      binary.field(3, isAboveTarget)
    }
  }
}
